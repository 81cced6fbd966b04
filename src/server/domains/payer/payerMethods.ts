import { channelName } from '#contract/columns/channelName.ts';
import type { PayerMethod } from '#contract/generated/api.ts';
import type { PaymentMethod, RequestMethod } from '../payments/payables/paymentMethods.ts';

type Method = PaymentMethod | RequestMethod;

/** The method that a payment names by this code; undefined for one that is not offered. */
export function methodOfCode(methods: readonly Method[], code: string): Method | undefined {
  return methods.find((method) => codeOf(method) === code);
}

function codeOf({ channel_category: category, channel }: Method): string {
  return `${category}_${channel}`;
}

/** A method as payers see it. */
export function payerMethod(method: Method): PayerMethod {
  const { channel_category: category, channel } = method;
  return { code: codeOf(method), category, channel, name: channelName(channel) ?? channel };
}
