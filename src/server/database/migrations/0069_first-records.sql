ALTER TABLE "business_profiles" ALTER COLUMN "phone_number" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "business_profiles" ALTER COLUMN "address_line" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "business_profiles" ALTER COLUMN "city" DROP NOT NULL;--> statement-breakpoint
-- The policies bind an owner who is not a superuser too: they are lifted for the rest of this transaction.
ALTER TABLE business_profiles NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE checkout_settings NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE retail_outlet_settings NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE card_features NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE payment_methods NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Businesses that were registered before have the same records as new ones.
INSERT INTO business_profiles (business_id, environment, id, created, updated, brand_name, legal_name, email, industry, country)
SELECT business.business_id, mode.environment, gen_random_uuid(), now(), now(), business.name, business.name, business.email, 'OTHER', business.country
FROM businesses AS business CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) AS mode(environment)
WHERE NOT EXISTS (SELECT FROM business_profiles AS had WHERE had.business_id = business.business_id AND had.environment = mode.environment);--> statement-breakpoint
INSERT INTO checkout_settings (business_id, environment, id, created, updated, primary_colour, secondary_colour, font, language, currency, ttl_hours, remind_payers)
SELECT business.business_id, mode.environment, gen_random_uuid(), now(), now(), '#31b1ee', '#1285e2', 'INTER', CASE business.country WHEN 'ID' THEN 'id' ELSE 'en' END, CASE business.country WHEN 'ID' THEN 'IDR' ELSE 'PHP' END, 24, true
FROM businesses AS business CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) AS mode(environment)
WHERE business.entity = 'main' AND business.country <> 'SG' AND NOT EXISTS (SELECT FROM checkout_settings AS had WHERE had.business_id = business.business_id AND had.environment = mode.environment);--> statement-breakpoint
INSERT INTO retail_outlet_settings (business_id, environment, id, created, updated, prefix, expiry_hours)
SELECT business.business_id, mode.environment, gen_random_uuid(), now(), now(), CASE WHEN length(named.prefix) < 2 THEN 'PAY' ELSE named.prefix END, 48
FROM businesses AS business CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) AS mode(environment)
CROSS JOIN LATERAL (SELECT left(regexp_replace(upper(business.name), '[^A-HJ-NP-Z2-9]', '', 'g'), 4) AS prefix) AS named
WHERE business.entity <> 'remittance' AND business.country <> 'SG' AND NOT EXISTS (SELECT FROM retail_outlet_settings AS had WHERE had.business_id = business.business_id AND had.environment = mode.environment);--> statement-breakpoint
INSERT INTO card_features (business_id, environment, id, created, updated, feature, enabled, requested)
SELECT business.business_id, mode.environment, gen_random_uuid(), now(), now(), one.feature, one.feature = 'SHOULD_AUTHENTICATE', false
FROM businesses AS business CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) AS mode(environment)
CROSS JOIN (VALUES ('CAN_SKIP_CVN'), ('SHOULD_AUTHENTICATE'), ('CAN_USE_DYNAMIC_3DS'), ('INSTALLMENT_ENABLED')) AS one(feature)
WHERE business.entity = 'main' AND business.country <> 'SG' AND NOT EXISTS (SELECT FROM card_features AS had WHERE had.business_id = business.business_id AND had.environment = mode.environment);--> statement-breakpoint
-- Without a row a channel was open: it stays so for businesses that are live.
INSERT INTO payment_methods (business_id, environment, id, created, updated, name, product_code, category, channel, status, activated_at)
SELECT business.business_id, mode.environment, gen_random_uuid(), now(), now(), method.name, method.category || '_' || method.channel, method.category, method.channel, CASE WHEN open.is_open THEN 'enabled' ELSE 'disabled' END, CASE WHEN open.is_open THEN now() END
FROM businesses AS business CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) AS mode(environment)
CROSS JOIN LATERAL (SELECT mode.environment = 'DEVELOPMENT' OR business.go_live_status IN ('LIVE', 'TIER_1') AS is_open) AS open
JOIN (VALUES
  ('ID', 'BCA', 'BANK_TRANSFER', 'BCA Virtual Account'),
  ('ID', 'BCA_DIRECT', 'BANK_TRANSFER', 'BCA Virtual Account, direct'),
  ('ID', 'BNI', 'BANK_TRANSFER', 'BNI Virtual Account'),
  ('ID', 'BRI', 'BANK_TRANSFER', 'BRI Virtual Account'),
  ('ID', 'MANDIRI', 'BANK_TRANSFER', 'Mandiri Virtual Account'),
  ('ID', 'PERMATA', 'BANK_TRANSFER', 'Permata Virtual Account'),
  ('ID', 'BSI', 'BANK_TRANSFER', 'BSI Virtual Account'),
  ('ID', 'CIMB', 'BANK_TRANSFER', 'CIMB Niaga Virtual Account'),
  ('ID', 'CARDS', 'CREDIT_CARD', 'Visa, Mastercard, JCB'),
  ('ID', 'ALFAMART', 'RETAIL_OUTLET', 'Alfamart'),
  ('ID', 'INDOMARET', 'RETAIL_OUTLET', 'Indomaret'),
  ('ID', 'QRIS', 'QRIS', 'QRIS'),
  ('ID', 'OVO', 'EWALLET', 'OVO'),
  ('ID', 'DANA', 'EWALLET', 'DANA'),
  ('ID', 'LINKAJA', 'EWALLET', 'LinkAja'),
  ('ID', 'SHOPEEPAY', 'EWALLET', 'ShopeePay'),
  ('ID', 'DD_BRI', 'DIRECT_DEBIT', 'BRI Direct Debit'),
  ('ID', 'DD_MANDIRI', 'DIRECT_DEBIT', 'Mandiri Direct Debit'),
  ('ID', 'KREDIVO', 'PAY_LATER', 'Kredivo'),
  ('ID', 'AKULAKU', 'PAY_LATER', 'Akulaku'),
  ('PH', 'BPI', 'BANK_TRANSFER', 'BPI'),
  ('PH', 'BDO', 'BANK_TRANSFER', 'BDO'),
  ('PH', 'METROBANK', 'BANK_TRANSFER', 'Metrobank'),
  ('PH', 'UNIONBANK', 'BANK_TRANSFER', 'UnionBank'),
  ('PH', 'PH_CARDS', 'CREDIT_CARD', 'Visa, Mastercard'),
  ('PH', 'SEVEN_ELEVEN', 'RETAIL_OUTLET', '7-Eleven'),
  ('PH', 'CEBUANA', 'RETAIL_OUTLET', 'Cebuana Lhuillier'),
  ('PH', 'GCASH', 'EWALLET', 'GCash'),
  ('PH', 'MAYA', 'EWALLET', 'Maya'),
  ('PH', 'GRABPAY', 'EWALLET', 'GrabPay'),
  ('PH', 'SHOPEEPAY', 'EWALLET', 'ShopeePay'),
  ('PH', 'DD_BPI', 'DIRECT_DEBIT', 'BPI Direct Debit'),
  ('PH', 'UBP', 'DIRECT_DEBIT', 'UnionBank Direct Debit'),
  ('PH', 'BILLEASE', 'PAY_LATER', 'BillEase')
) AS method(country, channel, category, name) ON method.country = business.country
WHERE business.entity <> 'remittance' AND NOT EXISTS (SELECT FROM payment_methods AS had WHERE had.business_id = business.business_id AND had.environment = mode.environment);--> statement-breakpoint
ALTER TABLE business_profiles FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE checkout_settings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE retail_outlet_settings FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE card_features FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE payment_methods FORCE ROW LEVEL SECURITY;
