import { UPLOAD_LIMITS } from '#contract/forms/uploadLimits.ts';
import type { FileAccept } from '#contract/generated/api.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { type Currency, isCurrency } from '#contract/money/currencies.ts';
import { parseDecimal } from '#contract/money/decimal.ts';
import type { RecordField } from '#contract/recordSchema.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { canonicalIpRange } from '../../../core/ipRange.ts';
import { lockReadableFile } from '../../files/lockReadableFile.ts';
import { formFields } from '../../forms/formFields.ts';
import { keptFields } from '../operation/keptFields.ts';
import type { OperationContext } from '../operation/operation.ts';
import { findReferred } from './findReferred.ts';

/** Columns of a record's table, by field. */
export type RecordColumns = Record<string, unknown>;

/** A field of the record that the form has. */
interface OpenField {
  readonly known: RecordField;
  /** The resource that the form offers records of. */
  readonly offers: string | undefined;
  /** The files that the form takes. */
  readonly accept: FileAccept | undefined;
}

/** Fields of the record in the action's form for this user. Other fields are unchanged. */
function openRecordFields({ session, action, record }: OperationContext): OpenField[] {
  const form = action.form === undefined ? undefined : session.resolution.forms.get(action.form);
  const open: OpenField[] = [];
  for (const { field, resource: offers, accept } of form === undefined ? [] : formFields(form)) {
    const known = Object.hasOwn(record.fields, field) ? record.fields[field] : undefined;
    if (known !== undefined) open.push({ known, offers, accept });
  }
  return open;
}

/** The columns of a reference: its UUID, and copied fields of the referenced record. */
async function referenceColumns(
  context: OperationContext,
  { known: { name, idPrefix = '', elsewhere }, offers: offered, accept }: OpenField,
  value: string,
  held: unknown,
): Promise<RecordColumns> {
  const id = parseRecordId(idPrefix, value);
  // What another business no longer offers may stay. Rule platform.splits-use.
  if (elsewhere && id !== undefined && id === held) return { [name]: id };
  const offers = id === held ? undefined : offered;
  const found =
    id === undefined
      ? undefined
      : idPrefix === FILE_ID_PREFIX
        ? await findFittingFile(context, id, id === held ? undefined : accept)
        : await findReferred(context, { idPrefix, id, offers });
  if (found === undefined) {
    const message = 'is not a record that can be chosen';
    throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [{ field: name, message, code: 'gone' }]);
  }
  const named: Readonly<Record<string, unknown>> = { ...found };
  return { ...copiedColumns(context, name, named), [name]: id };
}

/**
 * A file that the user may read and the field takes: an upload for another field may be larger, or of another type.
 * Rule forms.image-limit, forms.product-image-limit.
 */
async function findFittingFile(
  { transaction, session }: OperationContext,
  id: string,
  accept: FileAccept | undefined,
): ReturnType<typeof lockReadableFile> {
  const file = await lockReadableFile(transaction, session, id);
  if (file === undefined || accept === undefined) return file;
  const { types, size } = UPLOAD_LIMITS[accept];
  return types.includes(file.type) && file.size <= size ? file : undefined;
}

function copiedColumns(
  { record }: OperationContext,
  from: string,
  named: Readonly<Record<string, unknown>> | undefined,
): RecordColumns {
  const columns: RecordColumns = {};
  for (const { name, copied } of Object.values(record.fields)) {
    if (copied?.from === from) columns[name] = named?.[copied.field] ?? null;
  }
  return columns;
}

/** The stored value of an empty field. An unticked checkbox is not sent. */
function emptyColumns(context: OperationContext, { name, kind }: RecordField): RecordColumns {
  return { ...copiedColumns(context, name, undefined), [name]: kind === 'boolean' ? false : null };
}

/**
 * The input as table columns: amounts in minor units, references as UUIDs, null for empty fields. `heldOf` returns what the
 * record holds in a field, or what the action sets: the currency of an amount whose form has none, and a reference that may
 * stay although the form no longer offers it. Throws API_VALIDATION_ERROR for another record that the form does not offer.
 */
export async function inputColumns(
  context: OperationContext,
  heldOf: (field: string) => unknown,
): Promise<RecordColumns> {
  const { input, session } = context;
  const columns: RecordColumns = {};
  const kept = keptFields(context);
  for (const open of openRecordFields(context)) {
    const { known: field } = open;
    const { name, kind, currency: currencyField = '' } = field;
    if (kept.has(name)) continue;
    const value = input[name];
    if (value === undefined) Object.assign(columns, emptyColumns(context, field));
    else if (kind === 'record-id')
      Object.assign(columns, await referenceColumns(context, open, String(value), heldOf(name)));
    else if (kind === 'money') {
      const named = input[currencyField] ?? heldOf(currencyField);
      const currency: Currency = typeof named === 'string' && isCurrency(named) ? named : session.business.currency;
      columns[name] = parseDecimal(String(value), currency);
      columns[currencyField] = currency;
    } else columns[name] = field.isIpRange ? canonicalIpRange(String(value)) : value;
  }
  return columns;
}
