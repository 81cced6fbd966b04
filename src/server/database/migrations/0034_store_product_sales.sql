DROP VIEW store_product_sales;
--> statement-breakpoint
CREATE TABLE "store_product_sales" (
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"store_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"name" text NOT NULL,
	"variant" text,
	"total_sold" integer NOT NULL,
	"total_revenue" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "store_product_sales_business_id_environment_id_pk" PRIMARY KEY("business_id","environment","id"),
	CONSTRAINT "store_product_sales_environment_check" CHECK ("store_product_sales"."environment" in ('DEVELOPMENT', 'PRODUCTION')),
	CONSTRAINT "store_product_sales_currency_check" CHECK ("store_product_sales"."currency" in ('IDR', 'PHP', 'USD'))
);
--> statement-breakpoint
ALTER TABLE "store_product_sales" ADD CONSTRAINT "store_product_sales_business_id_environment_store_id_stores_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","store_id") REFERENCES "public"."stores"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_product_sales" ADD CONSTRAINT "store_product_sales_business_id_environment_product_id_store_products_business_id_environment_id_fk" FOREIGN KEY ("business_id","environment","product_id") REFERENCES "public"."store_products"("business_id","environment","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_product_sales_created_idx" ON "store_product_sales" USING btree ("business_id","environment","created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_product_sales_store_id_created_idx" ON "store_product_sales" USING btree ("business_id","environment","store_id" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_product_sales_total_sold_idx" ON "store_product_sales" USING btree ("business_id","environment","total_sold" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "store_product_sales_store_id_total_sold_idx" ON "store_product_sales" USING btree ("business_id","environment","store_id" DESC NULLS FIRST,"total_sold" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
SELECT protect_tenant_table('store_product_sales', 'SELECT');
--> statement-breakpoint
CREATE FUNCTION is_sold(order_status text) RETURNS boolean LANGUAGE sql IMMUTABLE
  RETURN order_status IN ('PAID', 'PACKED', 'SHIPPED', 'COMPLETED');
--> statement-breakpoint
-- What a store has sold is counted where orders are written, whoever writes them, and by nobody else: requests may only read it.
CREATE FUNCTION count_store_order_items() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO store_product_sales AS kept
    (business_id, environment, id, created, store_id, product_id, name, variant, total_sold, total_revenue, currency)
  SELECT
    i.business_id, i.environment, md5(o.store_id::text || i.product_id::text)::uuid, min(i.created), o.store_id, i.product_id,
    (array_agg(i.name ORDER BY i.created DESC, i.id DESC))[1], (array_agg(i.variant ORDER BY i.created DESC, i.id DESC))[1],
    sum(i.quantity), sum(i.amount), min(i.currency)
  FROM made i
  JOIN store_orders o ON o.business_id = i.business_id AND o.environment = i.environment AND o.id = i.order_id
  WHERE is_sold(o.status)
  GROUP BY i.business_id, i.environment, o.store_id, i.product_id
  -- Two who write the same products wait for each other in one order.
  ORDER BY 3
  ON CONFLICT (business_id, environment, id) DO UPDATE SET
    name = excluded.name, variant = excluded.variant,
    total_sold = kept.total_sold + excluded.total_sold, total_revenue = kept.total_revenue + excluded.total_revenue;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_store_orders() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO store_product_sales AS kept
    (business_id, environment, id, created, store_id, product_id, name, variant, total_sold, total_revenue, currency)
  SELECT
    i.business_id, i.environment, md5(o.store_id::text || i.product_id::text)::uuid, min(i.created), o.store_id, i.product_id,
    (array_agg(i.name ORDER BY i.created DESC, i.id DESC))[1], (array_agg(i.variant ORDER BY i.created DESC, i.id DESC))[1],
    sum(CASE WHEN is_sold(o.status) THEN i.quantity ELSE -i.quantity END),
    sum(CASE WHEN is_sold(o.status) THEN i.amount ELSE -i.amount END), min(i.currency)
  FROM after o
  JOIN before b ON b.business_id = o.business_id AND b.environment = o.environment AND b.id = o.id
  JOIN store_order_items i ON i.business_id = o.business_id AND i.environment = o.environment AND i.order_id = o.id
  WHERE is_sold(o.status) <> is_sold(b.status)
  GROUP BY i.business_id, i.environment, o.store_id, i.product_id
  ORDER BY 3
  ON CONFLICT (business_id, environment, id) DO UPDATE SET
    total_sold = kept.total_sold + excluded.total_sold, total_revenue = kept.total_revenue + excluded.total_revenue;
  DELETE FROM store_product_sales s USING after o
  WHERE s.business_id = o.business_id AND s.environment = o.environment AND s.store_id = o.store_id AND s.total_sold = 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_sales AFTER INSERT ON store_order_items REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION count_store_order_items();
--> statement-breakpoint
CREATE TRIGGER count_sales AFTER UPDATE ON store_orders REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION count_store_orders();
--> statement-breakpoint
-- Also where the demo is filled, for which other triggers rest.
ALTER TABLE store_order_items ENABLE ALWAYS TRIGGER count_sales;
--> statement-breakpoint
ALTER TABLE store_orders NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE store_order_items NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE store_product_sales NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO store_product_sales
  (business_id, environment, id, created, store_id, product_id, name, variant, total_sold, total_revenue, currency)
SELECT
  i.business_id, i.environment, md5(o.store_id::text || i.product_id::text)::uuid, min(i.created), o.store_id, i.product_id,
  (array_agg(i.name ORDER BY i.created DESC, i.id DESC))[1], (array_agg(i.variant ORDER BY i.created DESC, i.id DESC))[1],
  sum(i.quantity), sum(i.amount), min(i.currency)
FROM store_order_items i
JOIN store_orders o ON o.business_id = i.business_id AND o.environment = i.environment AND o.id = i.order_id
WHERE is_sold(o.status)
GROUP BY i.business_id, i.environment, o.store_id, i.product_id;
--> statement-breakpoint
ALTER TABLE store_orders FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE store_order_items FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE store_product_sales FORCE ROW LEVEL SECURITY;
