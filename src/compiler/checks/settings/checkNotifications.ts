import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

/** Each kind of mails is either always sent or turned off by its own mails, and one mail is turned off in one place. */
export function checkNotifications({ notifications: source, partial }: Draft): Problem[] {
  if (source === undefined || partial.has(source.file)) return [];
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  for (const [index, { id, mails, always }] of source.value.notifications.entries()) {
    const node = ['notifications', index];
    if ((mails === undefined) === (always === undefined)) {
      const what =
        mails === undefined ? `Turning off "${id}" has no effect.` : `"${id}" has both "always" and "mails".`;
      problems.push(problem('notification-mails', source.place(node), what, 'Use either "mails" or "always".'));
    }
    for (const [position, mail] of (mails ?? []).entries()) {
      const other = taken.get(mail);
      if (other !== undefined) {
        const what = `The mail "${mail}" is already turned off by "${other}".`;
        const place = source.place([...node, 'mails', position]);
        problems.push(problem('notification-mails', place, what, 'List it in one of the two only.'));
      }
      taken.set(mail, id);
    }
  }
  return problems;
}
