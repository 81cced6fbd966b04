import type { RJSFValidationError } from '@rjsf/utils';
import { useState } from 'react';
import { RequestError } from '../../core/session/RequestError.ts';
import { useWording } from './useWording.ts';
import { pathOf, serverMessages, type ValidationMessage } from './validationMessages.ts';

const NONE: readonly ValidationMessage[] = [];

/** The errors of a form: those of its validator, and those of the server since the last change. */
export function useFormErrors() {
  const wording = useWording();
  const [clientErrors, setClientErrors] = useState<readonly ValidationMessage[]>(NONE);
  const [serverErrors, setServerErrors] = useState<readonly ValidationMessage[]>(NONE);
  const [requestError, setRequestError] = useState<unknown>();

  /** Shows the validator's current errors. */
  function showClientErrors(errors: readonly RJSFValidationError[]): void {
    setClientErrors(errors.map(({ property, message }) => ({ path: pathOf(property), text: message ?? '' })));
  }

  /** Shows the server's error: at the fields that it names, else for the form as a whole. */
  function showServerError(error: unknown): void {
    const fields = error instanceof RequestError ? serverMessages(error.errors, wording) : [];
    setServerErrors(fields);
    setRequestError(fields.length > 0 ? undefined : error);
  }

  /** Shows the server's error for the form as a whole. */
  function showRequestError(error: unknown): void {
    setServerErrors(NONE);
    setRequestError(error);
  }

  function clearServerErrors(): void {
    setServerErrors(NONE);
    setRequestError(undefined);
  }

  return {
    clientErrors,
    serverErrors,
    requestError,
    showClientErrors,
    showServerError,
    showRequestError,
    clearServerErrors,
  };
}
