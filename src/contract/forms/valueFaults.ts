import type { ResolvedForm } from '../generated/api.ts';
import type { Currency } from '../money/currencies.ts';
import { amountFaults } from './amountFaults.ts';
import { cardFaults } from './cardFaults.ts';
import { dateFaults } from './dateFaults.ts';
import type { FormFault } from './formFault.ts';
import { type AmountLimits, limitFaults } from './limitFaults.ts';
import { rangeFaults } from './rangeFaults.ts';
import { ruleFaults } from './ruleFaults.ts';

/** What a form's values are held against besides its schema. */
export interface FormSurroundings {
  readonly currency: Currency;
  /** The day where the person is, YYYY-MM-DD. */
  readonly today: string;
  /** The largest amounts that the record of the action leaves, by field. */
  readonly limits?: AmountLimits | undefined;
}

/** Faults that a JSON Schema cannot express. The browser and the server both check by this. */
export function valueFaults(
  form: ResolvedForm,
  values: unknown,
  { currency, today, limits }: FormSurroundings,
): readonly FormFault[] {
  return [
    ...amountFaults(form, values, currency),
    ...limitFaults(form, values, limits),
    ...dateFaults(form, values, today),
    ...rangeFaults(form, values, today),
    ...ruleFaults(form, values),
    ...cardFaults(form, values),
  ];
}
