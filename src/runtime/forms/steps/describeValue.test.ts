import { expect, it } from 'vitest';
import type { ColumnReader } from '#contract/columns/ColumnReader.ts';
import type { ResolvedFormField } from '#contract/generated/api.ts';
import { describeValue } from './describeValue.ts';

const WORDS: Readonly<Record<string, string>> = {
  'shell.yes': 'Ya',
  'shell.no': 'Tidak',
  'roles.DIRECTOR': 'Direktur',
};

const READER: ColumnReader = {
  language: 'id',
  country: 'ID',
  timeZone: 'Asia/Jakarta',
  currency: 'IDR',
  words: (key) => WORDS[key],
};

function field(type: ResolvedFormField['type'], more: Partial<ResolvedFormField> = {}): ResolvedFormField {
  return { type, field: 'value', label: 'label', width: 'full', ...more };
}

const ROLE = field('select', { field: 'role', options: [{ value: 'DIRECTOR', label: 'roles.DIRECTOR' }] });
const OWNER = [field('text', { field: 'name' }), ROLE];
const AREAS = [field('text', { field: 'area_1' })];

// Rule forms.steps.
it.each([
  [field('text'), 'PT Baru', 'PT Baru'],
  [field('text'), '', undefined],
  [field('text'), undefined, undefined],
  [field('text', { secret: true }), '4111', '••••••'],
  [field('date'), '1985-04-12', '12 Apr 1985'],
  [field('money'), '1500000', 'Rp1.500.000'],
  [field('checkbox'), undefined, 'Tidak'],
  [field('checkbox'), true, 'Ya'],
  [{ ...ROLE, field: 'value' }, 'DIRECTOR', 'Direktur'],
  [field('list', { fields: OWNER }), [{ name: 'Dian', role: 'DIRECTOR' }, { name: 'Bayu' }], 'Dian · Direktur\nBayu'],
  [field('list', { fields: OWNER }), [], undefined],
  [
    field('address', { fields: AREAS }),
    { area_1: '32', area_1_name: 'Jawa Barat', line: 'Jalan Braga 1' },
    'Jalan Braga 1, Jawa Barat',
  ],
  [field('number'), 60, '60'],
] as const)('%j of %j reads %j', (declared, value, text) => {
  expect(describeValue(declared as ResolvedFormField, value, READER)).toBe(text);
});
