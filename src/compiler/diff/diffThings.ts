import type { FactValues } from '../satisfy/factValues.ts';
import { allOf, anyOf, type Formula, notOf } from '../satisfy/formula.ts';
import type { Change } from './Change.ts';
import { allPaths, anyThing, FALSE, type Inventories, isAnybody, whoHasMore } from './compareAccess.ts';
import { compareSaid } from './compareSaid.ts';
import { describeWho } from './describeWho.ts';
import type { Thing } from './Thing.ts';

const NOTHING: Inventories = new Map();

interface Comparison {
  readonly before: Inventories;
  readonly after: Inventories;
  readonly values: FactValues;
}

/** What is reported for the things around a thing and for its targets, and need not be repeated for it. */
function reportedElsewhere(thing: Thing, inventories: Inventories, gains: ReadonlyMap<string, Formula>): Formula {
  const reported: Formula[] = [];
  function add(path: string): void {
    const more = gains.get(path);
    if (more !== undefined) reported.push(more);
  }
  for (const path of thing.follows) add(path);
  for (let parent = thing.parent; parent !== undefined; parent = anyThing(parent, inventories)?.parent) add(parent);
  return anyOf(...reported);
}

/** Those who do not reach a thing, regardless of its own guard. */
function outside(thing: Thing, inventories: Inventories, values: FactValues): Formula {
  const around = thing.parent === undefined ? [] : [thing.parent];
  return anyOf(...[...around, ...thing.follows].map((path) => notOf(whoHasMore(path, inventories, NOTHING, values))));
}

/** Those who have more of things that are in both, without those for whom that is reported elsewhere. */
function differences(of: Inventories, from: Inventories, kind: 'widened' | 'narrowed', values: FactValues): Change[] {
  const changes: Change[] = [];
  const gains = new Map<string, Formula>();
  for (const path of allPaths(of)) {
    if (anyThing(path, from) === undefined) continue;
    const more = whoHasMore(path, of, from, values);
    if (more !== FALSE) gains.set(path, more);
  }
  for (const [path, more] of gains) {
    const thing = anyThing(path, of);
    if (thing === undefined) continue;
    const rest = allOf(more, notOf(reportedElsewhere(thing, of, gains)));
    if (!isAnybody(rest, values)) continue;
    // Who is named has the thing now, or has it no longer: those who had it before, or never reach it, need no words.
    const having = whoHasMore(path, of, NOTHING, values);
    const lost = notOf(whoHasMore(path, from, NOTHING, values));
    const unreached = outside(thing, of, values);
    const who = describeWho(rest, values, {
      strictly: anyOf(rest, unreached),
      loosely: anyOf(kind === 'widened' ? having : lost, unreached),
    });
    const what = kind === 'widened' ? `now also for ${who}` : `no longer for ${who}`;
    changes.push({ kind, thing: path, place: thing.place, what, ...(kind === 'widened' && { gains: more }) });
  }
  return changes;
}

function counted(parts: number): string {
  if (parts === 0) return '';
  return parts === 1 ? ', with one part' : `, with ${parts} parts`;
}

/** Things that are in one and not in the other; parts of such things are only counted. */
function onlyIn(of: Inventories, other: Inventories, kind: 'new' | 'gone', values: FactValues): Change[] {
  const changes: Change[] = [];
  const paths = [...allPaths(of)].filter((path) => anyThing(path, other) === undefined);
  const only = new Set(paths);
  for (const path of paths) {
    const thing = anyThing(path, of);
    if (thing === undefined || (thing.parent !== undefined && only.has(thing.parent))) continue;
    const parts = paths.filter((part) => part.startsWith(`${path}.`)).length;
    const having = whoHasMore(path, of, NOTHING, values);
    const allowed = anyOf(having, outside(thing, of, values));
    const who = describeWho(having, values, { strictly: allowed, loosely: allowed });
    changes.push({ kind, thing: path, place: thing.place, what: `${kind}, for ${who}${counted(parts)}` });
  }
  return changes;
}

/** Everybody who has a thing. */
function having(path: string, { after, values }: Comparison): Formula {
  return whoHasMore(path, after, NOTHING, values);
}

function said(comparison: Comparison): Change[] {
  const { before, after, values } = comparison;
  const changes: Change[] = [];
  const seen = new Set<string>();
  for (const brand of values.brand) {
    for (const [path, thing] of after.get(brand) ?? []) {
      const old = before.get(brand)?.get(path);
      if (old === undefined) continue;
      for (const { what, widens } of compareSaid(old, thing, values)) {
        if (seen.has(`${path} ${what}`)) continue;
        seen.add(`${path} ${what}`);
        const change = { thing: path, place: thing.place, what };
        if (widens) changes.push({ ...change, kind: 'widened', gains: having(path, comparison) });
        else changes.push({ ...change, kind: 'changed' });
      }
    }
  }
  return changes;
}

/** What is different in who has what, and in what things say. */
export function diffThings(comparison: Comparison): Change[] {
  const { before, after, values } = comparison;
  return [
    ...differences(after, before, 'widened', values),
    ...differences(before, after, 'narrowed', values),
    ...onlyIn(after, before, 'new', values),
    ...onlyIn(before, after, 'gone', values),
    ...said(comparison),
  ];
}
