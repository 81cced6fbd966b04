CREATE TABLE "payment_requests" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"updated" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"channel_category" text NOT NULL,
	"channel" text NOT NULL,
	"payment_code" text,
	"external_id" text NOT NULL,
	"paid_for" text NOT NULL,
	"checkout" text,
	"purpose" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"paid" timestamp (3) with time zone,
	"transaction_id" uuid,
	"external_id_search" text collate "C" GENERATED ALWAYS AS (lower("external_id")) STORED,
	"payment_code_search" text collate "C" GENERATED ALWAYS AS (lower("payment_code")) STORED,
	CONSTRAINT "payment_requests_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "payment_requests_environment_check" CHECK ("payment_requests"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "payment_requests_status_check" CHECK ("payment_requests"."status" in ('PENDING', 'PAID', 'EXPIRED', 'CANCELLED')),
	CONSTRAINT "payment_requests_channel_category_check" CHECK ("payment_requests"."channel_category" in ('VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'RETAIL_OUTLET', 'PAYLATER')),
	CONSTRAINT "payment_requests_channel_check" CHECK ("payment_requests"."channel" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'KREDIVO', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA')),
	CONSTRAINT "payment_requests_currency_check" CHECK ("payment_requests"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_business_id_environment_transaction_id_transactions_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","transaction_id") REFERENCES "public"."transactions"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_requests_created_idx" ON "payment_requests" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_requests_status_created_idx" ON "payment_requests" USING btree ("business_id","environment","status" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_requests_channel_category_created_idx" ON "payment_requests" USING btree ("business_id","environment","channel_category" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_requests_paid_for_created_idx" ON "payment_requests" USING btree ("business_id","environment","paid_for" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_requests_status_expires_idx" ON "payment_requests" USING btree ("business_id","environment","status" DESC NULLS FIRST,"expires" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_requests_transaction_id_idx" ON "payment_requests" USING btree ("business_id","environment","transaction_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "payment_requests_payment_code_key" ON "payment_requests" USING btree ("business_id","environment","payment_code");
--> statement-breakpoint
SELECT protect_tenant_table('payment_requests', 'SELECT, INSERT, UPDATE');
--> statement-breakpoint
SELECT make_searchable('payment_requests', '{external_id,payment_code}');
--> statement-breakpoint
-- Written by hand from here. Cancels what payers of a record were given: it was paid or closed, or its terms changed. It runs
-- as the writer of the record, so that row-level security binds it.
CREATE FUNCTION cancel_payment_requests() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE payment_requests SET status = 'CANCELLED', updated = NEW.updated
  WHERE business_id = NEW.business_id AND environment = NEW.environment
    AND paid_for = TG_ARGV[0] || '_' || replace(NEW.id::text, '-', '') AND status = 'PENDING';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cancel_payment_requests AFTER UPDATE OF status, amount, due_date ON invoices FOR EACH ROW
  WHEN (OLD.status = 'PENDING' AND (NEW.status, NEW.amount, NEW.due_date) IS DISTINCT FROM (OLD.status, OLD.amount, OLD.due_date))
  EXECUTE FUNCTION cancel_payment_requests('inv');
--> statement-breakpoint
CREATE TRIGGER cancel_payment_requests AFTER UPDATE OF status, amount, end_date ON payment_links FOR EACH ROW
  WHEN (OLD.status = 'ACTIVE' AND (NEW.status, NEW.amount, NEW.end_date) IS DISTINCT FROM (OLD.status, OLD.amount, OLD.end_date))
  EXECUTE FUNCTION cancel_payment_requests('plk');
