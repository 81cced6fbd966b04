import { and, eq, lte } from 'drizzle-orm';
import type { ResolvedFormField } from '#contract/generated/api.ts';
import { enqueue } from '../../../core/queue/enqueue.ts';
import { belongsTo, scopeColumns } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { form_checks } from '../../../database/schema/index.ts';

export type FormCheck = typeof form_checks.$inferSelect;

/** What the checks are of. */
export interface CheckSubject {
  readonly scope: BusinessScope;
  /** Name of the form. */
  readonly form: string;
  /** Name of the record that the action is for. */
  readonly record: string;
  /** UUID; `undefined` for an action that creates a record. */
  readonly recordId: string | undefined;
}

/** A value to check. */
export interface CheckedValue {
  readonly field: string;
  readonly service: NonNullable<ResolvedFormField['check']>['service'];
  readonly value: string;
  /** The name that belongs to it. */
  readonly name: string | null;
}

/** Seconds before a person may repeat a check. Rule errors.activation-codes. */
export const REPEAT_SECONDS = 10;

/** In place of the record of an action that creates one. */
const NO_RECORD = '00000000-0000-0000-0000-000000000000';

/** The checks of a form for one record. */
export function checksOf({ scope, form, recordId = NO_RECORD }: Omit<CheckSubject, 'record'>) {
  return and(belongsTo(form_checks, scope), eq(form_checks.form, form), eq(form_checks.record_id, recordId));
}

/** The last check of each field of a form. */
export function readChecks(transaction: BusinessTransaction, subject: CheckSubject): Promise<FormCheck[]> {
  return transaction.select().from(form_checks).where(checksOf(subject));
}

/**
 * Notes that a value has to be checked, and queues the check, in the transaction of the request. Returns `false` when the field
 * was checked less than ten seconds before, where `isRepeated` says that a person repeats it; of several at the same moment one
 * is queued.
 * Rule activation.tax-number-check.
 */
export async function requestCheck(
  transaction: BusinessTransaction,
  subject: CheckSubject,
  { field, service, value, name }: CheckedValue,
  isRepeated: boolean,
  now: Date,
): Promise<boolean> {
  const { scope, form, record, recordId = NO_RECORD } = subject;
  const pending = { value, name, status: 'PENDING' as const, problem: null, requested: now, answered: null };
  const earlier = new Date(now.getTime() - REPEAT_SECONDS * 1_000);
  const { business_id, environment, form: ofForm, record_id, field: ofField, requested } = form_checks;
  const noted = await transaction
    .insert(form_checks)
    .values({ ...scopeColumns(scope), form, record_id: recordId, field, ...pending })
    .onConflictDoUpdate({
      target: [business_id, environment, ofForm, record_id, ofField],
      set: pending,
      ...(isRepeated && { setWhere: lte(requested, earlier) }),
    })
    .returning({ field: ofField });
  if (noted.length === 0) return false;
  const key = `${form}/${recordId}/${field}/${now.getTime()}`;
  const payload = { form, record, record_id: recordId, field, service, requested: now.toISOString() };
  await enqueue(transaction, { queue: 'form-check', key, scope, due: now, payload }, now);
  return true;
}
