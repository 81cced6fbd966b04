import { and, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { findFile } from '../../core/files/findFile.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { fixedConditions } from '../resources/statements/recordConditions.ts';
import { recordTable } from '../resources/statements/recordTable.ts';

/** A user who requests a file. Rule forms.file-readers. */
export type FileReader = Pick<ActingPerson, 'user' | 'scope' | 'resolution'>;

/** File fields that the resource shows the user unmasked, in the list or in one record. */
function openFileFields({ record, listView, detailView }: ResourceAccess): string[] {
  const views = detailView === undefined ? [listView] : [listView, detailView];
  const open = new Set(views.flatMap(({ fields, masks }) => fields.filter((field) => !masks.has(field))));
  return [...open].filter((field) => record.fields[field]?.idPrefix === FILE_ID_PREFIX);
}

async function isInRecord(
  transaction: BusinessTransaction,
  { businessId, environment }: BusinessScope,
  { record, where }: ResourceAccess,
  field: string,
  fileId: string,
): Promise<boolean> {
  const { table, column } = recordTable(record);
  const namesIt = and(
    sql`${column('business_id')} = ${businessId}::uuid`,
    sql`${column('environment')} = ${environment}`,
    sql`${column(field)} = ${fileId}::uuid`,
    ...fixedConditions(record, where),
  );
  const { rows } = await transaction.execute(sql`select 1 from ${table} where ${namesIt} limit 1`);
  return rows.length > 0;
}

/**
 * An uploaded file that the user may read: their own upload, or a file in a field of a record that is visible to them.
 * `undefined` for all other files.
 */
export async function findReadableFile(
  transaction: BusinessTransaction,
  { user, scope, resolution }: FileReader,
  fileId: string,
): ReturnType<typeof findFile> {
  const file = await findFile(transaction, scope, fileId);
  if (file === undefined || file.user_id === user.id) return file;
  for (const access of resolution.access.values()) {
    for (const field of openFileFields(access)) {
      if (await isInRecord(transaction, scope, access, field, fileId)) return file;
    }
  }
  return undefined;
}
