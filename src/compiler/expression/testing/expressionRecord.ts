import type { FieldKind, RecordField, RecordSchema } from '#contract/recordSchema.ts';
import type { Scope } from '../evaluate.ts';
import type { Value } from '../value.ts';

function field(name: string, kind: FieldKind, more: Partial<RecordField> = {}): RecordField {
  const plain = {
    values: [],
    currency: undefined,
    direction: undefined,
    idPrefix: undefined,
    computed: undefined,
    made: undefined,
  };
  return { name, kind, nullable: true, ...plain, copied: undefined, personal: false, ...more };
}

const FIELDS = [
  field('id', 'record-id', { idPrefix: 'pay' }),
  field('created', 'datetime'),
  field('status', 'enum', { values: ['PENDING', 'PAID'] }),
  field('note', 'text'),
  field('missing_text', 'text'),
  field('amount', 'money', { currency: 'currency' }),
  field('fee', 'money', { currency: 'currency' }),
  field('unpaid', 'money', { currency: 'currency' }),
  field('tip', 'money', { currency: 'tip_currency' }),
  field('currency', 'enum', { values: ['IDR', 'PHP', 'USD'] }),
  field('tip_currency', 'enum', { values: ['IDR', 'PHP', 'USD'] }),
  field('attempts', 'number'),
  field('flag', 'boolean'),
  field('missing_flag', 'boolean'),
  field('settled', 'datetime'),
  field('metadata', 'json'),
];

/** A record with fields of every kind, for tests of expressions. */
export const EXPRESSION_RECORD: RecordSchema = {
  name: 'payment',
  table: 'payments',
  idPrefix: 'pay',
  fields: Object.fromEntries(FIELDS.map((each) => [each.name, each])),
  indexes: [],
  search: [],
  lookup: [],
  lastFour: [],
  unique: [],
  uniqueAcross: [],
  onlyOne: [],
  singleton: false,
  lapses: [],
  appendOnly: false,
  view: false,
};

const NOW = Date.parse('2026-11-21T10:00:00Z');

const VALUES: Readonly<Record<string, Value>> = {
  id: { kind: 'text', text: 'pay_00000000000000000000000000000001' },
  created: { kind: 'datetime', time: NOW - 49 * 3_600_000 },
  status: { kind: 'text', text: 'PAID' },
  note: { kind: 'text', text: 'Kopi Susu' },
  amount: { kind: 'money', minor: 10_000n, currency: 'PHP' },
  fee: { kind: 'money', minor: 250n, currency: 'PHP' },
  attempts: { kind: 'number', units: 3n, scale: 0 },
  flag: { kind: 'boolean', is: true },
};

/** One record's values; those in `over` instead of its own. */
export function expressionScope(over: Readonly<Record<string, Value>> = {}): Scope {
  const values = { ...VALUES, ...over };
  return { now: NOW, field: (name) => values[name] ?? null };
}
