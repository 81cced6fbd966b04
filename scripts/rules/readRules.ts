/** One rule of the product, as a file of src/rules says it. */
export interface Rule {
  /** `<area>.<name>`; the area is the name of its file. */
  readonly id: string;
  readonly text: string;
  /** Whether the product keeps it today; a rule that is not built is marked `Status: to come`. */
  readonly built: boolean;
  /** What was required at first and why the product does otherwise, where it does. */
  readonly differs: string | undefined;
  /** Numbers of the decisions that explain it, such as `0032`. */
  readonly decisions: readonly string[];
  readonly file: string;
  readonly line: number;
}

/** A mistake in a file of rules. */
export interface RuleProblem {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** What one file of rules contains. */
export interface RuleFile {
  readonly area: string;
  readonly rules: readonly Rule[];
  readonly problems: readonly RuleProblem[];
}

/** An id: an area and a name, in small letters with hyphens. */
export const RULE_ID = /^[a-z]+(?:-[a-z]+)*\.[a-z\d]+(?:-[a-z\d]+)*$/;

const HEADING = /^### (.*)$/;
const MARK = /^(Status|Decision|Differs): (.*)$/;
const DECISIONS = /^\d{4}(?:, \d{4})*$/;

/** A rule while its lines are read. */
interface RuleDraft {
  readonly id: string;
  readonly line: number;
  readonly text: string[];
  readonly marks: Map<string, string>;
}

function finish({ id, line, text, marks }: RuleDraft, file: string): Rule {
  return {
    id,
    line,
    file,
    text: text.join(' '),
    built: !marks.has('Status'),
    differs: marks.get('Differs'),
    decisions: marks.get('Decision')?.split(', ') ?? [],
  };
}

/**
 * Reads a Markdown file of rules: a heading `# <Area>` with a paragraph, then for each rule a heading `### <area>.<name>`,
 * its sentences, and the marks `Status: to come`, `Decision: <numbers>` and `Differs: <text>`, one a line.
 */
export function readRules(file: string, source: string): RuleFile {
  const area = /([^/]+)\.md$/.exec(file)?.[1] ?? '';
  const drafts: RuleDraft[] = [];
  const problems: RuleProblem[] = [];
  for (const [index, text] of source.split('\n').entries()) {
    const line = index + 1;
    const report = (message: string) => problems.push({ file, line, message });
    const id = HEADING.exec(text)?.[1];
    const draft = drafts.at(-1);
    if (id !== undefined) {
      if (!RULE_ID.test(id)) report(`${id} is not an id of the form <area>.<name>.`);
      else if (!id.startsWith(`${area}.`)) report(`${id} must begin with ${area}, the name of its file.`);
      drafts.push({ id, line, text: [], marks: new Map() });
    } else if (draft !== undefined && !/^##? /.test(text)) {
      const [, mark, value] = MARK.exec(text) ?? [];
      if (mark === undefined || value === undefined) {
        if (text !== '') draft.text.push(text);
      } else {
        draft.marks.set(mark, value);
        if (mark === 'Status' && value !== 'to come') report(`Status is "to come" or is left out, not "${value}".`);
        if (mark === 'Decision' && !DECISIONS.test(value))
          report(`Decision names numbers such as 0032, not "${value}".`);
      }
    }
  }
  for (const { id, line, text } of drafts) {
    if (text.length === 0) problems.push({ file, line, message: `${id} says nothing.` });
  }
  return { area, rules: drafts.map((draft) => finish(draft, file)), problems };
}
