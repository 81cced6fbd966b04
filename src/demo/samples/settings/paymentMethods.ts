import { payment_methods } from '#server/database/schema/index.ts';
import { METHOD_CATALOGUE, productCode } from '#server/domains/paymentMethods/methodCatalogue.ts';
import { methodsOfTrade } from '../../data/methodChannels.ts';
import { asTestTrade } from '../../data/trades/asTestTrade.ts';
import { DAY, WINDOW_DAYS } from '../../trade/calendar.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { changeOf } from '../sample.ts';

type Row = SampleRow<typeof payment_methods>;
type State = readonly [status: Row['status'], step: Row['sub_status']];

/** Status of the methods without payments, by country: pending ones cover each step. */
const STATES: Readonly<Record<'ID' | 'PH', Readonly<Record<string, State>>>> = {
  ID: {
    BCA: ['pending', 'awaiting_feedback_from_bca'],
    BCA_DIRECT: ['disabled', null],
    BNI: ['enabled', null],
    BRI: ['enabled', null],
    MANDIRI: ['enabled', null],
    PERMATA: ['rejected', 'deactivated'],
    BSI: ['disabled', null],
    CIMB: ['disabled', null],
    CARDS: ['enabled', null],
    ALFAMART: ['pending', 'awaiting_pg_switch_confirmation_from_customer'],
    INDOMARET: ['enabled', null],
    QRIS: ['enabled', null],
    OVO: ['pending', 'awaiting_partner_action'],
    DANA: ['pending', 'incomplete_data'],
    LINKAJA: ['rejected', 'declined_temporary'],
    SHOPEEPAY: ['enabled', null],
    DD_BRI: ['enabled', null],
    DD_MANDIRI: ['rejected', 'rejected'],
    KREDIVO: ['pending', 'testing_uat'],
    AKULAKU: ['rejected', 'declined_permanent'],
  },
  PH: {
    BPI: ['disabled', null],
    BDO: ['enabled', null],
    METROBANK: ['enabled', null],
    UNIONBANK: ['disabled', null],
    PH_CARDS: ['pending', 'awaiting_merchant_data'],
    SEVEN_ELEVEN: ['enabled', null],
    CEBUANA: ['rejected', 'declined_temporary'],
    GCASH: ['pending', 'new_submission'],
    MAYA: ['enabled', null],
    GRABPAY: ['disabled', null],
    SHOPEEPAY: ['disabled', null],
    DD_BPI: ['disabled', null],
    UBP: ['pending', 'awaiting_feedback_from_ubp'],
    BILLEASE: ['disabled', null],
  },
};

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

function stateOf(demo: SampleScene, channel: Row['channel'], paidBy: ReadonlySet<string>) {
  if (paidBy.has(channel)) return { status: 'enabled' as const, sub_status: null };
  if (channel === 'DANA' && demo.isTest) return DANA_IN_TEST;
  const [status, sub_status] = STATES[demo.business.country === 'PH' ? 'PH' : 'ID'][channel] ?? ['disabled', null];
  return { status, sub_status };
}

/** Steps at which the business completes what it submitted. */
const RETURNED: readonly Row['sub_status'][] = ['awaiting_merchant_data', 'incomplete_data'];

/** What our reviewers wrote of it. */
function answerOf(demo: SampleScene, { status, sub_status }: Pick<Row, 'status' | 'sub_status'>) {
  if (RETURNED.includes(sub_status))
    return { note: demo.say('Foto identitas pemilik terpotong. Kirim ulang.', 'The picture of the ID is cut off.') };
  if (status !== 'rejected') return {};
  return { reason: sub_status === 'declined_temporary' ? ('INCOMPLETE' as const) : ('DECLINED_BY_PARTNER' as const) };
}

/** Methods with payments were requested before the first sale. */
function madeAt(demo: SampleScene): Date {
  return new Date(demo.now - Math.min(demo.business.age, WINDOW_DAYS + 1) * DAY);
}

export const PAYMENT_METHODS = changeOf(payment_methods, 'product_code', (demo) => {
  const { trade, country, entity } = demo.business;
  if (entity === 'remittance' || trade === undefined) return [];
  const paidBy = methodsOfTrade(demo.isTest ? asTestTrade(trade) : trade);
  return METHOD_CATALOGUE[country].map((method): Row => {
    const [channel, category, name] = method;
    const state = stateOf(demo, channel, paidBy);
    const { id, created } = demo.key(madeAt(demo));
    const uat_url = state.sub_status === 'testing_uat' ? `https://uat.${channel.toLowerCase()}.example/${id}` : null;
    const transacting = channel === 'DANA' && state.status === 'enabled' ? paidBy.has(channel) : null;
    const requested = {
      requested_by: state.status === 'disabled' ? null : demo.member(['can_edit', 'can_administer']),
    };
    const answer = { ...requested, ...answerOf(demo, state) };
    const row = { ...answer, id, created, name, product_code: productCode(method), category, channel, ...state };
    return { ...row, uat_url, transacting, ...moments(demo, state.status, state.sub_status, created) };
  });
});
