import { bank_accounts, transactions, withdrawals } from '#server/database/schema/index.ts';
import type { SampleRow } from './SampleScene.ts';
import { sample } from './sample.ts';

type Row = SampleRow<typeof withdrawals>;

/** Withdrawals of the newest transactions of that type, to the primary account, once it was verified. */
export const WITHDRAWALS = sample(withdrawals, (demo) => {
  const account = demo.rowsOf(bank_accounts).find(({ is_primary }) => is_primary);
  if (account?.verified == null || demo.business.country === 'SG') return [];
  const { id: bank_account_id, bank, account_number, account_name, verified } = account;
  const sent = demo.rowsOf(transactions).filter(({ type, created }) => type === 'WITHDRAWAL' && created > verified);
  return sent.map(({ id: transaction_id, created, updated, status, external_id, amount, fee, tax, currency }): Row => {
    const isOver = status === 'COMPLETED';
    return {
      ...demo.key(created),
      updated,
      status: isOver ? 'COMPLETED' : 'PENDING',
      external_id,
      bank_account_id,
      bank,
      account_number,
      account_name,
      amount,
      fee,
      tax,
      currency,
      transaction_id,
      schedule_id: null,
      failure_code: null,
      created_by: demo.member('can_withdraw'),
      completed: isOver ? updated : null,
    };
  });
});
