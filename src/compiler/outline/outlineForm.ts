import type { ResolvedForm, ResolvedFormField } from '#contract/generated/api.ts';
import { align, indent, type OutlineWords, spell } from './outlineWords.ts';

function describeField(field: ResolvedFormField): string {
  const parts = [field.type as string];
  if (field.fields !== undefined) parts.push(`of ${field.fields.map((part) => part.field).join(', ')}`);
  if (field.accept !== undefined) parts.push(field.accept);
  if (field.max_days !== undefined) parts.push(`of at most ${field.max_days} days`);
  if (field.max_items !== undefined) parts.push(`at most ${field.max_items}`);
  if (field.resource !== undefined) parts.push(`to ${field.resource}`);
  if (field.secret === true) parts.push('secret');
  return parts.join(' ');
}

/** The fields of a form, by section. Conditions of fields are in its file. */
export function outlineForm({ form, sections, steps }: ResolvedForm, words?: OutlineWords): string[] {
  const lines = sections.flatMap(({ id, label, fields }) => [
    label === undefined ? id : `${id} ${spell(words, label)}`,
    ...indent(align(fields.map((field) => [field.field, describeField(field)]))),
  ]);
  const inSteps = steps === undefined ? '' : ` in steps ${steps.map(({ id }) => id).join(', ')}`;
  return [`form ${form}${inSteps}`, ...indent(lines)];
}
