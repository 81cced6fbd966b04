import { describe, expect, it } from 'vitest';
import { toDecimal } from '#contract/money/decimal.ts';
import { writeDecimal } from './decimal.ts';
import { evaluate } from './evaluate.ts';
import { readExpression } from './readExpression.ts';
import { EXPRESSION_RECORD, expressionScope } from './testing/expressionRecord.ts';

/** What an expression gives over the record of the test, as text. */
function result(source: string): string | boolean | null {
  const { typed, error } = readExpression(source, EXPRESSION_RECORD);
  if (typed === undefined) throw new Error(`${error.what} ${error.fix}`);
  const value = evaluate(typed.expression, expressionScope());
  switch (value?.kind) {
    case undefined:
      return null;
    case 'text':
      return value.text;
    case 'boolean':
      return value.is;
    case 'number':
      return writeDecimal(value);
    case 'money':
      return `${toDecimal(value.minor, value.currency)} ${value.currency}`;
    case 'datetime':
      return new Date(value.time).toISOString();
  }
}

describe('an expression', () => {
  it.each([
    ['amount - fee', '97.50 PHP'],
    ['fee / amount', '0.025'],
    ['amount * 0.333', '33.30 PHP'],
    ['2 * fee', '5.00 PHP'],
    ['amount / 3', '33.33 PHP'],
    ['-fee', '-2.50 PHP'],
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['10 - 3 - 2', '5'],
    ['0.1 + 0.2', '0.3'],
    ['1 / 3', '0.333333333333'],
    ['2 / 3', '0.666666666667'],
    ['99999999999999999999 * 99999999999999999999', null],
    ['attempts / 0', null],
    ['amount / 0', null],
    ['amount + unpaid', null],
    ['amount > 99.99', true],
    ['amount = 100', true],
    ['amount > fee and attempts < 4', true],
    ["status = 'PAID' or status = 'PENDING'", true],
    ['not attempts = 3', false],
    ['missing_text = note', null],
    ["missing_text = note or status = 'PAID'", true],
    ["missing_text = note and status = 'PENDING'", false],
    ['is_null(missing_text)', true],
    ["coalesce(missing_text, note, 'none')", 'Kopi Susu'],
    ['coalesce(unpaid, fee)', '2.50 PHP'],
    ["if(attempts > 2, 'often', 'seldom')", 'often'],
    ["if(missing_flag, 'yes', 'no')", null],
    ["concat(upper(note), ' x', attempts)", 'KOPI SUSU x3'],
    ["contains(lower(note), 'susu')", true],
    ["starts_with(note, 'susu')", false],
    ['length(note)', '9'],
    ['round(fee / amount, 2)', '0.03'],
    ['round(2.5)', '3'],
    ['round(-2.5)', '-3'],
    ['abs(0 - 4)', '4'],
    ['max(amount, fee)', '100.00 PHP'],
    ['min(1, 2, -3)', '-3'],
    ['days_between(created, now())', '2'],
    ['days_between(now(), created)', '-2'],
    ['hours_between(created, now())', '49'],
    ['created < now()', true],
    ['id', 'pay_00000000000000000000000000000001'],
    ['flag', true],
  ])('%s is %s', (source, wanted) => {
    expect(result(source)).toBe(wanted);
  });

  it('knows which fields it reads, the currency of an amount among them', () => {
    const { typed } = readExpression('if(attempts > 1, amount - fee, amount)', EXPRESSION_RECORD);
    expect(typed?.type).toEqual({ kind: 'money', currency: 'currency' });
    expect([...(typed?.fields ?? [])].sort()).toEqual(['amount', 'attempts', 'currency', 'fee']);
  });

  it.each([
    ['amount <> fee', 7, 'Write != for "is not equal".'],
    ['flag && flag', 5, 'Write and.'],
    ['!flag', 0, 'Write not.'],
    ['amount fee', 7, 'Join the two, or remove one.'],
    ['1 < attempts < 3', 13, 'Join them by and: a < b and b < c.'],
    ['1.', 1, 'Write digits after it.'],
    ['and', 0, 'Write a field, a number or a text before it.'],
    ['attempts # 2', 9, 'Remove it, or put text in quotes.'],
    [
      'constructor',
      0,
      'Known: id, created, status, note, missing_text, amount, fee, unpaid, tip, currency, tip_currency, attempts and 4 more.',
    ],
    [
      '__proto__(1)',
      0,
      'Known: abs, concat, contains, days_between, hours_between, length, lower, max, min, now, round, starts_with and 4 more.',
    ],
    ["status = 'PIAD'", 9, 'Did you mean "PAID"?'],
    ['5 / amount', 0, 'Divide the amount by the number.'],
    ['note > note', 0, 'Use another field, or a different filter type.'],
    ['amount + tip', 0, 'Use two values of the same type.'],
    ['now(1)', 0, 'Write it as now().'],
    ['x'.repeat(301), 300, 'Shorten it.'],
  ])('%s is refused at its place', (source, start, fix) => {
    const { error } = readExpression(source, EXPRESSION_RECORD);
    expect([error?.span.start, error?.fix]).toEqual([start, fix]);
  });
});
