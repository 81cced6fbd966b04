import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { Random } from '../../../helpers/random/Random.ts';
import type { Shop } from '../Shop.ts';
import { act, create, type Steps } from './Step.ts';

async function card(shop: Shop, random: Random): Promise<void> {
  const isHold = random.happens(0.3);
  const test_card = random.happens(0.6) ? 'VISA_CHARGED' : random.pick<string>(VALUE_LISTS['test-cards-of-any']);
  await create(shop, 'credit-card-payments', {
    test_card,
    amount: shop.amount(),
    payer_email: 'payer@year.test',
    ...(isHold && { authorize_only: true }),
  });
}

async function challenge(shop: Shop, random: Random): Promise<void> {
  const waiting = (shop.open.get('credit-card-payments') ?? []).find(({ status }) => status === 'PENDING');
  if (waiting === undefined) return;
  await shop.act(`credit-card-payments/${waiting.id}/actions/${random.pick(['pass', 'fail'])}-challenge`);
}

async function refund(shop: Shop, random: Random): Promise<void> {
  const made = shop.some('credit-card-payments');
  if (made === undefined) return;
  const amount = random.happens(0.5) ? made.amount : shop.amount(20);
  await shop.post(`credit-card-payments/${made.id}/refund`, { amount, reason: 'REQUESTED_BY_CUSTOMER' });
}

async function dispute(shop: Shop, random: Random): Promise<void> {
  const made = shop.some('credit-card-payments');
  if (made === undefined) return;
  const amount = random.happens(0.5) ? made.amount : shop.amount(20);
  await shop.post(`credit-card-payments/${made.id}/dispute`, { amount, reason: 'NOT_RECEIVED' });
}

/** The business, the issuer or the cardholder does something with a chargeback that is open. */
async function chargeback(shop: Shop, random: Random): Promise<void> {
  const open = await shop.list('credit-card-chargebacks', { status: ['OPEN', 'SUBMITTED', 'REVIEWING'] });
  if (open.length === 0) return;
  const address = `credit-card-chargebacks/${random.pick(open).id}`;
  const what = random.weighted({ answer: 4, accept: 1, review: 2, win: 2, lose: 2, cancel: 1 });
  if (what !== 'answer') await shop.post(`${address}/${what}`);
  else
    await shop.act(`${address}/actions/answer`, { note: 'The customer has the order.', document: await shop.upload() });
}

/** Payments by card, from their authorization to the end of their chargebacks. */
export const CARDS: Steps = {
  card: { weight: 12, run: card },
  challenge: { weight: 1, run: challenge },
  capture: { weight: 3, run: act('credit-card-payments', 'capture', (shop) => ({ amount: shop.amount(10) })) },
  reverse: { weight: 1, run: act('credit-card-payments', 'reverse') },
  refund: { weight: 5, run: refund },
  dispute: { weight: 6, run: dispute },
  chargeback: { weight: 9, run: chargeback },
};
