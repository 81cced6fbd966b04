-- What was inactive is archived: no action made customers inactive.
ALTER TABLE customers NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE customers SET status = 'ARCHIVED', updated = now() WHERE status = 'INACTIVE';
--> statement-breakpoint
ALTER TABLE customers FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "customers" DROP CONSTRAINT "customers_status_check";--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_status_check" CHECK ("customers"."status" in ('ACTIVE', 'ARCHIVED', 'ERASED'));
