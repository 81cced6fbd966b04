import type { Acquirer, ChargeAnswer, ChargeFailure, ChargeOrder } from './Acquirer.ts';

/** Tags in a payer's e-mail (payer+card_declined@…) with a simulated error. */
const FAILURES: Readonly<Record<string, ChargeFailure>> = {
  insufficient_balance: 'INSUFFICIENT_BALANCE',
  expired_card: 'EXPIRED_CARD',
  card_declined: 'CARD_DECLINED',
};

/** Simulated payment methods by country. */
const METHODS = {
  ID: {
    AUTOMATIC: { category: 'EWALLET', channel: 'OVO' },
    SENT: { category: 'VIRTUAL_ACCOUNT', channel: 'BCA' },
  },
  PH: {
    AUTOMATIC: { category: 'EWALLET', channel: 'GCASH' },
    SENT: { category: 'DIRECT_DEBIT', channel: 'BPI' },
  },
  SG: {
    AUTOMATIC: { category: 'EWALLET', channel: 'GRABPAY' },
    SENT: { category: 'EWALLET', channel: 'GRABPAY' },
  },
} as const;

function failureOf(payer: string): ChargeFailure | undefined {
  const tag = /^[^+]*\+([^@]*)@/.exec(payer)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(FAILURES, tag) ? FAILURES[tag] : undefined;
}

/**
 * A simulated acquirer that moves no money. Charges stored payment methods at once; payers with an invoice or link pay
 * after a delay in milliseconds, unless their e-mail has an error tag.
 */
export function simulatedAcquirer(payersTake: number): Acquirer {
  return {
    async collect({ type, country, payer, given }: ChargeOrder, now: Date): Promise<ChargeAnswer> {
      const failure = failureOf(payer);
      if (type === 'AUTOMATIC') {
        return failure ? { state: 'FAILED', failure } : { state: 'PAID', ...METHODS[country].AUTOMATIC };
      }
      const pays = new Date(given.getTime() + payersTake);
      if (failure !== undefined || now < pays) {
        return { state: 'UNDERWAY', askAgain: now < pays ? pays : new Date(now.getTime() + 86_400_000) };
      }
      return { state: 'PAID', ...METHODS[country].SENT };
    },
  };
}
