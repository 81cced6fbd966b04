import { describe, expect, it } from 'vitest';
import { arrayParameter } from './arrayParameter.ts';

/** The bytes of the elements, after the five numbers of the head. */
function elements(values: readonly unknown[], type: string): string {
  const array = arrayParameter(
    values.map((value) => ({ value })),
    'value',
    type,
  );
  return (array as Buffer).subarray(20).toString('hex');
}

describe('arrayParameter', () => {
  it('writes moments in microseconds since 2000, before it as well', () => {
    const type = 'timestamp (3) with time zone';
    expect(elements([new Date('1999-12-31T23:59:59.999Z')], type)).toBe('00000008fffffffffffffc18');
    expect(elements(['2000-01-01T01:11:34.968Z'], type)).toBe('0000000800000001000002c0');
    expect(() => elements(['soon'], type)).toThrow('"soon" is not a date');
  });

  it('writes days since 2000, of a text and of a moment', () => {
    expect(elements(['1999-12-31', new Date('2000-01-03T05:00:00Z')], 'date')).toBe('00000004ffffffff0000000400000002');
  });

  it('writes whole numbers, nulls and omitted values', () => {
    expect(elements([-2n, null, '3', undefined], 'bigint')).toBe(
      '00000008fffffffffffffffeffffffff000000080000000000000003ffffffff',
    );
    expect(elements([true, false], 'boolean')).toBe('00000001010000000100');
  });

  it('writes a text of another alphabet, and of types without a format as an array literal', () => {
    expect(elements(['Peña'], 'text')).toBe('000000055065c3b161');
    expect(arrayParameter([{ value: 'a"b' }, {}], 'value', 'numeric')).toBe('{"a\\"b",NULL}');
  });
});
