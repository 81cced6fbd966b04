import type { PaymentMethod } from '../payments/payables/paymentMethods.ts';
import type { Acquirer, ChargeErrorCode, ChargeOrder, ChargeResult } from './Acquirer.ts';

/** Tags in a payer's e-mail (payer+card_declined@…) with a simulated error. */
const ERROR_CODES: Readonly<Record<string, ChargeErrorCode>> = {
  insufficient_balance: 'INSUFFICIENT_BALANCE',
  expired_card: 'EXPIRED_CARD',
  card_declined: 'CARD_DECLINED',
};

const DAY = 86_400_000;

/** Categories of which a payer's account can be stored and charged, the first one that is live. */
const STORED = ['EWALLET', 'DIRECT_DEBIT'] as const;

function errorCodeOf(payer: string): ChargeErrorCode | undefined {
  const tag = /^[^+]*\+([^@]*)@/.exec(payer)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(ERROR_CODES, tag) ? ERROR_CODES[tag] : undefined;
}

/** The method that payers stored; `undefined` where the business has none live that can be stored. */
function storedMethod(methods: ChargeOrder['methods']): PaymentMethod | undefined {
  const ofCategory = (category: PaymentMethod['channel_category']) =>
    methods.find(({ channel_category }) => channel_category === category);
  return STORED.map(ofCategory).find((method) => method !== undefined);
}

function paidBy({ channel_category: category, channel }: PaymentMethod): ChargeResult {
  return { state: 'PAID', category, channel };
}

/**
 * A simulated acquirer that moves no money. Charges stored payment methods at once; payers with an invoice or link pay by
 * the first method that is live, after a delay in milliseconds, unless their e-mail has an error tag.
 */
export function simulatedAcquirer(payersTake: number): Acquirer {
  return {
    async collect({ type, methods, payer, given }: ChargeOrder, now: Date): Promise<ChargeResult> {
      const errorCode = errorCodeOf(payer);
      if (type === 'AUTOMATIC') {
        const stored = storedMethod(methods);
        return errorCode || !stored ? { state: 'FAILED', errorCode: errorCode ?? 'CARD_DECLINED' } : paidBy(stored);
      }
      const [chosen] = methods;
      const pays = new Date(given.getTime() + payersTake);
      if (now < pays) return { state: 'PENDING', nextPoll: pays };
      return errorCode || !chosen ? { state: 'PENDING', nextPoll: new Date(now.getTime() + DAY) } : paidBy(chosen);
    },
  };
}
