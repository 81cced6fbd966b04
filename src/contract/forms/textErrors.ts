import type { ResolvedForm, ResolvedFormField } from '../generated/api.ts';
import { hasHiddenCharacters } from '../text/hiddenCharacters.ts';
import type { ValidationError } from './validationError.ts';

function errorsIn(
  value: unknown,
  fields: readonly ResolvedFormField[],
  lines: boolean,
  path: readonly string[],
): ValidationError[] {
  if (typeof value === 'string')
    return hasHiddenCharacters(value, { lines }) ? [{ path, code: 'hidden_characters' }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => errorsIn(item, fields, lines, [...path, `${index}`]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const field = fields.find((one) => one.field === name);
    return errorsIn(inner, field?.fields ?? [], field?.type === 'textarea', [...path, name]);
  });
}

/** Texts with characters that people cannot see; those of several lines have ends of lines. Rule forms.hidden-characters. */
export function textErrors({ sections }: ResolvedForm, values: unknown): ValidationError[] {
  return errorsIn(
    values,
    sections.flatMap(({ fields }) => fields),
    false,
    [],
  );
}
