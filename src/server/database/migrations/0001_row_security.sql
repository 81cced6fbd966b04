-- Written by hand: drizzle-kit knows no FORCE and no grants.
-- Every request runs as beranda_request with app.business_id and app.environment set for its transaction; without them
-- both settings are null and no row is seen. nullif: a pooled connection keeps the setting as '' afterwards.
GRANT USAGE ON SCHEMA public TO beranda_request;
--> statement-breakpoint
-- A business and its memberships: sign-in asks for them before a business is known, as the owner. Hence no FORCE.
ALTER TABLE businesses ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON businesses USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT ON businesses TO beranda_request;
--> statement-breakpoint
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON memberships USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT ON memberships TO beranda_request;
--> statement-breakpoint
ALTER TABLE list_preferences ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON list_preferences USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON list_preferences TO beranda_request;
--> statement-breakpoint
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON idempotency_keys USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON idempotency_keys TO beranda_request;
--> statement-breakpoint
ALTER TABLE customers ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON customers USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON customers TO beranda_request;
--> statement-breakpoint
ALTER TABLE transactions ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON transactions USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON transactions TO beranda_request;
--> statement-breakpoint
ALTER TABLE virtual_account_payments ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON virtual_account_payments USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON virtual_account_payments TO beranda_request;
--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON ledger_accounts USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON ledger_accounts TO beranda_request;
--> statement-breakpoint
-- Append-only: what was posted or logged is never changed.
ALTER TABLE ledger_entries ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON ledger_entries USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT ON ledger_entries TO beranda_request;
--> statement-breakpoint
ALTER TABLE activity_logs ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON activity_logs USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid AND environment = nullif(current_setting('app.environment', true), ''));
--> statement-breakpoint
GRANT SELECT, INSERT ON activity_logs TO beranda_request;
--> statement-breakpoint
-- Not a tenant's: a write may leave a message in its own transaction, and reads none.
GRANT INSERT ON outbox_messages TO beranda_request;
