import { issued_cards, issuing_transactions } from '#server/database/schema/index.ts';
import type { SampleRow } from './SampleScene.ts';
import { sample } from './sample.ts';

const STATUSES = [
  ['SETTLED', 10],
  ['PENDING', 3],
  ['DECLINED', 2],
  ['REVERSED', 1],
] as const;

const TYPES = [
  ['PURCHASE', 12],
  ['WITHDRAWAL', 1],
  ['REFUND', 1],
] as const;

const REASONS = issuing_transactions.decline_reason.enumValues.map((reason) => [reason, 1] as const);

const MERCHANTS = [
  ['Garuda Indonesia', 'TRAVEL', 'ID'],
  ['Pertamina Kuningan', 'FUEL', 'ID'],
  ['Warung Padang Sederhana', 'MEALS', 'ID'],
  ['Cloud Hosting Pte Ltd', 'SOFTWARE', 'SG'],
  ['Gramedia', 'OFFICE', 'ID'],
  ['Iklan Daring', 'ADVERTISING', 'SG'],
  ['Toko Serba Ada', 'OTHER', 'ID'],
] as const;

/** When a card was blocked or closed, or the last month before it expired begins. */
function endOf({ status, updated, expiry }: SampleRow<typeof issued_cards>): Date {
  if (status === 'BLOCKED' || status === 'CLOSED') return updated;
  const [month, year] = expiry.split('/').map(Number);
  return new Date(Date.UTC(2000 + Number(year), Number(month) - 1, 1));
}

export const ISSUING_TRANSACTIONS = sample(issuing_transactions, (demo) => {
  const cards = demo.rowsOf(issued_cards).filter(({ status }) => status !== 'INACTIVE');
  if (cards.length === 0) return [];
  let declined = 0;
  return demo.times(demo.count(140, 12), ({ id, created: drawn }, index) => {
    const card = demo.pick(cards);
    // A card has transactions from when it was issued to when it ended.
    const isUsable = drawn > card.created && drawn < endOf(card);
    const created = isUsable ? drawn : demo.after(card.created, 24);
    const status = demo.state(STATUSES, index);
    const merchant = MERCHANTS[index % MERCHANTS.length] ?? MERCHANTS[0];
    const settled = status === 'SETTLED' ? demo.after(created, 48) : null;
    const [name, category, country] = merchant;
    return {
      id,
      created,
      updated: settled ?? created,
      status,
      type: status === 'SETTLED' ? demo.state(TYPES, index - STATUSES.length) : 'PURCHASE',
      issued_card_id: card.id,
      card_number: card.card_number,
      holder_name: card.holder_name,
      merchant_name: name,
      merchant_category: category,
      merchant_country: country,
      amount: demo.amount(35_000, 4_500_000),
      currency: demo.currency,
      decline_reason: status === 'DECLINED' ? demo.state(REASONS, declined++) : null,
      settled,
      reference: demo.random.digits(12),
    };
  });
});
