import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import type { virtual_accounts } from '../../database/schema/index.ts';
import type { CreationOutcome, OperationContext } from '../../engine/operations/operation/operation.ts';
import { createRecord } from '../../engine/operations/records/createRecord.ts';
import { startOfCodes } from '../paymentMethods/startOfCodes.ts';
import { type PaymentServices, requirePayers } from '../payments/providers/PaymentProvider.ts';
import { unusedAccountNumber } from '../payments/requests/unusedNumber.ts';
import { announceAccount } from './openAccount.ts';
import { queueOpening } from './openingQueue.ts';

const { create, request } = TRANSITIONS['virtual-account'].events;

/** Banks that open an account only after a while. */
const LATER: ReadonlySet<unknown> = new Set([
  ...VALUE_LISTS['banks-of-indonesia-that-open-later'],
  ...VALUE_LISTS['banks-of-philippines-that-open-later'],
]);

/**
 * `virtual_accounts.create`: creates a virtual account. It can be paid into at once, and its callback is queued; or it waits
 * for its bank, which is queued. Throws like `records.create`, and NOT_PAYABLE_ERROR where no provider would report payments.
 * Rule accept.watched-numbers, accept.virtual-account-number, accept.virtual-account-created-callback, accept.virtual-account-opened.
 */
export async function createVirtualAccount(
  connected: Pick<PaymentServices, 'paymentProviders'>,
  context: OperationContext,
): Promise<CreationOutcome> {
  const { transaction, session, now } = context;
  requirePayers(connected, session);
  let given: Partial<typeof virtual_accounts.$inferInsert> = {};
  const made = await createRecord(context, async (columns) => {
    const start = await startOfCodes(transaction, session.scope, String(columns.bank));
    const account_number = await unusedAccountNumber(transaction, session.scope, start);
    const status = LATER.has(columns.bank) ? request.to : create.to;
    given = { ...columns, account_number, status };
    return { account_number, status };
  });
  if (given.status === request.to) await queueOpening(transaction, session.scope, made.recordId, now);
  else {
    const account = given as typeof virtual_accounts.$inferSelect;
    await announceAccount(transaction, session.scope, { ...account, id: made.recordId }, now);
  }
  return made;
}
