-- Settings of which a business has one: the one that was changed last stays.
DELETE FROM ereceipt_settings AS setting USING ereceipt_settings AS newer WHERE newer.business_id = setting.business_id AND newer.environment = setting.environment AND (newer.updated, newer.id) > (setting.updated, setting.id);--> statement-breakpoint
DELETE FROM sending_settings AS setting USING sending_settings AS newer WHERE newer.business_id = setting.business_id AND newer.environment = setting.environment AND (newer.updated, newer.id) > (setting.updated, setting.id);--> statement-breakpoint
DELETE FROM checkout_settings AS setting USING checkout_settings AS newer WHERE newer.business_id = setting.business_id AND newer.environment = setting.environment AND (newer.updated, newer.id) > (setting.updated, setting.id);--> statement-breakpoint
DELETE FROM retail_outlet_settings AS setting USING retail_outlet_settings AS newer WHERE newer.business_id = setting.business_id AND newer.environment = setting.environment AND (newer.updated, newer.id) > (setting.updated, setting.id);--> statement-breakpoint
DELETE FROM business_profiles AS profile USING business_profiles AS newer WHERE newer.business_id = profile.business_id AND newer.environment = profile.environment AND (newer.updated, newer.id) > (profile.updated, profile.id);--> statement-breakpoint
-- Of one bank account that was added more than once, the verified or oldest one stays; the same of primary accounts.
UPDATE bank_accounts AS account SET status = 'DELETED', is_primary = false, updated = now() FROM bank_accounts AS kept WHERE kept.business_id = account.business_id AND kept.environment = account.environment AND kept.bank = account.bank AND kept.account_number = account.account_number AND kept.status <> 'DELETED' AND account.status <> 'DELETED' AND (kept.status <> 'VERIFIED', kept.id) < (account.status <> 'VERIFIED', account.id);--> statement-breakpoint
UPDATE bank_accounts SET is_primary = false, updated = now() WHERE is_primary AND status = 'DELETED';--> statement-breakpoint
UPDATE bank_accounts AS account SET is_primary = false, updated = now() FROM bank_accounts AS kept WHERE kept.business_id = account.business_id AND kept.environment = account.environment AND kept.is_primary AND account.is_primary AND (kept.status <> 'VERIFIED', kept.id) < (account.status <> 'VERIFIED', account.id);--> statement-breakpoint
-- A maker is not the checker: businesses without sending settings get them, with self-approval off.
INSERT INTO sending_settings (business_id, environment, id, created, updated, needs_approval, self_approval, limit_amount, currency, notify_recipient, notify_email)
SELECT business.business_id, mode.environment, gen_random_uuid(), now(), now(), false, false, NULL, CASE business.country WHEN 'ID' THEN 'IDR' WHEN 'PH' THEN 'PHP' ELSE 'USD' END, false, business.email
FROM businesses AS business CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) AS mode(environment)
WHERE NOT EXISTS (SELECT FROM sending_settings AS setting WHERE setting.business_id = business.business_id AND setting.environment = mode.environment);--> statement-breakpoint
DROP INDEX "ereceipt_settings_name_key";--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD COLUMN "held" text GENERATED ALWAYS AS (case when status <> 'DELETED' then bank || ' ' || account_number end) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_held_key" ON "bank_accounts" USING btree ("business_id","environment","held");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_is_primary_only" ON "bank_accounts" USING btree ("business_id","environment") WHERE "bank_accounts"."is_primary";--> statement-breakpoint
CREATE UNIQUE INDEX "business_profiles_singleton" ON "business_profiles" USING btree ("business_id","environment");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_settings_singleton" ON "checkout_settings" USING btree ("business_id","environment");--> statement-breakpoint
CREATE UNIQUE INDEX "ereceipt_settings_singleton" ON "ereceipt_settings" USING btree ("business_id","environment");--> statement-breakpoint
CREATE UNIQUE INDEX "retail_outlet_settings_singleton" ON "retail_outlet_settings" USING btree ("business_id","environment");--> statement-breakpoint
CREATE UNIQUE INDEX "sending_settings_singleton" ON "sending_settings" USING btree ("business_id","environment");