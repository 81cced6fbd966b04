ALTER TABLE "store_order_items" ADD COLUMN "taken" integer;--> statement-breakpoint
ALTER TABLE "store_orders" ADD COLUMN "expires" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "store_orders_status_expires_idx" ON "store_orders" USING btree ("business_id","environment","status" DESC NULLS FIRST,"expires" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
-- The rows of an order stay as they are, but for what left the stock when it was paid.
GRANT UPDATE (taken) ON store_order_items TO beranda_request;
--> statement-breakpoint
ALTER TABLE stores NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE store_orders NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE store_channels NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE store_listings NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE store_orders o SET expires = o.created + make_interval(hours => s.ttl_hours) FROM stores s
WHERE s.business_id = o.business_id AND s.environment = o.environment AND s.id = o.store_id;
--> statement-breakpoint
-- Platforms still offer what stores list that are not open: the next sync of each channel ends that.
UPDATE store_listings l SET synced = NULL FROM store_channels c, stores s
WHERE c.business_id = l.business_id AND c.environment = l.environment AND c.id = l.channel_id AND c.platform <> 'ONLINE_STORE'
  AND s.business_id = c.business_id AND s.environment = c.environment AND s.id = c.store_id AND s.status <> 'ACTIVE'
  AND l.status = 'LISTED';
--> statement-breakpoint
ALTER TABLE stores FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE store_orders FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE store_channels FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE store_listings FORCE ROW LEVEL SECURITY;
