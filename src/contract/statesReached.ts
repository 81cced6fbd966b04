import type { DeclaredEvent } from './transitions.ts';

/** Which fields have a value in a state, however a record came to it. */
export interface FilledFields {
  /** Filled by every way to the state. */
  readonly always: ReadonlySet<string>;
  /** Filled by some way to it; no other field that an event fills has a value. */
  readonly sometimes: ReadonlySet<string>;
}

function union(left: ReadonlySet<string>, right: Iterable<string>): Set<string> {
  return new Set([...left, ...right]);
}

/** What is filled after an event. */
function after({ always, sometimes }: FilledFields, { fills = [], clears = [] }: DeclaredEvent): FilledFields {
  const without = (fields: ReadonlySet<string>) => [...fields].filter((field) => !clears.includes(field));
  return { always: union(new Set(without(always)), fills), sometimes: union(new Set(without(sometimes)), fills) };
}

function joined(found: FilledFields | undefined, { always, sometimes }: FilledFields): FilledFields {
  if (found === undefined) return { always, sometimes };
  return {
    always: new Set([...found.always].filter((field) => always.has(field))),
    sometimes: union(found.sometimes, sometimes),
  };
}

const NOTHING: FilledFields = { always: new Set(), sometimes: new Set() };

/** What leads to a state from the states that have been reached: one way for each creation and each state before. */
function waysTo(
  events: readonly DeclaredEvent[],
  reached: ReadonlyMap<string, FilledFields>,
): [string, FilledFields][] {
  return events.flatMap((event) => {
    const before = event.from === undefined ? [NOTHING] : event.from.flatMap((state) => reached.get(state) ?? []);
    return before.map((filled): [string, FilledFields] => [event.to, after(filled, event)]);
  });
}

function size(reached: ReadonlyMap<string, FilledFields>): string {
  return [...reached].map(([state, { always, sometimes }]) => `${state} ${always.size} ${sometimes.size}`).join();
}

/**
 * The states that the events of one field lead to, with the fields that they fill in on the way. What an event fills stays
 * filled until another clears it.
 */
export function filledFields(events: readonly DeclaredEvent[]): ReadonlyMap<string, FilledFields> {
  let reached = new Map<string, FilledFields>();
  for (;;) {
    const next = new Map<string, FilledFields>();
    for (const [state, way] of waysTo(events, reached)) next.set(state, joined(next.get(state), way));
    if (size(next) === size(reached)) return next;
    reached = next;
  }
}
