import { loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { ofBusiness, type Queue } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import type { Services } from '../../core/services.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { collectShares } from './collectShares.ts';
import { lockLoan, REPAID } from './loan.ts';
import { payOutLoan } from './payOutLoan.ts';

/**
 * Loans from their approval until they are paid: each is paid out, and then repaid by shares of the days' sales.
 * Rule products.capital-paid-out, products.capital-repaid.
 */
export function loanQueue({ config }: Pick<Services, 'config'>): Queue {
  return {
    name: 'loan',
    followsTestClock: true,
    concurrency: 1,
    waits: PATIENT_WAITS,
    async handle(task, { database, now }) {
      const { scope, key } = ofBusiness(task);
      const due = await inBusiness(database.pool, scope, async (transaction) => {
        const business = await loadBusiness(transaction, config, scope);
        const loan = await lockLoan(transaction, scope, key);
        if (loan?.status === 'APPROVED') await payOutLoan(transaction, business, loan, now());
        const lent = loan?.status === 'APPROVED' ? await lockLoan(transaction, scope, key) : loan;
        if (lent === undefined || !REPAID.includes(lent.status)) return undefined;
        return collectShares(transaction, business, lent, now());
      });
      return due === undefined ? { state: 'DONE' } : { state: 'AGAIN', due };
    },
  };
}
