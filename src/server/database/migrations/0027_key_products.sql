-- Keys that are there go on as they were: good for all products, to read or to write.
ALTER TABLE "api_keys" DROP CONSTRAINT "api_keys_access_check";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "reads" jsonb NOT NULL DEFAULT '["BALANCE", "CUSTOMERS", "ACCEPT_PAYMENTS", "INVOICES_AND_LINKS", "SEND_MONEY", "REPORTS", "ISSUING", "STORE", "PLATFORM", "ESCROW"]';--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "reads" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "api_keys" ALTER COLUMN "access" TYPE jsonb USING CASE "access" WHEN 'WRITE' THEN '["BALANCE", "CUSTOMERS", "ACCEPT_PAYMENTS", "INVOICES_AND_LINKS", "SEND_MONEY", "REPORTS", "ISSUING", "STORE", "PLATFORM", "ESCROW"]'::jsonb ELSE '[]'::jsonb END;--> statement-breakpoint
ALTER TABLE "api_keys" RENAME COLUMN "access" TO "writes";