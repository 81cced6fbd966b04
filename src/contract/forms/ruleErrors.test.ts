import { describe, expect, it } from 'vitest';
import type { FormRule, ResolvedForm } from '../generated/api.ts';
import { ruleErrors } from './ruleErrors.ts';

function codes(rule: FormRule, values: unknown): string[] {
  const form: ResolvedForm = { form: 'sample', schema: {}, validator: '', sections: [], rules: [rule] };
  return ruleErrors(form, values).map(({ path, code }) => `${path.join('.')} ${code}`);
}

// Rule forms.rules-between-fields.
describe('rules between fields', () => {
  it.each([
    [{ from: '2026-12-10', to: '2026-12-01' }, ['to order']],
    [{ from: '2026-12-10', to: '2026-12-10' }, []],
    [{ from: '9', to: '10' }, []],
    [{ from: '10.01', to: '10.009' }, ['to order']],
    [{ from: '999999999999.98', to: '999999999999.99' }, []],
    [{ from: '999999999999.99', to: '999999999999.98' }, ['to order']],
    [{ from: 2, to: 1 }, ['to order']],
    [{ to: '2026-12-01' }, []],
    [{ from: '2026-12-01' }, []],
    [{ from: '5', to: '' }, []],
    [{ from: '', to: '-5' }, []],
    [{ from: 'x', to: '1' }, []],
    [null, []],
    ['text', []],
    [[], []],
  ])('compare %j: %j', (values, expected) => {
    expect(codes({ rule: 'compare', field: 'to', is: 'at_least', than: 'from', code: 'order' }, values)).toEqual(
      expected,
    );
  });

  it.each([
    ['at_least', '5', true],
    ['at_most', '5', true],
    ['above', '5', false],
    ['below', '5', false],
    ['above', '4', true],
    ['below', '6', true],
  ] as const)('5 is %s %s: %s', (is, than, holds) => {
    const found = codes({ rule: 'compare', field: 'one', is, than: 'two', code: 'order' }, { one: '5', two: than });
    expect(found.length === 0).toBe(holds);
  });

  it('requires one of several fields', () => {
    const rule = { rule: 'any_of', fields: ['amount', 'percentage'], code: 'one' } as const satisfies FormRule;
    expect(codes({ ...rule, fields: ['amount', 'percentage'] }, {})).toEqual(['amount one']);
    expect(codes({ ...rule, fields: ['amount', 'percentage'] }, { percentage: '1' })).toEqual([]);
  });

  it('matches one of some values, where it has no format', () => {
    const rule: FormRule = { rule: 'match', when: { by: ['ID'] }, field: 'value', one_of: ['A', 'B'], code: 'one' };
    const found = ['A', 'B', 'C', '', undefined].map((value) => codes(rule, { by: 'ID', value }).length);
    expect(found).toEqual([0, 0, 1, 0, 0]);
  });

  it('matches a value only while its condition holds, in each item of a list', () => {
    const rule = {
      rule: 'match',
      each: 'rows',
      when: { country: ['PH'] },
      field: 'bank',
      one_of: ['BPI'],
      code: 'bank',
    } satisfies FormRule;
    const rows = [{ country: 'PH', bank: 'BCA' }, { country: 'ID', bank: 'BCA' }, { country: 'PH' }, null, 'text'];
    expect(codes(rule as FormRule, { rows })).toEqual(['rows.0.bank bank']);
    expect(codes(rule as FormRule, { rows: 'BCA' })).toEqual([]);
  });

  it.each([
    ['ID', true],
    ['ZZ', false],
    ['id', false],
  ])('%s is a country: %s', (value, holds) => {
    const rule: FormRule = { rule: 'match', when: { by: ['COUNTRY'] }, field: 'value', format: 'country', code: 'c' };
    expect(codes(rule, { by: 'COUNTRY', value }).length === 0).toBe(holds);
  });

  it.each([
    ['0', true],
    ['100', true],
    ['101', false],
    ['1e2', false],
    ['-1', false],
  ])('%s is a score: %s', (value, holds) => {
    const bounds = { format: 'integer', minimum: 0, maximum: 100 } as const;
    const rule: FormRule = { rule: 'match', when: { by: ['SCORE'] }, field: 'value', ...bounds, code: 's' };
    expect(codes(rule, { by: 'SCORE', value }).length === 0).toBe(holds);
  });

  it.each([
    [{}, []],
    [{ amount: '1' }, []],
    [{ amount: '1', percentage: '2' }, ['percentage one']],
    [{ amount: ['A'], percentage: { line: 'x' } }, ['percentage one']],
    [{ amount: [], percentage: '2' }, []],
  ])('at most one of %j', (values, expected) => {
    expect(codes({ rule: 'only_one', fields: ['amount', 'percentage'], code: 'one' }, values)).toEqual(expected);
  });

  it.each([
    [{}, []],
    [{ a: 1, b: 2, c: 3 }, []],
    [{ a: 1, c: 0 }, ['b all']],
    [{ b: '2' }, ['a all', 'c all']],
  ])('all of %j or none', (values, expected) => {
    expect(codes({ rule: 'together', fields: ['a', 'b', 'c'], code: 'all' }, values)).toEqual(expected);
  });

  it.each([
    [{}, []],
    [{ a: 'x' }, []],
    [{ a: 'x', b: 'y' }, []],
    [{ a: 'x', b: 'x' }, ['b same']],
    [{ a: '', b: '' }, []],
  ])('%j differ', (values, expected) => {
    expect(codes({ rule: 'differ', fields: ['a', 'b'], code: 'same' }, values)).toEqual(expected);
  });

  it('finds what rows repeat, and each row of a wrong list is no row', () => {
    const rule: FormRule = { rule: 'unique', each: 'rows', field: 'id', code: 'again' };
    const rows = [{ id: 'A' }, { id: '' }, { id: '' }, null, { id: 'A' }, {}, { id: 'a' }, { id: 'A' }];
    expect(codes(rule, { rows })).toEqual(['rows.4.id again', 'rows.7.id again']);
    expect(codes(rule, { rows: 'AA' })).toEqual([]);
    expect(codes({ ...rule, when: { kind: ['X'] } }, { kind: 'Y', rows })).toEqual([]);
  });

  it.each([
    [[33.33, 33.33, 33.34], 0],
    [[50, 50, 0.01], 1],
    [[100, undefined, 'x'], 0],
    [['99999999.99', '0.02'], 1],
    [[0.1, 0.2, 99.7], 0],
    [Array.from({ length: 500 }, () => '999999999999.99'), 1],
  ])('rows of %j add up to at most 100', (shares, errors) => {
    const rows = shares.map((share) => ({ share }));
    const rule: FormRule = { rule: 'sum', each: 'rows', field: 'share', at_most: 100, code: 'over' };
    expect(codes(rule, { rows })).toHaveLength(errors);
  });

  it('adds up to at most what another field holds, to the last decimal', () => {
    const rule: FormRule = { rule: 'sum', each: 'rows', field: 'amount', than: 'total', code: 'over' };
    const rows = [{ amount: '999999999999.98' }, { amount: '0.01' }];
    expect(codes(rule, { rows, total: '999999999999.99' })).toEqual([]);
    expect(codes(rule, { rows, total: '999999999999.98' })).toEqual(['rows.1.amount over']);
    expect(codes(rule, { rows, total: '' })).toEqual([]);
  });

  it('matches a pattern of the config, of bounded texts', () => {
    const rule: FormRule = {
      rule: 'match',
      when: { by: ['A'] },
      field: 'value',
      pattern: '^[A-Z]{2}[0-9]*$',
      code: 'p',
    };
    const found = ['AB1', 'ab', '', `AB${'1'.repeat(400)}`].map((value) => codes(rule, { by: 'A', value }).length);
    expect(found).toEqual([0, 1, 0, 1]);
    expect(codes(rule, { by: 'B', value: 'ab' })).toEqual([]);
  });
});
