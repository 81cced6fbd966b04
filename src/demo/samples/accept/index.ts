import type { Sample } from '../sample.ts';
import { CYCLE_INVOICES, CYCLE_LINKS } from './cycleDocuments.ts';
import { ERECEIPT_SETTINGS, ERECEIPTS } from './ereceipts.ts';
import { ESCROW_ACCOUNTS, ESCROW_CUSTOMERS, ESCROW_ENTRIES } from './escrow.ts';
import { INVOICES } from './invoices.ts';
import { PAYMENT_LINK_BATCHES } from './paymentLinkBatches.ts';
import { PAYMENT_LINKS } from './paymentLinks.ts';
import { PAYMENT_REQUESTS } from './paymentRequests.ts';
import { QR_CODES } from './qrCodes.ts';
import { RDL_INVESTORS, RDL_TRANSACTIONS } from './rdl.ts';
import { RECURRING_CYCLES } from './recurringCycles.ts';
import { RECURRING_PLANS } from './recurringPlans.ts';
import { TAX_SLIPS } from './taxDocuments.ts';
import { ACCOUNT_PAYMENTS } from './virtualAccountPayments.ts';
import { VIRTUAL_ACCOUNTS } from './virtualAccounts.ts';

/** What payers pay. */
export const PAYABLE_SAMPLES: readonly Sample[] = [
  INVOICES,
  QR_CODES,
  PAYMENT_LINK_BATCHES,
  PAYMENT_LINKS,
  RECURRING_PLANS,
  CYCLE_INVOICES,
  CYCLE_LINKS,
  RECURRING_CYCLES,
];

/** Samples of accepting money and of escrow. */
export const ACCEPT_SAMPLES: readonly Sample[] = [
  VIRTUAL_ACCOUNTS,
  ...PAYABLE_SAMPLES,
  PAYMENT_REQUESTS,
  ACCOUNT_PAYMENTS,
  TAX_SLIPS,
  ERECEIPT_SETTINGS,
  ERECEIPTS,
  ESCROW_ACCOUNTS,
  ESCROW_CUSTOMERS,
  ESCROW_ENTRIES,
  RDL_INVESTORS,
  RDL_TRANSACTIONS,
];
