import { randomUUID } from 'node:crypto';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { Random } from '../../../helpers/random/Random.ts';
import type { Shop } from '../Shop.ts';
import { accountNumber, OF_COUNTRY, stepsOf } from './Step.ts';

const email = () => `${randomUUID()}@year.test`;

/** Opens an escrow account, or lets a person into one that is open. */
async function escrowCustomer(shop: Shop, random: Random): Promise<void> {
  const [open] = await shop.list('escrow-account', { status: ['ACTIVE'] });
  if (open === undefined) {
    const input = { name: 'Deposits', bank: random.pick<string>(VALUE_LISTS['banks-of-indonesia']) };
    const { status, json } = await shop.act('escrow-account/actions/request', input);
    if (status === 200) await shop.act(`escrow-account/${json.id}/actions/open`);
    return;
  }
  const type = random.pick<string>(VALUE_LISTS['escrow-parties']);
  const input = { name: 'Ayu Lestari', email: email(), type, account_id: open.id };
  const made = shop.keep('escrow-customers', await shop.act('escrow-customers/actions/create', input));
  if (made !== undefined) await shop.act(`escrow-customers/${made.id}/actions/verify`);
}

async function escrowMovement(shop: Shop, random: Random): Promise<void> {
  const customer = shop.some('escrow-customers');
  const recipient = shop.some('escrow-customers');
  if (customer === undefined || recipient === undefined) return;
  const account = {
    bank: random.pick<string>(OF_COUNTRY[shop.business.country].accountBanks),
    account_number: accountNumber(random),
  };
  const amount = shop.amount(60);
  const action = random.weighted({ simulate: 3, release: 2, refund: 1 });
  const input = {
    simulate: { amount },
    refund: { amount, ...account },
    release: random.happens(0.5)
      ? { amount, release_to: 'BALANCE' }
      : { amount, release_to: 'RECIPIENT', recipient_id: recipient.id, ...account },
  }[action];
  await shop.act(`escrow-customers/${customer.id}/actions/${action}`, input);
}

async function investor(shop: Shop, random: Random): Promise<void> {
  const bank = random.pick<string>(VALUE_LISTS['investor-banks']);
  const input = { name: 'Budi Santoso', email: email(), bank };
  const made = shop.keep('rdl-investors', await shop.act('rdl-investors/actions/create', input));
  if (made !== undefined) await shop.act(`rdl-investors/${made.id}/actions/activate`);
}

async function investorMovement(shop: Shop, random: Random): Promise<void> {
  const made = shop.some('rdl-investors');
  if (made === undefined) return;
  const action = random.weighted({ simulate: 3, fund: 2, repay: 1, withdraw: 1 });
  await shop.act(`rdl-investors/${made.id}/actions/${action}`, { amount: shop.amount(60) });
}

/** The bank of an investor answers an order. */
async function investorAnswer(shop: Shop, random: Random): Promise<void> {
  const pending = await shop.list('rdl-transactions', { status: ['PENDING'] });
  if (pending.length === 0) return;
  const address = `rdl-transactions/${random.pick(pending).id}/actions`;
  if (random.happens(0.6)) await shop.act(`${address}/complete`);
  else await shop.act(`${address}/fail`, { failure_code: 'INVALID_ACCOUNT' });
}

/** Money of others that the business keeps. */
export const HELD_MONEY = stepsOf('held-money', {
  escrowCustomer: { weight: 3, run: escrowCustomer },
  escrowMovement: { weight: 8, run: escrowMovement },
  investor: { weight: 2, run: investor },
  investorMovement: { weight: 6, run: investorMovement },
  investorAnswer: { weight: 2, run: investorAnswer },
});
