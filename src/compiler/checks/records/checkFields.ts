import type { FieldKind } from '#contract/recordSchema.ts';
import type { Draft } from '../../draft.ts';
import { listWords, suggest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { fieldUses } from '../reading/fieldUses.ts';
import { fieldOf } from '../reading/recordOf.ts';

const KIND_WORDS: Readonly<Record<FieldKind, string>> = {
  text: 'text',
  enum: 'an enum value',
  number: 'a number',
  boolean: 'yes or no',
  date: 'a day',
  datetime: 'a moment',
  money: 'an amount',
  'record-id': 'an id',
  json: 'a structured value',
};

/** Every field that is named exists in the record schema, and is of a kind that fits its use. */
export function checkFields(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const { source, node, field: name, record, kinds, use } of fieldUses(draft)) {
    const field = fieldOf(record, name);
    if (field === undefined) {
      const fix = suggest(name, Object.keys(record.fields), 'field');
      problems.push(
        problem('unknown-field', source.place(node), `The record "${record.name}" has no field "${name}".`, fix),
      );
    } else if (!kinds.includes(field.kind)) {
      const wanted = listWords(kinds.map((kind) => KIND_WORDS[kind])).replace(' and ', ' or ');
      const what = `"${name}" is ${KIND_WORDS[field.kind]}; a ${use} is made of ${wanted}.`;
      problems.push(
        problem('field-kind', source.place(node), what, 'Use another field, or the type that matches this one.'),
      );
    }
  }
  return problems;
}
