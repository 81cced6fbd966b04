import type { Country } from '#contract/generated/config.ts';

/** The values entered so far; the password is stored nowhere else. */
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

/** Changes some of the values. */
export type SetValues = (change: Partial<RegistrationValues>) => void;

/** The fields of the first step. */
export const ACCOUNT_FIELDS = ['full_name', 'email', 'password'] as const;

/** The fields of the second step. */
export const BUSINESS_FIELDS = ['business_name', 'country', 'phone_number'] as const;
