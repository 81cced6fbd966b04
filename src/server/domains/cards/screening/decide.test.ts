import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import type { ListEntry, ScreenedPayment, ScreeningRule, Verdict } from './ScreenedPayment.ts';

const PAYMENT: ScreenedPayment = {
  amount: 150_000n,
  currency: 'IDR',
  score: 10,
  card_digest: 'digest-1',
  card_country: 'ID',
  ip_address: '203.0.113.10',
  ip_country: null,
  firstDigits: '40000000',
  payments_per_hour: 1,
  cards_per_day: 1,
};

function entry(list: ListEntry['list'], value: string, action: ListEntry['action']): ListEntry {
  return { id: `${list} ${value}`, list, value, action };
}

// Rule fraud.acts-on-payments.
describe('the list entry that decides', () => {
  it.each([
    [
      'a blocked range has an allowed address',
      [
        ['IP', '203.0.113.0/24', 'BLOCK'],
        ['IP', '203.0.113.10', 'ALLOW'],
      ],
      'ALLOW',
    ],
    [
      'a narrow range inside a wide one',
      [
        ['IP', '203.0.0.0/16', 'ALLOW'],
        ['IP', '203.0.113.0/28', 'BLOCK'],
      ],
      'BLOCK',
    ],
    [
      'a lost card of an allowed country',
      [
        ['COUNTRY', 'ID', 'ALLOW'],
        ['CARD_NUMBER', 'digest-1', 'BLOCK'],
      ],
      'BLOCK',
    ],
    [
      'an allowed card of a blocked country',
      [
        ['COUNTRY', 'ID', 'BLOCK'],
        ['CARD_NUMBER', 'digest-1', 'ALLOW'],
      ],
      'ALLOW',
    ],
    [
      'eight digits within six',
      [
        ['BIN', '400000', 'BLOCK'],
        ['BIN', '40000000', 'ALLOW'],
      ],
      'ALLOW',
    ],
    [
      'one range written in two ways',
      [
        ['IP', '203.0.113.9/24', 'ALLOW'],
        ['IP', '203.0.113.0/24', 'BLOCK'],
      ],
      'BLOCK',
    ],
    [
      'one address, as a range of one too',
      [
        ['IP', '203.0.113.10', 'ALLOW'],
        ['IP', '203.0.113.10/32', 'BLOCK'],
      ],
      'BLOCK',
    ],
    [
      'a range of one address, and the address',
      [
        ['IP', '203.0.113.10/32', 'ALLOW'],
        ['IP', '203.0.113.10', 'BLOCK'],
      ],
      'BLOCK',
    ],
    ['an address that is not one', [['IP', '203.0.113', 'BLOCK']], 'ALLOW'],
    ['an address of the other version', [['IP', '2001:db8::/32', 'BLOCK']], 'ALLOW'],
    [
      'another card',
      [
        ['CARD_NUMBER', 'digest-2', 'BLOCK'],
        ['BIN', '400001', 'BLOCK'],
      ],
      'ALLOW',
    ],
  ] as const)('%s', (_name, listed, action) => {
    const entries = listed.map(([list, value, does]) => entry(list, value, does));
    expect(decide(PAYMENT, { entries, rules: [] }).action).toBe(action);
    expect(decide(PAYMENT, { entries: entries.toReversed(), rules: [] }).action).toBe(action);
  });
});

it('the first of two entries that decide the same is named', () => {
  for (const action of ['ALLOW', 'BLOCK'] as const) {
    const same = ['203.0.113.9/24', '203.0.113.0/24'].map((value) => entry('IP', value, action));
    for (const entries of [same, same.toReversed()])
      expect(decide(PAYMENT, { entries, rules: [] }).list_entry_id).toBe(entries[0]?.id);
  }
});

it('a payment without an address is about no listed address', () => {
  const entries = [entry('IP', '0.0.0.0/0', 'BLOCK')];
  expect(decide(PAYMENT, { entries, rules: [] }).action).toBe('BLOCK');
  for (const ip_address of [null, 'unknown'])
    expect(decide({ ...PAYMENT, ip_address }, { entries, rules: [] }).action).toBe('ALLOW');
});

const COUNTRIES = ['ID', 'SG', 'US'] as const;
const ACTIONS = ['BLOCK', 'ALLOW'] as const;

/** Few values of each kind, so that most draws meet. */
const anyEntry = fc.oneof(
  fc.record({ list: fc.constant('CARD_NUMBER' as const), value: fc.constantFrom('a', 'b') }),
  fc.record({ list: fc.constant('BIN' as const), value: fc.constantFrom('400000', '4000000', '40000000', '520000') }),
  fc.record({
    list: fc.constant('IP' as const),
    value: fc.constantFrom('10.0.0.1', '10.0.0.0/24', '10.0.0.0/8', '10.0.1.1'),
  }),
  fc.record({ list: fc.constant('COUNTRY' as const), value: fc.constantFrom(...COUNTRIES) }),
);

