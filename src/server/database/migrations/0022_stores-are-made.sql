CREATE TABLE "channel_authorizations" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"state_hash" "bytea" NOT NULL,
	"channel_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"expires" timestamp (3) with time zone NOT NULL,
	"used" timestamp (3) with time zone,
	CONSTRAINT "channel_authorizations_business_id_environment_state_hash_pk" PRIMARY KEY("business_id","environment","state_hash"),
	CONSTRAINT "channel_authorizations_environment_check" CHECK ("channel_authorizations"."environment" in ('DEVELOPMENT', 'PRODUCTION'))
);
--> statement-breakpoint
ALTER TABLE "store_channels" DROP CONSTRAINT "store_channels_status_check";--> statement-breakpoint
ALTER TABLE "store_addresses" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "picture_file" uuid;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "second_picture_file" uuid;--> statement-breakpoint
ALTER TABLE "store_products" ADD COLUMN "third_picture_file" uuid;--> statement-breakpoint
-- Stores that exist keep the first part of their link; where another store has it too, the id follows.
ALTER TABLE "stores" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "stores" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE stores SET slug = named.slug || CASE WHEN named.place = 1 THEN '' ELSE '-' || right(stores.id::text, 8) END
FROM (
  SELECT business_id, environment, id, slug, row_number() OVER (PARTITION BY environment, slug ORDER BY created, id) AS place
  FROM (
    SELECT business_id, environment, id, created,
      coalesce(nullif(left(trim(both '-' from regexp_replace(lower(substring(link from '^https?://([^./]+)')), '[^a-z0-9]+', '-', 'g')), 30), ''), 'toko') AS slug
    FROM stores
  ) AS cleaned
) AS named
WHERE named.business_id = stores.business_id AND named.environment = stores.environment AND named.id = stores.id;--> statement-breakpoint
ALTER TABLE "stores" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "slug" SET NOT NULL;--> statement-breakpoint
DROP VIEW store_sales_summaries;--> statement-breakpoint
ALTER TABLE "stores" DROP COLUMN "link";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "link" text GENERATED ALWAYS AS ('https://' || slug || case when environment = 'PRODUCTION' then '.toko.example' else '.coba.toko.example' end) STORED NOT NULL;--> statement-breakpoint
-- As it was, over the link that is computed now.
CREATE VIEW store_sales_summaries WITH (security_invoker='true') AS
 SELECT s.business_id,
    s.environment,
    s.id,
    s.created,
    s.status,
    s.name,
    s.link,
    o.uploaded_count,
    o.uploaded_amount,
    o.completed_count,
    o.completed_amount,
    o.issue_count,
    o.issue_amount,
    o.deleted_count,
    o.deleted_amount,
    s.currency
   FROM (stores s
     CROSS JOIN LATERAL ( SELECT (count(*))::integer AS uploaded_count,
            (COALESCE(sum(store_orders.amount), (0)::numeric))::bigint AS uploaded_amount,
            (count(*) FILTER (WHERE (store_orders.status = 'COMPLETED')))::integer AS completed_count,
            (COALESCE(sum(store_orders.amount) FILTER (WHERE (store_orders.status = 'COMPLETED')), (0)::numeric))::bigint AS completed_amount,
            (count(*) FILTER (WHERE ((store_orders.status = ANY (ARRAY['PAID', 'PACKED'])) AND (store_orders.paid < (now() - '2 days'::interval)))))::integer AS issue_count,
            (COALESCE(sum(store_orders.amount) FILTER (WHERE ((store_orders.status = ANY (ARRAY['PAID', 'PACKED'])) AND (store_orders.paid < (now() - '2 days'::interval)))), (0)::numeric))::bigint AS issue_amount,
            (count(*) FILTER (WHERE (store_orders.status = 'CANCELLED')))::integer AS deleted_count,
            (COALESCE(sum(store_orders.amount) FILTER (WHERE (store_orders.status = 'CANCELLED')), (0)::numeric))::bigint AS deleted_amount
           FROM store_orders
          WHERE ((store_orders.business_id = s.business_id) AND (store_orders.environment = s.environment) AND (store_orders.store_id = s.id))) o);--> statement-breakpoint
GRANT SELECT ON TABLE store_sales_summaries TO beranda_request;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "logo_file" uuid;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "banner_file" uuid;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "address" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "font" text NOT NULL DEFAULT 'INTER';--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "font" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "language" text NOT NULL DEFAULT 'id';--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "language" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "payment_methods" jsonb;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "ttl_hours" integer NOT NULL DEFAULT 24;--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "ttl_hours" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "country_id" integer NOT NULL DEFAULT 228;--> statement-breakpoint
ALTER TABLE "stores" ALTER COLUMN "country_id" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "weight" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "length" integer;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "height" integer;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "store_products_picture_file_idx" ON "store_products" USING btree ("business_id","environment","picture_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "store_products_second_picture_file_idx" ON "store_products" USING btree ("business_id","environment","second_picture_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "store_products_third_picture_file_idx" ON "store_products" USING btree ("business_id","environment","third_picture_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stores_logo_file_idx" ON "stores" USING btree ("business_id","environment","logo_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "stores_banner_file_idx" ON "stores" USING btree ("business_id","environment","banner_file" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "stores_slug_across" ON "stores" USING btree ("environment","slug");--> statement-breakpoint
ALTER TABLE "store_channels" ADD CONSTRAINT "store_channels_status_check" CHECK ("store_channels"."status" in ('PENDING', 'CONNECTED', 'DISCONNECTED', 'EXPIRED', 'REFUSED'));--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_font_check" CHECK ("stores"."font" in ('INTER', 'NUNITO_SANS', 'ROBOTO', 'LATO'));--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_language_check" CHECK ("stores"."language" in ('id', 'en'));
--> statement-breakpoint
SELECT protect_tenant_table('channel_authorizations', 'SELECT, INSERT, UPDATE, DELETE');