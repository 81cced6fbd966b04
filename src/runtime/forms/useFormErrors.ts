import type { RJSFValidationError } from '@rjsf/utils';
import { useState } from 'react';
import { RequestError } from '../core/session/RequestError.ts';
import { useWording } from './useWording.ts';
import { pathOf, serverMessages, type ValidationMessage } from './validationMessages.ts';

/** What is wrong with a form: what its validator says, and what the server has said since it was last changed. */
export function useFormErrors() {
  const wording = useWording();
  const [found, setFound] = useState<readonly ValidationMessage[]>([]);
  const [refused, setRefused] = useState<readonly ValidationMessage[]>([]);
  const [failure, setFailure] = useState<unknown>();

  /** Takes over what the validator says now. */
  function see(errors: readonly RJSFValidationError[]): void {
    setFound(errors.map(({ property, message }) => ({ path: pathOf(property), text: message ?? '' })));
  }

  /** Takes over why the server has not done it: at the fields that it names, else as a whole. */
  function refuse(error: unknown): void {
    const fields = error instanceof RequestError ? serverMessages(error.errors, wording) : [];
    setRefused(fields);
    setFailure(fields.length > 0 ? undefined : error);
  }

  function clearRefusal(): void {
    setRefused([]);
    setFailure(undefined);
  }

  return { found, refused, failure, see, refuse, clearRefusal };
}
