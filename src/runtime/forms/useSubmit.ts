import { useState } from 'react';
import { pruneEmpty } from '#contract/forms/pruneEmpty.ts';
import { RequestError } from '../core/session/RequestError.ts';
import type { Draft } from './drafts/Draft.ts';
import type { useFormErrors } from './errors/useFormErrors.ts';
import { Cancelled } from './values/Cancelled.ts';
import type { FormValues } from './values/FormValues.ts';

/** Sends the values of a form, with those that it began with. Throws RequestError, or Cancelled where the person goes back. */
export type SubmitForm = (values: FormValues, initial: FormValues | undefined) => Promise<void>;

interface SubmitOptions {
  readonly draft: Draft;
  readonly errors: ReturnType<typeof useFormErrors>;
  readonly onSubmit: SubmitForm;
  /** Called when the server has rejected the form. */
  readonly onRejected: () => void;
}

/** Sends a form, and shows why the server has rejected it; what was typed stays. */
export function useSubmit({ draft, errors, onSubmit, onRejected }: SubmitOptions) {
  const [isBusy, setIsBusy] = useState(false);

  /** Where the record was changed meanwhile, the form takes that up, for the person to choose and send again. */
  async function showError(error: unknown): Promise<void> {
    if (!(error instanceof RequestError) || error.code !== 'RECORD_CHANGED_ERROR') {
      errors.showServerError(error);
      return;
    }
    try {
      await draft.catchUp?.();
      errors.showRequestError(error);
    } catch (caught) {
      errors.showRequestError(caught);
    }
  }

  async function send(values: FormValues): Promise<void> {
    setIsBusy(true);
    errors.showClientErrors([]);
    errors.clearServerErrors();
    const submit = async () => {
      await onSubmit(pruneEmpty(values), draft.initial);
      draft.forget();
    };
    try {
      await (draft.shared?.sendWith(submit) ?? submit());
    } catch (error) {
      if (error instanceof Cancelled) return;
      await showError(error);
      onRejected();
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, send };
}
