import { and, eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { belongsTo, isRecord, scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { method_applications } from '../../database/schema/index.ts';
import type { RecordContext } from '../../engine/operations/operation/operation.ts';
import { inputColumns } from '../../engine/operations/records/inputColumns.ts';
import { reportDuplicate } from '../../engine/operations/records/reportDuplicate.ts';

export type Application = typeof method_applications.$inferSelect;

/** What was submitted for a payment method (UUID); `undefined` for nothing. */
export async function findApplication(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  methodId: string,
): Promise<Application | undefined> {
  const [application] = await transaction
    .select()
    .from(method_applications)
    .where(and(belongsTo(method_applications, scope), eq(method_applications.payment_method_id, methodId)));
  return application;
}

function applicationRecord({ brand }: RecordContext): RecordSchema {
  const record = brand.config.records.get('method-application');
  if (record === undefined) throw new Error('There is no record of applications.');
  return record;
}

/**
 * Keeps what was submitted for a payment method, of which there is one: what is submitted again replaces it. Throws
 * API_VALIDATION_ERROR for a code or range that another business has.
 * Rule payment-methods.submitted, payment-methods.fixed-code, payment-methods.account-range.
 */
export async function keepApplication(context: RecordContext): Promise<void> {
  const { transaction, session, recordId, now } = context;
  const { scope } = session;
  const record = applicationRecord(context);
  const held = await findApplication(transaction, scope, recordId);
  const given = await inputColumns({ ...context, record }, (field) => (held as Record<string, unknown>)?.[field]);
  const columns = { ...given, updated: now, submitted: now, submitted_by: session.user.email };
  const added = {
    ...columns,
    ...scopeColumns(scope),
    id: uuidv7({ msecs: now.getTime() }),
    created: now,
    payment_method_id: recordId,
  } as typeof method_applications.$inferInsert;
  await reportDuplicate(
    record,
    held === undefined
      ? transaction.insert(method_applications).values(added)
      : transaction
          .update(method_applications)
          .set(columns)
          .where(isRecord(method_applications, scope, held.id)),
  );
}
