import type { ApiProperties, ApiProperty, OpenApi } from '#compiler/api/OpenApi.ts';
import type { NewField } from '../recordText.ts';
import { isCurrency, isMoneyObject, kindOf, snakeCase } from './kindOf.ts';

/** Columns that every table has. */
const TABLE_COLUMNS = new Set(['business_id', 'environment', 'constructor', 'prototype']);

/** PostgreSQL truncates longer names; an index adds the table's name and `_created_idx`. */
const LONGEST_NAME = 40;

/** Names of the creation time, the most common first. */
const CREATED = [
  'created',
  'created_at',
  'create_time',
  'created_time',
  'created_date',
  'date_created',
  'creation_date',
  'creation_time',
  'created_on',
  'create_date',
  'creation_timestamp',
  'created_timestamp',
];

/** Amounts that may have another currency than the rest of the record. */
const OTHER_CURRENCY =
  /(^|_)(source|destination|target|original|local|presentment|converted|settlement|exchanged|foreign|base)(_|$)/;

export interface FieldOfApi extends NewField {
  /** Its name in the API. */
  readonly written: string;
  readonly note?: string;
}

export interface FieldsOfApi {
  readonly fields: readonly FieldOfApi[];
  readonly leftOut: readonly { readonly written: string; readonly reason: string }[];
}

/** Properties about the response, not about the record. */
const ABOUT_ANSWER = /^(_links?|_embedded|_meta|__metadata|@odata\..*)$/;

function leftOutReason(written: string, name: string, taken: ReadonlySet<string>): string | undefined {
  if (ABOUT_ANSWER.test(written)) return 'it is about the answer, not about the record';
  if (name === 'id') return 'every record has an id';
  if (!/^[a-z][a-z0-9_]*$/.test(name)) return 'its name has no letters to make a field of';
  if (name.length > LONGEST_NAME) return `its name has more than ${LONGEST_NAME} characters`;
  if (TABLE_COLUMNS.has(name)) return 'every table has a column of this name';
  if (taken.has(name)) return `there is a field "${name}" already`;
  return undefined;
}

/** Returns the fields of a new record by the properties of an API, and the properties that are left out. */
export function fieldsOf(api: OpenApi, properties: ApiProperties): FieldsOfApi {
  const named = [...properties].map(([written, property]) => ({ written, name: snakeCase(written), property }));
  const created = CREATED.find((name) => named.some((candidate) => candidate.name === name));
  const isAmountWithCurrency = ({ property }: { property: ApiProperty }) => isMoneyObject(api, property);
  const hasCurrency = named.some(({ name }) => isCurrency(name));
  const hasMoneyObject = named.some(isAmountWithCurrency);
  const fields: FieldOfApi[] = [];
  const leftOut: { written: string; reason: string }[] = [];
  const taken = new Set<string>();
  const currencies: { written: string; name: string }[] = [];
  for (const { written, name, property } of named) {
    const reason = leftOutReason(written, name, taken);
    if (name === created) leftOut.push({ written, reason: 'it is the record’s "created"' });
    else if (reason !== undefined) leftOut.push({ written, reason });
    else if (isCurrency(name)) currencies.push({ written, name });
    else {
      const kind = kindOf(api, name, property, hasCurrency || hasMoneyObject);
      if ('leftOut' in kind) {
        leftOut.push({ written, reason: kind.leftOut });
        continue;
      }
      taken.add(name);
      const own = kind.kind === 'money' && OTHER_CURRENCY.test(name) && isAmountWithCurrency({ property });
      fields.push({
        written,
        name,
        kind: kind.kind,
        values: kind.values ?? [],
        nullable: property.nullable || !property.isRequired,
        ...(kind.kind === 'money' && { currency: own ? `${name}_currency` : 'currency' }),
        ...(kind.note !== undefined && { note: kind.note }),
      });
    }
  }
  const hasAmount = fields.some(({ kind }) => kind === 'money');
  for (const { written, name } of currencies) {
    if (hasAmount) leftOut.push({ written, reason: 'it is the currency of the amounts' });
    else fields.push({ written, name, kind: 'text', values: [], nullable: true });
  }
  const added = new Set(fields.flatMap(({ currency }) => currency ?? []));
  return { fields: fields.filter(({ name }) => !added.has(name)), leftOut };
}
