import type { Acquirer, ChargeErrorCode, ChargeOrder, ChargeResult } from './Acquirer.ts';

/** Tags in a payer's e-mail (payer+card_declined@…) with a simulated error. */
const ERROR_CODES: Readonly<Record<string, ChargeErrorCode>> = {
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
    SENT: { category: 'DIRECT_DEBIT', channel: 'DD_BPI' },
  },
  SG: {
    AUTOMATIC: { category: 'EWALLET', channel: 'GRABPAY' },
    SENT: { category: 'EWALLET', channel: 'GRABPAY' },
  },
} as const;

function errorCodeOf(payer: string): ChargeErrorCode | undefined {
  const tag = /^[^+]*\+([^@]*)@/.exec(payer)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(ERROR_CODES, tag) ? ERROR_CODES[tag] : undefined;
}

/**
 * A simulated acquirer that moves no money. Charges stored payment methods at once; payers with an invoice or link pay
 * after a delay in milliseconds, unless their e-mail has an error tag.
 */
export function simulatedAcquirer(payersTake: number): Acquirer {
  return {
    async collect({ type, country, payer, given }: ChargeOrder, now: Date): Promise<ChargeResult> {
      const errorCode = errorCodeOf(payer);
      if (type === 'AUTOMATIC') {
        return errorCode ? { state: 'FAILED', errorCode } : { state: 'PAID', ...METHODS[country].AUTOMATIC };
      }
      const pays = new Date(given.getTime() + payersTake);
      if (errorCode !== undefined || now < pays) {
        return { state: 'PENDING', nextPoll: now < pays ? pays : new Date(now.getTime() + 86_400_000) };
      }
      return { state: 'PAID', ...METHODS[country].SENT };
    },
  };
}
