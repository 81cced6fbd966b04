import { card_products, issued_cards } from '#server/database/schema/index.ts';
import { sample } from './sample.ts';

const STATUSES = [
  ['INACTIVE', 1],
  ['ACTIVE', 8],
  ['BLOCKED', 1],
  ['EXPIRED', 1],
  ['CLOSED', 1],
] as const;

const DAY = 86_400_000;

/** How long ago cards expired. */
const EXPIRED_DAYS = 40;

/** First six digits of issued cards. */
const FIRST_SIX = { VISA: '453203', MASTERCARD: '536817' } as const;

export const ISSUED_CARDS = sample(issued_cards, (demo) => {
  const products = demo.rowsOf(card_products);
  if (products.length === 0) return [];
  return demo.times(demo.count(30, 6), ({ id, created }, index) => {
    const product = demo.pick(products);
    const drawn = demo.state(STATUSES, index);
    const age = (demo.now - created.getTime()) / DAY;
    // A card is used for some time before it expires, is blocked or is closed.
    const status = (drawn === 'EXPIRED' && age < EXPIRED_DAYS + 60) || age < 2 ? 'ACTIVE' : drawn;
    const ended = status === 'BLOCKED' || status === 'CLOSED' ? new Date(demo.now - DAY) : created;
    const holder = demo.person();
    const end = new Date(demo.now + (status === 'EXPIRED' ? -EXPIRED_DAYS : 700 + index * 9) * DAY);
    return {
      id,
      created,
      updated: ended,
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
      // Added up from its transactions (queueCardSpending).
      spent: 0n,
      currency: demo.currency,
      created_by: demo.member('can_edit'),
    };
  });
});
