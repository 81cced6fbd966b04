-- A direct debit has the code of its payment method as its channel: DD_BRI instead of BRI.
ALTER TABLE "daily_closes" DROP CONSTRAINT "daily_closes_channel_check";--> statement-breakpoint
ALTER TABLE "payment_requests" DROP CONSTRAINT "payment_requests_channel_category_check";--> statement-breakpoint
ALTER TABLE "payment_requests" DROP CONSTRAINT "payment_requests_channel_check";--> statement-breakpoint
ALTER TABLE "platform_fees" DROP CONSTRAINT "platform_fees_channel_category_check";--> statement-breakpoint
ALTER TABLE "settlements" DROP CONSTRAINT "settlements_channel_check";--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_channel_check";--> statement-breakpoint
ALTER TABLE "transactions" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "settlements" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_closes" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "transactions" SET "channel" = CASE "channel" WHEN 'UNIONBANK' THEN 'UBP' ELSE 'DD_' || "channel" END WHERE "channel_category" = 'DIRECT_DEBIT';--> statement-breakpoint
UPDATE "settlements" SET "channel" = CASE "channel" WHEN 'UNIONBANK' THEN 'UBP' ELSE 'DD_' || "channel" END WHERE "channel_category" = 'DIRECT_DEBIT';--> statement-breakpoint
UPDATE "daily_closes" SET "channel" = CASE "channel" WHEN 'UNIONBANK' THEN 'UBP' ELSE 'DD_' || "channel" END WHERE "channel_category" = 'DIRECT_DEBIT';--> statement-breakpoint
ALTER TABLE "transactions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "settlements" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_closes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "daily_closes" ADD CONSTRAINT "daily_closes_channel_check" CHECK ("daily_closes"."channel" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'SECURITY_BANK'));--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_channel_category_check" CHECK ("payment_requests"."channel_category" in ('VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER'));--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_channel_check" CHECK ("payment_requests"."channel" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE'));--> statement-breakpoint
ALTER TABLE "platform_fees" ADD CONSTRAINT "platform_fees_channel_category_check" CHECK ("platform_fees"."channel_category" in ('ALL', 'VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER'));--> statement-breakpoint
ALTER TABLE "settlements" ADD CONSTRAINT "settlements_channel_check" CHECK ("settlements"."channel" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'SECURITY_BANK'));--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_channel_check" CHECK ("transactions"."channel" in ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'SECURITY_BANK'));
