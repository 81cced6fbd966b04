import type { Credentials } from '#contract/generated/api.ts';

/** The locale keys of each field's validation error. */
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Validates the input before it is sent. Rule sign-in.missing-is-said-first. */
export function checkCredentials({ email, password }: Credentials): CredentialErrors {
  const errors: CredentialErrors = {};
  if (email === '') errors.email = 'sign_in.email_required';
  else if (!EMAIL_PATTERN.test(email)) errors.email = 'sign_in.email_invalid';
  if (password === '') errors.password = 'sign_in.password_required';
  return errors;
}
