import { ACCEPT_SAMPLES } from './accept/index.ts';
import { BATCH_DISBURSEMENTS } from './batchDisbursements.ts';
import { BATCH_REMITTANCES } from './batchRemittances.ts';
import { CAPITAL_LOANS } from './capitalLoans.ts';
import { CAPITAL_REPAYMENTS } from './capitalRepayments.ts';
import { CARD_PRODUCTS } from './cardProducts.ts';
import { CARD_SAMPLES } from './cards/index.ts';
import { DEVELOPER_SAMPLES } from './developers/index.ts';
import { DISBURSEMENTS } from './disbursements.ts';
import { ISSUED_CARDS } from './issuedCards.ts';
import { ISSUING_TRANSACTIONS } from './issuingTransactions.ts';
import { PAYOUT_LINKS } from './payoutLinks.ts';
import { PAYOUTS } from './payouts.ts';
import { PLATFORM_FEES } from './platformFees.ts';
import { REMITTANCE_PAYOUTS } from './remittancePayouts.ts';
import { REPORT_SCHEDULES } from './reportSchedules.ts';
import { REPORTS } from './reports.ts';
import type { Sample } from './sample.ts';
import { SETTING_SAMPLES } from './settings/index.ts';
import { STORE_SAMPLES } from './store/index.ts';
import { SUPPORT_CASES, SUPPORT_MESSAGES } from './support/supportCases.ts';
import { WITHDRAWAL_SCHEDULES } from './withdrawalSchedules.ts';
import { WITHDRAWALS } from './withdrawals.ts';

/** All samples besides people, customers and trade, ordered by dependency. */
export const SAMPLES: readonly Sample[] = [
  ...ACCEPT_SAMPLES,
  ...CARD_SAMPLES,
  BATCH_DISBURSEMENTS,
  DISBURSEMENTS,
  PAYOUT_LINKS,
  PAYOUTS,
  BATCH_REMITTANCES,
  REMITTANCE_PAYOUTS,
  CARD_PRODUCTS,
  ISSUED_CARDS,
  ISSUING_TRANSACTIONS,
  PLATFORM_FEES,
  CAPITAL_LOANS,
  CAPITAL_REPAYMENTS,
  ...DEVELOPER_SAMPLES,
  ...SETTING_SAMPLES,
  WITHDRAWAL_SCHEDULES,
  WITHDRAWALS,
  ...STORE_SAMPLES,
  REPORT_SCHEDULES,
  REPORTS,
  SUPPORT_CASES,
  SUPPORT_MESSAGES,
];
