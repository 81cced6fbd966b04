import { customers } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext, UndoContext } from '../../engine/operations/operation.ts';
import { findCustomer, isThisCustomer } from './findCustomer.ts';

type Status = typeof customers.$inferSelect.status;

async function setStatus(
  context: RecordContext,
  activity: OperationOutcome['activity'],
  status: Status,
): Promise<OperationOutcome> {
  const customer = await findCustomer(context);
  await context.transaction.update(customers).set({ status, updated: context.now }).where(isThisCustomer(context));
  return { activity, before: { status: customer.status }, after: { status } };
}

/** Puts a customer away: it stays where it is named, and is no longer among those in use. Rule customers.archived. */
export function archiveCustomer(context: RecordContext): Promise<OperationOutcome> {
  return setStatus(context, 'CUSTOMER_ARCHIVED', 'ARCHIVED');
}

/** Takes a customer out of the archive. */
export function restoreCustomer(context: RecordContext): Promise<OperationOutcome> {
  return setStatus(context, 'CUSTOMER_RESTORED', 'ACTIVE');
}

/** Gives a customer the status back that it had before it was archived or restored. */
export function undoCustomerStatus(context: UndoContext): Promise<OperationOutcome> {
  const status = context.done.before.status as Status;
  return setStatus(context, status === 'ARCHIVED' ? 'CUSTOMER_ARCHIVED' : 'CUSTOMER_RESTORED', status);
}
