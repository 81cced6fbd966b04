import { LineCounter, type Node, parseDocument } from 'yaml';
import type { Problem } from '../../problem.ts';
import type { ProblemCode } from '../../problemCodes.ts';
import { problem } from '../../report.ts';
import { findTooDeep } from './measureDepth.ts';
import { type Placed, placeAt } from './placedNode.ts';
import { walkYaml } from './walkYaml.ts';
import { openBracket, openQuote, yamlSyntax } from './yamlSyntax.ts';

/** A file that was read; without `placed` its problems kept it from being read. */
export interface Reading {
  readonly file: string;
  readonly lines: LineCounter;
  readonly placed?: Placed;
  readonly problems: readonly Problem[];
}

const OPTIONS = {
  strict: true,
  // Found while walking, at the cost of one look-up a key rather than a comparison with every other.
  uniqueKeys: false,
  version: '1.2',
  schema: 'core',
  merge: false,
  prettyErrors: false,
  // At 'silent' the parser keeps a second document to itself.
  logLevel: 'error',
} as const;

/** Where the lines of a text begin. */
export function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  lines.addNewLine(0);
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) lines.addNewLine(index + 1);
  return lines;
}

/**
 * Reads one YAML 1.2 document in the core schema: unique keys; no anchors, aliases, tags, merge keys or directives.
 * Of the syntax errors of a file only the first is reported: the others mostly follow from it.
 */
export function readYaml(file: string, text: string): Reading {
  const lines = countLines(text);
  const problems: Problem[] = [];
  const refuse = (code: ProblemCode, offset: number, what: string, fix: string): void => {
    problems.push(problem(code, placeAt(file, lines, offset), what, fix));
  };
  const tooDeep = findTooDeep(text);
  if (tooDeep !== undefined) {
    refuse('yaml-too-deep', tooDeep, 'This exceeds the nesting limit.', 'Reduce the nesting.');
    return { file, lines, problems };
  }
  const document = parseDocument(text, OPTIONS);
  const [error] = document.errors;
  if (error !== undefined) {
    const quote = openQuote(text, error.pos[0]);
    const { code, what, fix } = yamlSyntax(error);
    const bracket = /^Flow (map|sequence)/.test(error.message) ? openBracket(text, error.pos[0]) : undefined;
    if (quote === undefined) refuse(code, bracket ?? error.pos[0], what, fix);
    else refuse('yaml-syntax', quote, 'A quote is not closed.', 'Close it on the same line.');
    return { file, lines, problems };
  }
  const contents = document.contents as Node | null;
  const directive = text.slice(0, contents?.range?.[0]).search(/^%/m);
  if (directive !== -1) {
    refuse(
      'yaml-directive',
      directive,
      'A "%" directive changes how the file is read.',
      'Remove the directive and its "---".',
    );
    return { file, lines, problems };
  }
  const placed = walkYaml(contents, 0, (code, offset, what, fix) => {
    // The parser places an anchor at its value.
    refuse(code, code === 'yaml-anchor' ? text.lastIndexOf('&', offset) : offset, what, fix);
  });
  return problems.length > 0 ? { file, lines, problems } : { file, lines, problems, placed };
}
