import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { loadDecisions } from '../../scripts/decisions/loadDecisions.ts';
import { MAX_LENGTH, MAX_LINES, readDecision } from '../../scripts/decisions/readDecision.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FILES = loadDecisions(ROOT);
const DECISIONS = FILES.map(({ decision }) => decision);
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const PAGE = `# 0042 Amounts are exact

Status: accepted, changed by 0050

Amounts are decimals.

Enforced by \`src/contract/money/*.test.ts\` (random amounts) and \`npm run size\`.
`;

function problemsOf(source: string, file = 'src/decisions/0042-exact-amounts.md'): readonly string[] {
  return readDecision(file, source).problems;
}

/** Whether a path exists, or a command is a script of package.json. The last part of a path may have `*`. */
function exists(check: string): boolean {
  if (check.startsWith('npm run ')) return check.slice('npm run '.length) in scripts;
  const folder = join(ROOT, dirname(check));
  const parts = basename(check)
    .split('*')
    .map((part) => part.replaceAll('.', '\\.'));
  const name = new RegExp(`^${parts.join('.*')}$`);
  return existsSync(folder) && readdirSync(folder).some((entry) => name.test(entry));
}

describe('a decision', () => {
  it('is read', () => {
    expect(readDecision('src/decisions/0042-exact-amounts.md', PAGE)).toEqual({
      decision: {
        number: '0042',
        title: 'Amounts are exact',
        supersededBy: undefined,
        changedBy: ['0050'],
        enforcedBy: ['src/contract/money/*.test.ts', 'npm run size'],
        file: 'src/decisions/0042-exact-amounts.md',
      },
      problems: [],
    });
    expect(problemsOf(PAGE.replace('accepted, changed', 'superseded'))).toEqual([]);
    expect(problemsOf(PAGE.replace(/Enforced .*/, 'Enforced by review.'))).toEqual([]);
  });

  it.each([
    ['another number than its file', PAGE.replace('# 0042', '# 0043')],
    ['no title', PAGE.replace('# 0042 Amounts are exact\n', '')],
    ['an unknown status', PAGE.replace('accepted, changed by 0050', 'proposed')],
    ['no status', PAGE.replace('Status: accepted, changed by 0050\n\n', '')],
    ['no enforcement', PAGE.replace(/Enforced .*/, 'It is enforced.')],
    ['an enforcement without a path', PAGE.replace(/Enforced .*/, 'Enforced by `exactAmounts`.')],
    ['a long line', PAGE.replace('decimals', 'decimals '.repeat(MAX_LENGTH / 8))],
    ['more than a page', PAGE.replace('decimals.', 'decimals.\n'.repeat(MAX_LINES))],
  ])('is reported with %s', (_name, source) => {
    expect(problemsOf(source)).not.toEqual([]);
  });

  it('is reported with a file name without a number', () => {
    expect(problemsOf(PAGE, 'src/decisions/exact-amounts.md')).toHaveLength(2);
  });
});

describe('the decisions', () => {
  const numbers = DECISIONS.map(({ number }) => number);

  it('have the form', () => {
    expect(FILES.length).toBeGreaterThan(80);
    expect(FILES.flatMap(({ problems }) => problems)).toEqual([]);
  });

  it('have unique numbers', () => {
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([]);
  });

  it('name later decisions that exist in their status', () => {
    const cited = DECISIONS.flatMap(({ number, supersededBy = [], changedBy }) =>
      [supersededBy, changedBy].flat().map((later) => `${number} ${later}`),
    );
    expect(cited.filter((pair) => !numbers.includes(pair.slice(5)) || pair.slice(5) <= pair.slice(0, 4))).toEqual([]);
  });

  it('name checks that exist', () => {
    const named = DECISIONS.flatMap(({ file, enforcedBy }) => enforcedBy.map((check) => ({ file, check })));
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter(({ check }) => !exists(check)).map(({ file, check }) => `${file}: ${check}`)).toEqual([]);
  });
});
