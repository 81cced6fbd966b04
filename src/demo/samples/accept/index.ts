import type { Sample } from '../sample.ts';
import { ERECEIPT_SETTINGS, ERECEIPTS } from './ereceipts.ts';
import { ESCROW_ACCOUNTS, ESCROW_CUSTOMERS, ESCROW_ENTRIES } from './escrow.ts';
import { PAYMENT_LINK_BATCHES } from './paymentLinkBatches.ts';
import { PAYMENT_LINKS } from './paymentLinks.ts';
import { PAYMENT_REQUESTS } from './paymentRequests.ts';
import { QR_CODES } from './qrCodes.ts';
import { RDL_INVESTORS, RDL_TRANSACTIONS } from './rdl.ts';
import { RECURRING_CYCLES } from './recurringCycles.ts';
import { RECURRING_PLANS } from './recurringPlans.ts';
import { TAX_SLIPS } from './taxDocuments.ts';
import { EXPECTED_ACCOUNT_PAYMENTS } from './virtualAccountPayments.ts';
import { VIRTUAL_ACCOUNTS } from './virtualAccounts.ts';

/** Samples of accepting money and of escrow. */
export const ACCEPT_SAMPLES: readonly Sample[] = [
  VIRTUAL_ACCOUNTS,
  QR_CODES,
  PAYMENT_LINK_BATCHES,
  PAYMENT_LINKS,
  PAYMENT_REQUESTS,
  EXPECTED_ACCOUNT_PAYMENTS,
  RECURRING_PLANS,
  RECURRING_CYCLES,
  TAX_SLIPS,
  ERECEIPT_SETTINGS,
  ERECEIPTS,
  ESCROW_ACCOUNTS,
  ESCROW_CUSTOMERS,
  ESCROW_ENTRIES,
  RDL_INVESTORS,
  RDL_TRANSACTIONS,
];
