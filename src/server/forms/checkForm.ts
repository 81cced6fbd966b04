import type { ErrorObject } from 'ajv';
import { amountFaults } from '#contract/forms/amountFaults.ts';
import { cardFaults } from '#contract/forms/cardFaults.ts';
import { type FormFault, formFault } from '#contract/forms/formFault.ts';
import { rangeFaults } from '#contract/forms/rangeFaults.ts';
import type { FieldError, ResolvedForm } from '#contract/generated/api.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { formValidator } from './formValidator.ts';

/** What a program's log says of each fault; people read words of their own (locale key `form_errors.<code>`). */
const MESSAGES: Readonly<Record<string, string>> = {
  card_kept: 'holds a card number, and has no place for one',
  required: 'is missing',
  unknown: 'is not asked for here',
  decimals: 'has more decimals than the currency',
  range_future: 'ends after today',
  range_days: 'has more days than it may',
  range_order: 'ends before it begins',
  range_preset: 'is a span that is not offered',
};

function pathOf(pointer: string): string[] {
  const steps = pointer.split('/').slice(1);
  return steps.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function faultOf({ keyword, schemaPath, instancePath, params }: ErrorObject): FormFault | undefined {
  return formFault({ keyword, schemaPath, params, path: pathOf(instancePath) });
}

function fieldError({ path, code, limit }: FormFault, said: string | undefined): FieldError {
  const message = MESSAGES[code] ?? said ?? 'is not valid';
  return { field: path.join('.') || 'input', message, code, ...(limit !== undefined && { limit }) };
}

/**
 * What is wrong with what a person filled in, by the schema that their form came with: a field that is closed to them,
 * or not asked for now, is refused by its name like any that does not exist. `today` is the day where they are, YYYY-MM-DD.
 * Empty where all is well.
 */
export function checkForm(form: ResolvedForm, input: unknown, currency: Currency, today: string): FieldError[] {
  const validate = formValidator(form);
  const errors: FieldError[] = [];
  const told = new Set<string>();
  function tell(fault: FormFault | undefined, said?: string): void {
    if (fault === undefined) return;
    const key = JSON.stringify([fault.path, fault.code]);
    if (told.has(key)) return;
    told.add(key);
    errors.push(fieldError(fault, said));
  }
  if (!validate(input)) {
    for (const error of validate.errors ?? []) tell(faultOf(error), error.message);
  }
  for (const fault of amountFaults(form, input, currency)) tell(fault);
  for (const fault of rangeFaults(form, input, today)) tell(fault);
  for (const fault of cardFaults(form, input)) tell(fault);
  return errors;
}
