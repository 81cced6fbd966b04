-- Row-level security. Every request runs as beranda_request with app.business_id and app.environment set for its
-- transaction; without them both settings are null and no row is seen.
GRANT USAGE ON SCHEMA public TO beranda_request;
--> statement-breakpoint
SELECT protect_tenant_table('confirmation_codes', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('form_drafts', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('idempotency_keys', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('jobs', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('job_records', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('undos', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('uploaded_files', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('activations', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('apps', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('business_profiles', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('customers', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('integrations', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
-- The owner is bound too: a row of a business is read and written in its business and its environment alone.
SELECT protect_tenant_table('bank_accounts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('settlements', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('daily_closes', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('top_up_accounts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('withdrawal_schedules', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('withdrawals', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('checkout_settings', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('ereceipt_settings', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('ereceipts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('invoices', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('payment_link_batches', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('payment_links', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('payment_methods', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('payment_requests', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('qr_codes', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('recurring_plans', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('recurring_cycles', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('retail_outlet_settings', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('virtual_account_payments', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('virtual_accounts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('card_features', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('card_change_requests', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('card_products', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_promotions', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_payments', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_authentications', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_authorizations', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_chargebacks', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_refunds', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_settlements', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('credit_card_tokenizations', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('fraud_list_entries', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('fraud_rules', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('fraud_predictions', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('issued_cards', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('issuing_transactions', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('approvals', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('batch_disbursements', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('batch_remittances', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('batch_rows', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('disbursements', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('payout_links', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('payouts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('remittance_payouts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('sending_settings', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('billing_statements', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('billing_charges', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('capital_loans', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('capital_repayments', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('escrow_accounts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('escrow_customers', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('escrow_entries', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('escrow_settings', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('platform_fees', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('rdl_investors', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('rdl_transactions', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('review_questions', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('reviews', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('tax_documents', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('stores', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_addresses', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_channels', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_couriers', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_products', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_listings', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_orders', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('store_order_items', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('store_product_sales', 'SELECT');
--> statement-breakpoint
SELECT protect_tenant_table('api_keys', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('api_logs', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('callbacks', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('callback_events', 'SELECT, INSERT');
--> statement-breakpoint
SELECT protect_tenant_table('callback_urls', 'SELECT, INSERT, UPDATE, DELETE');
--> statement-breakpoint
SELECT protect_tenant_table('ip_whitelist_entries', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('report_schedules', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT protect_tenant_table('reports', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
ALTER TABLE account_notifications ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON account_notifications USING (business_id = NULLIF(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON TABLE account_notifications TO beranda_request;
--> statement-breakpoint
-- Sign-in reads a business and its memberships as the owner, before a business is known: they are not FORCED.
ALTER TABLE businesses ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON businesses USING (business_id = NULLIF(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT ON TABLE businesses TO beranda_request;
--> statement-breakpoint
ALTER TABLE list_preferences ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON list_preferences USING (business_id = NULLIF(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE list_preferences TO beranda_request;
--> statement-breakpoint
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON memberships USING (business_id = NULLIF(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE memberships TO beranda_request;
--> statement-breakpoint
-- A request makes one-time tokens of one kind: invitations to its own business. It cannot read them again.
ALTER TABLE one_time_tokens ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON one_time_tokens FOR INSERT TO beranda_request WITH CHECK ((purpose = 'INVITATION') AND (business_id = NULLIF(current_setting('app.business_id', true), '')::uuid));
--> statement-breakpoint
GRANT INSERT ON TABLE one_time_tokens TO beranda_request;
--> statement-breakpoint
ALTER TABLE saved_views ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON saved_views USING (business_id = NULLIF(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON TABLE saved_views TO beranda_request;
--> statement-breakpoint
ALTER TABLE team_invitations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON team_invitations USING (business_id = NULLIF(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON TABLE team_invitations TO beranda_request;
--> statement-breakpoint
-- A message belongs to no business: a request may queue it, and reads none.
GRANT INSERT ON TABLE outbox_messages TO beranda_request;
--> statement-breakpoint
-- A queue of all businesses: workers read it as the owner. A request adds for its own business alone, and reads none of it.
ALTER TABLE queue_tasks ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON queue_tasks FOR INSERT TO beranda_request WITH CHECK (((business_id = NULLIF(current_setting('app.business_id', true), '')::uuid) AND (environment = NULLIF(current_setting('app.environment', true), ''))) OR ((business_id IS NULL) AND (environment IS NULL) AND (queue = ANY (ARRAY['mail', 'text']))));
--> statement-breakpoint
GRANT INSERT ON TABLE queue_tasks TO beranda_request;
--> statement-breakpoint
-- No request reads or writes search entries: triggers write them and search_records reads them, both as the owner. A policy
-- without a condition lets trigram conditions use the index: they are not leakproof.
ALTER TABLE search_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON search_entries USING ((business_id = NULLIF(current_setting('app.business_id', true), '')::uuid) AND (environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
CREATE POLICY of_search ON search_entries FOR SELECT TO CURRENT_USER USING (true);
--> statement-breakpoint
SELECT protect_tenant_table('ledger_accounts', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
CREATE POLICY of_master ON ledger_accounts FOR SELECT TO CURRENT_USER USING ((business_id IN (SELECT b.business_id FROM businesses b WHERE (b.master_business_id = NULLIF(current_setting('app.business_id', true), '')::uuid))) AND (environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
SELECT protect_tenant_table('transactions', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
CREATE POLICY of_master ON transactions FOR SELECT TO CURRENT_USER USING ((business_id IN (SELECT b.business_id FROM businesses b WHERE (b.master_business_id = NULLIF(current_setting('app.business_id', true), '')::uuid))) AND (environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
SELECT protect_tenant_table('ledger_entries', 'SELECT, INSERT');
--> statement-breakpoint
CREATE POLICY of_master ON ledger_entries FOR SELECT TO CURRENT_USER USING ((business_id IN (SELECT b.business_id FROM businesses b WHERE (b.master_business_id = NULLIF(current_setting('app.business_id', true), '')::uuid))) AND (environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
SELECT protect_tenant_table('activity_logs', 'SELECT, INSERT');
--> statement-breakpoint
CREATE POLICY of_master ON activity_logs FOR SELECT TO CURRENT_USER USING ((business_id IN (SELECT b.business_id FROM businesses b WHERE (b.master_business_id = NULLIF(current_setting('app.business_id', true), '')::uuid))) AND (environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
ALTER TABLE api_key_hashes ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY by_request ON api_key_hashes FOR INSERT TO beranda_request WITH CHECK ((business_id = NULLIF(current_setting('app.business_id', true), '')::uuid) AND (environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
GRANT INSERT ON TABLE api_key_hashes TO beranda_request;
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
