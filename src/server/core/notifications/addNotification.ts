import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import { keptValues, type NotificationId } from '#contract/transitions.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { notifications } from '../../database/schema/index.ts';

const OCCASION_NAMESPACE = '0f6d1f0a-6f0c-4c9e-8a39-6f5b6a0f6d0e';

/** Something that happened and that no event of a record declares. */
export interface News {
  readonly kind: NotificationId;
  /** UUID of the record that it is about. */
  readonly recordId?: string;
  /** The record's columns, or other values; the notification keeps those that its kind names. */
  readonly values: Readonly<Record<string, unknown>>;
  /** News of one occasion are written once. */
  readonly occasion?: string;
}

/** The value of a column as JSON text has it. */
function textOf(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

/**
 * Writes a notification in the transaction of what it reports. Events of config/transitions write theirs themselves
 * (database/triggers/notificationTriggers.ts).
 * Rule notifications.with-the-event.
 */
export async function addNotification(
  transaction: Pick<BusinessTransaction, 'insert'>,
  scope: BusinessScope,
  { kind, recordId, values, occasion }: News,
  now: Date,
): Promise<void> {
  const { businessId, environment } = scope;
  const id =
    occasion === undefined
      ? uuidv7({ msecs: now.getTime() })
      : uuidv5(`${businessId} ${environment} ${kind} ${occasion}`, OCCASION_NAMESPACE);
  const kept = Object.fromEntries(keptValues(kind).values.map((name) => [name, textOf(values[name])]));
  await transaction
    .insert(notifications)
    .values({ ...scopeColumns(scope), id, created: now, kind, record_id: recordId ?? null, values: kept })
    .onConflictDoNothing();
}
