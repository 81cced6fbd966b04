import { and, sql } from 'drizzle-orm';
import { fixedConditions } from '../../resources/statements/recordConditions.ts';
import { recordTable } from '../../resources/statements/recordTable.ts';
import type { OperationContext } from '../operation/operation.ts';

/** A reference of a form. */
export interface Reference {
  readonly idPrefix: string;
  /** UUID. */
  readonly id: string;
  /** The resource that the form's field offers records of; `undefined`: any that the user may see. */
  readonly offers: string | undefined;
}

/**
 * The row of a referenced record, by column; `undefined` when the business has none, no screen shows it to the user, or the
 * form does not offer it.
 */
export async function findReferred(
  { transaction, session: { resolution, scope } }: OperationContext,
  { idPrefix, id, offers }: Reference,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  for (const { name, record, where } of resolution.access.values()) {
    if (record.idPrefix !== idPrefix || (offers !== undefined && name !== offers)) continue;
    const { table, column } = recordTable(record);
    const ours = and(
      sql`${column('business_id')} = ${scope.businessId}::uuid`,
      sql`${column('environment')} = ${scope.environment}`,
      sql`${column('id')} = ${id}::uuid`,
      ...fixedConditions(record, where),
    );
    const { rows } = await transaction.execute<Record<string, unknown>>(sql`select * from ${table} where ${ours}`);
    if (rows[0] !== undefined) return rows[0];
  }
  return undefined;
}
