import type { ChannelLimit, ChannelsLimits } from '#contract/generated/config.ts';
import { parseDecimal, toDecimal } from '#contract/money/decimal.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import type { Payable, PayableBusiness } from '../payables/Payable.ts';
import type { RequestMethod } from '../payables/paymentMethods.ts';

/** The limits of a category of channels in a currency (config/limits.yaml); undefined: it has no bounds. */
export function channelLimit(
  { limits }: Pick<PayableBusiness, 'limits'>,
  category: keyof ChannelsLimits,
  currency: Payable['currency'],
): ChannelLimit | undefined {
  return limits.channels[category]?.[currency];
}

/**
 * Throws WRONG_AMOUNT_ERROR at the field `amount`, code `minimum` or `maximum` with the bound, for an amount (minor units)
 * that the channel does not take at once.
 * Rule accept.channel-amounts.
 */
export function requireChannelAmount(
  limit: ChannelLimit | undefined,
  channel: RequestMethod['channel'],
  amount: bigint,
  currency: Payable['currency'],
): void {
  if (limit === undefined) return;
  for (const code of ['minimum', 'maximum'] as const) {
    const bound = parseDecimal(String(limit[code]), currency);
    if (code === 'minimum' ? amount >= bound : amount <= bound) continue;
    const shown = toDecimal(bound, currency);
    const message = `must be at ${code === 'minimum' ? 'least' : 'most'} ${shown} ${currency} by ${channel}`;
    const error = { field: 'amount', message, code, amount: shown };
    throw new ApiError('WRONG_AMOUNT_ERROR', `The amount ${message}. Choose another method.`, [error]);
  }
}
