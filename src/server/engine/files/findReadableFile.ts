import { and, type SQL, sql } from 'drizzle-orm';
import type { ResourceAccess } from '#compiler/resolve/resources/ResourceAccess.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { findFile } from '../../core/files/findFile.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { type BusinessScope, type BusinessTransaction, enterBusiness } from '../../database/inBusiness.ts';
import { uploaded_files } from '../../database/schema/index.ts';
import { scopeTerms } from '../../database/scopeTerms.ts';
import { fixedConditions } from '../resources/statements/recordConditions.ts';
import { recordTable } from '../resources/statements/recordTable.ts';
import { isInDraft } from './isInDraft.ts';

type UploadedRow = NonNullable<Awaited<ReturnType<typeof findFile>>>;

/** A user who requests a file. Rule forms.file-readers. */
export type FileReader = Pick<ActingPerson, 'user' | 'scope' | 'resolution'>;

/** File fields that the resource shows the user unmasked, in the list or in one record; objects may hold files of others. */
function openFileFields({ record, listView, detailView }: ResourceAccess): string[] {
  const views = detailView === undefined ? [listView] : [listView, detailView];
  const open = new Set(views.flatMap(({ fields, masks }) => fields.filter((field) => !masks.has(field))));
  return [...open].filter((name) => {
    const field = record.fields[name];
    return field?.idPrefix === FILE_ID_PREFIX || field?.fileOwner !== undefined;
  });
}

/** What a field must hold to name a file. */
interface Naming {
  readonly field: string;
  readonly fileId: string;
}

/** The condition that a field is the file, or an object one of whose values is. */
function namesFile({ record }: ResourceAccess, { field, fileId }: Naming): SQL {
  const { column } = recordTable(record);
  if (record.fields[field]?.kind !== 'json') return sql`${column(field)} = ${fileId}::uuid`;
  const shown = formatRecordId(FILE_ID_PREFIX, fileId);
  return sql`jsonb_path_exists(${column(field)}, '$.* ? (@ == $file)', jsonb_build_object('file', ${shown}::text))`;
}

/** Two columns of the first record that has the file in a field; `undefined` when no record has it. */
async function findNaming(
  transaction: BusinessTransaction,
  { businessId, environment }: BusinessScope,
  access: ResourceAccess,
  naming: Naming,
  [first, second]: readonly [string, string] = ['id', 'id'],
): Promise<{ readonly first: unknown; readonly second: unknown } | undefined> {
  const { record, where } = access;
  const { table, column } = recordTable(record);
  const namesIt = and(
    sql`${column('business_id')} = ${businessId}::uuid`,
    sql`${column('environment')} = ${environment}`,
    namesFile(access, naming),
    ...fixedConditions(record, where),
  );
  const { rows } = await transaction.execute<{ first: unknown; second: unknown }>(
    sql`select ${column(first)} as first, ${column(second)} as second from ${table} where ${namesIt} limit 1`,
  );
  return rows[0];
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
    .where(and(isRecord(uploaded_files, scope, fileId), isInDraft(scopeTerms(scope), forms)));
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
      if ((await findNaming(transaction, scope, access, { field, fileId })) !== undefined) return file;
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
      const { fileOwner, fileMode } = access.record.fields[field] ?? {};
      if (fileOwner === undefined) continue;
      const found = await findNaming(transaction, scope, access, { field, fileId }, [fileOwner, fileMode ?? fileOwner]);
      if (typeof found?.first !== 'string') continue;
      const mode = fileMode === undefined ? null : found.second;
      const environment = mode === 'DEVELOPMENT' || mode === 'PRODUCTION' ? mode : scope.environment;
      const owner = { businessId: found.first, environment };
      await enterBusiness(transaction, owner);
      const file = await findFile(transaction, owner, fileId);
      return file && { file, owner };
    }
  }
  return undefined;
}
