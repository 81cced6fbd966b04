import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import type { Translate } from './Translate.ts';

/** Returns a path in a form as users know it: the labels of its fields, and the number of a list's item. */
export function pathLabel(form: ResolvedForm, path: readonly string[], translate: Translate): string {
  const labels: string[] = [];
  let fields: readonly ResolvedFormField[] = form.sections.flatMap((section) => section.fields);
  let list: ResolvedFormField | undefined;
  for (const step of path) {
    if (/^\d+$/.test(step)) {
      if (list?.item !== undefined) labels.push(translate(list.item, { number: Number(step) + 1 }));
      continue;
    }
    const field = fields.find((candidate) => candidate.field === step);
    if (field === undefined) return labels.length > 0 ? labels.join(', ') : step;
    // The name of an item already identifies its list.
    if (field.item === undefined || path.length === 1) labels.push(translate(field.label));
    list = field;
    fields = field.fields ?? [];
  }
  return labels.join(', ');
}
