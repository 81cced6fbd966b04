import type { MailPreference } from '#contract/generated/api.ts';
import type { NotificationsFile } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Gate } from '../gate/Gate.ts';
import { mailsName, noteShowing, type Showing } from '../screens/showing.ts';
import type { ResolvedCentre } from './resolveCentre.ts';

/** A kind of mails; with a name that it is turned off by where it can be. */
export type ResolvedNotification = Omit<MailPreference, 'status'>;

/**
 * The kinds of e-mails on the person's profile: those whose guard is open and, where they mail notifications, of which the
 * person gets one. One that is turned off stays so until it is turned on.
 * Rule notifications.only-own-kinds.
 */
export function resolveNotifications(
  source: Source<NotificationsFile>,
  gate: Gate,
  showing: Showing,
  centre: ResolvedCentre | undefined,
): ResolvedNotification[] {
  const open = [...source.value.notifications.entries()].filter(([index, { id, guard, kinds }]) => {
    const node = ['notifications', index];
    if (!gate.admits(source, node, `notifications.${id}`, guard)) return false;
    if (kinds === undefined || kinds.some((kind) => centre?.kinds.has(kind))) return true;
    gate.follow(source, [...node, 'kinds'], `notifications.${id}`, 'its notifications are closed');
    return false;
  });
  return open.map(([, { id, label, text, always }]) => {
    const dismiss = always === undefined ? { dismiss: { for_ever: true as const } } : {};
    const notify = noteShowing(showing, mailsName(id), dismiss);
    return { id, label, text, ...(notify !== undefined && { notify }) };
  });
}
