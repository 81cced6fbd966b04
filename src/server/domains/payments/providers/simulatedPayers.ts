import type { ServerEnv } from '../../../core/env.ts';
import type {
  DepositPage,
  PaymentOrder,
  PaymentProvider,
  PaymentProviders,
  PaymentResult,
  ReceivingAccount,
} from './PaymentProvider.ts';

/** Time until simulated payers pay in the demo's live mode, in milliseconds. */
const DEMO_PAYERS_TAKE = 2 * 60_000;

/** The last digits of whole amounts that simulated payers leave unpaid. */
const UNPAID = /404(?:\.\d+)?$/;

/** The last digits of whole amounts that simulated payers pay by each method that they chose, as the request is closed. */
const PAID_TWICE = /409(?:\.\d+)?$/;

/** How often an account into which nothing is to come is read, in milliseconds. */
const IDLE_POLL = 24 * 60 * 60_000;

/** The times at which simulated payers pay into an account, in milliseconds since it was opened; none where they would choose the amount. */
function paidAt({ amount }: ReceivingAccount, delay: number): readonly number[] {
  if (amount === null || UNPAID.test(amount)) return [];
  return PAID_TWICE.test(amount) ? [delay, 2 * delay] : [delay];
}

/**
 * A simulated provider that moves no money: its payers pay after a delay in milliseconds, but amounts that end in 404; those
 * that end in 409 are paid also where the request was cancelled meanwhile, and into a number or code twice.
 * Rule accept.live-payments, accept.money-without-record.
 */
export function simulatedPayers(delay: number): PaymentProvider {
  return {
    async openOrPoll({ amount, expires, given }: PaymentOrder, now: Date): Promise<PaymentResult> {
      const pays = new Date(given.getTime() + delay);
      if (UNPAID.test(amount) || pays >= expires) return { state: 'PENDING', nextPoll: expires };
      return now < pays ? { state: 'PENDING', nextPoll: pays } : { state: 'PAID', taken: pays };
    },
    async close({ amount }, now) {
      return PAID_TWICE.test(amount) ? { state: 'PAID', taken: now } : { state: 'CLOSED' };
    },
    async readDeposits(account, after, now): Promise<DepositPage> {
      const idle = new Date(now.getTime() + IDLE_POLL);
      const all = paidAt(account, delay).map((time, index) => ({
        id: `${account.id}-${index + 1}`,
        amount: account.amount ?? '',
        taken: new Date(account.opened.getTime() + time),
      }));
      const coming = all.slice(all.findIndex(({ id }) => id === after) + 1);
      const deposits = coming.filter(({ taken }) => taken <= now);
      return { deposits, nextPoll: coming[deposits.length]?.taken ?? idle };
    },
  };
}

/** Default providers: none in test mode, where the business pays in place of payers, and simulated ones in the demo's live mode. */
export function defaultPaymentProviders({ demo }: Pick<ServerEnv, 'demo'>): PaymentProviders {
  return demo ? { PRODUCTION: simulatedPayers(DEMO_PAYERS_TAKE) } : {};
}
