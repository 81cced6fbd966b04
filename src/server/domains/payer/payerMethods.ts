import { channelName } from '#contract/columns/channelName.ts';
import type { PayerMethod } from '#contract/generated/api.ts';
import type { PaymentMethod } from '../payments/payables/paymentMethods.ts';

/** The method that a payment names by this code; undefined for one that is not offered. */
export function methodOfCode(methods: readonly PaymentMethod[], code: string): PaymentMethod | undefined {
  return methods.find((method) => codeOf(method) === code);
}

function codeOf({ channel_category: category, channel }: PaymentMethod): string {
  return `${category}_${channel}`;
}

/** A method as payers see it. */
export function payerMethod(method: PaymentMethod): PayerMethod {
  const { channel_category: category, channel } = method;
  return { code: codeOf(method), category, channel, name: channelName(channel) ?? channel };
}
