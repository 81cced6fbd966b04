import { randomUUID } from 'node:crypto';
import { today } from '#contract/dates/days.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { Random } from '../../helpers/random/Random.ts';
import type { Answer, Shop } from './Shop.ts';

/** One thing that happens in a business. */
type Step = (shop: Shop, random: Random, now: Date) => Promise<unknown>;

const DAY = 86_400_000;

const OF_COUNTRY = {
  ID: {
    channels: VALUE_LISTS['payer-channels-of-indonesia'],
    banks: VALUE_LISTS['banks-of-indonesia'],
    accountBanks: VALUE_LISTS['account-banks-of-indonesia'],
    payees: VALUE_LISTS['payees-of-indonesia'],
  },
  PH: {
    channels: VALUE_LISTS['payer-channels-of-philippines'],
    banks: VALUE_LISTS['banks-of-philippines'],
    accountBanks: VALUE_LISTS['account-banks-of-philippines'],
    payees: VALUE_LISTS['payees-of-philippines'],
  },
} as const;

/** A day in so many days, YYYY-MM-DD. */
function dayIn(now: Date, days: number): string {
  return today('Asia/Jakarta', new Date(now.getTime() + days * DAY));
}

function account(random: Random): string {
  return `12345${random.between(10, 99)}${random.weighted({ '1234': 8, '0000': 1, '9999': 1 })}`;
}

/** Runs an action of a record that was made, if there is one. */
async function later(shop: Shop, resource: string, action: string, body?: object): Promise<Answer | undefined> {
  const made = shop.some(resource);
  if (made === undefined) return undefined;
  const answer = await shop.post(`${resource}/${made.id}/${action}`, body);
  if (answer.status === 200) made.status = answer.json.status;
  return answer;
}

async function create(shop: Shop, resource: string, body: object) {
  return shop.keep(resource, await shop.post(resource, { external_id: randomUUID(), ...body }));
}

function channelOf({ business }: Shop, random: Random): string {
  return random.pick<string>(OF_COUNTRY[business.country].channels);
}

/** Makes what a payer pays, and mostly has it paid. */
function payable(resource: string, fields: (shop: Shop, random: Random, now: Date) => object): Step {
  return async (shop, random, now) => {
    const due = { amount: shop.amount() };
    const isOpen = resource === 'on-demand-payment-links';
    const made = await create(shop, resource, { ...(!isOpen && due), ...fields(shop, random, now) });
    if (made === undefined || random.happens(0.3)) return;
    const amount = resource === 'payment-links' || resource === 'invoices' ? {} : due;
    await shop.post(`${resource}/${made.id}/simulate`, { channel: channelOf(shop, random), ...amount });
  };
}

const invoice = payable('invoices', (_shop, random, now) => ({
  payer_email: 'payer@year.test',
  payer_name: 'Sari Dewi',
  due_date: dayIn(now, random.between(1, 20)),
}));

const link = payable('payment-links', (_shop, random, now) => ({
  title: 'Order',
  end_date: dayIn(now, random.between(1, 20)),
}));

const multipleLink = payable('multiple-payment-links', (_shop, random, now) => ({
  title: 'Ticket',
  usage_limit: random.between(2, 3),
  end_date: dayIn(now, random.between(1, 20)),
}));

const onDemandLink = payable('on-demand-payment-links', (_shop, random, now) => ({
  title: 'Donation',
  end_date: dayIn(now, random.between(1, 20)),
}));

async function virtualAccount(shop: Shop, random: Random, now: Date): Promise<void> {
  const { banks } = OF_COUNTRY[shop.business.country];
  const expected_amount = shop.amount();
  const made = await create(shop, 'virtual-accounts', {
    bank: random.pick<string>(banks),
    name: 'Sari Dewi',
    type: random.pick(['SINGLE_USE', 'MULTIPLE_USE']),
    expected_amount,
    ...(random.happens(0.5) && { expires: dayIn(now, random.between(1, 20)) }),
  });
  if (made === undefined || random.happens(0.3)) return;
  // Some banks open an account only after a while.
  await shop.post(`virtual-accounts/${made.id}/open`);
  await shop.post(`virtual-accounts/${made.id}/simulate`, { amount: expected_amount });
}

