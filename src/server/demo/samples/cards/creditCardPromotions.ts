import { credit_card_promotions } from '../../../db/schema/index.ts';
import { sample } from '../sample.ts';
import { takesCards } from './card.ts';

/** Name and code in Indonesian and in English, percent off (none: an amount), and where it stands. */
const PROMOTIONS = [
  ['Diskon Gajian', 'GAJIAN', 'Payday Sale', 'PAYDAY', 10, 'ACTIVE'],
  ['Weekend Hemat', 'WEEKEND', 'Weekend Saver', 'WEEKEND', null, 'ACTIVE'],
  ['Kartu Baru', 'KARTUBARU', 'New Card', 'NEWCARD', 15, 'PAUSED'],
  ['Ramadan', 'RAMADAN', 'Holy Week', 'HOLYWEEK', null, 'EXPIRED'],
  ['Ulang Tahun', 'ULTAH', 'Anniversary', 'ANNIVERSARY', 20, 'INACTIVE'],
  ['Cicilan Ringan', 'CICILAN', 'Easy Instalments', 'EASY', 5, 'ACTIVE'],
] as const;

/** The first digits of cards of a bank of each country. */
const BINS = { ID: ['454179', '54226012'], PH: ['455203', '52891200'], SG: null } as const;

export const CREDIT_CARD_PROMOTIONS = sample(credit_card_promotions, (demo) =>
  takesCards(demo)
    ? demo.times(PROMOTIONS.length, ({ id, created }, index) => {
        const [nama, kode, name, code, percent, status] = PROMOTIONS[index] ?? PROMOTIONS[0];
        const bins = BINS[demo.business.country];
        const isOver = status === 'EXPIRED';
        return {
          id,
          created,
          updated: created,
          status,
          name: demo.say(nama, name),
          code: demo.say(kode, code),
          description: null,
          discount_type: percent === null ? 'AMOUNT' : 'PERCENT',
          discount_percent: percent,
          discount_amount: percent === null ? demo.amount(25_000, 75_000) : null,
          minimum_amount: demo.amount(150_000, 400_000),
          currency: demo.currency,
          card_brand: index % 3 === 1 ? 'VISA' : null,
          bins: index % 3 === 2 && bins !== null ? [...bins] : null,
          start_date: demo.day(created),
          end_date: demo.day(isOver ? new Date(demo.now - 86_400_000) : demo.daysAfter(new Date(demo.now), 30 + index)),
          usage_limit: index % 2 === 0 ? 500 : null,
          usage_count: status === 'INACTIVE' ? 0 : demo.random.whole(12, 180),
          created_by: demo.member(),
        };
      })
    : [],
);
