import { customers } from '../../database/schema/index.ts';
import type { OperationOutcome, RecordContext, UndoContext } from '../../engine/operations/operation/operation.ts';
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

/** Archives a customer: references stay valid, and the customer is no longer offered. Rule customers.archived. */
export function archiveCustomer(context: RecordContext): Promise<OperationOutcome> {
  return setStatus(context, 'CUSTOMER_ARCHIVED', 'ARCHIVED');
}

/** Restores an archived customer. */
export function restoreCustomer(context: RecordContext): Promise<OperationOutcome> {
  return setStatus(context, 'CUSTOMER_RESTORED', 'ACTIVE');
}

/** Undoes archiving or restoring. */
export function undoCustomerStatus(context: UndoContext): Promise<OperationOutcome> {
  const status = context.done.before.status as Status;
  return setStatus(context, status === 'ARCHIVED' ? 'CUSTOMER_ARCHIVED' : 'CUSTOMER_RESTORED', status);
}
