import type { SettlementRule, SettlementRules } from '#contract/generated/config.ts';
import type { transactions, virtual_account_payments } from '#server/database/schema/index.ts';
import { acceptingFee } from '#server/domains/payments/acceptingFee.ts';
import { feeTax } from '#server/domains/payments/acceptPayment.ts';

type Transaction = typeof transactions.$inferSelect;

export type ChannelCategory = Transaction['channel_category'];
export type Channel = Transaction['channel'];
export type Bank = (typeof virtual_account_payments.$inferSelect)['bank'];
export type DeclineCode = NonNullable<Transaction['failure_code']>;

/** Behaviour of a channel category. */
export interface CategoryRule {
  /** Seconds from the start of a payment to its end: usual and, rarely, longest. */
  readonly usualSeconds: number;
  readonly longestSeconds: number;
  readonly declineShare: number;
  readonly declineCodes: readonly (readonly [DeclineCode, number])[];
  readonly refundShare: number;
}

const WALLET_DECLINES = [
  ['INSUFFICIENT_BALANCE', 5],
  ['EXPIRED_PAYMENT', 3],
  ['CHANNEL_UNAVAILABLE', 1],
] as const;

const CARD_DECLINES = [
  ['CARD_DECLINED', 8],
  ['INSUFFICIENT_BALANCE', 6],
  ['EXPIRED_CARD', 3],
  ['INVALID_CVN', 3],
  ['STOLEN_CARD', 0.3],
] as const;

const EXPIRES = [['EXPIRED_PAYMENT', 1]] as const;

const HOUR = 3_600;

function rule(
  [usualSeconds, longestSeconds]: readonly [number, number],
  declineShare: number,
  declineCodes: CategoryRule['declineCodes'],
  refundShare: number,
): CategoryRule {
  return { usualSeconds, longestSeconds, declineShare, declineCodes, refundShare };
}

export const CATEGORY_RULES: Readonly<Record<ChannelCategory, CategoryRule>> = {
  VIRTUAL_ACCOUNT: rule([1_500, 24 * HOUR], 0.08, EXPIRES, 0),
  EWALLET: rule([40, 900], 0.05, WALLET_DECLINES, 0.012),
  QR_CODE: rule([20, 300], 0.015, EXPIRES, 0.004),
  CARD: rule([8, 120], 0.09, CARD_DECLINES, 0.02),
  RETAIL_OUTLET: rule([3 * HOUR, 48 * HOUR], 0.18, EXPIRES, 0),
  DIRECT_DEBIT: rule([25, 300], 0.07, WALLET_DECLINES, 0.01),
  PAYLATER: rule([90, 1_800], 0.06, WALLET_DECLINES, 0.02),
  BANK_TRANSFER: rule(
    [60, 6 * HOUR],
    0.02,
    [
      ['INVALID_ACCOUNT', 4],
      ['CHANNEL_UNAVAILABLE', 1],
    ],
    0,
  ),
};

/** When money reaches the balance, as in config/limits.yaml. */
export const SETTLEMENT_RULES: SettlementRules = {
  hour: 7,
  categories: {
    EWALLET: { days: 1, cut_off: 23 },
    QR_CODE: { days: 1, cut_off: 23 },
    DIRECT_DEBIT: { days: 1, cut_off: 23 },
    PAYLATER: { days: 2, cut_off: 22 },
    RETAIL_OUTLET: { days: 3, cut_off: 22 },
  },
};

/** When the acquirers of the demo pay cards out. */
export const CARD_RULE: SettlementRule = { days: 2, cut_off: 24 };

/** The country whose tax is on the fees of a currency. */
const COUNTRIES = { IDR: 'ID', PHP: 'PH', USD: 'SG' } as const;

export type DemoCurrency = keyof typeof COUNTRIES;

/** Fee of a payment and the tax on it, minor units, as the product charges them. */
export function chargesOf(currency: DemoCurrency, category: ChannelCategory, amount: bigint) {
  const fee = acceptingFee(category, amount, currency);
  return { fee, tax: feeTax(fee, COUNTRIES[currency]) };
}
