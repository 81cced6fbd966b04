ALTER TABLE "invoices" ADD COLUMN "reminded" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_links" ADD COLUMN "reminded" timestamp (3) with time zone;