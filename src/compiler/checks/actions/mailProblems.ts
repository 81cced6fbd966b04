import type { RecordSchema } from '#contract/recordSchema.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { KEY_LANGUAGE } from '../../languages.ts';
import { suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { fieldOf } from '../reading/recordOf.ts';

/** What a mail says of more than the record. */
const COMMON = ['business', 'brand'];

/** A declared mail: its name, and the field with the address. */
export interface DeclaredMail {
  readonly to: string;
  readonly mail: string;
}

/** A mail goes to an address that the record holds, in words that there are, of fields that there are. */
export function mailProblems(
  draft: Draft,
  source: Source<unknown>,
  node: NodePath,
  record: RecordSchema,
  { to, mail }: DeclaredMail,
): Problem[] {
  const problems: Problem[] = [];
  const words = draft.words.get(KEY_LANGUAGE)?.value;
  const known = Object.keys(record.fields);
  const field = fieldOf(record, to);
  if (field?.kind !== 'text') {
    const what = `The record "${record.name}" has no e-mail field "${to}".`;
    const code = field === undefined ? 'unknown-field' : 'field-kind';
    problems.push(problem(code, source.place([...node, 'to']), what, suggest(to, known, 'field')));
  }
  for (const key of [`mails.${mail}_subject`, `mails.${mail}_text`]) {
    const text = words?.[key];
    const place = source.place([...node, 'mail']);
    if (words !== undefined && text === undefined) {
      const what = `There is no text with the key "${key}".`;
      problems.push(problem('unknown-locale-key', place, what, `Add "${key}" to every file of locales/.`));
    }
    for (const [, value = ''] of (text ?? '').matchAll(/%\{(\w+)\}/g)) {
      if (COMMON.includes(value) || fieldOf(record, value) !== undefined) continue;
      const what = `The mail uses %{${value}}, which the record "${record.name}" does not have.`;
      problems.push(problem('unknown-field', place, what, suggest(value, [...COMMON, ...known], 'field')));
    }
  }
  return problems;
}
