import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { type NotifiedEvent, notifiedEvents, type StateField, stateFields } from '#contract/transitions.ts';
import { REQUEST_ROLE } from './requestRole.ts';

/** Raises check_violation in the name of the trigger. Its comment says which transitions the triggers keep. */
const FUNCTION = 'reject_transition';

/** Writes the notification of an event. */
const NOTIFIER = 'add_notification';

const BY_REQUEST = `current_user = '${REQUEST_ROLE}'`;

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The conditions are evaluated without calling a function: a declared change costs a comparison. */
function triggersOf({ table, field, first, changes }: StateField): string[] {
  const pairs = changes.map(([from, to]) => `(${literal(from)}, ${literal(to)})`).join(', ');
  const undeclared = pairs === '' ? '' : ` AND (OLD.${field}, NEW.${field}) NOT IN (${pairs})`;
  return [
    `CREATE OR REPLACE TRIGGER ${field}_of_new BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${BY_REQUEST} AND NEW.${field} NOT IN (${first.map(literal).join(', ')})) EXECUTE FUNCTION ${FUNCTION}()`,
    `CREATE OR REPLACE TRIGGER ${field}_of_changed BEFORE UPDATE OF ${field} ON ${table} FOR EACH ROW WHEN (${BY_REQUEST} AND OLD.${field} <> NEW.${field}${undeclared}) EXECUTE FUNCTION ${FUNCTION}()`,
  ];
}

/** Writes the notification of an event in the transaction of the change, whichever code causes it. */
function notificationTrigger({ table, name, field, from, to, kind, values, unless }: NotifiedEvent): string {
  const isReported = unless === undefined ? '' : ` AND NEW.${unless} IS NULL`;
  const isNew = from.length === 0;
  const change = isNew ? 'INSERT' : `UPDATE OF ${field}`;
  const before = isNew ? '' : ` AND OLD.${field} <> NEW.${field} AND OLD.${field} IN (${from.map(literal).join(', ')})`;
  const condition = `${BY_REQUEST} AND NEW.${field} = ${literal(to)}${before}${isReported}`;
  const kept = [kind, ...values].map(literal).join(', ');
  return `CREATE OR REPLACE TRIGGER notify_${name} AFTER ${change} ON ${table} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION ${NOTIFIER}(${kept})`;
}

/** Drops the triggers of events that notify no more. */
function dropStale(events: readonly NotifiedEvent[]): string {
  const kept = events.map(({ table, name }) => literal(`${table} notify_${name}`)).join(', ');
  return `DO $$ DECLARE stale record; BEGIN
    FOR stale IN SELECT tgname, tgrelid::regclass AS place FROM pg_trigger WHERE tgfoid = '${NOTIFIER}'::regproc
      AND tgrelid::regclass || ' ' || tgname NOT IN (${kept}) LOOP
      EXECUTE format('DROP TRIGGER %I ON %s', stale.tgname, stale.place);
    END LOOP;
  END $$`;
}

/** The statements that create the triggers of all transitions, and of the notifications that events declare. */
export function transitionTriggers(): string[] {
  const notified = notifiedEvents();
  return [...stateFields().flatMap(triggersOf), dropStale(notified), ...notified.map(notificationTrigger)];
}

/**
 * Lets the role of requests write only the states that config/transitions leads to. The owner, who migrates and loads, may
 * write any. Does nothing where the triggers are those of these transitions; adding and changing them does not wait for
 * reads.
 * Rule config-language.transitions, notifications.with-the-event.
 */
export async function applyTransitions(client: PoolClient): Promise<void> {
  const statements = transitionTriggers();
  const version = createHash('sha256').update(statements.join()).digest('hex');
  const { rows } = await client.query<{ version: string | null }>(
    `select obj_description('${FUNCTION}'::regproc, 'pg_proc') as version`,
  );
  if (rows[0]?.version === version) return;
  await client.query(`BEGIN; ${statements.join('; ')}; COMMENT ON FUNCTION ${FUNCTION} IS '${version}'; COMMIT`);
}
