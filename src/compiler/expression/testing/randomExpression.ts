import type { ValueKind } from '../valueType.ts';

/** Numbers from 0 up to, not including, the bound; the same for the same seed. */
export type Dice = (bound: number) => number;

/** Dice of one seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

function pick<T>(dice: Dice, from: readonly T[]): T {
  const picked = from[dice(from.length)];
  if (picked === undefined) throw new Error('Nothing to pick from.');
  return picked;
}

const LEAVES: Readonly<Record<ValueKind, readonly string[]>> = {
  number: ['attempts', '0', '1', '2.5', '0.003', '99999999999999999999', '-3'],
  money: ['amount', 'fee', 'unpaid', '-fee'],
  boolean: ['flag', 'missing_flag', 'true', 'false', "status = 'PAID'", "'PENDING' != status"],
  datetime: ['created', 'settled', 'now()'],
  text: ['note', 'missing_text', 'id', 'status', "'Kopi'", '"O\'Brien"', "''", "'نص'"],
};

type Maker = (part: (kind: ValueKind) => string, dice: Dice) => string;

const ORDERED: readonly ValueKind[] = ['number', 'money', 'datetime'];
const ANY: readonly ValueKind[] = ['number', 'money', 'datetime', 'text', 'boolean'];

function choice(kind: ValueKind): readonly Maker[] {
  return [
    (part) => `if(${part('boolean')}, ${part(kind)}, ${part(kind)})`,
    (part) => `coalesce(${part(kind)}, ${part(kind)})`,
  ];
}

function extremes(kind: ValueKind): readonly Maker[] {
  return [(part) => `max(${part(kind)}, ${part(kind)})`, (part) => `min(${part(kind)},${part(kind)}, ${part(kind)})`];
}

const MAKERS: Readonly<Record<ValueKind, readonly Maker[]>> = {
  number: [
    (part, dice) => `(${part('number')} ${pick(dice, ['+', '-', '*', '/'])} ${part('number')})`,
    (part) => `(${part('money')} / ${part('money')})`,
    (part, dice) => `round(${part('number')}, ${dice(14)})`,
    (part) => `length(${part('text')})`,
    (part) => `days_between(${part('datetime')}, ${part('datetime')})`,
    (part) => `hours_between(${part('datetime')}, ${part('datetime')})`,
    (part) => `abs(${part('number')})`,
    ...choice('number'),
    ...extremes('number'),
  ],
  money: [
    (part, dice) => `(${part('money')} ${pick(dice, ['+', '-'])} ${part('money')})`,
    (part, dice) => `(${part('money')} ${pick(dice, ['*', '/'])} ${part('number')})`,
    (part) => `(${part('number')} * ${part('money')})`,
    (part) => `abs(${part('money')})`,
    ...choice('money'),
    ...extremes('money'),
  ],
  boolean: [
    (part, dice) => `(${part('boolean')} ${pick(dice, ['and', 'or'])} ${part('boolean')})`,
    (part) => `(not ${part('boolean')})`,
    (part, dice) => {
      const kind = pick(dice, ORDERED);
      return `(${part(kind)} ${pick(dice, ['<', '<=', '>', '>=', '=', '!='])} ${part(kind)})`;
    },
    (part) => `(${part('money')} > ${part('number')})`,
    (part) => `contains(${part('text')}, ${part('text')})`,
    (part) => `starts_with(${part('text')}, ${part('text')})`,
    (part, dice) => `is_null(${part(pick(dice, ANY))})`,
    ...choice('boolean'),
  ],
  datetime: [...choice('datetime'), ...extremes('datetime')],
  text: [
    (part) => `concat(${part('text')}, ${part('number')}, ${part('text')})`,
    (part) => `upper(${part('text')})`,
    (part) => `lower(${part('text')})`,
    ...choice('text'),
  ],
};

/** An expression of a kind over the record for tests, which nests at most so deep. */
export function randomExpression(dice: Dice, kind: ValueKind, depth: number): string {
  if (depth === 0 || dice(4) === 0) return pick(dice, LEAVES[kind]);
  return pick(dice, MAKERS[kind])((inner) => randomExpression(dice, inner, depth - 1), dice);
}

const SCRAPS = [
  '(',
  ')',
  ',',
  "'",
  '"',
  '=',
  '==',
  '<',
  'and',
  'not',
  'if(',
  '-',
  '*',
  '.5',
  '5',
  'amount',
  'tip',
  '\\',
  '\u202e',
  '😀',
  ' ',
];

/** The text with one thing taken out, put in or doubled. */
export function spoiled(dice: Dice, source: string): string {
  const at = dice(source.length + 1);
  switch (dice(3)) {
    case 0:
      return source.slice(0, at) + source.slice(at + 1 + dice(5));
    case 1:
      return `${source.slice(0, at)}${pick(dice, SCRAPS)}${source.slice(at)}`;
    default:
      return `${source.slice(0, at)}${source.slice(at - dice(8))}`;
  }
}
