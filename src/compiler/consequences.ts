import type { Problem } from './problem.ts';
import { inOrder } from './report.ts';

/** Problems of files that could not be read come first: much of what the others seem to lack is in those files. */
export function causesFirst(causes: readonly Problem[], all: readonly Problem[]): Problem[] {
  const first = new Set(inOrder(causes));
  return [...first, ...inOrder(all.filter((problem) => !first.has(problem)))];
}

/** The word that a problem is about, and the one that its fix suggests. */
function words({ what, fix }: Problem): { readonly wrong: string | undefined; readonly meant: string | undefined } {
  const quoted = [...what.matchAll(/"([^"]+)"/g)].map(([, word]) => word);
  return { wrong: quoted.at(-1), meant: /^Did you mean "([^"]+)"\?$/.exec(fix)?.[1] };
}

/**
 * Leaves out problems that would spread a typo: where a name is misspelt in its declaration, every right use of it seems
 * unknown, and the misspelt name is the nearest to it.
 */
export function withoutEchoes(problems: readonly Problem[]): Problem[] {
  const typos = new Map<string, string>();
  for (const problem of problems) {
    const { wrong, meant } = words(problem);
    // A list that holds the right word, where the word itself is meant, is no typo.
    if (wrong !== undefined && meant !== undefined && wrong !== meant && !typos.has(meant)) typos.set(wrong, meant);
  }
  return problems.filter((problem) => {
    const { wrong, meant } = words(problem);
    return wrong === undefined || meant === undefined || typos.get(meant) !== wrong;
  });
}
