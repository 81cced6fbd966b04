ALTER TABLE "payment_methods" ADD COLUMN "uat_url" text;--> statement-breakpoint
ALTER TABLE "payment_methods" ADD COLUMN "transacting" boolean;--> statement-breakpoint
ALTER TABLE "store_addresses" ADD COLUMN "lat" text;--> statement-breakpoint
ALTER TABLE "store_addresses" ADD COLUMN "lng" text;--> statement-breakpoint
ALTER TABLE "store_addresses" ADD COLUMN "logistic_area_id" text;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "length" integer;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "height" integer;