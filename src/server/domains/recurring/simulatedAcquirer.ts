import type { Acquirer, ChargeAnswer, ChargeFailure, ChargeOrder } from './Acquirer.ts';

/** What a payer's address has after a plus (payer+card_declined@…) to have their payments fail. */
const FAILURES: Readonly<Record<string, ChargeFailure>> = {
  insufficient_balance: 'INSUFFICIENT_BALANCE',
  expired_card: 'EXPIRED_CARD',
  card_declined: 'CARD_DECLINED',
};

/** What is charged, and what payers pay by, in each country. */
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
 * An acquirer that moves no money. What is on file is charged at once; payers pay what they were sent some milliseconds
 * after it, and those whose address names a failure do not.
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
