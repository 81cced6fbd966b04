import { useEffect, useState } from 'react';
import type { RegistrationForm } from '#contract/generated/api.ts';
import { send } from '#runtime/index.ts';

/** What is asked of who registers here; `'none'` where nobody can, `undefined` until it is known. */
export function useRegistrationForm(partner: string | undefined): RegistrationForm | 'none' | undefined {
  const [form, setForm] = useState<RegistrationForm | 'none'>();
  useEffect(() => {
    const leaving = new AbortController();
    const query = partner === undefined ? '' : `?${new URLSearchParams({ partner })}`;
    send(`/api/registration-form${query}`, undefined, { signal: leaving.signal }).then(
      ({ body }) => setForm(body as RegistrationForm),
      () => leaving.signal.aborted || setForm('none'),
    );
    return () => leaving.abort();
  }, [partner]);
  return form;
}
