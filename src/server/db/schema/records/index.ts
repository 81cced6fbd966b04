/* Generated from schemas/records by `npm run generate`. Do not edit. */

export { activity_logs } from './activityLogs.ts';
export { customers } from './customers.ts';
export { invoices } from './invoices.ts';
export { ledger_entries } from './ledgerEntries.ts';
export { transactions } from './transactions.ts';
export { virtual_account_payments } from './virtualAccountPayments.ts';
