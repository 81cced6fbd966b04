import type { CustomValidator, ErrorTransformer } from '@rjsf/utils';
import { useCallback } from 'react';
import { today } from '#contract/dates/days.ts';
import type { AmountLimits } from '#contract/forms/limitErrors.ts';
import type { ValidationError } from '#contract/forms/validationError.ts';
import { valueErrors } from '#contract/forms/valueErrors.ts';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { businessNow } from '../../core/businessTime.ts';
import { useWording } from './useWording.ts';
import { inWords, validationText, valueAt } from './validationMessages.ts';

/** What the form library needs to find and name the errors of a form's fields. */
export interface FieldErrors {
  /** The errors that no JSON Schema finds. */
  readonly findErrors: (values: unknown) => readonly ValidationError[];
  readonly transformErrors: ErrorTransformer;
  readonly customValidate: CustomValidator;
}

/** Returns how the values of a form are checked besides its schema, and the texts of their errors. */
export function useFieldErrors(form: ResolvedForm, limits: AmountLimits, values: unknown): FieldErrors {
  const { console, timeZone } = useConsole();
  const { currency, country } = console.business;
  const wording = useWording();
  const findErrors = useCallback(
    (entered: unknown) =>
      valueErrors(form, entered, { currency, country, limits, today: today(timeZone, businessNow()) }),
    [form, currency, country, limits, timeZone],
  );
  return {
    findErrors,
    transformErrors: (errors) => inWords(errors, { wording, schema: form.schema }, values),
    customValidate: (entered, errors) => {
      for (const error of findErrors(entered)) {
        let node = errors;
        for (const part of error.path) node = (node as Record<string, typeof errors>)[part] ?? node;
        node.addError(validationText(error, wording, valueAt(entered, error.path)));
      }
      return errors;
    },
  };
}
