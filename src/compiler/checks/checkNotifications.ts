import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { problem } from '../report.ts';

/** Each kind of mails is either always sent or turned off by its own mails, and one mail is turned off in one place. */
export function checkNotifications({ notifications: source, partial }: Draft): Problem[] {
  if (source === undefined || partial.has(source.file)) return [];
  const problems: Problem[] = [];
  const taken = new Map<string, string>();
  for (const [index, { id, mails, always }] of source.value.notifications.entries()) {
    const node = ['notifications', index];
    if ((mails === undefined) === (always === undefined)) {
      const what =
        mails === undefined
          ? `Nothing stops when "${id}" is turned off.`
          : `"${id}" is always sent, and names mails that can be turned off.`;
      problems.push(
        problem('notification-mails', source.place(node), what, 'Give it "mails" or "always", one of the two.'),
      );
    }
    for (const [position, mail] of (mails ?? []).entries()) {
      const other = taken.get(mail);
      if (other !== undefined) {
        const what = `The mail "${mail}" is turned off by "${other}" already.`;
        const place = source.place([...node, 'mails', position]);
        problems.push(problem('notification-mails', place, what, 'Name it in one of the two.'));
      }
      taken.set(mail, id);
    }
  }
  return problems;
}
