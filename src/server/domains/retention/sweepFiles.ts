import { type SQL, sql } from 'drizzle-orm';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import type { Database } from '../../database/database.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { uploaded_files } from '../../database/schema/index.ts';
import { isOf, type ScopeTerms, scopeTerms } from '../../database/scopeTerms.ts';
import { isInDraft } from '../../engine/files/isInDraft.ts';
import { lockFiles } from '../../engine/files/lockReadableFile.ts';
import { recordTable } from '../../engine/resources/statements/recordTable.ts';
import { inSweep } from './inSweep.ts';
import { retainedSince } from './retention.ts';

/** Maximum number of files per transaction. */
const BATCH = 100;

/** The conditions for old files of a business that no record and no draft of it refers to. */
function isUnattached(records: Iterable<RecordSchema>, business: ScopeTerms, now: Date): SQL {
  const limit = sql`${retainedSince('unattachedFile', now).toISOString()}::timestamptz`;
  const conditions = [sql`${isOf(business)} and ${uploaded_files.created} < ${limit}`];
  for (const record of records) {
    const { table, column } = recordTable(record);
    for (const { name, idPrefix } of Object.values(record.fields)) {
      if (idPrefix !== FILE_ID_PREFIX) continue;
      conditions.push(
        sql`not exists (select 1 from ${table} where ${isOf(business)} and ${column(name)} = ${uploaded_files.id})`,
      );
    }
  }
  conditions.push(sql`not ${isInDraft(business)}`);
  return sql.join(conditions, sql` and `);
}

/** Condition that a business has files to delete. */
export function hasUnattachedFiles(records: Iterable<RecordSchema>, business: ScopeTerms, now: Date): SQL {
  return sql`exists (select 1 from ${uploaded_files} where ${isUnattached(records, business, now)})`;
}

/**
 * Deletes files of a business that no record refers to: uploads of an abandoned form, and files of changed or erased
 * records. The bytes are deleted before the row, so that no unknown file is left.
 */
export async function sweepFiles(
  database: Database,
  store: FileStore,
  records: Iterable<RecordSchema>,
  scope: BusinessScope,
  now: Date,
): Promise<void> {
  const business = scopeTerms(scope);
  const next = sql`select ${uploaded_files.id} from ${uploaded_files} where ${isUnattached(records, business, now)}
    order by ${uploaded_files.id} limit ${BATCH}`;
  for (let swept = BATCH; swept === BATCH; ) {
    swept = await inSweep(database, scope, async (transaction) => {
      await lockFiles(transaction, scope);
      const { rows } = await transaction.execute<{ id: string }>(
        sql`delete from ${uploaded_files} where ${isOf(business)} and ${uploaded_files.id} in (${next}) returning ${uploaded_files.id}`,
      );
      for (const { id } of rows) await store.remove({ businessId: scope.businessId, fileId: id });
      return rows.length;
    });
  }
}
