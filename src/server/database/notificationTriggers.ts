import { type NotifiedEvent, notifiedEvents } from '#contract/transitions.ts';
import { REQUEST_ROLE } from './requestRole.ts';

/** Writes the notification of an event. Its arguments are the kind and the fields that it keeps. */
const FUNCTION = 'add_notification';

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** As the state triggers, a change that notifies no person costs a comparison. */
function triggerOf({ table, name, field, from, to, kind, values, unless }: NotifiedEvent): string {
  const isReported = unless === undefined ? '' : ` AND NEW.${unless} IS NULL`;
  const isNew = from.length === 0;
  const change = isNew ? 'INSERT' : `UPDATE OF ${field}`;
  const before = isNew ? '' : ` AND OLD.${field} <> NEW.${field} AND OLD.${field} IN (${from.map(literal).join(', ')})`;
  const condition = `current_user = ${literal(REQUEST_ROLE)} AND NEW.${field} = ${literal(to)}${before}${isReported}`;
  const kept = [kind, ...values].map(literal).join(', ');
  return `CREATE OR REPLACE TRIGGER notify_${name} AFTER ${change} ON ${table} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION ${FUNCTION}(${kept})`;
}

/** Drops the triggers of events that notify no more. */
function dropStale(events: readonly NotifiedEvent[]): string {
  const kept = events.map(({ table, name }) => literal(`${table} notify_${name}`)).join(', ');
  return `DO $$ DECLARE stale record; BEGIN
    FOR stale IN SELECT tgname, tgrelid::regclass AS place FROM pg_trigger WHERE tgfoid = '${FUNCTION}'::regproc
      AND tgrelid::regclass || ' ' || tgname NOT IN (${kept}) LOOP
      EXECUTE format('DROP TRIGGER %I ON %s', stale.tgname, stale.place);
    END LOOP;
  END $$`;
}

/**
 * The statements that create the triggers of all events that declare a notification, and drop others. A trigger writes it in
 * the transaction of the change, whichever code causes the event; the owner, who migrates and loads the demo, causes none.
 * Rule notifications.with-the-event.
 */
export function notificationTriggers(): string[] {
  const events = notifiedEvents();
  return [dropStale(events), ...events.map(triggerOf)];
}
