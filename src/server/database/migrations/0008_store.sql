-- The store.
CREATE TABLE stores (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    link text NOT NULL,
    description text,
    contact_person text NOT NULL,
    phone_number text NOT NULL,
    full_address text NOT NULL,
    city text NOT NULL,
    province text NOT NULL,
    postal_code text NOT NULL,
    primary_colour text NOT NULL,
    secondary_colour text NOT NULL,
    shipping_fee bigint NOT NULL,
    currency text NOT NULL,
    CONSTRAINT stores_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT stores_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT stores_status_check CHECK (status IN ('ACTIVE', 'DRAFT', 'CLOSED')),
    CONSTRAINT stores_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX stores_created_idx ON stores (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX stores_status_created_idx ON stores (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE store_addresses (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    store_id uuid NOT NULL,
    name text NOT NULL,
    contact_person text NOT NULL,
    phone_number text NOT NULL,
    full_address text NOT NULL,
    area text NOT NULL,
    suburb text NOT NULL,
    city text NOT NULL,
    province text NOT NULL,
    country text NOT NULL,
    postal_code text NOT NULL,
    is_store_address boolean NOT NULL,
    is_pickup_address boolean NOT NULL,
    lat text,
    lng text,
    logistic_area_id text,
    CONSTRAINT store_addresses_country_check CHECK (country IN ('ID', 'PH', 'SG')),
    CONSTRAINT store_addresses_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT store_addresses_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT store_addresses_business_id_environment_store_id_stores_busines FOREIGN KEY (business_id, environment, store_id) REFERENCES stores(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX store_addresses_created_idx ON store_addresses (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_addresses_store_id_created_idx ON store_addresses (business_id, environment, store_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE store_channels (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    store_id uuid NOT NULL,
    platform text NOT NULL,
    name text NOT NULL,
    status text NOT NULL,
    synced timestamp(3) with time zone,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT store_channels_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT store_channels_platform_check CHECK (platform IN ('ONLINE_STORE', 'TOKOPEDIA', 'SHOPEE', 'LAZADA', 'BUKALAPAK', 'SHOPIFY', 'WOOCOMMERCE')),
    CONSTRAINT store_channels_status_check CHECK (status IN ('CONNECTED', 'DISCONNECTED', 'EXPIRED')),
    CONSTRAINT store_channels_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT store_channels_business_id_environment_store_id_stores_business FOREIGN KEY (business_id, environment, store_id) REFERENCES stores(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX store_channels_created_idx ON store_channels (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_channels_status_created_idx ON store_channels (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_channels_store_id_created_idx ON store_channels (business_id, environment, store_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE store_couriers (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    store_id uuid NOT NULL,
    courier text NOT NULL,
    service text NOT NULL,
    status text NOT NULL,
    days_from integer NOT NULL,
    days_to integer NOT NULL,
    CONSTRAINT store_couriers_courier_check CHECK (courier IN ('JNE', 'JNT', 'SICEPAT', 'ANTERAJA', 'POS', 'GOSEND', 'GRABEXPRESS')),
    CONSTRAINT store_couriers_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT store_couriers_service_check CHECK (service IN ('REGULAR', 'NEXT_DAY', 'SAME_DAY', 'INSTANT', 'CARGO')),
    CONSTRAINT store_couriers_status_check CHECK (status IN ('ENABLED', 'DISABLED')),
    CONSTRAINT store_couriers_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT store_couriers_business_id_environment_store_id_stores_business FOREIGN KEY (business_id, environment, store_id) REFERENCES stores(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX store_couriers_created_idx ON store_couriers (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_couriers_store_id_created_idx ON store_couriers (business_id, environment, store_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE store_products (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    sku text NOT NULL,
    variant text,
    description text,
    price bigint NOT NULL,
    currency text NOT NULL,
    stock integer NOT NULL,
    weight integer NOT NULL,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    sku_search text GENERATED ALWAYS AS (lower(sku)) STORED COLLATE pg_catalog."C",
    width integer,
    length integer,
    height integer,
    CONSTRAINT store_products_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT store_products_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT store_products_status_check CHECK (status IN ('ACTIVE', 'INACTIVE', 'OUT_OF_STOCK')),
    CONSTRAINT store_products_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX store_products_created_idx ON store_products (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_products_price_idx ON store_products (business_id, environment, price DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX store_products_sku_key ON store_products (business_id, environment, sku);
--> statement-breakpoint
CREATE INDEX store_products_status_created_idx ON store_products (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE store_listings (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    product_id uuid NOT NULL,
    channel_id uuid NOT NULL,
    product_name text NOT NULL,
    sku text NOT NULL,
    platform text NOT NULL,
    status text NOT NULL,
    price bigint NOT NULL,
    currency text NOT NULL,
    stock integer NOT NULL,
    synced timestamp(3) with time zone,
    failure text,
    product_name_search text GENERATED ALWAYS AS (lower(product_name)) STORED COLLATE pg_catalog."C",
    sku_search text GENERATED ALWAYS AS (lower(sku)) STORED COLLATE pg_catalog."C",
    CONSTRAINT store_listings_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT store_listings_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT store_listings_failure_check CHECK (failure IN ('CHANNEL_REFUSED', 'PRICE_TOO_LOW', 'IMAGE_MISSING')),
    CONSTRAINT store_listings_platform_check CHECK (platform IN ('ONLINE_STORE', 'TOKOPEDIA', 'SHOPEE', 'LAZADA', 'BUKALAPAK', 'SHOPIFY', 'WOOCOMMERCE')),
    CONSTRAINT store_listings_status_check CHECK (status IN ('LISTED', 'UNLISTED', 'FAILED')),
    CONSTRAINT store_listings_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT store_listings_business_id_environment_channel_id_store_channel FOREIGN KEY (business_id, environment, channel_id) REFERENCES store_channels(business_id, environment, id),
    CONSTRAINT store_listings_business_id_environment_product_id_store_product FOREIGN KEY (business_id, environment, product_id) REFERENCES store_products(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX store_listings_channel_id_created_idx ON store_listings (business_id, environment, channel_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_listings_created_idx ON store_listings (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_listings_product_id_created_idx ON store_listings (business_id, environment, product_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_listings_status_created_idx ON store_listings (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE store_orders (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    store_id uuid NOT NULL,
    channel_id uuid NOT NULL,
    platform text NOT NULL,
    status text NOT NULL,
    order_id text NOT NULL,
    customer_name text NOT NULL,
    customer_email text,
    customer_phone text,
    full_address text NOT NULL,
    city text NOT NULL,
    province text NOT NULL,
    postal_code text NOT NULL,
    courier text NOT NULL,
    tracking_number text,
    shipping_fee bigint NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    paid timestamp(3) with time zone,
    shipped timestamp(3) with time zone,
    completed timestamp(3) with time zone,
    cancelled timestamp(3) with time zone,
    order_id_search text GENERATED ALWAYS AS (lower(order_id)) STORED COLLATE pg_catalog."C",
    customer_name_search text GENERATED ALWAYS AS (lower(customer_name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT store_orders_courier_check CHECK (courier IN ('JNE', 'JNT', 'SICEPAT', 'ANTERAJA', 'POS', 'GOSEND', 'GRABEXPRESS')),
    CONSTRAINT store_orders_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT store_orders_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT store_orders_platform_check CHECK (platform IN ('ONLINE_STORE', 'TOKOPEDIA', 'SHOPEE', 'LAZADA', 'BUKALAPAK', 'SHOPIFY', 'WOOCOMMERCE')),
    CONSTRAINT store_orders_status_check CHECK (status IN ('UNPAID', 'PAID', 'PACKED', 'SHIPPED', 'COMPLETED', 'CANCELLED')),
    CONSTRAINT store_orders_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT store_orders_business_id_environment_channel_id_store_channels_ FOREIGN KEY (business_id, environment, channel_id) REFERENCES store_channels(business_id, environment, id),
    CONSTRAINT store_orders_business_id_environment_store_id_stores_business_i FOREIGN KEY (business_id, environment, store_id) REFERENCES stores(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX store_orders_amount_idx ON store_orders (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_orders_created_idx ON store_orders (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX store_orders_order_id_key ON store_orders (business_id, environment, order_id);
--> statement-breakpoint
CREATE INDEX store_orders_status_created_idx ON store_orders (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_orders_store_id_created_idx ON store_orders (business_id, environment, store_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE store_order_items (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    order_id uuid NOT NULL,
    product_id uuid NOT NULL,
    name text NOT NULL,
    variant text,
    quantity integer NOT NULL,
    price bigint NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    CONSTRAINT store_order_items_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT store_order_items_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT store_order_items_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT store_order_items_business_id_environment_order_id_store_orders FOREIGN KEY (business_id, environment, order_id) REFERENCES store_orders(business_id, environment, id),
    CONSTRAINT store_order_items_business_id_environment_product_id_store_prod FOREIGN KEY (business_id, environment, product_id) REFERENCES store_products(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX store_order_items_created_idx ON store_order_items (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_order_items_order_id_created_idx ON store_order_items (business_id, environment, order_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE store_product_sales (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    store_id uuid NOT NULL,
    product_id uuid NOT NULL,
    name text NOT NULL,
    variant text,
    total_sold integer NOT NULL,
    total_revenue bigint NOT NULL,
    currency text NOT NULL,
    CONSTRAINT store_product_sales_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT store_product_sales_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT store_product_sales_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT store_product_sales_business_id_environment_product_id_store_pr FOREIGN KEY (business_id, environment, product_id) REFERENCES store_products(business_id, environment, id),
    CONSTRAINT store_product_sales_business_id_environment_store_id_stores_bus FOREIGN KEY (business_id, environment, store_id) REFERENCES stores(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX store_product_sales_created_idx ON store_product_sales (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_product_sales_store_id_created_idx ON store_product_sales (business_id, environment, store_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_product_sales_store_id_total_sold_idx ON store_product_sales (business_id, environment, store_id DESC, total_sold DESC, id DESC);
--> statement-breakpoint
CREATE INDEX store_product_sales_total_sold_idx ON store_product_sales (business_id, environment, total_sold DESC, id DESC);
