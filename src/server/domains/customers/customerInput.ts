import { and, eq, ne, or, sql } from 'drizzle-orm';
import { UPLOAD_LIMITS } from '#contract/forms/uploadLimits.ts';
import type { FieldError } from '#contract/generated/api.ts';
import type { CustomerForm } from '#contract/generated/forms.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import { customers } from '../../database/schema/index.ts';
import { lockReadableFile } from '../../engine/files/lockReadableFile.ts';
import type { OperationContext } from '../../engine/operations/operation/operation.ts';

/** Form values of a customer; which of them are present depends on the form. Rule customers.one-each. */
export type CustomerInput = Partial<CustomerForm>;

type CustomerRow = typeof customers.$inferInsert;

/** The columns that forms can change. */
export type CustomerColumns = Partial<Omit<CustomerRow, 'business_id' | 'environment' | 'id' | 'created' | 'updated'>>;

/** Columns that store the value unchanged. */
const PLAIN_FIELDS = [
  'type',
  'name',
  'email',
  'phone_number',
  'birth_date',
  'company_registration',
  'tax_number',
  'address_line',
  'city',
  'province',
  'region',
  'barangay',
  'postal_code',
  'country',
  'contacts',
  'channels',
  'tags',
  'invoice_by_email',
  'reference',
  'description',
] as const satisfies readonly (keyof CustomerInput)[];

/** Required columns, which keep their value when left empty. */
const NEEDED: readonly string[] = ['type', 'name', 'country', 'reference'];

function refused(error: FieldError): ApiError {
  return new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [error]);
}

/** The document's UUID. Throws API_VALIDATION_ERROR when the business has no such file of an allowed type. */
async function documentOf({ transaction, session }: OperationContext, id: string): Promise<string> {
  const fileId = parseRecordId(FILE_ID_PREFIX, id);
  const file = fileId && (await lockReadableFile(transaction, session, fileId));
  if (file && UPLOAD_LIMITS.document.types.includes(file.type)) return file.id;
  throw refused({ field: 'document', message: 'is not a file of this business', code: 'format_file' });
}

/** The columns of the form's fields, null for empty ones. `fields` are those of the form; other columns are unchanged. */
export async function customerColumns(
  context: OperationContext,
  fields: ReadonlySet<string>,
): Promise<CustomerColumns> {
  const input: CustomerInput = context.input;
  const columns: Record<string, unknown> = {};
  for (const name of PLAIN_FIELDS) {
    if (!fields.has(name) || (input[name] === undefined && NEEDED.includes(name))) continue;
    columns[name] = input[name] ?? null;
  }
  if (fields.has('credit_limit')) {
    const { currency } = context.session.business;
    const limit = input.credit_limit;
    columns.credit_limit = limit === undefined ? null : parseDecimal(limit, currency);
    columns.credit_currency = limit === undefined ? null : currency;
  }
  if (fields.has('document')) {
    columns.document = input.document === undefined ? null : await documentOf(context, input.document);
  }
  return columns;
}

/** Locks the creation of customers of the business, because concurrent requests would not see each other's rows. */
async function lockCreation({ transaction, session }: OperationContext): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`customers ${session.scope.businessId}`}))`);
}

/**
 * Throws ERROR_DUPLICATED_CUSTOMER_DATA when another customer has the e-mail or reference. `recordId`: the customer that
 * may have them.
 */
export async function assertUnique(
  context: OperationContext,
  { email, reference }: Pick<CustomerInput, 'email' | 'reference'>,
  recordId?: string,
): Promise<void> {
  if (email === undefined && reference === undefined) return;
  await lockCreation(context);
  const { scope } = context.session;
  const same = or(
    email === undefined ? undefined : eq(customers.email_search, email.toLowerCase()),
    reference === undefined ? undefined : eq(customers.reference_search, reference.toLowerCase()),
  );
  const others = await context.transaction
    .select({ email: customers.email_search, reference: customers.reference_search })
    .from(customers)
    .where(and(belongsTo(customers, scope), same, recordId === undefined ? undefined : ne(customers.id, recordId)))
    .limit(2);
  if (others.length === 0) return;
  const errors: FieldError[] = [];
  const message = 'belongs to another customer';
  if (others.some((other) => other.email === email?.toLowerCase())) {
    errors.push({ field: 'email', message, code: 'duplicate' });
  }
  if (others.some((other) => other.reference === reference?.toLowerCase())) {
    errors.push({ field: 'reference', message, code: 'duplicate' });
  }
  throw new ApiError(
    'ERROR_DUPLICATED_CUSTOMER_DATA',
    'A customer with this e-mail or reference already exists.',
    errors,
  );
}
