import type { Sample } from '../sample.ts';
import { APPS_SAMPLE, INTEGRATIONS } from './appsAndIntegrations.ts';
import { BANK_ACCOUNTS } from './bankAccounts.ts';
import { BILLING_CHARGES, BILLING_STATEMENTS } from './billingStatements.ts';
import { METHOD_APPLICATIONS } from './methodApplications.ts';
import { PAYMENT_METHODS } from './paymentMethods.ts';
import {
  BUSINESS_PROFILES,
  CHECKOUT_SETTINGS,
  ESCROW_SETTINGS,
  RETAIL_OUTLET_SETTINGS,
  SENDING_SETTINGS,
  TEST_CLOCKS,
} from './singleSettings.ts';
import { TOP_UP_ACCOUNTS } from './topUpAccounts.ts';

/** Samples of settings. */
export const SETTING_SAMPLES: readonly Sample[] = [
  BANK_ACCOUNTS,
  TOP_UP_ACCOUNTS,
  BILLING_STATEMENTS,
  BILLING_CHARGES,
  PAYMENT_METHODS,
  METHOD_APPLICATIONS,
  BUSINESS_PROFILES,
  CHECKOUT_SETTINGS,
  TEST_CLOCKS,
  SENDING_SETTINGS,
  RETAIL_OUTLET_SETTINGS,
  ESCROW_SETTINGS,
  APPS_SAMPLE,
  INTEGRATIONS,
];
