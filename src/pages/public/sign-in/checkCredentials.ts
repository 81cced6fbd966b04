import type { Credentials } from '#contract/generated/api.ts';

/** The locale keys of each field's validation error. */
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Validates the input before it is sent. Rule sign-in.missing-is-said-first. */
export function checkCredentials({ email, password }: Credentials): CredentialErrors {
  const problems: CredentialErrors = {};
  if (email === '') problems.email = 'sign_in.email_required';
  else if (!EMAIL_PATTERN.test(email)) problems.email = 'sign_in.email_invalid';
  if (password === '') problems.password = 'sign_in.password_required';
  return problems;
}
