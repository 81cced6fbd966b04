import type { ApiProperty, OpenApi } from '#compiler/api/OpenApi.ts';
import { singular, wordsOf } from '#compiler/api/pathWords.ts';
import type { NewField } from '../recordText.ts';

/** More values than this are a code list, such as countries, and not states of a record. */
const MAX_VALUES = 40;

const AMOUNTS = new Set(['amount', 'amt', 'fee', 'fees', 'price', 'cost', 'subtotal', 'balance']);

/** Amounts if the record has a currency, and counts or rates otherwise. */
const AMOUNTS_BY_CURRENCY = new Set([
  'total',
  'tax',
  'discount',
  'gross',
  'net',
  'tip',
  'tips',
  'surcharge',
  'commission',
  'deposit',
  'limit',
  'vat',
]);

/** `amount_paid`, `total_due`: amounts in a state. */
const STATES_OF_AMOUNTS = new Set([
  'paid',
  'due',
  'refunded',
  'received',
  'captured',
  'capturable',
  'remaining',
  'authorized',
  'reserved',
  'outstanding',
  'available',
  'pending',
  'disputed',
  'cents',
  'minor',
  'excl',
  'incl',
  'gross',
  'net',
  'tax',
  'discount',
  'fee',
  'shipping',
  'price',
  'requested',
  'settled',
  'payable',
  'charged',
  'reversed',
  'withheld',
]);

const CURRENCY = /^(currency|currency_code|currency_iso|iso_currency_code)$/;

const MOMENT_WORDS = new Set([
  'created',
  'updated',
  'modified',
  'timestamp',
  'expires',
  'expired',
  'deleted',
  'completed',
  'paid',
  'settled',
  'archived',
  'canceled',
  'cancelled',
]);

const MOMENT_TIMES =
  /(^|_)(\w+ed|create|creation|update|modification|start|end|expiry|expiration|expire|begin|due|event|transaction|payment|order|sent|insert|posting|booking|authorization|capture|settlement|arrival|delivery|payout|transfer|maturity)_(time|timestamp|datetime|date_time)$/;

/** The field that a property becomes, or why it is left out. */
export type Kind =
  | (Pick<NewField, 'kind'> & Partial<Pick<NewField, 'values' | 'currency'>> & { readonly note?: string })
  | { readonly leftOut: string };

export function snakeCase(written: string): string {
  return wordsOf(written).join('_');
}

export function isCurrency(name: string): boolean {
  return CURRENCY.test(name);
}

/** `{ currency, value }`: the names of an amount and its currency in an object. */
export function isMoneyObject(api: OpenApi, property: ApiProperty): boolean {
  const inner = [...(api.propertiesOf(property) ?? [])].map(([name, of]) => ({ name: snakeCase(name), of }));
  const amount = inner.find(({ name }) =>
    /^(value|amount|total|minor_units|units|cents|decimal|amount_minor|value_in_cents)$/.test(name),
  );
  const isPlain = amount !== undefined && !amount.of.types.includes('object') && !amount.of.types.includes('array');
  return isPlain && inner.length <= 4 && inner.some(({ name }) => isCurrency(name));
}

function isMoneyName(name: string, hasCurrency: boolean): boolean {
  const words = name.split('_');
  const last = words.at(-1) ?? '';
  if (AMOUNTS.has(last) || (hasCurrency && AMOUNTS_BY_CURRENCY.has(last))) return true;
  if (words[0] === 'total' && hasCurrency && AMOUNTS_BY_CURRENCY.has(singular(last))) return true;
  if (/(^|_)(price|amount|cost|fee)_per_/.test(name)) return true;
  const before = words.slice(0, -1);
  return STATES_OF_AMOUNTS.has(last) && before.some((word) => AMOUNTS.has(word) || (hasCurrency && word === 'total'));
}

/** Returns values in upper case, as Beranda writes them; `undefined` if they cannot be written so. */
export function inCapitals(values: readonly string[]): readonly string[] | undefined {
  const written = values.map((value) => wordsOf(value).join('_').toUpperCase());
  const isFit = written.every((value) => /^[A-Z][A-Z0-9_]{0,59}$/.test(value));
  return isFit && new Set(written).size === values.length ? written : undefined;
}

function byMoment(name: string, property: ApiProperty): 'date' | 'datetime' | undefined {
  const { format, types, description, example } = property;
  if (format === 'date' || format === 'full-date') return 'date';
  if (format?.startsWith('date-time') || /^(datetime|timestamp|unix-?time|epoch)/.test(format ?? '')) return 'datetime';
  if (format === 'time' || format === 'duration') return undefined;
  const words = name.split('_');
  const last = words.at(-1) ?? '';
  if (last === 'utc' && /(^|_)(date|time|datetime)_utc$/.test(name) && types.includes('string')) return 'datetime';
  const isText = types.length === 0 || types.includes('string');
  const isNumber = types.includes('integer') || types.includes('number');
  if (!isText && !isNumber) return undefined;
  const isMoment = (last === 'at' && words.length > 1) || MOMENT_TIMES.test(name) || MOMENT_WORDS.has(name);
  if (isNumber)
    return isMoment && (last === 'at' || /unix|epoch|timestamp/i.test(`${description} ${name}`) || name === 'created')
      ? 'datetime'
      : undefined;
  if (typeof example === 'string' && /^\d{4}-\d\d-\d\d$/.test(example)) return 'date';
  if (typeof example === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(example)) return 'datetime';
  if (isMoment || (MOMENT_WORDS.has(last) && words.includes('date'))) return 'datetime';
  return last === 'date' || (words[0] === 'date' && words.length > 1) ? 'date' : undefined;
}

function enumOf(property: ApiProperty): Kind | undefined {
  const { values, types } = property;
  if (values === undefined || (types.length > 0 && !types.includes('string')) || types.includes('object'))
    return undefined;
  const own = values.filter((value) => value !== '');
  if (own.length === 0) return undefined;
  if (own.length === 1) return { leftOut: `always "${own[0]}"` };
  if (own.length > MAX_VALUES) return { kind: 'text', note: `one of ${own.length} values` };
  const written = inCapitals(own);
  if (written === undefined)
    return { kind: 'text', note: `its values, such as "${own[0]}", cannot be written in capitals` };
  return {
    kind: 'enum',
    values: written,
    ...(written.join() !== own.join() && { note: 'values written in capitals' }),
  };
}

/** Returns the kind of a property. `hasCurrency`: the record has a currency. */
export function kindOf(api: OpenApi, name: string, property: ApiProperty, hasCurrency: boolean): Kind {
  const { types, format, isMap } = property;
  if (types.includes('object') && !types.includes('string')) {
    if (!isMap && isMoneyObject(api, property)) return { kind: 'money' };
    return { kind: 'json' };
  }
  if (types.includes('array')) return { kind: 'json' };
  const known = enumOf(property);
  if (known !== undefined) return known;
  if (types.includes('boolean') && types.length === 1) return { kind: 'boolean' };
  const moment = byMoment(name, property);
  if (moment !== undefined) return { kind: moment };
  const isNumber = types.length > 0 && types.every((type) => type === 'number' || type === 'integer');
  if (format === 'decimal' && isMoneyName(name, true)) return { kind: 'money' };
  if (isMoneyName(name, hasCurrency) && (isNumber || (hasCurrency && types.includes('string'))))
    return { kind: 'money' };
  if (isNumber && types.includes('number') && format !== 'int32' && format !== 'int64') {
    return { kind: 'text', note: 'a number with a fraction' };
  }
  return { kind: isNumber ? 'number' : 'text' };
}
