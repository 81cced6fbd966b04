import { randomUUID } from 'node:crypto';
import type { Random } from '../../../helpers/random/Random.ts';
import type { Shop } from '../Shop.ts';
import { stepsOf } from './Step.ts';

/** A platform moves money between itself and an account below it, in either direction. */
async function transfer(shop: Shop, random: Random): Promise<void> {
  const { id, accounts } = shop.business;
  const account = random.pick(accounts);
  const [from_id, to_id] = random.happens(0.6) ? [id, account] : [account, id];
  await shop.act('xenplatform-transfers/actions/create', { from_id, to_id, amount: shop.amount(50) });
}

/** A platform fee of one channel, for each payment into an account. */
async function fee(shop: Shop, random: Random): Promise<void> {
  const channel_category = random.pick(['VIRTUAL_ACCOUNT', 'EWALLET', 'CARD', 'QR_CODE', 'RETAIL_OUTLET']);
  const much = random.happens(0.5) ? { unit: 'FLAT', amount: shop.amount(11) } : { unit: 'PERCENT', percentage: '1.5' };
  const input = { name: `Fee ${randomUUID()}`, channel_category, ...much };
  shop.keep('xenplatform-platform-fee', await shop.act('xenplatform-platform-fee/actions/create', input));
}

/** A rule that splits payments between the platform and one of its accounts. Its accounts may use it. */
async function splitRule(shop: Shop, random: Random): Promise<void> {
  const { id, accounts } = shop.business;
  const share = random.happens(0.5) ? { percentage: random.between(1, 40) } : { amount: shop.amount(12) };
  const routes = [
    { destination_id: random.pick(accounts), reference: 'account', percentage: random.between(1, 50) },
    { destination_id: id, reference: 'platform', ...share },
  ];
  const made = await shop.act('xenplatform-split-rules/actions/create', { name: `Split ${randomUUID()}`, routes });
  for (const user of [shop, ...shop.below]) user.keep('xenplatform-split-rules', made);
}

async function switchRule(shop: Shop, random: Random): Promise<void> {
  const made = shop.some('xenplatform-split-rules');
  if (made === undefined) return;
  await shop.act(`xenplatform-split-rules/${made.id}/actions/${random.pick(['activate', 'deactivate'])}`);
}

/** What a platform does. */
export const PLATFORM = stepsOf('platform', {
  transfer: { weight: 8, run: transfer },
  fee: { weight: 3, run: fee },
  splitRule: { weight: 3, run: splitRule },
  switchRule: { weight: 2, run: switchRule },
});
