import type { Draft } from '../../draft.ts';
import { KEY_LANGUAGE } from '../../languages.ts';
import type { Problem } from '../../problem.ts';
import { formOptions } from '../../resolve/forms/formLabels.ts';
import { missingText } from '../words/missingText.ts';
import { type FormUse, formPairs, formUses } from './formParts.ts';

/** The locale keys that a field does not write but needs: its label, and those of its values. */
function impliedKeys({ field, value, key }: FormUse): string[] {
  const options = formOptions(field, value, key) ?? [];
  return [...(field.label === undefined ? [key] : []), ...options.map(({ label }) => label)];
}

/** Whether every resource and every record could be read. */
function recordsAreComplete({ resources, records, taken }: Draft): boolean {
  return resources.size === taken.resource.size && records.size === taken.record.size;
}

/** Every field and every value that can be chosen has words. Other languages are held against these elsewhere. */
export function checkFormWords(draft: Draft): Problem[] {
  const words = draft.words.get(KEY_LANGUAGE);
  // A form takes words from the record that it is for, which a file that could not be read would have named.
  if (words === undefined || !recordsAreComplete(draft)) return [];
  const problems: Problem[] = [];
  for (const use of formPairs(draft).flatMap(formUses)) {
    if (use.value === undefined) continue;
    for (const key of impliedKeys(use)) {
      if (Object.hasOwn(words.value, key)) continue;
      problems.push(missingText(draft, key, use.source.place([...use.node, 'field'])));
    }
  }
  return problems;
}
