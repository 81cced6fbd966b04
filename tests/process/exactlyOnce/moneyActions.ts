/** Which record an action is pressed on. */
type Target =
  /** None: it makes one. */
  | 'list'
  /** The newest record of the resource with the amount of the movement. */
  | 'made'
  /** One record that is open to the action, for all steps of a movement. */
  | 'open'
  /** A record that is open to the action, and that no other movement has. */
  | 'unused'
  /** The newest record of the resource that is pending. */
  | 'pending';

/** One press of a person. */
export interface Step {
  readonly resource: string;
  readonly action: string;
  readonly on: Target;
  /** The form besides the amount; `undefined` for an action without a form. */
  readonly input?: Readonly<Record<string, unknown>>;
  /** Whether the amount is that of its only row. */
  readonly inRows?: true;
}

/** Steps with one amount that no other movement has. */
export interface Movement {
  readonly steps: readonly Step[];
  /** What has its amount when every step is done once: journals by type, records by table and state. */
  readonly effects: readonly string[];
}

const on = (target: Target) => (resource: string, action: string, input?: Step['input']) => ({
  resource,
  action,
  on: target,
  ...(input && { input }),
});
const list = on('list');
const made = on('made');
const open = on('open');
const unused = on('unused');
const row = (resource: string, values: object): Step => ({
  ...list(resource, 'create', { rows: [values] }),
  inRows: true,
});

/** A movement by its steps, the types of its journals and the tables of its records; a name is there as often as the thing. */
function movement(steps: readonly Step[], journals: string, records: string): Movement {
  const types = journals.split(' ').map((type) => `journal ${type}`);
  return { steps, effects: [...types, ...records.split(' ')].sort() };
}

const BANK = { bank: 'BCA', account_number: '1234567890' };
const PAYEE = { ...BANK, account_name: 'Siti Rahma' };
const PAYOUT = { recipient_email: 'siti@surat.example', recipient_name: 'Siti Rahma' };
const SENDER = { sender_name: 'Ana Cruz', sender_country: 'SG', relationship: 'FAMILY', purpose: 'FAMILY_SUPPORT' };
const REMITTANCE = { ...SENDER, recipient_name: 'Siti Rahma', country: 'ID', ...BANK };
const CARD = { test_card: 'VISA_CHARGED', payer_email: 'sari@year.test' };
const REASON = { reason: 'REQUESTED_BY_CUSTOMER' };
const SHOP = { type: 'PURCHASE', merchant_name: 'Toko', merchant_category: 'TRAVEL', merchant_country: 'AE' };

const withdraw = list('withdrawals', 'create', {});
const disburse = list('disbursements', 'create', PAYEE);
const remit = list('remittance-payouts', 'create', REMITTANCE);
const payOut = list('payouts', 'create', PAYOUT);
const payByCard = (values: object = {}) => list('credit-card-payments', 'simulate', { ...CARD, ...values });
const spend = open('issuing-cards', 'simulate', SHOP);
const holdForCustomer = open('escrow-customers', 'simulate', {});
const holdForInvestor = open('rdl-investors', 'simulate', {});

