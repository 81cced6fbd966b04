import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { Random } from '../../../helpers/random/Random.ts';
import type { Shop } from '../Shop.ts';
import { act, channelOf, create, dayIn, OF_COUNTRY, type Step, type Steps } from './Step.ts';

/** Makes what a payer pays, and mostly has it paid. */
function payable(resource: string, fields: (shop: Shop, random: Random, now: Date) => object): Step {
  return async (shop, random, now) => {
    const due = { amount: shop.amount() };
    const isOpen = resource === 'on-demand-payment-links';
    const split = shop.some('xenplatform-split-rules');
    const rule = split !== undefined && random.happens(0.3) ? { split_rule_id: split.id } : {};
    const made = await create(shop, resource, { ...(!isOpen && due), ...rule, ...fields(shop, random, now) });
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

/** A program requests the payment of an invoice by one channel, and mostly it is paid. */
async function paymentRequest(shop: Shop, random: Random, now: Date): Promise<void> {
  const due_date = dayIn(now, random.between(1, 20));
  const invoiced = { payer_email: 'payer@year.test', payer_name: 'Sari Dewi', amount: shop.amount(), due_date };
  const paid = await create(shop, 'invoices', invoiced);
  if (paid === undefined) return;
  const input = { paid_for: paid.id, channel: channelOf(shop, random) };
  const made = shop.keep('payment-requests', await shop.post('payment-requests', input));
  if (made === undefined || random.happens(0.3)) return;
  await shop.post(`payment-requests/${made.id}/simulate`);
}

/** A payer chooses cards on the page of an invoice, enters one, and answers its bank where it wants that. */
async function cardOnPage(shop: Shop, random: Random, now: Date): Promise<void> {
  const due_date = dayIn(now, random.between(1, 20));
  const invoiced = { payer_email: 'payer@year.test', payer_name: 'Sari Dewi', amount: shop.amount(), due_date };
  const { json: made } = await shop.post('invoices', invoiced);
  const token = String(made.link ?? '')
    .split('/')
    .at(-1);
  const { checkout, methods = [] } = (await shop.payer(String(token))).json;
  const cards = methods.find(({ category }: { category: string }) => category === 'CARD');
  if (cards === undefined) return;
  const { id } = (await shop.payer(`${token}/payment-requests`, { checkout, method: cards.code })).json;
  if (id === undefined || random.happens(0.1)) return;
  const simulate = `${token}/payment-requests/${id}/simulate`;
  const test_card = random.happens(0.6) ? 'VISA_CHARGED' : random.pick<string>(VALUE_LISTS['test-cards-of-any']);
  const { card } = (await shop.payer(simulate, { test_card })).json;
  if (card?.step === 'answer' && random.happens(0.8))
    await shop.payer(simulate, { answer: random.pick(['pass', 'fail']) });
}

/** The business gives a payment by e-wallet back, whole or in part. */
async function walletRefund(shop: Shop, random: Random): Promise<void> {
  const paid = await shop.list('ewallets', { status: ['COMPLETED'], type: ['PAYMENT'] });
  if (paid.length === 0) return;
  const { id, amount } = random.pick(paid);
  const input = { amount: random.happens(0.5) ? amount : shop.amount(20), reason: 'REQUESTED_BY_CUSTOMER' };
  await shop.act(`ewallets/${id}/actions/refund`, input);
}

/** What payers pay, and what ends it. */
export const ACCEPTING: Steps = {
  invoice: { weight: 12, run: invoice },
  link: { weight: 8, run: link },
  multipleLink: { weight: 4, run: multipleLink },
  onDemandLink: { weight: 3, run: onDemandLink },
  virtualAccount: { weight: 10, run: virtualAccount },
  qrCode: { weight: 8, run: qrCode },
  paymentRequest: { weight: 4, run: paymentRequest },
  cardOnPage: { weight: 5, run: cardOnPage },
  walletRefund: { weight: 3, run: walletRefund },
  plan: { weight: 2, run: plan },
  pause: { weight: 1, run: act('recurring-plans', 'pause') },
  resume: { weight: 1, run: act('recurring-plans', 'resume') },
  stop: { weight: 1, run: act('recurring-plans', 'stop') },
  cancel: { weight: 1, run: act('invoices', 'cancel') },
  deactivate: { weight: 1, run: act('payment-links', 'deactivate') },
  activate: { weight: 1, run: act('payment-links', 'activate') },
  race: { weight: 2, run: race },
};
