import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import type { Translate } from './Translate.ts';

/** Where a path leads in a form, as people know it: the labels of its fields, and which one of a list. */
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
    // What one of a list is called says which list it is.
    if (field.item === undefined || path.length === 1) labels.push(translate(field.label));
    list = field;
    fields = field.fields ?? [];
  }
  return labels.join(', ');
}
