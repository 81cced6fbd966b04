import type { FormField, FormFile, FormPart, FormValue, FormValues } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { formKey, partValues } from '../../resolve/forms/formLabels.ts';

/** A form and the schema of its values, both of which could be read. */
export interface FormPair {
  readonly name: string;
  readonly source: Source<FormFile>;
  readonly values: Source<FormValues>;
}

/** A field of a form, top-level or of each item of a list or group. */
export interface FormUse {
  readonly source: Source<FormFile>;
  readonly node: NodePath;
  readonly field: FormField | FormPart;
  /** The schema of its value; `undefined` without one. */
  readonly value: FormValue | undefined;
  /** The names that could have been written. */
  readonly known: readonly string[];
  /** The locale key that its implied words begin with. */
  readonly key: string;
}

/** Every form whose file and schema could be read. */
export function formPairs(draft: Draft): FormPair[] {
  const pairs: FormPair[] = [];
  for (const [name, source] of draft.forms) {
    const values = draft.formValues.get(name);
    if (values !== undefined && !draft.partial.has(source.file)) pairs.push({ name, source, values });
  }
  return pairs;
}

function valueAt(values: Readonly<Record<string, FormValue>>, name: string): FormValue | undefined {
  return Object.hasOwn(values, name) ? values[name] : undefined;
}

/** Every field of a form, with its schema. */
export function formUses({ name, source, values }: FormPair): FormUse[] {
  const uses: FormUse[] = [];
  const { properties } = values.value;
  for (const [index, section] of source.value.sections.entries()) {
    for (const [position, field] of section.fields.entries()) {
      const node = ['sections', index, 'fields', position];
      const value = valueAt(properties, field.field);
      const key = `${formKey(name)}.${field.field}`;
      uses.push({ source, node, field, value, known: Object.keys(properties), key });
      if (!('fields' in field)) continue;
      const parts = partValues(value);
      for (const [place, part] of field.fields.entries()) {
        uses.push({
          source,
          node: [...node, 'fields', place],
          field: part,
          value: valueAt(parts, part.field),
          known: Object.keys(parts),
          key: `${key}.${part.field}`,
        });
      }
    }
  }
  return uses;
}
