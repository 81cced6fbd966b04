import { useEffect, useState } from 'react';
import type { RegistrationForm } from '#contract/generated/api.ts';
import { RequestError, send, type Words } from '#runtime/index.ts';
import { type Submission, useSubmission } from '../parts/useSubmission.ts';

/** The state of the registration form. */
export interface RegistrationFormState {
  /** `'none'` if registration is closed, `undefined` while loading. */
  readonly form: RegistrationForm | 'none' | undefined;
  readonly loading: Submission;
  readonly read: () => void;
}

/** Loads the registration form of the brand, or of one of its partners. */
export function useRegistrationForm(words: Words, partner: string | undefined): RegistrationFormState {
  const [form, setForm] = useState<RegistrationForm | 'none'>();
  const loading = useSubmission(words);

  async function fetchForm(): Promise<void> {
    const query = partner === undefined ? '' : `?${new URLSearchParams({ partner })}`;
    try {
      const { body } = await send(`/api/registration-form${query}`, undefined);
      setForm(body as RegistrationForm);
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 404) throw error;
      setForm('none');
    }
  }

  function read(): void {
    void loading.run(fetchForm);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per partner, and again on retry.
  useEffect(read, [partner]);
  return { form, loading, read };
}