async function qrCode(shop: Shop, random: Random): Promise<void> {
  // QRIS is a scheme of Indonesia.
  if (shop.business.country !== 'ID') return;
  const amount = shop.amount(300);
  const type = random.pick(['STATIC', 'DYNAMIC']);
  const made = await create(shop, 'qr-codes', { name: 'Table', type, ...(type === 'DYNAMIC' && { amount }) });
  if (made === undefined || random.happens(0.3)) return;
  await shop.post(`qr-codes/${made.id}/simulate`, { amount });
}

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

function disbursementOf(shop: Shop, random: Random) {
  return {
    bank: random.pick<string>(OF_COUNTRY[shop.business.country].payees),
    account_number: account(random),
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
  await shop.act('bank-accounts/actions/create', { bank, account_number: account(random), account_name: 'SARI DEWI' });
}

async function withdrawal(shop: Shop, random: Random): Promise<void> {
  const { status, json } = await shop.act('withdrawals/actions/create', { amount: shop.amount(100) });
  // It needs an account that a bank has verified.
  if (status === 400) await bankAccount(shop, random);
  if (status !== 200 || random.happens(0.5)) return;
  await shop.act(`withdrawals/${json.id}/actions/${random.pick(['complete', 'fail'])}`);
}

/** Two people do different things with one record at once: one of them wins, or one after the other. */
async function race(shop: Shop, random: Random): Promise<void> {
  const made = shop.some('invoices');
  if (made === undefined) return;
  const address = `invoices/${made.id}`;
  const pays = () => shop.post(`${address}/simulate`, { channel: channelOf(shop, random) });
  await Promise.all([pays(), shop.post(`${address}/cancel`), pays()]);
}

const plan: Step = (shop, random, now) =>
  create(shop, 'recurring-plans', {
    payer_email: 'payer@year.test',
    description: 'Subscription',
    amount: shop.amount(50),
    interval: random.pick(['WEEK', 'MONTH']),
    interval_count: 1,
    start_date: dayIn(now, random.between(0, 9)),
    total_cycles: random.between(1, 6),
  });

function act(resource: string, action: string, body?: (shop: Shop) => object): Step {
  return (shop) => later(shop, resource, action, body?.(shop));
}

/** What happens in a business, each as often as its weight says. */
export const STEPS: Readonly<Record<string, { readonly weight: number; readonly run: Step }>> = {
  invoice: { weight: 12, run: invoice },
  link: { weight: 8, run: link },
  multipleLink: { weight: 4, run: multipleLink },
  onDemandLink: { weight: 3, run: onDemandLink },
  virtualAccount: { weight: 10, run: virtualAccount },
  qrCode: { weight: 8, run: qrCode },
  card: { weight: 12, run: card },
  challenge: { weight: 1, run: challenge },
  capture: { weight: 3, run: act('credit-card-payments', 'capture', (shop) => ({ amount: shop.amount(10) })) },
  reverse: { weight: 1, run: act('credit-card-payments', 'reverse') },
  refund: { weight: 5, run: refund },
  dispute: { weight: 6, run: dispute },
  chargeback: { weight: 9, run: chargeback },
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
  plan: { weight: 2, run: plan },
  pause: { weight: 1, run: act('recurring-plans', 'pause') },
  resume: { weight: 1, run: act('recurring-plans', 'resume') },
  stop: { weight: 1, run: act('recurring-plans', 'stop') },
  cancel: { weight: 1, run: act('invoices', 'cancel') },
  deactivate: { weight: 1, run: act('payment-links', 'deactivate') },
  activate: { weight: 1, run: act('payment-links', 'activate') },
  race: { weight: 2, run: race },
  topUp: { weight: 2, run: topUp },
  bankAccount: { weight: 2, run: bankAccount },
  withdrawal: { weight: 3, run: withdrawal },
  batch: { weight: 3, run: batch },
};
