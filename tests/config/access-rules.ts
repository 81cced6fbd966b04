import type { GuardFacts } from '#contract/guardFacts.ts';

/** Facts of a user; the others are the defaults of each rule: no permission, all flags, a live business. */
export type Facts = Partial<GuardFacts>;

/** A rule of src/rules/access.md: screens that these people have, and those do not. */
export interface AccessRule {
  /** The rule in short; the comment above it cites the rule. */
  readonly rule: string;
  readonly routes: readonly string[];
  readonly allowed: readonly Facts[];
  readonly refused: readonly Facts[];
}

const VIEW: Facts = { permission: ['can_view'] };
const EDIT: Facts = { permission: ['can_edit'] };
const APPROVE: Facts = { permission: ['can_approve'] };
const OPERATE: Facts = { permission: ['operation'] };
const ADMINISTER: Facts = { permission: ['can_administer'] };
const TECH: Facts = { permission: ['can_manage_tech_settings'] };
const WITHDRAW: Facts = { permission: ['can_withdraw'] };

const PHILIPPINES: Facts = { country: ['PH'] };
const SECOND: Facts = { brand: ['second'], entity: ['second'] };
const REMITTANCE: Facts = { brand: ['main'], entity: ['remittance'], country: ['SG'] };

/** Every permission that opens a page which can be excluded. */
const ALL: Facts = { permission: ['can_view', 'can_edit', 'can_approve', 'can_administer'] };

/** Pages that may be excluded for any business, and the screens that close with each. */
const EXCLUSIONS = [
  ['transactions', ['/transactions-new', '/pending']],
  ['escrow', ['/escrow-balance', '/escrow-account', '/escrow-customers', '/rdl-transactions', '/rdl-investors']],
  ['retail_outlet', ['/retail_outlets']],
  ['disbursement', ['/disbursements', '/batch_disbursements', '/payouts', '/payout-links']],
] as const;

/** The facts of both; those of the second replace those of the first. */
function also(one: Facts, other: Facts): Facts {
  return { ...one, ...other };
}

/** A user in a business with all flags but one. */
function without(flag: string): Facts {
  return { ...VIEW, flag: ALL_FLAGS_BUT(flag) };
}

/** Written into the facts, and read where all flags are known. */
export const MISSING = 'missing:';

function ALL_FLAGS_BUT(flag: string): readonly string[] {
  return [`${MISSING}${flag}`];
}

