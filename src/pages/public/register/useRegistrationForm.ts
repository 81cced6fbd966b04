import { useEffect, useState } from 'react';
import type { RegistrationForm, RegistrationRequest } from '#contract/generated/api.ts';
import { RequestError, send, type Words } from '#runtime/index.ts';
import { type Submission, useSubmission } from '../parts/useSubmission.ts';

/** The state of the registration form. */
export interface RegistrationFormState {
  /** `'none'` if registration is closed, `undefined` while loading. */
  readonly form: RegistrationForm | 'none' | undefined;
  readonly loading: Submission;
  readonly read: () => void;
}

/** Under whom the business registers: a partner of the brand, a platform, or a platform that has invited the account. */
export type RegistrationUnder = Pick<RegistrationRequest, 'partner' | 'platform' | 'account'>;

/** Loads the registration form of the brand, of one of its partners or of a platform. */
export function useRegistrationForm(words: Words, under: RegistrationUnder): RegistrationFormState {
  const [form, setForm] = useState<RegistrationForm | 'none'>();
  const loading = useSubmission(words);
  const query = String(new URLSearchParams({ ...under }));

  async function fetchForm(): Promise<void> {
    try {
      const { body } = await send(
        query === '' ? '/api/registration-form' : `/api/registration-form?${query}`,
        undefined,
      );
      setForm(body as RegistrationForm);
    } catch (error) {
      if (!(error instanceof RequestError) || error.status !== 404) throw error;
      setForm('none');
    }
  }

  function read(): void {
    void loading.run(fetchForm);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once per address, and again on retry.
  useEffect(read, [query]);
  return { form, loading, read };
}
