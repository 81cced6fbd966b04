// Rule config-language.checked.
import { describe, expect, it } from 'vitest';
import { compile } from '#compiler/compile.ts';
import type { FileTree } from '#compiler/fileTree.ts';
import { VOCABULARY_FILE } from '#compiler/parse/schemas/openVocabulary.ts';
import type { Problem } from '#compiler/problem.ts';
import { PROBLEM_CODES, type ProblemCode } from '#compiler/problemCodes.ts';
import { formatProblem } from '#compiler/report.ts';
import { checkVocabulary } from '#compiler/vocabulary.ts';
import { ACTION_CASES } from './problem-cases/actions.ts';
import { COLUMN_CASES } from './problem-cases/columns.ts';
import { DETAIL_CASES } from './problem-cases/details.ts';
import { edited, type ProblemCase } from './problem-cases/edits.ts';
import { FILE_CASES } from './problem-cases/files.ts';
import { FIT_CASES } from './problem-cases/fits.ts';
import { FORM_CASES } from './problem-cases/forms.ts';
import { GLOSSARY_CASES } from './problem-cases/glossary.ts';
import { LIST_CASES } from './problem-cases/lists.ts';
import { NAME_CASES } from './problem-cases/names.ts';
import { PACK_CASES } from './problem-cases/packs.ts';
import { SCHEMA_CASES } from './problem-cases/schemas.ts';
import { SHORT_CASES } from './problem-cases/short.ts';
import { SHOWING_CASES } from './problem-cases/showing.ts';
import { TRANSITION_CASES } from './problem-cases/transitions.ts';
import { sampleTree } from './sampleTree.ts';

const CASES: readonly ProblemCase[] = [
  ...FILE_CASES,
  ...SCHEMA_CASES,
  ...NAME_CASES,
  ...GLOSSARY_CASES,
  ...FIT_CASES,
  ...DETAIL_CASES,
  ...FORM_CASES,
  ...ACTION_CASES,
  ...LIST_CASES,
  ...COLUMN_CASES,
  ...PACK_CASES,
  ...SHORT_CASES,
  ...SHOWING_CASES,
  ...TRANSITION_CASES,
];

const sample: FileTree = sampleTree();

const compiled = new Map<ProblemCase, readonly Problem[]>();

function problemsOf(broken: ProblemCase): readonly Problem[] {
  const problems = compiled.get(broken) ?? compile(edited(sample, broken.edits)).problems;
  compiled.set(broken, problems);
  return problems;
}

function title(code: string): string {
  return `${code}: ${PROBLEM_CODES[code as ProblemCode]}`;
}

describe('problems', () => {
  it('the sample without a case has no problems', () => {
    expect(compile(sample).problems.map(formatProblem)).toEqual([]);
  });

  it.each(CASES.map((broken) => [broken.code, broken.name, broken] as const))('%s: %s', (code, _name, broken) => {
    const problems = problemsOf(broken);
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(problems.map(formatProblem)).toHaveLength(broken.problems ?? 1);
  });

  it('every problem code has a case', () => {
    const reached = new Set<string>([...CASES.map(({ code }) => code), 'stale-vocabulary']);
    expect(Object.keys(PROBLEM_CODES).filter((code) => !reached.has(code))).toEqual([]);
  });

  it('each is printed as in the snapshot', async () => {
    const stale = checkVocabulary(new Map([...sample, [VOCABULARY_FILE, '{}']]), compile(sample).vocabulary);
    const found = CASES.map((broken) => [broken.code, broken.name, problemsOf(broken)] as const);
    const all = [...found, ['stale-vocabulary', 'a vocabulary of before', stale] as const];
    const chapters = Object.keys(PROBLEM_CODES).map((code) => {
      const cases = all.filter(([candidate]) => candidate === code);
      const printed = cases.map(([, name, problems]) => `(${name})\n${problems.map(formatProblem).join('\n')}`);
      return `== ${title(code)}\n${printed.join('\n\n')}`;
    });
    await expect(`${chapters.join('\n\n')}\n`).toMatchFileSnapshot('../snapshots/problems.txt');
  });
});
