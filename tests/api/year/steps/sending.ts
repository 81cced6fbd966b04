import { randomUUID } from 'node:crypto';
import type { Random } from '../../../helpers/random/Random.ts';
import type { Shop } from '../Shop.ts';
import { accountNumber, act, create, OF_COUNTRY, type Steps } from './Step.ts';

function disbursementOf(shop: Shop, random: Random) {
  return {
    bank: random.pick<string>(OF_COUNTRY[shop.business.country].payees),
    account_number: accountNumber(random),
    account_name: 'Siti Rahma',
    amount: shop.amount(100),
  };
}

async function batch(shop: Shop, random: Random): Promise<void> {
  const rows = Array.from({ length: random.between(1, 5) }, () => disbursementOf(shop, random));
  const { status, json } = await shop.post('batch-disbursements', { rows });
  if (status !== 201 || random.happens(0.2)) return;
  await shop.act(`batch-disbursements/${json.id}/actions/${random.weighted({ approve: 4, reject: 1 })}`);
}

async function topUp(shop: Shop, random: Random): Promise<void> {
  const accounts = await shop.list('top-ups');
  await shop.act(`top-ups/${random.pick(accounts).id}/actions/simulate`, { amount: shop.amount(5_000) });
}

async function bankAccount(shop: Shop, random: Random): Promise<void> {
  const bank = random.pick<string>(OF_COUNTRY[shop.business.country].accountBanks);
  await shop.act('bank-accounts/actions/create', {
    bank,
    account_number: accountNumber(random),
    account_name: 'SARI DEWI',
  });
}

async function withdrawal(shop: Shop, random: Random): Promise<void> {
  const made = await shop.act('withdrawals/actions/create', { amount: shop.amount(100) });
  const { status, json } = made;
  shop.keep('withdrawals', made);
  // It needs an account that a bank has verified.
  if (status === 400) await bankAccount(shop, random);
  if (status !== 200 || random.happens(0.5)) return;
  await shop.act(`withdrawals/${json.id}/actions/${random.pick(['complete', 'fail'])}`);
}

async function remittance(shop: Shop, random: Random): Promise<void> {
  const country = random.pick(['ID', 'PH'] as const);
  const made = await shop.act('remittance-payouts/actions/create', {
    sender_name: 'Tan Wei Ling',
    sender_country: 'SG',
    relationship: 'FAMILY',
    purpose: 'SALARY',
    recipient_name: 'Siti Rahma',
    country,
    bank: random.pick(country === 'ID' ? ['BCA', 'MANDIRI', 'BNI'] : ['BPI', 'BDO', 'METROBANK']),
    account_number: accountNumber(random),
    amount: shop.amount(100),
  });
  shop.keep('remittance-payouts', made);
}

/** The bank of a remittance answers. */
async function remittanceAnswer(shop: Shop, random: Random): Promise<void> {
  const made = shop.some('remittance-payouts');
  if (made === undefined) return;
  await shop.act(`remittance-payouts/${made.id}/actions/${random.pick(['complete', 'return'])}`);
}

async function payoutLinks(shop: Shop, random: Random): Promise<void> {
  const rows = Array.from({ length: random.between(1, 3) }, () => ({
    recipient_email: `siti-${randomUUID()}@year.test`,
    amount: shop.amount(30),
  }));
  shop.keep('payout-links', await shop.act('payout-links/actions/create', { rows }));
}

async function cancelPayoutLinks(shop: Shop): Promise<void> {
  const made = shop.some('payout-links');
  if (made !== undefined) await shop.act(`payout-links/${made.id}/actions/cancel`);
}

/** The status, as it is kept here, of what was approved or rejected. */
const ANSWERED = 'ANSWERED';

/** What sends money once others have approved it: the action that approves, by resource. */
const APPROVING = {
  disbursements: 'send',
  payouts: 'approve',
  'payout-links': 'approve',
  'remittance-payouts': 'send',
  withdrawals: 'approve',
} as const;

/** A colleague, or the owner, answers what waits for approval. */
async function approval(shop: Shop, random: Random): Promise<void> {
  if (!shop.business.needsApproval) return;
  const resource = random.pick(Object.keys(APPROVING)) as keyof typeof APPROVING;
  const waiting = (shop.open.get(resource) ?? []).filter(({ status }) => status !== ANSWERED);
  if (waiting.length === 0) return;
  const made = random.pick(waiting);
  const as = random.weighted({ owner: 1, colleague: 3 });
  const action = random.weighted({ approve: 4, reject: 1 }) === 'approve' ? APPROVING[resource] : 'reject';
  const { status } = await shop.act(`${resource}/${made.id}/actions/${action}`, undefined, as);
  if (status === 200) made.status = ANSWERED;
}

/** Money that leaves the business, and money that it pays in itself. */
export const SENDING: Steps = {
  disbursement: {
    weight: 8,
    run: (shop, random) => create(shop, 'disbursements', disbursementOf(shop, random)),
  },
  complete: { weight: 2, run: act('disbursements', 'complete') },
  return: { weight: 2, run: act('disbursements', 'return') },
  payout: {
    weight: 5,
    run: (shop) => create(shop, 'payouts', { recipient_email: 'siti@year.test', amount: shop.amount(50) }),
  },
  claim: { weight: 3, run: act('payouts', 'claim') },
  void: { weight: 1, run: act('payouts', 'void') },
  resend: { weight: 1, run: act('payouts', 'resend') },
  topUp: { weight: 2, run: topUp },
  bankAccount: { weight: 2, run: bankAccount },
  withdrawal: { weight: 3, run: withdrawal },
  batch: { weight: 3, run: batch },
  remittance: { weight: 3, run: remittance },
  remittanceAnswer: { weight: 1, run: remittanceAnswer },
  payoutLinks: { weight: 2, run: payoutLinks },
  cancelPayoutLinks: { weight: 1, run: cancelPayoutLinks },
  approval: { weight: 6, run: approval },
};
