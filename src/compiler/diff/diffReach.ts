import type { FactValues } from '../satisfy/factValues.ts';
import { allOf, anyOf, type Formula, notOf } from '../satisfy/formula.ts';
import type { Change } from './Change.ts';
import { allPaths, anyThing, type Inventories, isAnybody, whoHasMore } from './compareAccess.ts';
import { describeWho } from './describeWho.ts';
import type { Thing } from './Thing.ts';

interface Reached {
  readonly open: Formula;
  readonly things: readonly Thing[];
}

const NOTHING: Inventories = new Map();

/** What is reached by a thing: the value of a field, or an operation. */
function reachedBy(thing: Thing): string | undefined {
  if (thing.shows !== undefined) return `records.${thing.shows}`;
  return thing.runs === undefined ? undefined : `operations.${thing.runs}`;
}

/** Who reaches each value and each operation, by any thing. */
function reachOf(inventories: Inventories, values: FactValues): Map<string, Reached> {
  const found = new Map<string, { opens: Formula[]; things: Thing[] }>();
  for (const path of allPaths(inventories)) {
    const thing = anyThing(path, inventories);
    const reached = thing && reachedBy(thing);
    if (thing === undefined || reached === undefined) continue;
    const entry = found.get(reached) ?? { opens: [], things: [] };
    entry.opens.push(whoHasMore(path, inventories, NOTHING, values));
    entry.things.push(thing);
    found.set(reached, entry);
  }
  return new Map([...found].map(([reached, { opens, things }]) => [reached, { open: anyOf(...opens), things }]));
}

/** The gains that are reported for one of the things, or for what one of them is part of. */
function reportedFor(things: readonly Thing[], reported: readonly Change[]): Formula[] {
  const found: Formula[] = [];
  for (const { thing, gains } of reported) {
    const isOf = things.some(({ path }) => path === thing || path.startsWith(`${thing}.`));
    if (gains !== undefined && isOf) found.push(gains);
  }
  return found;
}

/**
 * Values and operations that a person reaches now and that the earlier config had for others only. It sees what
 * comparing things by name does not: a column of a new name, a new resource over the same records. `reported` is not
 * reported again.
 */
export function diffReach(
  before: Inventories,
  after: Inventories,
  reported: readonly Change[],
  values: FactValues,
): Change[] {
  const changes: Change[] = [];
  const was = reachOf(before, values);
  for (const [reached, { open, things }] of reachOf(after, values)) {
    const old = was.get(reached);
    if (old === undefined || !isAnybody(old.open, values)) continue;
    const more = allOf(open, notOf(old.open));
    const rest = allOf(more, notOf(anyOf(...reportedFor(things, reported))));
    if (!isAnybody(rest, values)) continue;
    const by = things.find(({ path }) => isAnybody(allOf(rest, whoHasMore(path, after, NOTHING, values)), values));
    if (by === undefined) continue;
    const what = `now also for ${describeWho(rest, values, { strictly: rest, loosely: open })}, by ${by.path}`;
    changes.push({ kind: 'widened', thing: reached, place: by.place, what, gains: more });
  }
  return changes;
}
