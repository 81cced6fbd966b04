import { afterAll, describe, expect, it } from 'vitest';
import { FORM_FORMATS } from '#contract/forms/formFormats.ts';
import {
  type FoundPattern,
  literalsOf,
  patternsOf,
  schemaPatterns,
  serverLiterals,
} from '../helpers/random/patterns.ts';

// The analyser in JavaScript: the other ones need Java or a binary.
process.env.RECHECK_BACKEND = 'pure';
const { checkSync } = await import('recheck');

/** Longest analysis of one pattern, in milliseconds. One that takes longer counts as unsafe. */
const ANALYSIS_TIMEOUT = 20_000;

/** Patterns that no automaton decides, such as those with a lookahead, are tried on random texts: the same in each run. */
const SEED = 1;

/** Steps decide, not time: what one trial takes beside other tests says nothing of a pattern. */
const BY_STEPS = { attackTimeout: null, incubationTimeout: null, seedingTimeout: null } as const;

/** Patterns of more than linear time whose input is always short, by their file. */
const BOUNDED: Readonly<Record<string, string>> = {
  // Of an amount of money, which has 12 digits at most.
  'src/contract/money/amountText.ts': '\\B(?=(\\d{3})+$)',
};

/** `undefined` where a pattern takes linear time, else the finding of the analyser. */
function superlinear({ file, source, flags }: FoundPattern): string | undefined {
  const found = checkSync(source, flags, { timeout: ANALYSIS_TIMEOUT, randomSeed: SEED, ...BY_STEPS });
  if (found.status === 'safe' || (file in BOUNDED && BOUNDED[file] === source)) return undefined;
  const summary = found.status === 'vulnerable' ? found.complexity.summary : found.error.kind;
  return `${file}: /${source}/${flags} ${found.status}, ${summary}`;
}

/** Those that are put together from parts are literals of no file. */
function formFormats(): FoundPattern[] {
  const file = 'src/contract/forms/formFormats.ts';
  return Object.values(FORM_FORMATS).map(({ source, flags }) => ({ file, source, flags }));
}

let analysed = 0;
afterAll(() => console.log(`${analysed} patterns take linear time`));

describe('patterns take linear time', { timeout: 120_000 }, () => {
  // Rule forms.patterns-linear.
  it('and the check finds superlinear ones', () => {
    const bad = ['^.*\\S.*$', '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$', '^(a+)+$'];
    const schema = { properties: { pattern: { pattern: bad[0] } }, patternProperties: { [bad[1] ?? '']: {} } };
    const found = [...patternsOf('x.json', schema), ...literalsOf('x.ts', `const bad: RegExp = /${bad[2]}/i;`)];
    expect(found.map(({ source }) => source)).toEqual(bad);
    for (const pattern of found) expect(superlinear(pattern), pattern.source).toContain('vulnerable');
  });

  it.each([
    ['every schema', schemaPatterns, 40],
    ['the code that requests reach', serverLiterals, 100],
    ['the formats of forms', formFormats, 8],
  ] as const)('in %s', (_where, find, atLeast) => {
    const found = find();
    expect(found.length).toBeGreaterThan(atLeast);
    analysed += found.length;
    expect(found.flatMap((pattern) => superlinear(pattern) ?? [])).toEqual([]);
  });
});