/** Every rule of permissions, and of the gating below its table. */
export const ACCESS_RULES: readonly AccessRule[] = [
  {
    // Rule access.view-or-edit.
    rule: 'Basic pages, transactions, accept-payments, payment links, QR and store pages, apps: can_view or can_edit',
    routes: [
      '/home',
      '/transactions-new',
      '/pending',
      '/virtual_accounts/payments',
      '/credit_cards/payments',
      '/ewallets',
      '/retail_outlets',
      '/payment-links',
      '/invoices',
      '/qr-codes',
      '/store/orders',
      '/store/products',
      '/apps-partners',
      '/all-accounts',
    ],
    allowed: [VIEW, EDIT],
    refused: [APPROVE, ADMINISTER, TECH, WITHDRAW, {}],
  },
  {
    // Rule access.customers.
    rule: 'Customers: can_view or can_edit, main brand only',
    routes: ['/customers'],
    allowed: [VIEW, EDIT],
    refused: [OPERATE, also(VIEW, SECOND), also(VIEW, { brand: ['mitra'] }), APPROVE],
  },
  {
    // Rule access.operation.
    rule: 'Basic, accept-payments, payment links: operation as well',
    routes: [
      '/home',
      '/virtual_accounts/payments',
      '/credit_cards/payments',
      '/ewallets',
      '/retail_outlets',
      '/payment-links',
    ],
    allowed: [OPERATE],
    refused: [],
  },
  {
    // Rule access.batches-need-approve.
    rule: 'Batch disbursement: can_approve',
    routes: ['/batch_disbursements'],
    allowed: [APPROVE],
    refused: [OPERATE, TECH, WITHDRAW],
  },
  {
    // Rule access.balance-needs-withdraw.
    rule: 'Balance: can_withdraw',
    routes: ['/balance'],
    allowed: [WITHDRAW],
    refused: [VIEW, EDIT, OPERATE, ADMINISTER],
  },
  {
    // Rule access.balance-needs-withdraw.
    rule: 'Cash: can_withdraw, on the second brand',
    routes: ['/cash'],
    allowed: [also(WITHDRAW, SECOND)],
    refused: [also(VIEW, SECOND), also(ADMINISTER, SECOND)],
  },
  {
    // Rule access.administer.
    rule: 'Team settings, withdrawals settings, activity logs: can_administer',
    routes: ['/settings/team', '/settings/withdrawals', '/activity-logs'],
    allowed: [ADMINISTER],
    refused: [VIEW, EDIT, OPERATE, TECH, WITHDRAW, APPROVE],
  },
  {
    // Rule access.developer.
    rule: 'Integrations, callbacks: can_manage_tech_settings',
    routes: ['/integrations', '/callbacks'],
    allowed: [TECH],
    refused: [VIEW, EDIT, OPERATE, ADMINISTER, WITHDRAW],
  },
  {
    // Rule access.billing.
    rule: 'Billings: view or administer',
    routes: ['/settings/billings'],
    allowed: [VIEW, ADMINISTER],
    refused: [OPERATE, TECH, WITHDRAW, APPROVE],
  },
  {
    // Rule access.developer.
    rule: 'Developers: administer or tech',
    routes: ['/settings/developers'],
    allowed: [ADMINISTER, TECH],
    refused: [VIEW, EDIT, OPERATE, WITHDRAW],
  },
  ...EXCLUSIONS.map(([page, closed]) => ({
    // Rule access.excluded-pages.
    rule: `Excluded: ${page}`,
    routes: closed,
    allowed: EXCLUSIONS.filter(([other]) => other !== page).map(([other]) => also(ALL, { excluded_page: [other] })),
    refused: [also(ALL, { excluded_page: [page] })],
  })),
  {
    // Rule access.excluded-pages, sending.remittance-excluded.
    rule: 'Excluded: remittance, on the second brand',
    routes: ['/remittance-payouts', '/batch-remittances'],
    allowed: [ALL, also(ALL, SECOND), also(ALL, { excluded_page: ['remittance'] })],
    refused: [also(also(ALL, SECOND), { excluded_page: ['remittance'] })],
  },
  ...(
    [
      ['capital', '/xencapital'],
      ['issuing', '/issuing/cards'],
      ['store-orders', '/store/orders'],
      ['store-products', '/store/products'],
      ['batch-payout-links', '/payout-links'],
      ['new-recurring', '/recurring-new'],
      ['batch-payment-links', '/batch-payment-links'],
      ['reporting', '/reporting'],
    ] as const
  ).map(([flag, route]) => ({
    // Rule access.feature-flags, reports.flag.
    rule: `The feature flag ${flag}`,
    routes: [route],
    allowed: [VIEW],
    refused: [without(flag)],
  })),
  {
    // Rule access.feature-flags.
    rule: 'API logs: only where they are enabled',
    routes: ['/api-logs'],
    allowed: [TECH],
    refused: [also(TECH, { flag: ALL_FLAGS_BUT('api-logs') })],
  },
  {
    // Rule access.second-brand-and-remittance.
    rule: 'Second-brand and remittance entities: no invoices, payment links, QR codes, store, issuing',
    routes: ['/invoices', '/payment-links', '/qr-codes', '/store/orders', '/store/products', '/issuing/cards'],
    allowed: [VIEW],
    refused: [also(VIEW, SECOND), also(VIEW, REMITTANCE)],
  },
  {
    // Rule access.philippines.
    rule: 'The Philippines has no QR codes or store',
    routes: ['/qr-codes', '/store/orders', '/store/products', '/store/onlinestore', '/store/saleschannels'],
    allowed: [VIEW],
    refused: [also(VIEW, PHILIPPINES)],
  },
  {
    // Rule access.remittance-transactions.
    rule: 'Regional remittance transactions are limited to balance and new transactions',
    routes: ['/pending', '/recurring-new', '/reporting'],
    allowed: [VIEW],
    refused: [also(VIEW, REMITTANCE)],
  },
  {
    // Rule access.remittance-transactions.
    rule: 'Regional remittance transactions: balance and new transactions stay',
    routes: ['/transactions-new'],
    allowed: [also(VIEW, REMITTANCE)],
    refused: [],
  },
  {
    // Rule access.apps-and-partners-hidden.
    rule: 'Sub-accounts, the Philippines and the second brand hide the apps-and-partners section',
    routes: ['/apps-partners'],
    allowed: [VIEW],
    refused: [also(VIEW, { account: ['sub_account', 'owned'] }), also(VIEW, PHILIPPINES), also(VIEW, SECOND)],
  },
  {
    // Rule access.ereceipts.
    rule: 'E-receipts are Philippines only and for an internal domain',
    routes: ['/ereceipts'],
    allowed: [also(VIEW, { country: ['PH'], internal: true })],
    refused: [VIEW, also(VIEW, PHILIPPINES), also(VIEW, { internal: true })],
  },
  {
    // Rule access.platform-master.
    rule: 'Platform accounts are the master’s',
    routes: ['/xenplatform/accounts'],
    allowed: [also(VIEW, { account: ['master'] })],
    refused: [also(VIEW, { account: ['sub_account', 'managed'] }), also(OPERATE, { account: ['master'] })],
  },
];
