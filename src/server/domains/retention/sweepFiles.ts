import { type SQL, sql } from 'drizzle-orm';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import type { Database } from '../../database/database.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { uploaded_files } from '../../database/schema/index.ts';
import { isInDraft } from '../../engine/files/isInDraft.ts';
import { lockFiles } from '../../engine/files/lockReadableFile.ts';
import { recordTable } from '../../engine/resources/statements/recordTable.ts';
import { inSweep } from './inSweep.ts';
import { retainedSince } from './retention.ts';

/** Maximum number of files per transaction. */
const BATCH = 100;

/** The condition that no record and no draft of the business refers to the file. */
function unattached(records: Iterable<RecordSchema>, { businessId, environment }: BusinessScope): SQL[] {
  const conditions: SQL[] = [];
  for (const record of records) {
    const { table, column } = recordTable(record);
    for (const { name, idPrefix } of Object.values(record.fields)) {
      if (idPrefix !== FILE_ID_PREFIX) continue;
      conditions.push(
        sql`not exists (select 1 from ${table} where ${column('business_id')} = ${businessId}::uuid
          and ${column('environment')} = ${environment} and ${column(name)} = ${uploaded_files.id})`,
      );
    }
  }
  conditions.push(sql`not ${isInDraft({ businessId, environment })}`);
  return conditions;
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
  const { businessId, environment } = scope;
  const ours = sql`${uploaded_files.business_id} = ${businessId}::uuid and ${uploaded_files.environment} = ${environment}`;
  const isOld = sql`${uploaded_files.created} < ${retainedSince('unattachedFile', now).toISOString()}::timestamptz`;
  const old = sql.join([ours, isOld, ...unattached(records, scope)], sql` and `);
  const next = sql`select ${uploaded_files.id} from ${uploaded_files} where ${old} order by ${uploaded_files.id} limit ${BATCH}`;
  for (let swept = BATCH; swept === BATCH; ) {
    swept = await inSweep(database, scope, async (transaction) => {
      await lockFiles(transaction, scope);
      const { rows } = await transaction.execute<{ id: string }>(
        sql`delete from ${uploaded_files} where ${ours} and ${uploaded_files.id} in (${next}) returning ${uploaded_files.id}`,
      );
      for (const { id } of rows) await store.remove({ businessId, fileId: id });
      return rows.length;
    });
  }
}
