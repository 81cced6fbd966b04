import type { SettlementRule, SettlementRules } from '#contract/generated/config.ts';
import type { transactions, virtual_account_payments } from '#server/database/schema/index.ts';

type Transaction = typeof transactions.$inferSelect;

export type ChannelCategory = Transaction['channel_category'];
export type Channel = Transaction['channel'];
export type Bank = (typeof virtual_account_payments.$inferSelect)['bank'];
export type DeclineCode = NonNullable<Transaction['failure_code']>;

/** Fee of a channel: basis points of the amount, and whole minor units. */
export interface Fee {
  readonly basisPoints: number;
  readonly flat: number;
}

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

const ID_FEES: Partial<Record<Channel, Fee>> = {
  OVO: { basisPoints: 273, flat: 0 },
  DANA: { basisPoints: 150, flat: 0 },
  SHOPEEPAY: { basisPoints: 200, flat: 0 },
  LINKAJA: { basisPoints: 150, flat: 0 },
  QRIS: { basisPoints: 70, flat: 0 },
  ALFAMART: { basisPoints: 0, flat: 5_000 },
  INDOMARET: { basisPoints: 0, flat: 6_500 },
  KREDIVO: { basisPoints: 230, flat: 0 },
};

const ID_CATEGORY_FEES: Readonly<Record<ChannelCategory, Fee>> = {
  VIRTUAL_ACCOUNT: { basisPoints: 0, flat: 4_000 },
  EWALLET: { basisPoints: 150, flat: 0 },
  QR_CODE: { basisPoints: 70, flat: 0 },
  CARD: { basisPoints: 290, flat: 2_000 },
  RETAIL_OUTLET: { basisPoints: 0, flat: 5_000 },
  DIRECT_DEBIT: { basisPoints: 190, flat: 0 },
  PAYLATER: { basisPoints: 230, flat: 0 },
  BANK_TRANSFER: { basisPoints: 0, flat: 2_500 },
};

/** Fees in centavos, and in cents for the regional brand. */
const CENT_FEES: Readonly<Record<ChannelCategory, Fee>> = {
  VIRTUAL_ACCOUNT: { basisPoints: 0, flat: 1_500 },
  EWALLET: { basisPoints: 200, flat: 0 },
  QR_CODE: { basisPoints: 120, flat: 0 },
  CARD: { basisPoints: 320, flat: 1_000 },
  RETAIL_OUTLET: { basisPoints: 150, flat: 1_000 },
  DIRECT_DEBIT: { basisPoints: 100, flat: 500 },
  PAYLATER: { basisPoints: 250, flat: 0 },
  BANK_TRANSFER: { basisPoints: 0, flat: 1_000 },
};

const US_CENT_FEES: Readonly<Record<ChannelCategory, Fee>> = {
  ...CENT_FEES,
  CARD: { basisPoints: 340, flat: 30 },
  BANK_TRANSFER: { basisPoints: 0, flat: 75 },
};

/** Tax on the fee, in percent: PPN in Indonesia, VAT in the Philippines. */
const TAX_PERCENT = { IDR: 11n, PHP: 12n, USD: 0n } as const;

export type DemoCurrency = keyof typeof TAX_PERCENT;

/** Fee and tax on it, minor units, each rounded half up. */
export function chargesOf(currency: DemoCurrency, category: ChannelCategory, channel: Channel, amount: bigint) {
  const { basisPoints, flat } = feeOf(currency, category, channel);
  const fee = (amount * BigInt(basisPoints) + 5_000n) / 10_000n + BigInt(flat);
  const tax = (fee * TAX_PERCENT[currency] + 50n) / 100n;
  return { fee, tax };
}

function feeOf(currency: DemoCurrency, category: ChannelCategory, channel: Channel): Fee {
  if (currency === 'IDR') return ID_FEES[channel] ?? ID_CATEGORY_FEES[category];
  return (currency === 'PHP' ? CENT_FEES : US_CENT_FEES)[category];
}
