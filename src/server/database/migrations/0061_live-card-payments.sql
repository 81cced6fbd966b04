ALTER TABLE "fraud_predictions" DROP CONSTRAINT "fraud_predictions_cause_check";--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD COLUMN "awaits" text;--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD COLUMN "authorize_only" boolean;--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD COLUMN "description" text;--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD COLUMN "discount_amount" bigint;--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD COLUMN "ip_country" text;--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD COLUMN "payer_email" text;--> statement-breakpoint
ALTER TABLE "fraud_predictions" ADD COLUMN "rule_id" uuid;--> statement-breakpoint
ALTER TABLE "fraud_predictions" ADD COLUMN "list_entry_id" uuid;--> statement-breakpoint
ALTER TABLE "fraud_predictions" ADD COLUMN "ip_country" text;--> statement-breakpoint
ALTER TABLE "fraud_predictions" ADD CONSTRAINT "fraud_predictions_business_id_environment_rule_id_fraud_rules_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","rule_id") REFERENCES "public"."fraud_rules"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fraud_predictions" ADD CONSTRAINT "fraud_predictions_business_id_environment_list_entry_id_fraud_list_entries_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","list_entry_id") REFERENCES "public"."fraud_list_entries"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_card_payments_card_digest_created_idx" ON "credit_card_payments" USING btree ("business_id","environment","card_digest" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "credit_card_payments_ip_address_created_idx" ON "credit_card_payments" USING btree ("business_id","environment","ip_address" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "fraud_predictions_rule_id_created_idx" ON "fraud_predictions" USING btree ("business_id","environment","rule_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD CONSTRAINT "credit_card_payments_awaits_check" CHECK ("credit_card_payments"."awaits" in ('CHALLENGE', 'CAPTURE'));--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD CONSTRAINT "credit_card_payments_ip_country_check" CHECK ("credit_card_payments"."ip_country" in ('AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN'));--> statement-breakpoint
ALTER TABLE "fraud_predictions" ADD CONSTRAINT "fraud_predictions_ip_country_check" CHECK ("fraud_predictions"."ip_country" in ('AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN'));--> statement-breakpoint
ALTER TABLE "fraud_predictions" ADD CONSTRAINT "fraud_predictions_cause_check" CHECK ("fraud_predictions"."cause" in ('NOTHING_UNUSUAL', 'MANY_ATTEMPTS', 'COUNTRY_MISMATCH', 'UNUSUAL_AMOUNT', 'BLOCK_LIST', 'ALLOW_LIST', 'RULE'));