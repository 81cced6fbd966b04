import type { Sample } from '../sample.ts';
import { APPS_SAMPLE, INTEGRATIONS } from './appsAndIntegrations.ts';
import { BANK_ACCOUNTS } from './bankAccounts.ts';
import { METHOD_APPLICATIONS } from './methodApplications.ts';
import { PAYMENT_METHODS } from './paymentMethods.ts';
import { BUSINESS_PROFILES, ESCROW_SETTINGS, SENDING_SETTINGS } from './singleSettings.ts';

/** Samples of settings. */
export const SETTING_SAMPLES: readonly Sample[] = [
  BANK_ACCOUNTS,
  PAYMENT_METHODS,
  METHOD_APPLICATIONS,
  BUSINESS_PROFILES,
  SENDING_SETTINGS,
  ESCROW_SETTINGS,
  APPS_SAMPLE,
  INTEGRATIONS,
];
