ALTER TABLE "recurring_cycles" DROP CONSTRAINT "recurring_cycles_failure_code_check";--> statement-breakpoint
ALTER TABLE "credit_card_chargebacks" ADD COLUMN "lost_amount" bigint;--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD COLUMN "charged_back_amount" bigint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "credit_card_payments" ADD COLUMN "open_disputes" integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "sending_settings" ADD COLUMN "self_approval" boolean NOT NULL DEFAULT false;--> statement-breakpoint
ALTER TABLE "recurring_cycles" ADD CONSTRAINT "recurring_cycles_failure_code_check" CHECK ("recurring_cycles"."failure_code" in ('INSUFFICIENT_BALANCE', 'EXPIRED_CARD', 'CARD_DECLINED', 'EXPIRED_PAYMENT', 'DAILY_LIMIT', 'AMOUNT_TOO_SMALL'));--> statement-breakpoint
ALTER TABLE "credit_card_payments" ALTER COLUMN "charged_back_amount" DROP DEFAULT, ALTER COLUMN "open_disputes" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "sending_settings" ALTER COLUMN "self_approval" DROP DEFAULT;--> statement-breakpoint
UPDATE credit_card_chargebacks SET lost_amount = amount WHERE status = 'LOST';--> statement-breakpoint
UPDATE credit_card_payments p SET
  open_disputes = c.open_disputes,
  charged_back_amount = least(c.lost, greatest(p.amount - p.refunded_amount, 0))
FROM (
  SELECT business_id, environment, payment_id, coalesce(sum(lost_amount), 0)::bigint AS lost,
    (count(*) FILTER (WHERE status IN ('OPEN', 'REVIEWING', 'SUBMITTED')))::integer AS open_disputes
  FROM credit_card_chargebacks GROUP BY business_id, environment, payment_id
) c
WHERE p.business_id = c.business_id AND p.environment = c.environment AND p.id = c.payment_id;--> statement-breakpoint
-- What leaves the balance for a payment is never more than the payment. Rows from before are not checked until they change.
ALTER TABLE "credit_card_payments" ADD CONSTRAINT "credit_card_payments_returned_check"
  CHECK (refunded_amount >= 0 AND charged_back_amount >= 0 AND refunded_amount + charged_back_amount <= amount) NOT VALID;--> statement-breakpoint
-- Every writer of a chargeback keeps the totals of its payment.
CREATE FUNCTION keep_disputes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE credit_card_payments SET
    open_disputes = (
      SELECT count(*) FROM credit_card_chargebacks c
      WHERE c.business_id = NEW.business_id AND c.environment = NEW.environment AND c.payment_id = NEW.payment_id
        AND c.status IN ('OPEN', 'REVIEWING', 'SUBMITTED')),
    charged_back_amount = (
      SELECT coalesce(sum(c.lost_amount), 0) FROM credit_card_chargebacks c
      WHERE c.business_id = NEW.business_id AND c.environment = NEW.environment AND c.payment_id = NEW.payment_id)
  WHERE business_id = NEW.business_id AND environment = NEW.environment AND id = NEW.payment_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER keep_disputes AFTER INSERT OR UPDATE OF status, lost_amount ON credit_card_chargebacks
  FOR EACH ROW EXECUTE FUNCTION keep_disputes();
