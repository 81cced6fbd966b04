import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DecisionFile, readDecision } from './readDecision.ts';

/** The folder of the decisions, below the root. */
export const DECISIONS = 'src/decisions';

/** Reads every decision but the generated index, by number. `root` is the folder of the repository. */
export function loadDecisions(root: string): DecisionFile[] {
  return readdirSync(join(root, DECISIONS))
    .filter((name) => name !== 'README.md')
    .sort()
    .map((name) => readDecision(`${DECISIONS}/${name}`, readFileSync(join(root, DECISIONS, name), 'utf8')));
}
