import { basename } from 'node:path';
import { DECISIONS, loadDecisions } from '../decisions/loadDecisions.ts';
import { type Decision, MAX_LENGTH, MAX_LINES } from '../decisions/readDecision.ts';

const HEAD = `<!-- Generated from the decisions by \`npm run generate\`. Do not edit. -->

# Decisions

Why Beranda is built as it is: one decision a file, what was decided, why, and what was considered instead. What the
product must do is in [src/rules](../rules/README.md).

A decision begins with \`# NNNN Title\` and \`Status: accepted\`, \`Status: accepted, changed by NNNN\` or
\`Status: superseded by NNNN\`, ends with \`Enforced by\` and the checks that keep it (or \`review\`), and has at most
${MAX_LINES} lines of ${MAX_LENGTH} characters. \`tests/architecture/decisions.test.ts\` checks the form. Figures are in
\`scripts/bench/figures\`.

| number | decision | status |
|---|---|---|
`;

function statusOf({ supersededBy, changedBy }: Decision): string {
  if (supersededBy !== undefined) return `superseded by ${supersededBy}`;
  return changedBy.length === 0 ? 'accepted' : `accepted, changed by ${changedBy.join(', ')}`;
}

/** The index of the decisions, by path below the root. */
export function generateDecisions(root: string): Map<string, string> {
  const rows = loadDecisions(root).map(
    ({ decision }) =>
      `| ${decision.number} | [${decision.title}](${basename(decision.file)}) | ${statusOf(decision)} |\n`,
  );
  return new Map([[`${DECISIONS}/README.md`, HEAD + rows.join('')]]);
}
