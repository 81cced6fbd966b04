import { loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { ofBusiness, type Queue } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import type { Services } from '../../core/services.ts';
import { settleSpending } from './endSpending.ts';
import { startOfMonth } from './month.ts';
import { keepSpent, lockCard } from './spending.ts';

/**
 * Settles card transactions, and begins the months of cards.
 * Rule products.card-spending, products.card-limit-monthly.
 */
export function spendingQueue({ config }: Pick<Services, 'config'>): Queue {
  return {
    name: 'card-spending',
    followsTestClock: true,
    concurrency: 1,
    waits: PATIENT_WAITS,
    async handle(task, { now }) {
      const { scope, payload } = ofBusiness(task);
      return {
        state: 'DONE',
        async write(transaction) {
          if (payload.transaction_id) return settleSpending(transaction, scope, payload.transaction_id, now());
          const { timeZone } = await loadBusiness(transaction, config, scope);
          const card = await lockCard(transaction, scope, String(payload.card_id));
          if (card) await keepSpent(transaction, scope, card, startOfMonth(timeZone, now()), now());
        },
      };
    },
  };
}