/** What the owner of a business does with amounts that need no approval. */
export const DIRECT: readonly Movement[] = [
  movement([withdraw, made('withdrawals', 'complete')], 'WITHDRAWAL', 'transactions withdrawals'),
  movement([withdraw, made('withdrawals', 'fail')], 'WITHDRAWAL WITHDRAWAL', 'transactions withdrawals'),
  movement([open('top-ups', 'simulate', {})], 'TOP_UP', 'transactions'),
  movement([unused('billing-statements', 'pay')], 'BILL', 'billing_statements'),
  movement([disburse, made('disbursements', 'return')], 'DISBURSEMENT DISBURSEMENT', 'disbursements transactions'),
  movement(
    [remit, made('remittance-payouts', 'return')],
    'DISBURSEMENT DISBURSEMENT',
    'remittance_payouts transactions',
  ),
  movement([payOut, made('payouts', 'claim')], 'DISBURSEMENT', 'payouts transactions'),
  movement(
    [payByCard(), made('credit-card-payments', 'refund', REASON)],
    'PAYMENT REFUND',
    'credit_card_payments credit_card_refunds transactions transactions',
  ),
  movement(
    [payByCard({ authorize_only: true }), made('credit-card-payments', 'capture', {})],
    'PAYMENT',
    'credit_card_payments transactions',
  ),
  movement(
    [payByCard({ test_card: 'CHALLENGE' }), made('credit-card-payments', 'pass-challenge')],
    'PAYMENT',
    'credit_card_payments transactions',
  ),
  movement(
    [
      payByCard(),
      made('credit-card-payments', 'dispute', { reason: 'FRAUD' }),
      made('credit-card-chargebacks', 'accept'),
    ],
    'PAYMENT CHARGEBACK',
    'credit_card_payments credit_card_chargebacks transactions',
  ),
  movement([unused('ewallets', 'refund', REASON)], 'REFUND', 'transactions'),
  movement([open('on-demand', 'simulate', { channel: 'MANDIRI' })], 'PAYMENT', 'transactions'),
  movement([open('qr-codes', 'simulate', {}), on('pending')('settlements', 'simulate')], 'PAYMENT', 'transactions'),
  movement(
    [spend, made('issuing-transactions', 'settle'), made('issuing-transactions', 'refund', {})],
    'CARD_SPENDING CARD_SPENDING',
    'issuing_transactions issuing_transactions',
  ),
  movement([spend, made('issuing-transactions', 'reverse')], 'CARD_SPENDING CARD_SPENDING', 'issuing_transactions'),
  movement(
    [holdForCustomer, open('escrow-customers', 'release', { release_to: 'BALANCE' })],
    'ESCROW ESCROW',
    'escrow_entries',
  ),
  movement(
    [holdForCustomer, open('escrow-customers', 'refund', BANK)],
    'ESCROW ESCROW',
    'escrow_entries escrow_entries',
  ),
  movement(
    [holdForInvestor, open('rdl-investors', 'fund', {}), made('rdl-transactions', 'complete')],
    'INVESTOR INVESTOR',
    'rdl_transactions rdl_transactions',
  ),
  movement(
    [
      holdForInvestor,
      open('rdl-investors', 'withdraw', {}),
      made('rdl-transactions', 'fail', { failure_code: 'INSUFFICIENT_BALANCE' }),
    ],
    'INVESTOR',
    'rdl_transactions rdl_transactions',
  ),
  movement(
    [open('rdl-investors', 'repay', {}), made('rdl-transactions', 'complete')],
    'INVESTOR INVESTOR',
    'rdl_transactions',
  ),
  movement([open('xencapital', 'repay', {})], 'LOAN_REPAYMENT', 'capital_repayments'),
];

/** What the owner of a business does with amounts that need an approval, which they give themselves. */
export const APPROVED: readonly Movement[] = [
  movement([withdraw, made('withdrawals', 'approve')], 'WITHDRAWAL', 'transactions withdrawals'),
  movement([disburse, made('disbursements', 'send')], 'DISBURSEMENT', 'disbursements transactions'),
  movement([remit, made('remittance-payouts', 'send')], 'DISBURSEMENT', 'remittance_payouts transactions'),
  movement([payOut, made('payouts', 'approve'), made('payouts', 'claim')], 'DISBURSEMENT', 'payouts transactions'),
  movement(
    [row('payout-links', PAYOUT), made('payout-links', 'approve'), made('payouts', 'claim')],
    'DISBURSEMENT',
    'payout_links payouts transactions',
  ),
  movement(
    [row('batch-disbursements', PAYEE), made('batch-disbursements', 'approve')],
    'DISBURSEMENT',
    'batch_disbursements disbursements transactions',
  ),
  movement(
    [row('batch-remittances', REMITTANCE), made('batch-remittances', 'approve')],
    'DISBURSEMENT',
    'batch_remittances remittance_payouts transactions',
  ),
];

/** What the owner of a platform moves to an account that it owns, and back. Both are ids of businesses. */
export function transfers(platform: string, account: string): readonly Movement[] {
  const transfer = (from_id: string, to_id: string) => list('xenplatform-transfers', 'create', { from_id, to_id });
  // Each of both transfers has a record and a journal in either business.
  const both = (name: string) => Array.from({ length: 4 }, () => name).join(' ');
  return [
    movement([transfer(platform, account), transfer(account, platform)], both('TRANSFER'), both('account_transfers')),
  ];
}
