import { TRANSITIONS } from '#contract/generated/transitions.ts';
import type { DeclaredEvent } from '#contract/transitions.ts';
import { changesOf, DECLARED_CHANGES } from './madeChanges.ts';
import type { Effect } from './watchEffects.ts';

/** An event as its table declares it, with its effects. */
type Event = DeclaredEvent & { readonly journal?: string; readonly callback?: string };

interface NamedEvent extends Event {
  readonly name: string;
}

/** A change of state, and the events that it may be; none where it is undone, or written again as it was. */
interface Change {
  readonly effect: Effect;
  readonly events: readonly NamedEvent[];
}

/** What happened in one transaction. */
interface Work {
  readonly changes: readonly Change[];
  /** Types of the journals. */
  readonly journals: ReadonlySet<string>;
  /** Products of the callbacks. */
  readonly callbacks: readonly string[];
}

const RECORDS = new Map(Object.entries(TRANSITIONS).map(([record, { table }]) => [table as string, record]));

/** The events that a change of state may be. */
function eventsOf({ relation, what, before, after }: Effect): NamedEvent[] {
  const record = RECORDS.get(relation) as keyof typeof TRANSITIONS;
  const events = Object.entries(TRANSITIONS[record].events as Readonly<Record<string, Event>>);
  return events.flatMap(([name, event]) => {
    const { field = 'status', from, to } = event;
    const isFrom = before === null ? from === undefined : from?.includes(before) === true;
    return field === what && to === after && isFrom ? [{ ...event, name: `${record}.${name}` }] : [];
  });
}

function workOf(effects: readonly Effect[]): Work[] {
  const byTransaction = new Map<string, Effect[]>();
  for (const effect of effects) {
    const others = byTransaction.get(effect.transaction);
    if (others === undefined) byTransaction.set(effect.transaction, [effect]);
    else others.push(effect);
  }
  return [...byTransaction.values()].map((all) => ({
    changes: all.filter(({ kind }) => kind === 'state').map((effect) => ({ effect, events: eventsOf(effect) })),
    journals: new Set(all.filter(({ kind }) => kind === 'journal').map(({ what }) => what)),
    callbacks: all.filter(({ kind }) => kind === 'callback').map(({ what }) => what),
  }));
}

function describe({ changes }: Work): string {
  const lines = changes.map(
    ({ effect: { relation, before, after }, events }) =>
      events.map(({ name }) => name).join(' or ') || `${relation} ${before ?? 'new'} → ${after}`,
  );
  return lines.length === 0 ? 'no change of state' : [...new Set(lines)].sort().join(', ');
}

/** Changes of state that config/transitions does not have, each once. */
export function undeclaredChanges(effects: readonly Effect[]): string[] {
  return changesOf(effects)
    .filter((change) => !DECLARED_CHANGES.has(change))
    .map((change) => `no event is ${change}`);
}

/** A state that is written again as it was may be an event, or nothing. */
function isCertain({ effect: { before, after } }: Change): boolean {
  return before !== after;
}

function journalErrors(work: Work): string[] {
  const { changes, journals } = work;
  const posted = ({ journal }: NamedEvent) => journal === undefined || journals.has(journal);
  const missing = changes.filter(
    (change) => isCertain(change) && change.events.length > 0 && !change.events.some(posted),
  );
  const declared = changes.flatMap(({ events }) => events.map(({ journal }) => journal));
  return [
    ...missing.map(({ events: [event] }) => `${event?.name} posts no ${event?.journal}`),
    ...[...journals]
      .filter((type) => !declared.includes(type))
      .map((type) => `a journal ${type} with ${describe(work)}`),
  ];
}

/** Each event sends the callback of its product once: as many are sent as events happened that declare it. */
function callbackErrors(work: Work): string[] {
  const declared = work.changes.flatMap(({ events }) => events.flatMap(({ callback }) => callback ?? []));
  return [...new Set([...declared, ...work.callbacks])].flatMap((product) => {
    const sent = work.callbacks.filter((one) => one === product).length;
    const mayBe = work.changes.filter(({ events }) => events.some(({ callback }) => callback === product));
    const mustBe = mayBe.filter(
      (change) => isCertain(change) && change.events.every(({ callback }) => callback === product),
    );
    if (sent >= mustBe.length && sent <= mayBe.length) return [];
    return [`${sent} callbacks ${product} in place of ${mustBe.length} with ${describe(work)}`];
  });
}

/**
 * Where what requests did differs from what config/transitions declares, each once: an event without its journal or its
 * callback in the same transaction, or one that no event declares.
 */
export function wrongEffects(effects: readonly Effect[]): string[] {
  const all = workOf(effects).flatMap((work) => [...journalErrors(work), ...callbackErrors(work)]);
  return [...new Set(all)].sort();
}
