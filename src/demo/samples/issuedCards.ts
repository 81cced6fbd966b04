import { card_products, issued_cards } from '#server/database/schema/index.ts';
import { sample } from './sample.ts';

const STATUSES = [
  ['INACTIVE', 1],
  ['ACTIVE', 8],
  ['BLOCKED', 1],
  ['EXPIRED', 1],
  ['CLOSED', 1],
] as const;

/** First six digits of issued cards. */
const FIRST_SIX = { VISA: '453203', MASTERCARD: '536817' } as const;

export const ISSUED_CARDS = sample(issued_cards, (demo) => {
  const products = demo.rowsOf(card_products);
  if (products.length === 0) return [];
  return demo.times(demo.count(30, 6), ({ id, created }, index) => {
    const product = demo.pick(products);
    const status = demo.state(STATUSES, index);
    const holder = demo.person();
    const end = new Date(demo.now + (status === 'EXPIRED' ? -40 : 700 + index * 9) * 86_400_000);
    return {
      id,
      created,
      updated: created,
      status,
      card_product_id: product.id,
      product_name: product.name,
      type: product.type,
      network: product.network,
      card_number: `${FIRST_SIX[product.network]}••••••${demo.random.digits(4)}`,
      holder_name: holder.name,
      holder_email: holder.email,
      expiry: `${String(end.getUTCMonth() + 1).padStart(2, '0')}/${String(end.getUTCFullYear()).slice(2)}`,
      card_limit: product.card_limit,
      spent: status === 'INACTIVE' ? 0n : (product.card_limit * BigInt(demo.random.whole(2, 80))) / 100n,
      currency: demo.currency,
      created_by: demo.member('can_edit'),
    };
  });
});
