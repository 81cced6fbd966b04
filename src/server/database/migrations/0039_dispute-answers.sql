ALTER TABLE "credit_card_payments" ADD COLUMN "contested_disputes" integer;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "credit_card_chargebacks_status_updated_idx" ON "credit_card_chargebacks" USING btree ("business_id","environment","status" DESC NULLS FIRST,"updated" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
-- Every writer of a chargeback keeps the totals of its payment. One of which nothing is known is not decided either.
-- Rule refunds.not-while-disputed, refunds.chargeback-unknown.
CREATE OR REPLACE FUNCTION keep_disputes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  UPDATE credit_card_payments SET
    (open_disputes, contested_disputes, charged_back_amount) = (
      SELECT count(*) FILTER (WHERE c.status IN ('OPEN', 'REVIEWING', 'SUBMITTED', 'UNKNOWN')),
        count(*) FILTER (WHERE c.status IN ('REVIEWING', 'SUBMITTED', 'UNKNOWN')),
        coalesce(sum(c.lost_amount), 0)
      FROM credit_card_chargebacks c
      WHERE c.business_id = NEW.business_id AND c.environment = NEW.environment AND c.payment_id = NEW.payment_id)
  WHERE business_id = NEW.business_id AND environment = NEW.environment AND id = NEW.payment_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TABLE "credit_card_chargebacks" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "credit_card_payments" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE credit_card_payments p SET (open_disputes, contested_disputes) = (
  SELECT count(*) FILTER (WHERE c.status IN ('OPEN', 'REVIEWING', 'SUBMITTED', 'UNKNOWN')),
    count(*) FILTER (WHERE c.status IN ('REVIEWING', 'SUBMITTED', 'UNKNOWN'))
  FROM credit_card_chargebacks c
  WHERE c.business_id = p.business_id AND c.environment = p.environment AND c.payment_id = p.id)
WHERE EXISTS (SELECT 1 FROM credit_card_chargebacks c
  WHERE c.business_id = p.business_id AND c.environment = p.environment AND c.payment_id = p.id
    AND c.status IN ('REVIEWING', 'SUBMITTED', 'UNKNOWN'));
--> statement-breakpoint
ALTER TABLE "credit_card_payments" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "credit_card_chargebacks" FORCE ROW LEVEL SECURITY;
