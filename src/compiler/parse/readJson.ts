import { isMap, isScalar, isSeq, type Node, parseDocument, Scalar, visit } from 'yaml';
import type { Problem } from '../problem.ts';
import { problem } from '../report.ts';
import { placeAt } from './placedNode.ts';
import { type Reading, readYaml } from './readYaml.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The first thing of a YAML document that JSON does not have, or its end when that is what is wrong. */
function findNotJson(text: string): number {
  let offset = text.trimEnd().length;
  visit(parseDocument(text, { strict: true, schema: 'json', prettyErrors: false, logLevel: 'silent' }), {
    Node: (_, node) => {
      if (isWrittenAsJson(node, text)) return undefined;
      offset = node.range?.[0] ?? offset;
      return visit.BREAK;
    },
  });
  return offset;
}

function isWrittenAsJson(node: Node, text: string): boolean {
  const [start, end] = node.range ?? [0, 0];
  if (node.commentBefore || node.comment) return false;
  if (isMap(node) || isSeq(node)) return node.flow === true && !/,\s*[\]}]$/.test(text.slice(start, end));
  if (!isScalar(node)) return false;
  return (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.PLAIN) && isJson(text.slice(start, end));
}

/**
 * Reads strict JSON: no comments, trailing commas or single quotes; unique keys.
 * The YAML parser reads it too, since JSON is YAML, and knows where each value stands.
 */
export function readJson(file: string, text: string): Reading {
  const reading = readYaml(file, text);
  const first = reading.problems[0];
  if (first !== undefined && (first.code === 'duplicate-key' || first.code === 'yaml-too-deep')) return reading;
  if (first === undefined && isJson(text)) return reading;
  const place = first?.place ?? placeAt(file, reading.lines, findNotJson(text));
  const problems: Problem[] = [
    problem('json-syntax', place, 'This is not JSON.', 'Use double quotes, a comma between entries and none after the last, and no comments.'),
  ];
  return { file, lines: reading.lines, problems };
}
