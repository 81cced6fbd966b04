-- Row-level security. Every request runs as beranda_request with app.business_id and app.environment set for its
-- transaction; without them both settings are null and no row is seen.
GRANT USAGE ON SCHEMA public TO beranda_request;
--> statement-breakpoint
ALTER TABLE account_notifications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON account_notifications USING ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE account_notifications TO beranda_request;
--> statement-breakpoint
-- Sign-in reads a business and its memberships as the owner, before a business is known: they are not FORCED.
ALTER TABLE businesses ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON businesses USING ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
--> statement-breakpoint
GRANT SELECT ON TABLE businesses TO beranda_request;
--> statement-breakpoint
ALTER TABLE confirmation_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON confirmation_codes USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE confirmation_codes TO beranda_request;
--> statement-breakpoint
ALTER TABLE list_preferences ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON list_preferences USING ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
--> statement-breakpoint
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE list_preferences TO beranda_request;
--> statement-breakpoint
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON memberships USING ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
--> statement-breakpoint
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE memberships TO beranda_request;
--> statement-breakpoint
ALTER TABLE one_time_tokens ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON one_time_tokens FOR INSERT TO beranda_request WITH CHECK (((purpose = 'INVITATION'::text) AND (business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid)));
--> statement-breakpoint
GRANT INSERT ON TABLE one_time_tokens TO beranda_request;
--> statement-breakpoint
ALTER TABLE saved_views ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON saved_views USING ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
--> statement-breakpoint
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE saved_views TO beranda_request;
--> statement-breakpoint
ALTER TABLE team_invitations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON team_invitations USING ((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE team_invitations TO beranda_request;
--> statement-breakpoint
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON idempotency_keys USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE idempotency_keys TO beranda_request;
--> statement-breakpoint
ALTER TABLE job_records ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON job_records USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE job_records TO beranda_request;
--> statement-breakpoint
ALTER TABLE jobs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON jobs USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE jobs TO beranda_request;
--> statement-breakpoint
GRANT INSERT ON TABLE outbox_messages TO beranda_request;
--> statement-breakpoint
ALTER TABLE queue_tasks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON queue_tasks FOR INSERT TO beranda_request WITH CHECK ((((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))) OR ((business_id IS NULL) AND (environment IS NULL) AND (queue = ANY (ARRAY['mail'::text, 'text'::text])))));
--> statement-breakpoint
GRANT INSERT ON TABLE queue_tasks TO beranda_request;
--> statement-breakpoint
ALTER TABLE search_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON search_entries USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
CREATE POLICY of_search ON search_entries FOR SELECT TO postgres USING (true);
--> statement-breakpoint
ALTER TABLE undos ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON undos USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE undos TO beranda_request;
--> statement-breakpoint
ALTER TABLE uploaded_files ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON uploaded_files USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT ON TABLE uploaded_files TO beranda_request;
--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON ledger_accounts USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
CREATE POLICY of_master ON ledger_accounts FOR SELECT TO postgres USING (((business_id IN ( SELECT b.business_id
   FROM businesses b
  WHERE (b.master_business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid))) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE ledger_accounts TO beranda_request;
--> statement-breakpoint
ALTER TABLE bank_accounts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON bank_accounts USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE bank_accounts TO beranda_request;
--> statement-breakpoint
ALTER TABLE ledger_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON ledger_entries USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
CREATE POLICY of_master ON ledger_entries FOR SELECT TO postgres USING (((business_id IN ( SELECT b.business_id
   FROM businesses b
  WHERE (b.master_business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid))) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT ON TABLE ledger_entries TO beranda_request;
--> statement-breakpoint
ALTER TABLE transactions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON transactions USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
CREATE POLICY of_master ON transactions FOR SELECT TO postgres USING (((business_id IN ( SELECT b.business_id
   FROM businesses b
  WHERE (b.master_business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid))) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE transactions TO beranda_request;
--> statement-breakpoint
ALTER TABLE checkout_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON checkout_settings USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE checkout_settings TO beranda_request;
--> statement-breakpoint
ALTER TABLE ereceipt_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON ereceipt_settings USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE ereceipt_settings TO beranda_request;
--> statement-breakpoint
ALTER TABLE ereceipts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON ereceipts USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE ereceipts TO beranda_request;
--> statement-breakpoint
ALTER TABLE invoices ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON invoices USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE invoices TO beranda_request;
--> statement-breakpoint
ALTER TABLE payment_link_batches ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON payment_link_batches USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE payment_link_batches TO beranda_request;
--> statement-breakpoint
ALTER TABLE payment_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON payment_links USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE payment_links TO beranda_request;
--> statement-breakpoint
ALTER TABLE payment_methods ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON payment_methods USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE payment_methods TO beranda_request;
--> statement-breakpoint
ALTER TABLE qr_codes ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON qr_codes USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE qr_codes TO beranda_request;
--> statement-breakpoint
ALTER TABLE recurring_cycles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON recurring_cycles USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE recurring_cycles TO beranda_request;
--> statement-breakpoint
ALTER TABLE recurring_plans ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON recurring_plans USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE recurring_plans TO beranda_request;
--> statement-breakpoint
ALTER TABLE retail_outlet_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON retail_outlet_settings USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE retail_outlet_settings TO beranda_request;
--> statement-breakpoint
ALTER TABLE virtual_account_payments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON virtual_account_payments USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE virtual_account_payments TO beranda_request;
--> statement-breakpoint
ALTER TABLE virtual_accounts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON virtual_accounts USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE virtual_accounts TO beranda_request;
--> statement-breakpoint
ALTER TABLE card_change_requests ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON card_change_requests USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE card_change_requests TO beranda_request;
--> statement-breakpoint
ALTER TABLE card_features ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON card_features USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE card_features TO beranda_request;
--> statement-breakpoint
ALTER TABLE card_products ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON card_products USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE card_products TO beranda_request;
--> statement-breakpoint
ALTER TABLE credit_card_authentications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON credit_card_authentications USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE credit_card_authentications TO beranda_request;
--> statement-breakpoint
ALTER TABLE credit_card_authorizations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON credit_card_authorizations USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE credit_card_authorizations TO beranda_request;
--> statement-breakpoint
ALTER TABLE credit_card_chargebacks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON credit_card_chargebacks USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE credit_card_chargebacks TO beranda_request;
--> statement-breakpoint
ALTER TABLE credit_card_payments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON credit_card_payments USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE credit_card_payments TO beranda_request;
--> statement-breakpoint
ALTER TABLE credit_card_promotions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON credit_card_promotions USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE credit_card_promotions TO beranda_request;
--> statement-breakpoint
ALTER TABLE credit_card_refunds ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON credit_card_refunds USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE credit_card_refunds TO beranda_request;
--> statement-breakpoint
ALTER TABLE credit_card_settlements ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON credit_card_settlements USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE credit_card_settlements TO beranda_request;
--> statement-breakpoint
ALTER TABLE credit_card_tokenizations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON credit_card_tokenizations USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT ON TABLE credit_card_tokenizations TO beranda_request;
--> statement-breakpoint
ALTER TABLE fraud_list_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON fraud_list_entries USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE fraud_list_entries TO beranda_request;
--> statement-breakpoint
ALTER TABLE fraud_predictions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON fraud_predictions USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT ON TABLE fraud_predictions TO beranda_request;
--> statement-breakpoint
ALTER TABLE fraud_rules ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON fraud_rules USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE fraud_rules TO beranda_request;
--> statement-breakpoint
ALTER TABLE issued_cards ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON issued_cards USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE issued_cards TO beranda_request;
--> statement-breakpoint
ALTER TABLE issuing_transactions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON issuing_transactions USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE issuing_transactions TO beranda_request;
--> statement-breakpoint
ALTER TABLE batch_disbursements ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON batch_disbursements USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE batch_disbursements TO beranda_request;
--> statement-breakpoint
ALTER TABLE batch_remittances ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON batch_remittances USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE batch_remittances TO beranda_request;
--> statement-breakpoint
ALTER TABLE disbursements ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON disbursements USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE disbursements TO beranda_request;
--> statement-breakpoint
ALTER TABLE payout_links ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON payout_links USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE payout_links TO beranda_request;
--> statement-breakpoint
ALTER TABLE payouts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON payouts USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE payouts TO beranda_request;
--> statement-breakpoint
ALTER TABLE remittance_payouts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON remittance_payouts USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE remittance_payouts TO beranda_request;
--> statement-breakpoint
ALTER TABLE sending_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON sending_settings USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE sending_settings TO beranda_request;
--> statement-breakpoint
ALTER TABLE billing_charges ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON billing_charges USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT ON TABLE billing_charges TO beranda_request;
--> statement-breakpoint
ALTER TABLE billing_statements ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON billing_statements USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE billing_statements TO beranda_request;
--> statement-breakpoint
ALTER TABLE capital_loans ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON capital_loans USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE capital_loans TO beranda_request;
--> statement-breakpoint
ALTER TABLE capital_repayments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON capital_repayments USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE capital_repayments TO beranda_request;
--> statement-breakpoint
ALTER TABLE escrow_accounts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON escrow_accounts USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE escrow_accounts TO beranda_request;
--> statement-breakpoint
ALTER TABLE escrow_customers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON escrow_customers USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE escrow_customers TO beranda_request;
--> statement-breakpoint
ALTER TABLE escrow_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON escrow_entries USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT ON TABLE escrow_entries TO beranda_request;
--> statement-breakpoint
ALTER TABLE escrow_settings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON escrow_settings USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE escrow_settings TO beranda_request;
--> statement-breakpoint
ALTER TABLE platform_fees ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON platform_fees USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE platform_fees TO beranda_request;
--> statement-breakpoint
ALTER TABLE rdl_investors ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON rdl_investors USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE rdl_investors TO beranda_request;
--> statement-breakpoint
ALTER TABLE rdl_transactions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON rdl_transactions USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE rdl_transactions TO beranda_request;
--> statement-breakpoint
ALTER TABLE tax_documents ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON tax_documents USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE tax_documents TO beranda_request;
--> statement-breakpoint
ALTER TABLE store_addresses ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON store_addresses USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE store_addresses TO beranda_request;
--> statement-breakpoint
ALTER TABLE store_channels ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON store_channels USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE store_channels TO beranda_request;
--> statement-breakpoint
ALTER TABLE store_couriers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON store_couriers USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE store_couriers TO beranda_request;
--> statement-breakpoint
ALTER TABLE store_listings ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON store_listings USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE store_listings TO beranda_request;
--> statement-breakpoint
ALTER TABLE store_order_items ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON store_order_items USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT ON TABLE store_order_items TO beranda_request;
--> statement-breakpoint
ALTER TABLE store_orders ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON store_orders USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE store_orders TO beranda_request;
--> statement-breakpoint
ALTER TABLE store_product_sales ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON store_product_sales USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT ON TABLE store_product_sales TO beranda_request;
--> statement-breakpoint
ALTER TABLE store_products ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON store_products USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE store_products TO beranda_request;
--> statement-breakpoint
ALTER TABLE stores ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON stores USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE stores TO beranda_request;
--> statement-breakpoint
ALTER TABLE apps ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON apps USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE apps TO beranda_request;
--> statement-breakpoint
ALTER TABLE business_profiles ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON business_profiles USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE business_profiles TO beranda_request;
--> statement-breakpoint
ALTER TABLE customers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON customers USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE customers TO beranda_request;
--> statement-breakpoint
ALTER TABLE integrations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON integrations USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE integrations TO beranda_request;
--> statement-breakpoint
ALTER TABLE activity_logs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON activity_logs USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
CREATE POLICY of_master ON activity_logs FOR SELECT TO postgres USING (((business_id IN ( SELECT b.business_id
   FROM businesses b
  WHERE (b.master_business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid))) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT ON TABLE activity_logs TO beranda_request;
--> statement-breakpoint
ALTER TABLE api_key_hashes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON api_key_hashes FOR INSERT TO beranda_request WITH CHECK (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT INSERT ON TABLE api_key_hashes TO beranda_request;
--> statement-breakpoint
ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON api_keys USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE api_keys TO beranda_request;
--> statement-breakpoint
ALTER TABLE api_logs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON api_logs USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT ON TABLE api_logs TO beranda_request;
--> statement-breakpoint
ALTER TABLE callback_events ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON callback_events USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT ON TABLE callback_events TO beranda_request;
--> statement-breakpoint
ALTER TABLE callback_urls ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON callback_urls USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,DELETE,UPDATE ON TABLE callback_urls TO beranda_request;
--> statement-breakpoint
ALTER TABLE callbacks ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON callbacks USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE callbacks TO beranda_request;
--> statement-breakpoint
ALTER TABLE ip_whitelist_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON ip_whitelist_entries USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE ip_whitelist_entries TO beranda_request;
--> statement-breakpoint
ALTER TABLE report_schedules ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON report_schedules USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE report_schedules TO beranda_request;
--> statement-breakpoint
ALTER TABLE reports ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON reports USING (((business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid) AND (environment = NULLIF(current_setting('app.environment'::text, true), ''::text))));
--> statement-breakpoint
GRANT SELECT,INSERT,UPDATE ON TABLE reports TO beranda_request;
--> statement-breakpoint
GRANT SELECT ON TABLE accounts TO beranda_request;
--> statement-breakpoint
GRANT SELECT ON TABLE store_sales_summaries TO beranda_request;
--> statement-breakpoint
GRANT SELECT ON TABLE sub_account_activities TO beranda_request;
--> statement-breakpoint
GRANT SELECT ON TABLE sub_account_entries TO beranda_request;
--> statement-breakpoint
GRANT SELECT ON TABLE sub_account_members TO beranda_request;
--> statement-breakpoint
GRANT SELECT ON TABLE sub_account_transactions TO beranda_request;
--> statement-breakpoint
GRANT SELECT ON TABLE sub_accounts TO beranda_request;
--> statement-breakpoint
GRANT SELECT ON TABLE team_members TO beranda_request;
