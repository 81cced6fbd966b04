import type { Guard } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../config.ts';
import { allOf, type Formula, formulaOf } from '../satisfy/formula.ts';
import type { Thing } from './Thing.ts';

type Node = Readonly<Record<string, unknown>>;

/** Guards on the way to a thing, as a formula and as text that is equal where the formula is. */
export interface Way {
  readonly open: Formula;
  readonly key: string;
}

/** Who has a thing, behind a further guard. */
export function behind(way: Way, guard: unknown): Way {
  if (guard === undefined) return way;
  return { open: allOf(way.open, formulaOf(guard as Guard)), key: `${way.key}&${JSON.stringify(guard)}` };
}

/** Something that has to be open for a thing to be of use. */
export interface Lead extends Way {
  /** The paths of what that is. */
  readonly follows: readonly string[];
}

/** Who has a thing that also needs other things. */
export function along(way: Way, ...leads: readonly Way[]): Way {
  let { open, key } = way;
  for (const lead of leads) {
    open = allOf(open, lead.open);
    key = `${key}&(${lead.key})`;
  }
  return { open, key };
}

/** Keys that are compared whole: a condition, a guard or a set of rules means something only as one. */
const WHOLE = new Set(['where', 'when', 'condition', 'blocked', 'offer', 'rules']);

/** What a thing is matched by, in the order of preference. */
const NAMES = ['id', 'field', 'from', 'to', 'name', 'key', 'type'];

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields of a detail screen are things also where they are only named. */
function isFields(path: string, key: string): boolean {
  return key === 'fields' && path.includes('.sections.');
}

/** The name of an entry of a list among its siblings. */
function nameOf(entry: unknown, index: number): string {
  if (typeof entry === 'string') return entry;
  if (!isNode(entry)) return String(index);
  const key = NAMES.find((candidate) => typeof entry[candidate] === 'string');
  return key === undefined ? String(index) : String(entry[key]);
}

/** A value that is offered, where it is declared, from the thing that offers it. */
export interface OfferedThing {
  readonly value: string;
  readonly guard: Guard | undefined;
  readonly at: NodePath;
}

/** What a walk needs to know of the config around it. */
export interface Walk {
  readonly source: Source<unknown>;
  /** What a thing needs beside its guards. */
  readonly leads: (path: string, node: Node) => readonly Lead[];
  readonly shows: (path: string, node: Node) => string | undefined;
  /** The values that a thing offers, which are things of it, each by its value. */
  readonly offers: (path: string, node: Node) => readonly OfferedThing[];
  readonly add: (thing: Thing) => void;
}

interface Position {
  readonly path: string;
  readonly at: NodePath;
  readonly parent: string | undefined;
  readonly way: Way;
}

function text(node: Node, key: string): string | undefined {
  const value = node[key];
  return typeof value === 'string' ? value : undefined;
}

/** Adds a thing and everything in it. */
export function walkThing(node: Node, position: Position, walk: Walk): void {
  const { path, at } = position;
  const leads = walk.leads(path, node);
  const way = along(behind(position.way, node.guard), ...leads);
  const says = new Map<string, string>();
  const inside: [string, Node, NodePath][] = [];

  function read(value: unknown, key: string, here: NodePath): void {
    const last = String(here.at(-1));
    if (isNode(value) && !WHOLE.has(last)) {
      if ('guard' in value) inside.push([`${path}.${key}`, value, here]);
      else for (const [name, part] of Object.entries(value)) read(part, `${key}.${name}`, [...here, name]);
      return;
    }
    const isOfThings = Array.isArray(value) && !WHOLE.has(last) && (value.some(isNode) || isFields(path, last));
    if (!isOfThings) {
      says.set(key, JSON.stringify(value));
      return;
    }
    for (const [index, entry] of value.entries()) {
      const thing = isNode(entry) ? entry : { field: entry };
      inside.push([`${path}.${key}.${nameOf(entry, index)}`, thing, [...here, index]]);
    }
  }

  const offers = walk.offers(path, node);
  for (const { value, guard, at: from } of offers)
    inside.push([`${path}.values.${value}`, { value, ...(guard && { guard }) }, [...at, ...from]]);
  for (const [key, value] of Object.entries(node)) {
    const isReported = key === 'guard' || key === 'version' || (key === 'values' && offers.length > 0);
    if (!isReported) read(value, key, [...at, key]);
  }
  walk.add({
    path,
    parent: position.parent,
    place: walk.source.place(at),
    source: walk.source,
    at,
    guard: node.guard as Guard | undefined,
    reached: along(position.way, ...leads).open,
    label: text(node, 'label') ?? text(node, 'title'),
    open: way.open,
    openKey: way.key,
    follows: leads.flatMap((lead) => lead.follows),
    says,
    shows: walk.shows(path, node),
    runs: text(node, 'run'),
  });
  for (const [inner, value, here] of inside) walkThing(value, { path: inner, at: here, parent: path, way }, walk);
}
