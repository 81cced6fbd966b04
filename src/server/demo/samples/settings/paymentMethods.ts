import { payment_methods } from '../../../db/schema/index.ts';
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

/** Ways to be paid in Indonesia, and how a busy business has them: most are live, some on their way at each step. */
const INDONESIA: readonly Method[] = [
  ['BCA', 'BANK_TRANSFER', 'BCA Virtual Account', 'pending', 'awaiting_feedback_from_bca'],
  ['BCA_DIRECT', 'BANK_TRANSFER', 'BCA Virtual Account, direct', 'disabled', null],
  ['BNI', 'BANK_TRANSFER', 'BNI Virtual Account', 'enabled', null],
  ['BRI', 'BANK_TRANSFER', 'BRI Virtual Account', 'enabled', null],
  ['MANDIRI', 'BANK_TRANSFER', 'Mandiri Virtual Account', 'enabled', null],
  ['PERMATA', 'BANK_TRANSFER', 'Permata Virtual Account', 'disabled', 'deactivated'],
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
  ['PH_CARDS', 'CREDIT_CARD', 'Visa, Mastercard', 'pending', 'awaiting_merchant_data'],
  ['SEVEN_ELEVEN', 'RETAIL_OUTLET', '7-Eleven', 'enabled', null],
  ['CEBUANA', 'RETAIL_OUTLET', 'Cebuana Lhuillier', 'rejected', 'declined_temporary'],
  ['GCASH', 'EWALLET', 'GCash', 'pending', 'new_submission'],
  ['MAYA', 'EWALLET', 'Maya', 'enabled', null],
  ['GRABPAY', 'EWALLET', 'GrabPay', 'disabled', null],
  ['UBP', 'DIRECT_DEBIT', 'UnionBank Direct Debit', 'pending', 'awaiting_feedback_from_ubp'],
  ['BILLEASE', 'PAY_LATER', 'BillEase', 'disabled', null],
];

/** When it became so. */
function moments(demo: SampleScene, status: Row['status'], step: Row['sub_status'], created: Date) {
  const then = demo.after(created, 240);
  return {
    updated: then,
    estimated_activation_timestamp: status === 'pending' ? demo.daysAfter(new Date(demo.now), 5) : null,
    activated_at: status === 'enabled' ? then : null,
    rejected_at: status === 'rejected' ? then : null,
    deactivated_at: step === 'deactivated' ? then : null,
  };
}

export const PAYMENT_METHODS = sample(payment_methods, (demo) => {
  if (demo.business.entity === 'remittance') return [];
  const methods = demo.business.country === 'PH' ? PHILIPPINES : INDONESIA;
  return demo.times(methods.length, ({ id, created }, index): Row => {
    const [channel, category, name, status, sub_status] = methods[index] ?? ['QRIS', 'QRIS', 'QRIS', 'enabled', null];
    const product_code = `${category}_${channel}`;
    const uat_url = sub_status === 'testing_uat' ? `https://uat.${channel.toLowerCase()}.example/${id}` : null;
    // In test mode DANA is through: it is enabled, and the first money is still to come.
    const isDana = channel === 'DANA' && demo.isTest;
    const state = isDana ? { status: 'enabled' as const, sub_status: 'enabled' as const } : { status, sub_status };
    const transacting = isDana ? false : null;
    const row = { id, created, name, product_code, category, channel, ...state, uat_url, transacting };
    return { ...row, ...moments(demo, state.status, state.sub_status, created) };
  });
});
