CREATE TABLE "method_applications" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"payment_method_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"merchant_name" text NOT NULL,
	"industry" text NOT NULL,
	"contact_person" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"website" text,
	"description" text,
	"monthly_volume" text,
	"technical_email" text,
	"account_range" text,
	"bank_account_number" text,
	"fixed_code" text,
	"current_provider" text,
	"merchant_size" text,
	"address" jsonb,
	"owner_name" text,
	"owner_id_number" text,
	"owner_id_file" uuid,
	"store_photo_file" uuid,
	"tax_number" text,
	"tax_file" uuid,
	"registration_file" uuid,
	"agreed" boolean,
	"submitted" timestamp (3) with time zone NOT NULL,
	"submitted_by" text NOT NULL,
	CONSTRAINT "method_applications_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "method_applications_environment_check" CHECK ("method_applications"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "method_applications_channel_check" CHECK ("method_applications"."channel" in ('BCA', 'BCA_DIRECT', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'BDO', 'METROBANK', 'UNIONBANK', 'CARDS', 'PH_CARDS', 'ALFAMART', 'INDOMARET', 'SEVEN_ELEVEN', 'CEBUANA', 'QRIS', 'OVO', 'DANA', 'LINKAJA', 'SHOPEEPAY', 'GCASH', 'MAYA', 'GRABPAY', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE')),
	CONSTRAINT "method_applications_industry_check" CHECK ("method_applications"."industry" in ('RETAIL', 'FOOD_AND_DRINK', 'LOGISTICS', 'FINANCE', 'MARKETPLACE', 'SERVICES', 'OTHER')),
	CONSTRAINT "method_applications_monthly_volume_check" CHECK ("method_applications"."monthly_volume" in ('UNDER_1000_USD', 'UNDER_10000_USD', 'UNDER_100000_USD', 'ABOVE_100000_USD')),
	CONSTRAINT "method_applications_merchant_size_check" CHECK ("method_applications"."merchant_size" in ('MICRO', 'SMALL', 'MEDIUM', 'LARGE'))
);
--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "requested_by" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "method_applications" ADD CONSTRAINT "method_applications_business_id_environment_payment_method_id_payment_methods_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","payment_method_id") REFERENCES "public"."payment_methods"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "method_applications_created_idx" ON "method_applications" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "method_applications_payment_method_id_created_idx" ON "method_applications" USING btree ("business_id","environment","payment_method_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "method_applications_owner_id_file_idx" ON "method_applications" USING btree ("business_id","environment","owner_id_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "method_applications_store_photo_file_idx" ON "method_applications" USING btree ("business_id","environment","store_photo_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "method_applications_tax_file_idx" ON "method_applications" USING btree ("business_id","environment","tax_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "method_applications_registration_file_idx" ON "method_applications" USING btree ("business_id","environment","registration_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "method_applications_payment_method_id_key" ON "method_applications" USING btree ("business_id","environment","payment_method_id");--> statement-breakpoint
CREATE UNIQUE INDEX "method_applications_channel_account_range_across" ON "method_applications" USING btree ("environment","channel","account_range");--> statement-breakpoint
CREATE UNIQUE INDEX "method_applications_channel_fixed_code_across" ON "method_applications" USING btree ("environment","channel","fixed_code");--> statement-breakpoint
-- Rule forms.retail-prefix-free: of businesses with the same prefix the oldest keeps it.
ALTER TABLE "retail_outlet_settings" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE retail_outlet_settings s SET prefix = left(s.prefix, 4) || translate(upper(left(md5(s.business_id::text), 4)), '01', 'XY')
FROM retail_outlet_settings earlier
WHERE earlier.environment = s.environment AND earlier.prefix = s.prefix
  AND (earlier.created, earlier.business_id) < (s.created, s.business_id);--> statement-breakpoint
ALTER TABLE "retail_outlet_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "retail_outlet_settings_prefix_across" ON "retail_outlet_settings" USING btree ("environment","prefix");--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_reason_check" CHECK ("payment_methods"."reason" in ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE'));
--> statement-breakpoint
SELECT protect_tenant_table('method_applications', 'SELECT, INSERT, UPDATE');