import { and, asc, eq, sql } from 'drizzle-orm';
import { belongsTo } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { jsonText } from '../../../database/schema/columns.ts';
import { batch_rows, disbursements } from '../../../database/schema/index.ts';

/** The references that disbursements of the business have already. */
export async function takenReferences(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  if (references.length === 0) return new Set();
  const taken = await transaction
    .select({ reference: disbursements.external_id })
    .from(disbursements)
    .where(
      and(
        belongsTo(disbursements, scope),
        sql`${disbursements.external_id} = any(${sql.param([...references])}::text[])`,
      ),
    );
  return new Set(taken.map(({ reference }) => reference));
}

/** The condition for the rows of a batch. */
export function isOfBatch(scope: BusinessScope, batchId: string) {
  return and(belongsTo(batch_rows, scope), eq(batch_rows.batch_disbursement_id, batchId));
}

/** Inserts rows as one parameter: thousands of parameters take longer to write than the rows do to insert. */
export async function insertRows(
  transaction: BusinessTransaction,
  rows: readonly (typeof batch_rows.$inferInsert)[],
): Promise<void> {
  const given = jsonText(rows.map((row) => ({ ...row, amount: row.amount?.toString() ?? null })));
  await transaction.execute(sql`
    insert into batch_rows (business_id, environment, id, created, updated, status, batch_disbursement_id, row_number,
      problems, bank, account_number, account_name, amount, amount_text, currency, description, recipient_email, external_id)
    select * from jsonb_to_recordset(${given}::jsonb) as given(business_id uuid, environment text, id uuid,
      created timestamptz, updated timestamptz, status text, batch_disbursement_id uuid, row_number integer,
      problems jsonb, bank text, account_number text, account_name text, amount bigint, amount_text text, currency text,
      description text, recipient_email text, external_id text)`);
}

/** Takes the error of a repeated reference from the first row that has it, once no row before it has it. */
export async function releaseReference(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  { batchId, reference, now }: { readonly batchId: string; readonly reference: string | null; readonly now: Date },
): Promise<void> {
  if (reference === null) return;
  const [first] = await transaction
    .select()
    .from(batch_rows)
    .where(and(isOfBatch(scope, batchId), eq(batch_rows.external_id, reference)))
    .orderBy(asc(batch_rows.row_number))
    .limit(1);
  if (first === undefined || !first.problems.includes('EXTERNAL_ID_REPEATED')) return;
  const problems = first.problems.filter((problem) => problem !== 'EXTERNAL_ID_REPEATED');
  const status = problems.length === 0 ? 'VALID' : 'INVALID';
  await transaction
    .update(batch_rows)
    .set({ problems, status, updated: now })
    .where(and(isOfBatch(scope, batchId), eq(batch_rows.id, first.id)));
}

/** Counts the rows of a batch and adds up their amounts. */
export async function recount(
  transaction: BusinessTransaction,
  { businessId, environment }: BusinessScope,
  batchId: string,
  now: Date,
): Promise<void> {
  await transaction.execute(sql`
    update batch_disbursements set total_count = counted.total, checked_count = counted.total,
      invalid_count = counted.invalid, amount = counted.amount, updated = ${now.toISOString()}::timestamptz
    from (select count(*) as total, count(*) filter (where status = 'INVALID') as invalid,
      coalesce(sum(amount), 0) as amount from batch_rows
      where business_id = ${businessId}::uuid and environment = ${environment}
      and batch_disbursement_id = ${batchId}::uuid) as counted
    where business_id = ${businessId}::uuid and environment = ${environment} and id = ${batchId}::uuid`);
}