const anyList = fc
  .uniqueArray(anyEntry, { selector: ({ list, value }) => `${list} ${value}`, maxLength: 6 })
  .chain((drawn) =>
    fc
      .array(fc.constantFrom(...ACTIONS), { minLength: drawn.length, maxLength: drawn.length })
      .map((actions) =>
        drawn.map((one, index) => ({ ...one, id: `entry-${index}`, action: actions[index] ?? 'BLOCK' })),
      ),
  );

const anyRule = fc
  .oneof(
    fc.record({
      attribute: fc.constantFrom(
        'AMOUNT' as const,
        'RISK_SCORE' as const,
        'PAYMENTS_PER_HOUR' as const,
        'CARDS_PER_DAY' as const,
      ),
      comparison: fc.constantFrom('IS' as const, 'IS_NOT' as const, 'AT_LEAST' as const, 'LESS_THAN' as const),
      value: fc.integer({ min: 0, max: 4 }).map(String),
    }),
    fc.record({
      attribute: fc.constantFrom('CARD_COUNTRY' as const, 'IP_COUNTRY' as const),
      comparison: fc.constantFrom('IS' as const, 'IS_NOT' as const),
      value: fc.constantFrom<string>(...COUNTRIES),
    }),
  )
  .chain((rule) => fc.constantFrom(...ACTIONS).map((action) => ({ ...rule, action })));

const anyRules = fc
  .array(anyRule, { maxLength: 5 })
  .map((rules) => rules.map((rule, index): ScreeningRule => ({ ...rule, id: `rule-${index}` })));

const small = fc.integer({ min: 0, max: 4 });
const anyPayment: fc.Arbitrary<ScreenedPayment> = fc.record({
  amount: small.map(BigInt),
  currency: fc.constant('IDR' as const),
  score: small,
  payments_per_hour: small,
  cards_per_day: small,
  card_digest: fc.constantFrom('a', 'b', 'c'),
  card_country: fc.option(fc.constantFrom(...COUNTRIES)),
  ip_country: fc.option(fc.constantFrom(...COUNTRIES)),
  ip_address: fc.constantFrom(null, '10.0.0.1', '10.0.0.7', '10.9.9.9', '11.0.0.1'),
  firstDigits: fc.constantFrom('40000000', '40000012', '52000000'),
});

/** Which entries are about a payment, the most specific first: written out for the values that are drawn. */
function entriesInOrder(payment: ScreenedPayment): string[] {
  const { card_digest, firstDigits, ip_address: address, card_country } = payment;
  const order = [`CARD_NUMBER ${card_digest}`, ...[8, 7, 6].map((length) => `BIN ${firstDigits.slice(0, length)}`)];
  if (address !== null) order.push(`IP ${address}`);
  if (address?.startsWith('10.0.0.')) order.push('IP 10.0.0.0/24');
  if (address?.startsWith('10.')) order.push('IP 10.0.0.0/8');
  return card_country === null ? order : [...order, `COUNTRY ${card_country}`];
}

function model(payment: ScreenedPayment, entries: readonly ListEntry[], rules: readonly ScreeningRule[]): Verdict {
  for (const wanted of entriesInOrder(payment)) {
    const found = entries.find(({ list, value }) => `${list} ${value}` === wanted);
    if (found === undefined) continue;
    const cause = found.action === 'ALLOW' ? 'ALLOW_LIST' : 'BLOCK_LIST';
    return { action: found.action, cause, list_entry_id: found.id, rule_id: null };
  }
  const own: Readonly<Record<ScreeningRule['attribute'], string | null>> = {
    AMOUNT: String(payment.amount),
    RISK_SCORE: String(payment.score),
    PAYMENTS_PER_HOUR: String(payment.payments_per_hour),
    CARDS_PER_DAY: String(payment.cards_per_day),
    CARD_COUNTRY: payment.card_country,
    IP_COUNTRY: payment.ip_country,
  };
  const holds: Readonly<Record<ScreeningRule['comparison'], (left: string, right: string) => boolean>> = {
    IS: (left, right) => left === right,
    IS_NOT: (left, right) => left !== right,
    // One digit each.
    AT_LEAST: (left, right) => left >= right,
    LESS_THAN: (left, right) => left < right,
  };
  const about = rules.filter(({ attribute, comparison, value }) => {
    const left = own[attribute];
    return left !== null && holds[comparison](left, value);
  });
  const rule = about.filter(({ action }) => action === 'ALLOW')[0] ?? about[0];
  if (rule === undefined) return { action: 'ALLOW', list_entry_id: null, rule_id: null };
  return { action: rule.action, cause: 'RULE', list_entry_id: null, rule_id: rule.id };
}

// Rule fraud.acts-on-payments, fraud.rules.
it('lists and rules decide as a plain model of them does', () => {
  fc.assert(
    fc.property(anyPayment, anyList, anyRules, (payment, entries, rules) => {
      expect(decide(payment, { entries, rules })).toEqual(model(payment, entries, rules));
    }),
    { numRuns: 500 },
  );
});
