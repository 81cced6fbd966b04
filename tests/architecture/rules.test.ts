import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkRules } from '../../scripts/rules/checkRules.ts';
import { type Citation, findCitations } from '../../scripts/rules/findCitations.ts';
import { loadRules } from '../../scripts/rules/loadRules.ts';
import { readRules } from '../../scripts/rules/readRules.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const BOOK = loadRules(ROOT);
const RULES = BOOK.files.flatMap(({ rules }) => rules);

const AREA = `# Money

How amounts are kept.

### money.exact

Amounts are exact.
They are never rounded silently.
Decision: 0008

### money.gold

Amounts may be gold.
Status: to come
`;

function cite(id: string): Citation {
  return { id, file: 'src/server/a.ts', line: 7, kind: 'code' };
}

describe('a file of rules', () => {
  const { area, rules, problems } = readRules('src/rules/money.md', AREA);

  it('is read', () => {
    expect(area).toBe('money');
    expect(problems).toEqual([]);
    expect(rules.map(({ id, text, built, decisions, line }) => ({ id, text, built, decisions, line }))).toEqual([
      {
        id: 'money.exact',
        text: 'Amounts are exact. They are never rounded silently.',
        built: true,
        decisions: ['0008'],
        line: 5,
      },
      { id: 'money.gold', text: 'Amounts may be gold.', built: false, decisions: [], line: 11 },
    ]);
  });

  it.each([
    ['### money.Exact', 'is not an id'],
    ['### cards.exact', 'must begin with money'],
    ['### money.exact\n\n### money.other', 'says nothing'],
    ['Status: done', 'Status is'],
    ['Decision: the first', 'Decision names'],
  ])('with %j has a problem', (changed, message) => {
    const found = readRules('src/rules/money.md', `${AREA}\n${changed}\n`).problems;
    expect(found.map((problem) => problem.message).join()).toContain(message);
  });
});

describe('citations', () => {
  it('are found in comments of code, config and tests', () => {
    const ids = (file: string, text: string) => findCitations(file, text).map(({ id, line, kind }) => [id, line, kind]);
    expect(ids('config/a.yaml', 'a: 1\n# Rule money.exact.\n')).toEqual([['money.exact', 2, 'config']]);
    expect(ids('src/server/a.ts', '/** A sum. Rule money.exact, money.two-decimals. */')).toEqual([
      ['money.exact', 1, 'code'],
      ['money.two-decimals', 1, 'code'],
    ]);
    expect(ids('src/server/a.test.ts', '// Rule money.exact')).toEqual([['money.exact', 1, 'test']]);
    expect(ids('src/server/a.ts', '// A rule of money. Rule of thumb.')).toEqual([]);
  });
});

describe('the check', () => {
  const file = readRules('src/rules/money.md', AREA);
  const check = (...citations: Citation[]) => checkRules({ files: [file], citations });

  it('accepts rules that are cited and rules to come that are not', () => {
    expect(check(cite('money.exact'))).toEqual([]);
  });

  it('finds a rule that is cited nowhere', () => {
    expect(check()).toEqual([expect.stringMatching(/^src\/rules\/money\.md:5 money\.exact is cited by no/)]);
  });

  it('finds a citation of a rule that does not exist', () => {
    const found = check(cite('money.exact'), cite('money.silver'));
    expect(found).toEqual(['src/server/a.ts:7 money.silver is not a rule of src/rules.']);
  });

  it('finds a citation of a rule to come', () => {
    expect(check(cite('money.exact'), cite('money.gold'))).toEqual([
      'src/server/a.ts:7 cites money.gold, which is marked "to come".',
    ]);
  });

  it('finds an id that is written twice', () => {
    const twice = readRules('src/rules/money.md', `${AREA}\n### money.exact\n\nAgain.\n`);
    const found = checkRules({ files: [twice], citations: [cite('money.exact')] });
    expect(found).toEqual([expect.stringContaining('money.exact is written twice')]);
  });
});

describe('the rules of the product', () => {
  it('are read with their citations', () => {
    expect(RULES.length).toBeGreaterThan(5);
    expect(BOOK.citations.length).toBeGreaterThan(5);
  });

  it('resolve, and are cited where they are built', () => {
    expect(checkRules(BOOK)).toEqual([]);
  });

  it('name decisions that exist', () => {
    const numbers = new Set(readdirSync(join(ROOT, 'src/decisions')).map((name) => name.slice(0, 4)));
    const missing = RULES.flatMap(({ id, decisions }) =>
      decisions.filter((number) => !numbers.has(number)).map((number) => `${id}: ${number}`),
    );
    expect(missing).toEqual([]);
  });

  it('have a head for each area, and a line in the list of areas', () => {
    expect(existsSync(join(ROOT, 'src/rules/README.md'))).toBe(true);
    const list = readFileSync(join(ROOT, 'src/rules/README.md'), 'utf8');
    const files = readdirSync(join(ROOT, 'src/rules')).filter((name) => name !== 'README.md');
    expect(files.filter((name) => !list.includes(`(${name})`))).toEqual([]);
    const heads = files.filter((name) => {
      const text = readFileSync(join(ROOT, 'src/rules', basename(name)), 'utf8');
      return !/^# .+\n\n[A-Z][^#]{40,}\n\n##/.test(text);
    });
    expect(heads).toEqual([]);
  });
});
