import { randomUUID } from 'node:crypto';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { Random } from '../../../helpers/random/Random.ts';
import type { Shop } from '../Shop.ts';
import { stepsOf } from './Step.ts';

/** Issues a card, after the product that it is one of. */
async function issueCard(shop: Shop, random: Random): Promise<void> {
  const product = shop.some('issuing-card-products');
  if (product === undefined) {
    const input = {
      name: `Card ${randomUUID()}`.slice(0, 40),
      type: 'VIRTUAL',
      network: random.pick<string>(VALUE_LISTS['issued-networks']),
      card_limit: shop.amount(),
      valid_years: 3,
    };
    shop.keep('issuing-card-products', await shop.act('issuing-card-products/actions/create', input));
    return;
  }
  const input = { card_product_id: product.id, holder_name: 'Sari Dewi' };
  shop.keep('issuing-cards', await shop.act('issuing-cards/actions/create', input));
}

async function spend(shop: Shop, random: Random): Promise<void> {
  const made = shop.some('issuing-cards');
  if (made === undefined) return;
  await shop.act(`issuing-cards/${made.id}/actions/simulate`, {
    type: random.pick(['PURCHASE', 'WITHDRAWAL']),
    amount: shop.amount(60),
    merchant_name: 'Kereta Api',
    merchant_category: 'TRAVEL',
    merchant_country: random.pick(['ID', 'SG']),
  });
}

async function endSpending(shop: Shop, random: Random): Promise<void> {
  const spent = await shop.list('issuing-transactions', { status: ['PENDING', 'SETTLED'] });
  if (spent.length === 0) return;
  const action = random.pick(['settle', 'reverse', 'refund']);
  const input = action === 'refund' ? { amount: shop.amount(20) } : undefined;
  await shop.act(`issuing-transactions/${random.pick(spent).id}/actions/${action}`, input);
}

async function blockCard(shop: Shop, random: Random): Promise<void> {
  const made = shop.some('issuing-cards');
  if (made === undefined) return;
  await shop.act(`issuing-cards/${made.id}/actions/${random.pick(['block', 'unblock'])}`);
}

/** Cards that the business issues. */
export const ISSUING = stepsOf('issuing', {
  issueCard: { weight: 2, run: issueCard },
  spend: { weight: 6, run: spend },
  endSpending: { weight: 3, run: endSpending },
  blockCard: { weight: 1, run: blockCard },
});
