import type { Place, Problem } from './problem.ts';
import type { ProblemCode } from './problemCodes.ts';

/** One problem; the code has to be in the catalogue. Rule config-language.checked. */
export function problem(code: ProblemCode, place: Place, what: string, fix: string): Problem {
  return { code, place, what, fix };
}

/** The beginning of a file, for what has no better place. */
export function startOf(file: string): Place {
  return { file, line: 1, column: 1 };
}

function key({ place, code, what }: Problem): string {
  return [place.file, place.line, place.column, code, what].join('\n');
}

function compare(left: Problem, right: Problem): number {
  if (left.place.file !== right.place.file) return left.place.file < right.place.file ? -1 : 1;
  return left.place.line - right.place.line || left.place.column - right.place.column;
}

/** The problems by file, line and column, each once. */
export function inOrder(problems: readonly Problem[]): Problem[] {
  const once = new Map<string, Problem>();
  for (const candidate of problems) {
    if (!once.has(key(candidate))) once.set(key(candidate), candidate);
  }
  return [...once.values()].sort(compare);
}

/** A problem as it is printed: `file:line:column  code`, then what is wrong, then what to do. */
export function formatProblem({ place, code, what, fix }: Problem): string {
  return `${place.file}:${place.line}:${place.column}  ${code}\n  ${what}\n  ${fix}`;
}
