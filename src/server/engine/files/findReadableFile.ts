import { and, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { findFile } from '../../core/files/findFile.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { type BusinessScope, type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';
import { uploaded_files } from '../../database/schema/index.ts';
import { fixedConditions } from '../resources/statements/recordConditions.ts';
import { recordTable } from '../resources/statements/recordTable.ts';
import { isInDraft } from './isInDraft.ts';

type UploadedRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** A user who requests a file. Rule forms.file-readers. */
export type FileReader = Pick<ActingPerson, 'user' | 'scope' | 'resolution'>;

/** File fields that the resource shows the user unmasked, in the list or in one record. */
function openFileFields({ record, listView, detailView }: ResourceAccess): string[] {
  const views = detailView === undefined ? [listView] : [listView, detailView];
  const open = new Set(views.flatMap(({ fields, masks }) => fields.filter((field) => !masks.has(field))));
  return [...open].filter((field) => record.fields[field]?.idPrefix === FILE_ID_PREFIX);
}

/** The values of a column of the first record that has the file in a field; empty when no record has it. */
async function findNaming(
  transaction: BusinessTransaction,
  { businessId, environment }: BusinessScope,
  { record, where }: ResourceAccess,
  { field, fileId, read = 'id' }: { readonly field: string; readonly fileId: string; readonly read?: string },
): Promise<unknown[]> {
  const { table, column } = recordTable(record);
  const namesIt = and(
    sql`${column('business_id')} = ${businessId}::uuid`,
    sql`${column('environment')} = ${environment}`,
    sql`${column(field)} = ${fileId}::uuid`,
    ...fixedConditions(record, where),
  );
  const { rows } = await transaction.execute<{ value: unknown }>(
    sql`select ${column(read)} as value from ${table} where ${namesIt} limit 1`,
  );
  return rows.map(({ value }) => value);
}

/** Whether the draft of a form that the user fills in has the file. */
async function isInOpenDraft(
  transaction: BusinessTransaction,
  { scope, resolution }: Pick<FileReader, 'scope' | 'resolution'>,
  fileId: string,
): Promise<boolean> {
  const forms = [...resolution.forms.values()].flatMap(({ form, steps }) => (steps === undefined ? [] : [form]));
  if (forms.length === 0) return false;
  const found = await transaction
    .select({ id: uploaded_files.id })
    .from(uploaded_files)
    .where(and(isRecord(uploaded_files, scope, fileId), isInDraft(scope, forms)));
  return found.length > 0;
}

/**
 * An uploaded file that the user may read: their own upload, or a file in a field of a record or of a draft that is
 * visible to them.
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
      if ((await findNaming(transaction, scope, access, { field, fileId })).length > 0) return file;
    }
  }
  return (await isInOpenDraft(transaction, { scope, resolution }, fileId)) ? file : undefined;
}

/**
 * A file of another business that a record visible to the user names in a field of such files (`x-file-owner`), with that
 * business; `undefined` for all other files. Leaves the transaction in that business.
 * Rule reviews.documents.
 */
export async function findForeignFile(
  transaction: BusinessTransaction,
  { scope, resolution }: FileReader,
  fileId: string,
): Promise<{ readonly file: UploadedRow; readonly owner: BusinessScope } | undefined> {
  for (const access of resolution.access.values()) {
    for (const field of openFileFields(access)) {
      const read = access.record.fields[field]?.fileOwner;
      if (read === undefined) continue;
      const [businessId] = await findNaming(transaction, scope, access, { field, fileId, read });
      if (typeof businessId !== 'string') continue;
      const owner = { businessId, environment: scope.environment };
      await enterBusiness(transaction, owner);
      const file = await findFile(transaction, owner, fileId);
      return file && { file, owner };
    }
  }
  return undefined;
}
