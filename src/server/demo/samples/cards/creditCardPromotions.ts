import { credit_card_promotions } from '../../../db/schema/index.ts';
import { sample } from '../sample.ts';
import { takesCards } from './card.ts';

/** Name, code, percent off (none: an amount), and where it stands. */
const PROMOTIONS = [
  ['Diskon Gajian', 'GAJIAN', 10, 'ACTIVE'],
  ['Weekend Hemat', 'WEEKEND', null, 'ACTIVE'],
  ['Kartu Baru', 'KARTUBARU', 15, 'PAUSED'],
  ['Ramadan', 'RAMADAN', null, 'EXPIRED'],
  ['Ulang Tahun', 'ULTAH', 20, 'INACTIVE'],
  ['Cicilan Ringan', 'CICILAN', 5, 'ACTIVE'],
] as const;

export const CREDIT_CARD_PROMOTIONS = sample(credit_card_promotions, (demo) =>
  takesCards(demo)
    ? demo.times(PROMOTIONS.length, ({ id, created }, index) => {
        const [name, code, percent, status] = PROMOTIONS[index] ?? PROMOTIONS[0];
        const isOver = status === 'EXPIRED';
        return {
          id,
          created,
          updated: created,
          status,
          name,
          code,
          description: null,
          discount_type: percent === null ? 'AMOUNT' : 'PERCENT',
          discount_percent: percent,
          discount_amount: percent === null ? demo.amount(25_000, 75_000) : null,
          minimum_amount: demo.amount(150_000, 400_000),
          currency: demo.currency,
          card_brand: index % 3 === 1 ? 'VISA' : null,
          bins: index % 3 === 2 ? ['454179', '54226012'] : null,
          start_date: demo.day(created),
          end_date: demo.day(isOver ? new Date(demo.now - 86_400_000) : demo.daysAfter(new Date(demo.now), 30 + index)),
          usage_limit: index % 2 === 0 ? 500 : null,
          usage_count: status === 'INACTIVE' ? 0 : demo.random.whole(12, 180),
          created_by: demo.member(),
        };
      })
    : [],
);
