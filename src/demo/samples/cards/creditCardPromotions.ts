import { credit_card_promotions, transactions } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { takesCards } from './card.ts';

/** Name and code in Indonesian and in English, percent off (null: a fixed amount), and status. */
const PROMOTIONS = [
  ['Diskon Gajian', 'GAJIAN', 'Payday Sale', 'PAYDAY', 10, 'ACTIVE'],
  ['Weekend Hemat', 'WEEKEND', 'Weekend Saver', 'WEEKEND', null, 'ACTIVE'],
  ['Kartu Baru', 'KARTUBARU', 'New Card', 'NEWCARD', 15, 'PAUSED'],
  ['Ramadan', 'RAMADAN', 'Holy Week', 'HOLYWEEK', null, 'EXPIRED'],
  ['Ulang Tahun', 'ULTAH', 'Anniversary', 'ANNIVERSARY', 20, 'INACTIVE'],
  ['Cicilan Ringan', 'CICILAN', 'Easy Instalments', 'EASY', 5, 'ACTIVE'],
] as const;

/** First digits of cards of one bank per country. */
const BINS = { ID: ['454179', '54226012'], PH: ['455203', '52891200'], SG: null } as const;

/** The promotion of each transaction that used one. Drawn together with the promotions, which count their uses. */
const used = new WeakMap<SampleScene, ReadonlyMap<string, string>>();

/** The promotion of a card transaction. */
export function promotionOf(demo: SampleScene, transactionId: string): string | undefined {
  return used.get(demo)?.get(transactionId);
}

/** One in this many payments uses a promotion. */
const USED_EVERY = 11;

function countUses(demo: SampleScene, promotions: readonly SampleRow<typeof credit_card_promotions>[]): void {
  const active = promotions.filter(({ status }) => status === 'ACTIVE');
  const uses = new Map<string, string>();
  const paid = demo
    .rowsOf(transactions)
    .filter(({ type, channel_category }) => type === 'PAYMENT' && channel_category === 'CARD');
  for (const [index, { id, created }] of paid.entries()) {
    const promotion = active[uses.size % Math.max(1, active.length)];
    if (index % USED_EVERY !== 7 || promotion === undefined || promotion.created > created) continue;
    uses.set(id, promotion.id);
    promotion.usage_count = (promotion.usage_count ?? 0) + 1;
  }
  used.set(demo, uses);
}

export const CREDIT_CARD_PROMOTIONS = sample(credit_card_promotions, (demo) => {
  const rows = takesCards(demo) ? makePromotions(demo) : [];
  countUses(demo, rows);
  return rows;
});

function makePromotions(demo: SampleScene): SampleRow<typeof credit_card_promotions>[] {
  return demo.early(PROMOTIONS.length, ({ id, created }, index) => {
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
      usage_count: 0,
      created_by: demo.member('can_edit'),
    };
  });
}
