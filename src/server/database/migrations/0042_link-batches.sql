-- A batch of payment links is made with all of its links or not at all. Those of other statuses have no link and were rows of a demo.
-- Servers of the version before write no other status; the columns of what failed, which they write, stay and are not read.
-- Rule invoices.link-batches.
ALTER TABLE "payment_link_batches" NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DELETE FROM "payment_link_batches" WHERE status <> 'COMPLETED';
--> statement-breakpoint
ALTER TABLE "payment_link_batches" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
DROP INDEX IF EXISTS "payment_link_batches_status_created_idx";--> statement-breakpoint
ALTER TABLE "payment_link_batches" DROP CONSTRAINT "payment_link_batches_status_check";--> statement-breakpoint
ALTER TABLE "payment_link_batches" ADD CONSTRAINT "payment_link_batches_status_check" CHECK ("payment_link_batches"."status" in ('COMPLETED'));
