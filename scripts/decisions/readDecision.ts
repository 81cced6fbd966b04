/** One decision of src/decisions. */
export interface Decision {
  /** Four digits, such as `0032`. */
  readonly number: string;
  readonly title: string;
  /** Number of the decision that replaces this one; `undefined` for an accepted decision. */
  readonly supersededBy: string | undefined;
  /** Numbers of later decisions that change a part of this one. */
  readonly changedBy: readonly string[];
  /** Paths below the root, of which the last part may have `*`, and commands such as `npm run size`; empty for a review. */
  readonly enforcedBy: readonly string[];
  /** Path below the root. */
  readonly file: string;
}

/** What a file of src/decisions contains, and what breaks the form. */
export interface DecisionFile {
  readonly decision: Decision;
  /** `<file>:<line> <message>`. */
  readonly problems: readonly string[];
}

/** One page: lines of a decision, its title and empty lines included. */
export const MAX_LINES = 60;

/** Characters of a line. */
export const MAX_LENGTH = 140;

const NAME = /^(\d{4})-[a-z\d]+(?:-[a-z\d]+)*\.md$/;
const TITLE = /^# (\d{4}) (\S.*)$/;
const STATUS = /^Status: (?:accepted(?:, changed by (\d{4}(?:, \d{4})*))?|superseded by (\d{4}))$/;
const ENFORCED = /^Enforced by (`|review\b)/;
const CODE = /`([^`]+)`/g;

/** A code span that names a file of the repository or a command, not a name in the code. */
function isCheck(code: string): boolean {
  return code.startsWith('npm run ') || /^[\w.*-]+(?:\/[\w.*-]+)+\.(?:ts|tsx|md|json|mjs)$/.test(code);
}

/**
 * Reads a decision: `# NNNN Title` in the first line, `Status: accepted` or `Status: superseded by NNNN` in the third, and a
 * last paragraph that begins with `Enforced by` and names its checks in backticks, or a review.
 */
export function readDecision(file: string, source: string): DecisionFile {
  const lines = source.trimEnd().split('\n');
  const problems: string[] = [];
  const report = (line: number, message: string) => problems.push(`${file}:${line} ${message}`);

  const [, named] = NAME.exec(file.split('/').at(-1) ?? '') ?? [];
  const [, number = '', title = ''] = TITLE.exec(lines[0] ?? '') ?? [];
  if (named === undefined) report(1, 'The file name is NNNN-words-with-hyphens.md.');
  if (number === '' || number !== named) report(1, `The first line is "# ${named ?? 'NNNN'} Title".`);

  const [status, changed, supersededBy] = STATUS.exec(lines[2] ?? '') ?? [];
  if (status === undefined)
    report(
      3,
      'The third line is "Status: accepted", "Status: accepted, changed by NNNN" or "Status: superseded by NNNN".',
    );

  const last = lines.lastIndexOf('') + 1;
  const enforcement = lines.slice(last).join('\n');
  const enforcedBy = [...enforcement.matchAll(CODE)].map(([, code = '']) => code).filter(isCheck);
  if (!ENFORCED.test(enforcement))
    report(last + 1, 'The last paragraph is "Enforced by `<path>`" or "Enforced by review".');
  else if (enforcedBy.length === 0 && !enforcement.startsWith('Enforced by review'))
    report(last + 1, 'The last paragraph names a path, `npm run <script>` or a review.');

  if (lines.length > MAX_LINES)
    report(MAX_LINES + 1, `A decision has at most ${MAX_LINES} lines, not ${lines.length}.`);
  for (const [index, line] of lines.entries()) {
    if (line.length > MAX_LENGTH) report(index + 1, `A line has at most ${MAX_LENGTH} characters, not ${line.length}.`);
  }
  const changedBy = changed?.split(', ') ?? [];
  return { decision: { number, title, supersededBy, changedBy, enforcedBy, file }, problems };
}
