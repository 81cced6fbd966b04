import type { Country } from '#contract/generated/config.ts';

/** What has been entered so far; the password stands nowhere but here. */
export interface RegistrationValues {
  readonly full_name: string;
  readonly email: string;
  readonly password: string;
  readonly business_name: string;
  readonly country: Country | undefined;
  readonly phone_number: string;
}

export const NOTHING: RegistrationValues = {
  full_name: '',
  email: '',
  password: '',
  business_name: '',
  country: undefined,
  phone_number: '',
};

/** Changes some of what was entered. */
export type SetValues = (change: Partial<RegistrationValues>) => void;

/** What is asked on the first step. */
export const ACCOUNT_FIELDS = ['full_name', 'email', 'password'] as const;

/** What is asked on the second. */
export const BUSINESS_FIELDS = ['business_name', 'country', 'phone_number'] as const;
