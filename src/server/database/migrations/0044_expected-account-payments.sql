-- In the order in which a payment writes them.
LOCK TABLE payment_requests IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "virtual_account_payments" DROP CONSTRAINT "virtual_account_payments_status_check";--> statement-breakpoint
ALTER TABLE "virtual_account_payments" ALTER COLUMN "reference" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "virtual_account_payments" ADD COLUMN "payment_request_id" uuid;--> statement-breakpoint
ALTER TABLE "virtual_account_payments" ADD CONSTRAINT "virtual_account_payments_business_id_environment_payment_request_id_payment_requests_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","payment_request_id") REFERENCES "public"."payment_requests"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "virtual_account_payments_payment_request_id_idx" ON "virtual_account_payments" USING btree ("business_id","environment","payment_request_id" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "virtual_account_payments" ADD CONSTRAINT "virtual_account_payments_status_check" CHECK ("virtual_account_payments"."status" in ('PENDING', 'COMPLETED', 'FAILED', 'CANCELLED'));
--> statement-breakpoint
-- Ends the payment that was expected for a payment request which expired or was cancelled. It runs as the writer of the
-- request, so that row-level security binds it. Rule accept.expected-account-payment.
CREATE FUNCTION end_account_payment() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'public', 'pg_temp'
    AS $$
BEGIN
  UPDATE virtual_account_payments
  SET status = CASE NEW.status WHEN 'EXPIRED' THEN 'FAILED' ELSE 'CANCELLED' END, updated = NEW.updated
  WHERE business_id = NEW.business_id AND environment = NEW.environment
    AND payment_request_id = NEW.id AND status = 'PENDING';
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER end_account_payment AFTER UPDATE OF status ON payment_requests FOR EACH ROW
    WHEN (old.status = 'PENDING' AND new.status IN ('EXPIRED', 'CANCELLED')) EXECUTE FUNCTION end_account_payment();
