import type { NotificationKind, NotificationsFile } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { KEY_LANGUAGE } from '../../languages.ts';
import { listWords, suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import type { ProblemCode } from '../../problemCodes.ts';
import { problem } from '../../report.ts';
import { fieldOf, recordFile, recordOf } from '../reading/recordOf.ts';
import { parameters } from '../words/checkWords.ts';

/** Checks the kinds of notifications. */
class CentreCheck {
  readonly problems: Problem[] = [];

  constructor(
    private readonly draft: Draft,
    private readonly source: Source<NotificationsFile>,
  ) {}

  private report(code: ProblemCode, path: NodePath, what: string, fix: string): void {
    this.problems.push(problem(code, this.source.place(['centre', ...path]), what, fix));
  }

  /** Erasing a person does not reach what a notification says. */
  private checkFields(node: NodePath, { resource, values = [], unless }: NotificationKind): void {
    const record = resource === undefined ? undefined : recordOf(this.draft, resource);
    if (record === undefined) return;
    const named: (readonly [string, NodePath])[] = values.map((name, index) => [name, [...node, 'values', index]]);
    if (unless !== undefined) named.push([unless, [...node, 'unless']]);
    for (const [name, path] of named) {
      const field = fieldOf(record, name);
      if (field === undefined) {
        const what = `The record "${record.name}" has no field "${name}".`;
        this.report('unknown-field', path, what, suggest(name, Object.keys(record.fields), 'field'));
      } else if (field.personal) {
        const what = `"${name}" is personal data, and a notification keeps what it says.`;
        this.report('field-kind', path, what, `Use another field of ${recordFile(record)}.`);
      }
    }
  }

  private checkTexts(node: NodePath, { id, label, text, values = [] }: NotificationKind): void {
    const words = this.draft.words.get(KEY_LANGUAGE)?.value;
    for (const [key, part] of [
      [label, 'label'],
      [text, 'text'],
    ] as const) {
      const unknown = parameters(words?.[key] ?? '').filter((name) => !values.includes(name));
      if (unknown.length === 0) continue;
      const what = `The text "${key}" uses ${listWords(unknown)}, which "${id}" does not have.`;
      this.report('unknown-field', [...node, part], what, 'Add it to "values", or change the text.');
    }
  }

  run(): Problem[] {
    for (const [index, kind] of this.source.value.centre.kinds.entries()) {
      const node = ['kinds', index];
      this.checkFields(node, kind);
      this.checkTexts(node, kind);
    }
    return this.problems;
  }
}

/** Events name a kind of notifications that is about their record, or about none. */
function checkEvents(draft: Draft, kinds: readonly NotificationKind[]): Problem[] {
  const problems: Problem[] = [];
  const known = kinds.map(({ id }) => id);
  for (const [record, source] of draft.transitions) {
    for (const [name, { notify }] of Object.entries(source.value.events)) {
      if (notify === undefined) continue;
      const place = source.place(['events', name, 'notify']);
      const kind = kinds.find(({ id }) => id === notify);
      if (kind === undefined) {
        const what = `There is no kind of notification "${notify}".`;
        problems.push(problem('unknown-notification', place, what, suggest(notify, known, 'kind')));
        continue;
      }
      const about = kind.resource === undefined ? undefined : recordOf(draft, kind.resource);
      if (about === undefined || about.name === record) continue;
      const what = `The notification "${notify}" is about the record "${about.name}", and not "${record}".`;
      problems.push(problem('unknown-notification', place, what, 'Name a kind of this record.'));
    }
  }
  return problems;
}

/** Kinds of notifications have screens, texts and values that exist, and events name kinds. Rule notifications.kinds. */
export function checkCentre(draft: Draft): Problem[] {
  const { notifications: source, partial } = draft;
  if (source === undefined || partial.has(source.file)) return [];
  return [...new CentreCheck(draft, source).run(), ...checkEvents(draft, source.value.centre.kinds)];
}
