ALTER TABLE "payment_methods" DROP CONSTRAINT "payment_methods_channel_check";--> statement-breakpoint
ALTER TABLE "payment_methods" ADD CONSTRAINT "payment_methods_channel_check" CHECK ("payment_methods"."channel" in ('BCA', 'BCA_DIRECT', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'BDO', 'METROBANK', 'UNIONBANK', 'CARDS', 'PH_CARDS', 'ALFAMART', 'INDOMARET', 'SEVEN_ELEVEN', 'CEBUANA', 'QRIS', 'OVO', 'DANA', 'LINKAJA', 'SHOPEEPAY', 'GCASH', 'MAYA', 'GRABPAY', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE'));--> statement-breakpoint
-- Also while rows are loaded without other triggers: a payment always knows what its chargebacks have taken.
ALTER TABLE "credit_card_chargebacks" ENABLE ALWAYS TRIGGER keep_disputes;--> statement-breakpoint
UPDATE credit_card_payments p SET
  open_disputes = c.open_disputes,
  charged_back_amount = least(c.lost, greatest(p.amount - p.refunded_amount, 0))
FROM (
  SELECT business_id, environment, payment_id, coalesce(sum(lost_amount), 0)::bigint AS lost,
    (count(*) FILTER (WHERE status IN ('OPEN', 'REVIEWING', 'SUBMITTED')))::integer AS open_disputes
  FROM credit_card_chargebacks GROUP BY business_id, environment, payment_id
) c
WHERE p.business_id = c.business_id AND p.environment = c.environment AND p.id = c.payment_id;
