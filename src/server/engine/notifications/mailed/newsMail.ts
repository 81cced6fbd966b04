import type { NotificationDeclaration } from '#contract/generated/config.ts';
import { consoleLink } from '../../../core/config/consoleLink.ts';
import type { ServerEnv } from '../../../core/env.ts';
import { fillWords } from '../../../core/language/fillWords.ts';
import { composeMail } from '../../../core/mails/composeMail.ts';
import type { Mail } from '../../../core/outbox/sendMail.ts';
import type { BusinessScope } from '../../../database/inBusiness.ts';
import { composeNotification } from '../centre/composeNotification.ts';
import type { NewsReader, NewsReaders } from './newsReaders.ts';
import type { ReportedRow } from './stillReported.ts';

/** Maximum number of notifications that a mail lists. */
export const LISTED = 10;

/** What a mail reports, and where. */
export interface News extends Pick<NewsReaders, 'business' | 'country' | 'brand'> {
  readonly scope: BusinessScope;
  readonly env: ServerEnv;
  readonly declaration: Pick<NotificationDeclaration, 'id' | 'label'>;
  /** The oldest first. */
  readonly rows: readonly ReportedRow[];
}

/**
 * The mail about the notifications that a person gets: about one, with its text and a link to its screen; about several, as a
 * list that leads to the notification centre. `undefined` where the person gets none of them.
 * Rule notifications.mailed-kinds.
 */
export function newsMail(
  { scope, env, declaration, rows, business, country, brand }: News,
  { to, to_name, language, centre }: NewsReader,
): Mail | undefined {
  const own = rows.flatMap((row) => {
    const kind = centre.kinds.get(row.kind);
    return kind === undefined || row.madeBy === to.toLowerCase() ? [] : [{ row, kind }];
  });
  const items = own.slice(0, LISTED).map(({ row, kind }) => composeNotification(row, kind, { brand, country }));
  const [first] = items;
  if (first === undefined) return undefined;
  const mode = scope.environment === 'PRODUCTION' ? 'live' : 'test';
  const linkTo = (path: string) => consoleLink(brand, env, scope, path);
  const common = {
    brand: brand.brand.name,
    business,
    to_name,
    kind: fillWords(brand, language, declaration.label, {}),
    mode: fillWords(brand, language, `shell.environment.${mode}`, {}),
    profile: linkTo('/settings/profile'),
  };
  if (own.length === 1) {
    const link = linkTo(first.target_url ?? centre.to);
    const values = { ...common, title: first.title[language], message: first.message[language], link };
    return { ...composeMail({ brand, language, mail: 'notification', values }), to };
  }
  const lines = items.map(({ message }) => `• ${message[language]}`);
  const others = own.length - lines.length;
  if (others > 0) lines.push(fillWords(brand, language, 'mails.notifications_more', { count: others }));
  const values = { ...common, count: own.length, lines: lines.join('\n'), link: linkTo(centre.to) };
  return { ...composeMail({ brand, language, mail: 'notifications', values }), to };
}
