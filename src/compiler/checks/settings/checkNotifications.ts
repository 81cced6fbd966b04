import type { NotificationDeclaration, NotificationsFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import type { ProblemCode } from '../../problemCodes.ts';
import { problem } from '../../report.ts';
import { fieldOf, recordOf } from '../reading/recordOf.ts';

/** Checks the kinds of mails that a profile lists. */
class MailKindsCheck {
  readonly problems: Problem[] = [];
  /** What turns off a mail, or a kind of notification that is mailed. */
  private readonly taken = new Map<string, string>();

  constructor(
    private readonly draft: Draft,
    private readonly source: Source<NotificationsFile>,
  ) {}

  private report(code: ProblemCode, path: NodePath, what: string, fix: string): void {
    this.problems.push(problem(code, this.source.place(['notifications', ...path]), what, fix));
  }

  private checkSwitch(node: NodePath, { id, mails, kinds, always }: NotificationDeclaration): void {
    const hasMails = mails !== undefined || kinds !== undefined;
    if (hasMails === (always === undefined)) return;
    const what = hasMails ? `"${id}" has both "always" and mails.` : `Turning off "${id}" has no effect.`;
    this.report('notification-mails', node, what, 'Use either "always", or "mails" and "kinds".');
  }

  private checkOnce(node: NodePath, id: string, what: string): void {
    const other = this.taken.get(what);
    if (other !== undefined) {
      const said = `"${what}" is already turned off by "${other}".`;
      this.report('notification-mails', node, said, 'List it in one of the two only.');
    }
    this.taken.set(what, id);
  }

  private checkKind(node: NodePath, { id, except }: NotificationDeclaration, kind: string): void {
    const { kinds } = this.source.value.centre;
    const found = kinds.find((known) => known.id === kind);
    if (found === undefined) {
      const known = kinds.map((one) => one.id);
      const what = `There is no kind of notification "${kind}".`;
      this.report('unknown-notification', node, what, suggest(kind, known, 'kind'));
      return;
    }
    this.checkOnce(node, id, kind);
    const record = found.resource === undefined ? undefined : recordOf(this.draft, found.resource);
    if (except === undefined || (record !== undefined && fieldOf(record, except)?.kind === 'text')) return;
    const about =
      record === undefined ? `"${kind}" is about no record` : `The record "${record.name}" has no such text`;
    const fix = 'Leave the kind out, or name a text field of its record.';
    this.report('unknown-field', node, `"except" names the field "${except}". ${about}.`, fix);
  }

  run(): Problem[] {
    for (const [index, declaration] of this.source.value.notifications.entries()) {
      const { id, mails = [], kinds = [] } = declaration;
      this.checkSwitch([index], declaration);
      for (const [position, mail] of mails.entries()) this.checkOnce([index, 'mails', position], id, mail);
      for (const [position, kind] of kinds.entries()) this.checkKind([index, 'kinds', position], declaration, kind);
    }
    return this.problems;
  }
}

/**
 * Each kind of mails is either always sent or turned off by its own mails and notifications, and each of these is turned off
 * in one place.
 */
export function checkNotifications(draft: Draft): Problem[] {
  const { notifications: source, partial } = draft;
  return source === undefined || partial.has(source.file) ? [] : new MailKindsCheck(draft, source).run();
}
