import type { TransitionEvent } from '#contract/generated/config.ts';
import { operationTraits } from '#contract/operations.ts';
import { suggest } from '../nearest.ts';
import type { Placed } from '../parse/syntax/placedNode.ts';
import type { ExpandContext } from './ExpandContext.ts';
import { child, implied, textAt, withDefault, withKey } from './placedTree.ts';

/** A map under a key with one more entry; an entry that is written stays. */
function withEntry(action: Placed, key: string, field: string, value: unknown): Placed {
  const map = child(action, key) ?? implied({}, action.node);
  return withKey(action, key, withDefault(map, field, value));
}

function causing(action: Placed, { field = 'status', from, to, clears = [] }: TransitionEvent): Placed {
  const offered = from === undefined ? action : withEntry(action, 'when', field, from);
  const sets = operationTraits(textAt(action, 'run') ?? '')?.set === true;
  if (!sets) return offered;
  const cleared = clears.reduce((changed, other) => withEntry(changed, 'set', other, null), offered);
  return withEntry(cleared, 'set', field, to);
}

/**
 * An action with the conditions and the state of the event that it names. Conditions and values of its own stay.
 * Rule config-language.events.
 */
export function expandEvent(action: Placed, record: string, { eventsOf, report }: ExpandContext): Placed {
  const named = child(action, 'event');
  const events = eventsOf(record);
  if (typeof named?.value !== 'string' || events === undefined) return action;
  const event = Object.hasOwn(events, named.value) ? events[named.value] : undefined;
  if (event !== undefined) return causing(action, event);
  // An action called by its event is right: checkActionTransitions reports the events.
  if (textAt(action, 'id') === named.value) return action;
  const what = `The record "${record}" has no event "${named.value}".`;
  report(named.node, 'unknown-event', what, suggest(named.value, Object.keys(events), 'event'));
  return action;
}
