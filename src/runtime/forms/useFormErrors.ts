import type { RJSFValidationError } from '@rjsf/utils';
import { useState } from 'react';
import { RequestError } from '../core/session/RequestError.ts';
import { useWording } from './useWording.ts';
import { pathOf, serverMessages, type ValidationMessage } from './validationMessages.ts';

/** What is wrong with a form: what its validator says, and what the server has said since it was last changed. */
export function useFormErrors() {
  const wording = useWording();
  const [clientErrors, setClientErrors] = useState<readonly ValidationMessage[]>([]);
  const [serverErrors, setServerErrors] = useState<readonly ValidationMessage[]>([]);
  const [requestError, setRequestError] = useState<unknown>();

  /** Takes over what the validator says now. */
  function showClientErrors(errors: readonly RJSFValidationError[]): void {
    setClientErrors(errors.map(({ property, message }) => ({ path: pathOf(property), text: message ?? '' })));
  }

  /** Takes over why the server has not done it: at the fields that it names, else as a whole. */
  function showServerError(error: unknown): void {
    const fields = error instanceof RequestError ? serverMessages(error.errors, wording) : [];
    setServerErrors(fields);
    setRequestError(fields.length > 0 ? undefined : error);
  }

  function clearServerErrors(): void {
    setServerErrors([]);
    setRequestError(undefined);
  }

  return { clientErrors, serverErrors, requestError, showClientErrors, showServerError, clearServerErrors };
}
