import { type UnlockingEvent, unlockingEvents } from '#contract/transitions.ts';

/** Gives the business what an event unlocks. Its arguments are the kind, `account` or `flag`, and its name. */
const FUNCTION = 'unlock_for_business';

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** As the state triggers, a change that unlocks nothing costs a comparison. */
function triggerOf({ table, name, field, from, to, kind, value }: UnlockingEvent): string {
  const isReached = `NEW.${field} = ${literal(to)} AND OLD.${field} IN (${from.map(literal).join(', ')})`;
  return `CREATE OR REPLACE TRIGGER unlock_${name}_${kind} AFTER UPDATE OF ${field} ON ${table} FOR EACH ROW WHEN (${isReached}) EXECUTE FUNCTION ${FUNCTION}(${literal(kind)}, ${literal(value)})`;
}

/** Drops the triggers of events that unlock nothing any more. */
function dropStale(events: readonly UnlockingEvent[]): string {
  const kept = events.map(({ table, name, kind }) => literal(`${table} unlock_${name}_${kind}`)).join(', ');
  return `DO $$ DECLARE stale record; BEGIN
    FOR stale IN SELECT tgname, tgrelid::regclass AS place FROM pg_trigger WHERE tgfoid = '${FUNCTION}'::regproc
      AND tgrelid::regclass || ' ' || tgname NOT IN (${kept || "''"}) LOOP
      EXECUTE format('DROP TRIGGER %I ON %s', stale.tgname, stale.place);
    END LOOP;
  END $$`;
}

/**
 * The statements that create the triggers of all events that unlock something, and drop others. The role of requests may write
 * neither the kinds of account nor the flags of a business: only the declared change of state does, in its transaction.
 * Rule activation.unlocks.
 */
export function unlockTriggers(): string[] {
  const events = unlockingEvents();
  return [dropStale(events), ...events.map(triggerOf)];
}
