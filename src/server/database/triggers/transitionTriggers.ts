import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import { type StateField, stateFields } from '#contract/transitions.ts';
import { REQUEST_ROLE } from '../requestRole.ts';
import { mailTriggers } from './mailTriggers.ts';
import { notificationTriggers } from './notificationTriggers.ts';
import { literal } from './triggerSql.ts';
import { unlockTriggers } from './unlockTriggers.ts';

/** Raises check_violation in the name of the trigger. Its comment says which transitions the triggers keep. */
const FUNCTION = 'reject_transition';

/** The conditions are evaluated without calling a function: a declared change costs a comparison. */
function triggersOf({ table, field, first, changes }: StateField): string[] {
  const pairs = changes.map(([from, to]) => `(${literal(from)}, ${literal(to)})`).join(', ');
  const isRequest = `current_user = ${literal(REQUEST_ROLE)}`;
  const undeclared = pairs === '' ? '' : ` AND (OLD.${field}, NEW.${field}) NOT IN (${pairs})`;
  return [
    `CREATE OR REPLACE TRIGGER ${field}_of_new BEFORE INSERT ON ${table} FOR EACH ROW WHEN (${isRequest} AND NEW.${field} NOT IN (${first.map(literal).join(', ')})) EXECUTE FUNCTION ${FUNCTION}()`,
    `CREATE OR REPLACE TRIGGER ${field}_of_changed BEFORE UPDATE OF ${field} ON ${table} FOR EACH ROW WHEN (${isRequest} AND OLD.${field} <> NEW.${field}${undeclared}) EXECUTE FUNCTION ${FUNCTION}()`,
  ];
}

/** The statements that create the triggers of all transitions. */
export function transitionTriggers(): string[] {
  return stateFields().flatMap(triggersOf);
}

/** The statements that create the triggers of all transitions, of notifications and their mails, and of what is unlocked. */
export function declaredTriggers(): string[] {
  return [...transitionTriggers(), ...notificationTriggers(), ...mailTriggers(), ...unlockTriggers()];
}

/**
 * Lets the role of requests write only the states that config/transitions leads to. The owner, who migrates and loads, may
 * write any. The triggers of notifications and of what is unlocked are created with them. Does nothing where the triggers are
 * those of these transitions; adding and changing them does not wait for reads.
 * Rule config-language.transitions.
 */
export async function applyTransitions(client: PoolClient): Promise<void> {
  const statements = declaredTriggers();
  const version = createHash('sha256').update(statements.join()).digest('hex');
  const { rows } = await client.query<{ version: string | null }>(
    `select obj_description('${FUNCTION}'::regproc, 'pg_proc') as version`,
  );
  if (rows[0]?.version === version) return;
  await client.query(`BEGIN; ${statements.join('; ')}; COMMENT ON FUNCTION ${FUNCTION} IS '${version}'; COMMIT`);
}
