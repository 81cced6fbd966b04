import type { ResolvedForm } from '#contract/generated/api.ts';
import { formFields } from '../../forms/formFields.ts';

type Input = Readonly<Record<string, unknown>>;

/**
 * The input without secrets. Even a hash would reveal a card number, because there are so few. A retry need not repeat
 * them.
 */
export function withoutSecrets(form: ResolvedForm | undefined, input: Input | undefined): Input | undefined {
  if (form === undefined || input === undefined) return input;
  const secret = new Set(formFields(form).flatMap((field) => ('secret' in field && field.secret ? [field.field] : [])));
  if (secret.size === 0) return input;
  return Object.fromEntries(Object.entries(input).filter(([name]) => !secret.has(name)));
}
