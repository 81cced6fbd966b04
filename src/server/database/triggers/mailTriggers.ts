import { type MailedNotifications, mailedNotifications } from '#contract/transitions.ts';
import { REQUEST_ROLE } from '../requestRole.ts';
import { dropStale, literal } from './triggerSql.ts';

/** Names the task that mails a notification. Its arguments are what turns the mails off, and the minutes. */
const FUNCTION = 'mail_notification';

const TABLE = 'notifications';

function triggerName({ id }: MailedNotifications): string {
  return `mail_${id.replaceAll('-', '_')}`;
}

function triggerOf(mailed: MailedNotifications): string {
  const { id, kinds, minutes } = mailed;
  const condition = `current_user = ${literal(REQUEST_ROLE)} AND NEW.kind IN (${kinds.map(literal).join(', ')})`;
  return `CREATE OR REPLACE TRIGGER ${triggerName(mailed)} BEFORE INSERT ON ${TABLE} FOR EACH ROW WHEN (${condition}) EXECUTE FUNCTION ${FUNCTION}(${literal(id)}, ${literal(String(minutes))})`;
}

/**
 * The statements that create the triggers of the notifications that are mailed as well, and drop others. A trigger names the
 * task that mails it, whichever code writes it; it is queued in the same transaction. Those of the same minutes share one.
 * Rule notifications.mailed-kinds.
 */
export function mailTriggers(): string[] {
  const mailed = mailedNotifications();
  const kept = mailed.map((one) => ({ table: TABLE, trigger: triggerName(one) }));
  return [dropStale(FUNCTION, kept), ...mailed.map(triggerOf)];
}
