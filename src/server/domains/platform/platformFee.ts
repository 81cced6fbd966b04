import type { platform_fees, transactions } from '../../database/schema/index.ts';

type FeeRow = typeof platform_fees.$inferSelect;

/** What of a fee decides how much it is. */
export type PlatformFee = Pick<FeeRow, 'unit' | 'amount' | 'percentage' | 'currency' | 'channel_category'>;

/** A payment of a sub-account; amounts in minor units. */
export type ChargedPayment = Pick<
  typeof transactions.$inferSelect,
  'channel_category' | 'amount' | 'net_amount' | 'currency'
>;

/** A percentage such as 1.5 in hundredths of a percent. */
function basisPoints(percentage: string): bigint {
  const [whole = '0', decimals = ''] = percentage.split('.');
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0').slice(0, 2));
}

function applies(fee: PlatformFee, payment: ChargedPayment): boolean {
  const isOfChannel = fee.channel_category === 'ALL' || fee.channel_category === payment.channel_category;
  return isOfChannel && fee.currency === payment.currency;
}

/** One fee, minor units. A percentage is one of the gross amount and is rounded half up. */
function amountOf({ unit, amount, percentage }: PlatformFee, payment: ChargedPayment): bigint {
  if (unit === 'FLAT') return amount ?? 0n;
  return (payment.amount * basisPoints(percentage ?? '0') + 5_000n) / 10_000n;
}

/**
 * What a platform takes of a payment, minor units: the sum of its fees for the channel and currency, at most the net amount.
 * Rule platform.fees-taken.
 */
export function platformFee(fees: readonly PlatformFee[], payment: ChargedPayment): bigint {
  let sum = 0n;
  for (const fee of fees) if (applies(fee, payment)) sum += amountOf(fee, payment);
  const most = payment.net_amount > 0n ? payment.net_amount : 0n;
  return sum < most ? sum : most;
}
