import { isMap, isScalar, isSeq, type Node, parseDocument, Scalar, visit } from 'yaml';
import { problem } from '../report.ts';
import { type Placed, type PlacedNode, placeAt } from './placedNode.ts';
import { countLines, type Reading, readYaml } from './readYaml.ts';

function parseJson(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** How many keys valid JSON writes: its strings that a colon follows. */
function countWrittenKeys(text: string): number {
  let count = 0;
  for (const string of text.matchAll(/"(?:[^"\\]|\\.)*"\s*(:?)/g)) {
    if (string[1] === ':') count += 1;
  }
  return count;
}

function countKeys(value: unknown): number {
  let count = 0;
  const open: unknown[] = [value];
  while (open.length > 0) {
    const node = open.pop();
    if (typeof node !== 'object' || node === null) continue;
    if (!Array.isArray(node)) count += Object.keys(node).length;
    for (const child of Object.values(node)) open.push(child);
  }
  return count;
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
  return (
    (node.type === Scalar.QUOTE_DOUBLE || node.type === Scalar.PLAIN) && parseJson(text.slice(start, end)) !== undefined
  );
}

const NOWHERE: PlacedNode = { start: 0, keyStart: undefined, children: new Map() };

/** A value whose places are looked up when they are first asked for: most JSON has no problem to place. */
function placedLater(file: string, text: string, value: unknown): Placed {
  let node: PlacedNode | undefined;
  return {
    value,
    get node(): PlacedNode {
      node ??= readYaml(file, text).placed?.node ?? NOWHERE;
      return node;
    },
  };
}

/**
 * Reads strict JSON: no comments, trailing commas or single quotes; unique keys.
 * The YAML parser knows where each value stands, since JSON is YAML; it is only asked when that is wanted.
 */
export function readJson(file: string, text: string): Reading {
  const parsed = parseJson(text);
  const lines = countLines(text);
  if (parsed !== undefined && countWrittenKeys(text) === countKeys(parsed.value)) {
    return { file, lines, problems: [], placed: placedLater(file, text, parsed.value) };
  }
  const reading = readYaml(file, text);
  const [first] = reading.problems;
  if (first?.code === 'duplicate-key' || first?.code === 'yaml-too-deep') return reading;
  const place = first?.place ?? placeAt(file, lines, findNotJson(text));
  const fix = 'Use double quotes, a comma between entries and none after the last, and no comments.';
  return { file, lines, problems: [problem('json-syntax', place, 'This is not JSON.', fix)] };
}
