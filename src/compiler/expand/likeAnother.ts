import { suggest } from '../nearest.ts';
import type { Declaration } from '../parse/files/readDeclaration.ts';
import { schemaProblems } from '../parse/schemas/schemaProblems.ts';
import type { Validators } from '../parse/schemas/Validators.ts';
import { createSource, type Placed, type PlacedNode } from '../parse/syntax/placedNode.ts';
import { problem } from '../report.ts';
import { child, entriesOf, itemsOf, listOf, mapOf, textAt, withoutKey } from './placedTree.ts';

/** What a resource does not have of the one that it is like: its name, its address, and what its API is called. */
const OWN = ['version', 'resource', 'path', 'label', 'renamed', 'api'];

type WrittenIn = NonNullable<PlacedNode['writtenIn']>;

function writtenIn(node: PlacedNode, where: WrittenIn): PlacedNode {
  const children = new Map([...node.children].map(([key, part]) => [key, writtenIn(part, where)]));
  return { ...node, children, writtenIn: node.writtenIn ?? where };
}

/** The actions of another resource, with the keys that this one's actions of the same id replace, then those of this one alone. */
function mergeActions(own: Placed, others: Placed): Placed {
  const idOf = (action: Placed) => textAt(action, 'id');
  const merged = itemsOf(others).map((other) => {
    const replaced = itemsOf(own).find((action) => idOf(action) === idOf(other));
    return replaced === undefined ? other : mapOf([...entriesOf(other), ...entriesOf(replaced)], replaced.node);
  });
  const ids = new Set(itemsOf(others).map(idOf));
  return listOf([...merged, ...itemsOf(own).filter((action) => !ids.has(idOf(action)))], own.node);
}

/** How a key that both write is merged; another key's value replaces the other's as a whole. */
const MERGED: Readonly<Record<string, (own: Placed, others: Placed) => Placed>> = {
  actions: mergeActions,
  // The keys that are not written are the other's.
  detail: (own, others) => mapOf([...entriesOf(others), ...entriesOf(own)], own.node),
};

function merge(own: Placed, other: Placed): Placed {
  const kept = entriesOf(other).filter(([key]) => !OWN.includes(key));
  const written = entriesOf(withoutKey(own, 'like')).map(([key, part]) => {
    const others = child(other, key);
    const mergePart = others && MERGED[key];
    return [key, mergePart ? mergePart(part, others) : part] as const;
  });
  return mapOf([...kept, ...written], own.node);
}

/** What each file was merged with, as long as neither changes. */
const known = new WeakMap<Declaration, { readonly other: Declaration | undefined; readonly merged: Declaration }>();

/**
 * A resource that is like another (`like`), with everything of the other that it does not write itself. What it has of the
 * other keeps its place there. `resources`: those that were read, by name.
 */
export function likeAnother(
  declaration: Declaration,
  resources: ReadonlyMap<string, Declaration | undefined>,
  schemaFile: string,
  validators: Validators,
): Declaration {
  const { source, written } = declaration;
  const name = written && textAt(written.placed, 'like');
  if (source === undefined || written === undefined || name === undefined) return declaration;
  if (!resources.has(name)) {
    const what = `There is no resource "${name}".`;
    const found = problem(
      'unknown-resource',
      source.place(['like']),
      what,
      suggest(name, resources.keys(), 'resource'),
    );
    return { references: [], problems: [...declaration.problems, found] };
  }
  const other = resources.get(name);
  const before = known.get(declaration);
  if (before !== undefined && before.other === other) return before.merged;
  const merged = mergeWith(other, { ...declaration, source, written }, schemaFile, validators);
  known.set(declaration, { other, merged });
  return merged;
}

function mergeWith(
  other: Declaration | undefined,
  { source, written, problems }: Required<Declaration>,
  schemaFile: string,
  validators: Validators,
): Declaration {
  // Why it cannot be read is reported where it is written.
  if (other?.source === undefined || other.written === undefined) return { references: [], problems };
  if (child(other.written.placed, 'like') !== undefined) {
    const name = textAt(other.written.placed, 'like');
    const what = `"${textAt(written.placed, 'like')}" is itself like "${name}".`;
    const found = problem('like-of-like', source.place(['like']), what, `Write "${name}" here.`);
    return { references: [], problems: [...problems, found] };
  }
  const { lines } = written;
  const from = { file: other.source.file, lines: other.written.lines };
  const { value, node } = other.written.placed;
  const placed = merge(written.placed, { value, node: writtenIn(node, from) });
  const whole = createSource<unknown>(source.file, placed.value, placed, lines);
  const verdict = validators.validate(schemaFile, placed.value);
  const invalid = verdict === undefined ? [] : schemaProblems(whole, verdict.errors).map((found) => found.problem);
  return {
    source: whole,
    written: { placed, lines },
    references: verdict?.references ?? [],
    problems: [...problems, ...invalid],
  };
}
