import { type UnlockingEvent, unlockingEvents } from '#contract/transitions.ts';
import { dropStale, literal } from './triggerSql.ts';

/** Gives the business what an event unlocks. Its arguments are the kind, `account` or `flag`, and its name. */
const FUNCTION = 'unlock_for_business';

function triggerName({ name, kind }: UnlockingEvent): string {
  return `unlock_${name}_${kind}`;
}

/** As the state triggers, a change that unlocks nothing costs a comparison. */
function triggerOf(event: UnlockingEvent): string {
  const { table, field, from, to, kind, value } = event;
  const isReached = `NEW.${field} = ${literal(to)} AND OLD.${field} IN (${from.map(literal).join(', ')})`;
  return `CREATE OR REPLACE TRIGGER ${triggerName(event)} AFTER UPDATE OF ${field} ON ${table} FOR EACH ROW WHEN (${isReached}) EXECUTE FUNCTION ${FUNCTION}(${literal(kind)}, ${literal(value)})`;
}

/**
 * The statements that create the triggers of all events that unlock something, and drop others. The role of requests may write
 * neither the kinds of account nor the flags of a business: only the declared change of state does, in its transaction.
 * Rule activation.unlocks.
 */
export function unlockTriggers(): string[] {
  const events = unlockingEvents();
  const kept = events.map((event) => ({ table: event.table, trigger: triggerName(event) }));
  return [dropStale(FUNCTION, kept), ...events.map(triggerOf)];
}
