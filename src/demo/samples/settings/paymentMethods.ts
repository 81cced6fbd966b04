import { payment_methods } from '#server/database/schema/index.ts';
import { methodsOfTrade } from '../../data/methodChannels.ts';
import { asTestTrade } from '../../data/trades/asTestTrade.ts';
import { DAY, WINDOW_DAYS } from '../../trade/calendar.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Row = SampleRow<typeof payment_methods>;
type Method = readonly [
  channel: Row['channel'],
  category: Row['category'],
  name: string,
  status: Row['status'],
  step: Row['sub_status'],
];

/** Payment methods in Indonesia, with the status of those without payments: pending ones cover each step. */
const INDONESIA: readonly Method[] = [
  ['BCA', 'BANK_TRANSFER', 'BCA Virtual Account', 'pending', 'awaiting_feedback_from_bca'],
  ['BCA_DIRECT', 'BANK_TRANSFER', 'BCA Virtual Account, direct', 'disabled', null],
  ['BNI', 'BANK_TRANSFER', 'BNI Virtual Account', 'enabled', null],
  ['BRI', 'BANK_TRANSFER', 'BRI Virtual Account', 'enabled', null],
  ['MANDIRI', 'BANK_TRANSFER', 'Mandiri Virtual Account', 'enabled', null],
  ['PERMATA', 'BANK_TRANSFER', 'Permata Virtual Account', 'rejected', 'deactivated'],
  ['BSI', 'BANK_TRANSFER', 'BSI Virtual Account', 'disabled', null],
  ['CIMB', 'BANK_TRANSFER', 'CIMB Niaga Virtual Account', 'disabled', null],
  ['CARDS', 'CREDIT_CARD', 'Visa, Mastercard, JCB', 'enabled', null],
  ['ALFAMART', 'RETAIL_OUTLET', 'Alfamart', 'pending', 'awaiting_pg_switch_confirmation_from_customer'],
  ['INDOMARET', 'RETAIL_OUTLET', 'Indomaret', 'enabled', null],
  ['QRIS', 'QRIS', 'QRIS', 'enabled', null],
  ['OVO', 'EWALLET', 'OVO', 'pending', 'awaiting_partner_action'],
  ['DANA', 'EWALLET', 'DANA', 'pending', 'incomplete_data'],
  ['LINKAJA', 'EWALLET', 'LinkAja', 'rejected', 'declined_temporary'],
  ['SHOPEEPAY', 'EWALLET', 'ShopeePay', 'enabled', null],
  ['DD_BRI', 'DIRECT_DEBIT', 'BRI Direct Debit', 'enabled', null],
  ['DD_MANDIRI', 'DIRECT_DEBIT', 'Mandiri Direct Debit', 'rejected', 'rejected'],
  ['KREDIVO', 'PAY_LATER', 'Kredivo', 'pending', 'testing_uat'],
  ['AKULAKU', 'PAY_LATER', 'Akulaku', 'rejected', 'declined_permanent'],
];

const PHILIPPINES: readonly Method[] = [
  ['BPI', 'BANK_TRANSFER', 'BPI', 'disabled', null],
  ['BDO', 'BANK_TRANSFER', 'BDO', 'enabled', null],
  ['METROBANK', 'BANK_TRANSFER', 'Metrobank', 'enabled', null],
  ['UNIONBANK', 'BANK_TRANSFER', 'UnionBank', 'disabled', null],
  ['PH_CARDS', 'CREDIT_CARD', 'Visa, Mastercard', 'pending', 'awaiting_merchant_data'],
  ['SEVEN_ELEVEN', 'RETAIL_OUTLET', '7-Eleven', 'enabled', null],
  ['CEBUANA', 'RETAIL_OUTLET', 'Cebuana Lhuillier', 'rejected', 'declined_temporary'],
  ['GCASH', 'EWALLET', 'GCash', 'pending', 'new_submission'],
  ['MAYA', 'EWALLET', 'Maya', 'enabled', null],
  ['GRABPAY', 'EWALLET', 'GrabPay', 'disabled', null],
  ['SHOPEEPAY', 'EWALLET', 'ShopeePay', 'disabled', null],
  ['DD_BPI', 'DIRECT_DEBIT', 'BPI Direct Debit', 'disabled', null],
  ['UBP', 'DIRECT_DEBIT', 'UnionBank Direct Debit', 'pending', 'awaiting_feedback_from_ubp'],
  ['BILLEASE', 'PAY_LATER', 'BillEase', 'disabled', null],
];

/** When the status was reached; a method with payments was live before the first one. */
function moments(demo: SampleScene, status: Row['status'], step: Row['sub_status'], created: Date) {
  const then = demo.after(created, status === 'enabled' ? 0.5 : 240);
  return {
    updated: then,
    estimated_activation_timestamp: status === 'pending' ? demo.daysAfter(new Date(demo.now), 5) : null,
    activated_at: status === 'enabled' || step === 'deactivated' ? created : null,
    rejected_at: status === 'rejected' ? then : null,
    deactivated_at: step === 'deactivated' ? then : null,
  };
}

/** DANA is live in test mode, before live payments are possible. */
const DANA_IN_TEST = { status: 'enabled', sub_status: 'enabled' } as const;

function stateOf(demo: SampleScene, [channel, , , status, sub_status]: Method, paidBy: ReadonlySet<string>) {
  if (paidBy.has(channel)) return { status: 'enabled' as const, sub_status: null };
  if (channel === 'DANA' && demo.isTest) return DANA_IN_TEST;
  return { status, sub_status };
}

/** Methods with payments were requested before the first sale. */
function madeAt(demo: SampleScene): Date {
  return new Date(demo.now - Math.min(demo.business.age, WINDOW_DAYS + 1) * DAY);
}

export const PAYMENT_METHODS = sample(payment_methods, (demo) => {
  const { trade, country, entity } = demo.business;
  if (entity === 'remittance' || trade === undefined) return [];
  const paidBy = methodsOfTrade(demo.isTest ? asTestTrade(trade) : trade);
  const methods = country === 'PH' ? PHILIPPINES : INDONESIA;
  return methods.map((method): Row => {
    const [channel, category, name] = method;
    const state = stateOf(demo, method, paidBy);
    const { id, created } = demo.key(madeAt(demo));
    const uat_url = state.sub_status === 'testing_uat' ? `https://uat.${channel.toLowerCase()}.example/${id}` : null;
    const transacting = state === DANA_IN_TEST ? false : null;
    const row = { id, created, name, product_code: `${category}_${channel}`, category, channel, ...state };
    return { ...row, uat_url, transacting, ...moments(demo, state.status, state.sub_status, created) };
  });
});
