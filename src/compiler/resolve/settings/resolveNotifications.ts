import type { MailPreference } from '#contract/generated/api.ts';
import type { NotificationsFile } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import { mailsName, noteShowing, type Showing } from '../screens/showing.ts';

/** A kind of mails; with a name that it is turned off by where it can be. */
export type ResolvedNotification = Omit<MailPreference, 'status'>;

/** The kinds of e-mails on the person's profile. One that is turned off stays so until it is turned on. */
export function resolveNotifications(
  source: Source<NotificationsFile>,
  gate: Gate,
  showing: Showing,
): ResolvedNotification[] {
  const open = [...source.value.notifications.entries()].filter(([index, { id, guard }]) =>
    gate.admits(source, ['notifications', index], `notifications.${id}`, guard),
  );
  return open.map(([, { id, label, text, always }]) => {
    const dismiss = always === undefined ? { dismiss: { for_ever: true as const } } : {};
    const notify = noteShowing(showing, mailsName(id), dismiss);
    return { id, label, text, ...(notify !== undefined && { notify }) };
  });
}
