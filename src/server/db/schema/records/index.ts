/* Generated from schemas/records by `npm run generate`. Do not edit. */

export { activity_logs } from './activityLogs.ts';
export { card_change_requests } from './cardChangeRequests.ts';
export { card_features } from './cardFeatures.ts';
export { credit_card_authentications } from './creditCardAuthentications.ts';
export { credit_card_authorizations } from './creditCardAuthorizations.ts';
export { credit_card_chargebacks } from './creditCardChargebacks.ts';
export { credit_card_payments } from './creditCardPayments.ts';
export { credit_card_promotions } from './creditCardPromotions.ts';
export { credit_card_refunds } from './creditCardRefunds.ts';
export { credit_card_settlements } from './creditCardSettlements.ts';
export { credit_card_tokenizations } from './creditCardTokenizations.ts';
export { customers } from './customers.ts';
export { fraud_list_entries } from './fraudListEntries.ts';
export { fraud_predictions } from './fraudPredictions.ts';
export { fraud_rules } from './fraudRules.ts';
export { invoices } from './invoices.ts';
export { ledger_entries } from './ledgerEntries.ts';
export { transactions } from './transactions.ts';
export { virtual_account_payments } from './virtualAccountPayments.ts';
