import { expect, it } from 'vitest';
import { randomRuns } from '../testing/randomRuns.ts';
import { evaluate, type Scope } from './evaluate.ts';
import { parseExpression } from './parseExpression.ts';
import { ExpressionError } from './syntax.ts';
import { EXPRESSION_RECORD, expressionScope } from './testing/expressionRecord.ts';
import { type Dice, diceOf, randomExpression, spoiled } from './testing/randomExpression.ts';
import { typeOf } from './typeOf.ts';
import type { Value } from './value.ts';
import type { ValueKind, ValueType } from './valueType.ts';

const { count: COUNT, seed: SEED } = randomRuns();
const KINDS: readonly ValueKind[] = ['number', 'money', 'boolean', 'datetime', 'text'];
const CURRENCIES = ['IDR', 'PHP', 'USD'] as const;
const AMOUNTS = [0n, 1n, -1n, 999_999_999_999n, 2n ** 63n - 1n, -(2n ** 63n)];

function randomScope(dice: Dice): Scope {
  const currency = CURRENCIES[dice(3)] ?? 'IDR';
  const money = (): Value => (dice(3) === 0 ? null : { kind: 'money', minor: AMOUNTS[dice(6)] ?? 0n, currency });
  return expressionScope({
    amount: money(),
    fee: money(),
    unpaid: money(),
    attempts: dice(3) === 0 ? null : { kind: 'number', units: BigInt(dice(10)) - 5n, scale: dice(3) },
    note: dice(3) === 0 ? null : { kind: 'text', text: 'ß\u0000😀'.repeat(dice(30)) },
    settled: dice(2) === 0 ? null : { kind: 'datetime', time: dice(4_000_000_000) * 1_000 },
    flag: dice(3) === 0 ? null : { kind: 'boolean', is: dice(2) === 0 },
  });
}

function holds(value: Value, type: ValueType): boolean {
  return value === null || value.kind === type.kind;
}

/** The outcome of one expression: `undefined` if it is rejected. Other errors are rethrown. */
function tried(source: string, scope: Scope): { type: ValueType; value: Value } | undefined {
  try {
    const expression = parseExpression(source);
    const { type } = typeOf(expression, EXPRESSION_RECORD);
    return { type, value: evaluate(expression, scope) };
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw new Error(`${JSON.stringify(source)}: ${String(error)}`);
    const { start, end } = error.detail.span;
    if (start < 0 || end < start || start > source.length)
      throw new Error(`${JSON.stringify(source)}: ${start}-${end}`);
    return undefined;
  }
}

/** How long one may take, in milliseconds. */
const LONGEST = 1_000;

/** What became of an expression and how long it took. What took too long is tried again: the machine may have paused. */
function timed(source: string, scope: Scope): { answer: ReturnType<typeof tried>; took: number } {
  const started = performance.now();
  const answer = tried(source, scope);
  const took = performance.now() - started;
  if (took < LONGEST) return { answer, took };
  const again = performance.now();
  tried(source, scope);
  return { answer, took: Math.min(took, performance.now() - again) };
}

it(`${COUNT} random expressions: none throws, none is slow, each gives what it says or nothing`, () => {
  const dice = diceOf(SEED);
  const scopes = Array.from({ length: 64 }, () => randomScope(dice));
  const found = { given: 0, nothing: 0, refused: 0, tooLong: 0 };
  let slowest = 0;
  for (let count = 0; count < COUNT; count += 1) {
    const kind = KINDS[dice(KINDS.length)] ?? 'number';
    // Most are short, as those that people write; some nest as deep as they may.
    const sound = randomExpression(dice, kind, dice(8) === 0 ? 3 : 1 + dice(2));
    const isSpoiled = count % 4 === 3;
    const source = isSpoiled ? spoiled(dice, sound) : sound;
    const scope = scopes[dice(scopes.length)] ?? expressionScope();
    const { answer, took } = timed(source, scope);
    slowest = Math.max(slowest, took);
    if (answer === undefined) {
      if (!isSpoiled && source.length <= 300) throw new Error(`refused: ${source}`);
      if (isSpoiled) found.refused += 1;
      else found.tooLong += 1;
      continue;
    }
    if (!holds(answer.value, answer.type) || (!isSpoiled && answer.type.kind !== kind))
      throw new Error(`${source} says ${answer.type.kind}, gives ${answer.value?.kind}`);
    if (answer.value === null) found.nothing += 1;
    else found.given += 1;
  }
  const { given, nothing, refused, tooLong } = found;
  expect(given + nothing + refused + tooLong).toBe(COUNT);
  expect(given).toBeGreaterThan(COUNT / 3);
  expect(refused).toBeGreaterThan(COUNT / 10);
  expect(slowest).toBeLessThan(LONGEST);
  process.stdout.write(
    `${COUNT} expressions: ${given} gave a value, ${nothing} none, ${refused} were refused, ${tooLong} too long; seed ${SEED}\n`,
  );
}, 600_000);
