import { type NotifiedEvent, notifiedEvents } from '#contract/transitions.ts';
import { REQUEST_ROLE } from '../requestRole.ts';
import { dropStale, literal } from './triggerSql.ts';

/** Writes the notification of an event. Its arguments are the kind and the fields that it keeps. */
const FUNCTION = 'add_notification';

function triggerName({ name }: NotifiedEvent): string {
  return `notify_${name}`;
}

/** As the state triggers, a change that notifies no person costs a comparison. */
function triggerOf(event: NotifiedEvent): string {
  const { table, field, from, to, kind, values, unless } = event;
  const isReported = unless === undefined ? '' : ` AND NEW.${unless} IS NULL`;
  const isNew = from.length === 0;
  const change = isNew ? 'INSERT' : `UPDATE OF ${field}`;
  const before = isNew ? '' : ` AND OLD.${field} <> NEW.${field} AND OLD.${field} IN (${from.map(literal).join(', ')})`;
  const condition = `current_user = ${literal(REQUEST_ROLE)} AND NEW.${field} = ${literal(to)}${before}${isReported}`;
  const kept = [kind, ...values].map(literal).join(', ');
  return `CREATE OR REPLACE TRIGGER ${triggerName(event)} AFTER ${change} ON ${table} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION ${FUNCTION}(${kept})`;
}

/**
 * The statements that create the triggers of all events that declare a notification, and drop others. A trigger writes it in
 * the transaction of the change, whichever code causes the event; the owner, who migrates and loads the demo, causes none.
 * Rule notifications.with-the-event.
 */
export function notificationTriggers(): string[] {
  const events = notifiedEvents();
  const kept = events.map((event) => ({ table: event.table, trigger: triggerName(event) }));
  return [dropStale(FUNCTION, kept), ...events.map(triggerOf)];
}
