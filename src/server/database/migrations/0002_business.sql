-- Customers, the activation and the settings of a business.
CREATE TABLE activations (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    entity_type text,
    legal_name text,
    brand_name text,
    industry text,
    description text,
    website text,
    monthly_volume text,
    usage_intents jsonb,
    email text,
    phone_number text,
    tax_number text,
    registration_number text,
    address jsonb,
    representative_name text,
    representative_role text,
    representative_birth_date date,
    representative_country text,
    representative_email text,
    representative_phone text,
    id_option text,
    primary_id text,
    primary_id_number text,
    primary_id_file uuid,
    secondary_id text,
    secondary_id_file uuid,
    other_secondary_id text,
    other_secondary_id_file uuid,
    owners jsonb,
    registration_file uuid,
    tax_file uuid,
    licence_file uuid,
    agreed boolean,
    submitted timestamp(3) with time zone,
    submitted_by text,
    decided timestamp(3) with time zone,
    reason text,
    note text,
    tried timestamp(3) with time zone,
    CONSTRAINT activations_entity_type_check CHECK (entity_type IN ('ENTITY_DOMESTIC', 'ENTITY_FOREIGN', 'INDIVIDUAL_DOMESTIC', 'INDIVIDUAL_FOREIGN', 'CORPORATION', 'PARTNERSHIP', 'SOLE_PROPRIETORSHIP', 'INDIVIDUAL', 'FOREIGN_CORPORATION')),
    CONSTRAINT activations_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT activations_id_option_check CHECK (id_option IN ('ONE_PRIMARY', 'TWO_SECONDARY')),
    CONSTRAINT activations_industry_check CHECK (industry IN ('RETAIL', 'FOOD_AND_DRINK', 'LOGISTICS', 'FINANCE', 'MARKETPLACE', 'SERVICES', 'OTHER')),
    CONSTRAINT activations_monthly_volume_check CHECK (monthly_volume IN ('UNDER_1000_USD', 'UNDER_10000_USD', 'UNDER_100000_USD', 'ABOVE_100000_USD')),
    CONSTRAINT activations_other_secondary_id_check CHECK (other_secondary_id IN ('POSTAL_ID', 'VOTERS_ID', 'TIN_ID', 'NBI_CLEARANCE', 'POLICE_CLEARANCE', 'BARANGAY_CLEARANCE', 'COMPANY_ID')),
    CONSTRAINT activations_primary_id_check CHECK (primary_id IN ('KTP', 'PHILSYS', 'UMID', 'DRIVERS_LICENSE', 'PRC_ID', 'PASSPORT')),
    CONSTRAINT activations_reason_check CHECK (reason IN ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE')),
    CONSTRAINT activations_secondary_id_check CHECK (secondary_id IN ('POSTAL_ID', 'VOTERS_ID', 'TIN_ID', 'NBI_CLEARANCE', 'POLICE_CLEARANCE', 'BARANGAY_CLEARANCE', 'COMPANY_ID')),
    CONSTRAINT activations_status_check CHECK (status IN ('OPEN', 'AWAITING_DATA', 'DATA_PROVIDED', 'PASSED', 'DECLINED')),
    CONSTRAINT activations_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX activations_created_idx ON activations (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX activations_licence_file_idx ON activations (business_id, environment, licence_file DESC, id DESC);
--> statement-breakpoint
CREATE INDEX activations_other_secondary_id_file_idx ON activations (business_id, environment, other_secondary_id_file DESC, id DESC);
--> statement-breakpoint
CREATE INDEX activations_primary_id_file_idx ON activations (business_id, environment, primary_id_file DESC, id DESC);
--> statement-breakpoint
CREATE INDEX activations_registration_file_idx ON activations (business_id, environment, registration_file DESC, id DESC);
--> statement-breakpoint
CREATE INDEX activations_secondary_id_file_idx ON activations (business_id, environment, secondary_id_file DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX activations_singleton ON activations (business_id, environment);
--> statement-breakpoint
CREATE INDEX activations_tax_file_idx ON activations (business_id, environment, tax_file DESC, id DESC);
--> statement-breakpoint
CREATE TABLE apps (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    name text NOT NULL,
    category text NOT NULL,
    developer text NOT NULL,
    website text NOT NULL,
    status text NOT NULL,
    requested timestamp(3) with time zone,
    installed timestamp(3) with time zone,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT apps_category_check CHECK (category IN ('ECOMMERCE', 'ACCOUNTING', 'POINT_OF_SALE', 'LOGISTICS', 'MARKETING')),
    CONSTRAINT apps_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT apps_status_check CHECK (status IN ('AVAILABLE', 'REQUESTED', 'INSTALLED')),
    CONSTRAINT apps_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX apps_category_name_idx ON apps (business_id, environment, category DESC, name DESC, id DESC);
--> statement-breakpoint
CREATE INDEX apps_created_idx ON apps (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX apps_name_idx ON apps (business_id, environment, name DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX apps_name_key ON apps (business_id, environment, name);
--> statement-breakpoint
CREATE INDEX apps_status_name_idx ON apps (business_id, environment, status DESC, name DESC, id DESC);
--> statement-breakpoint
CREATE TABLE business_profiles (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    brand_name text NOT NULL,
    legal_name text NOT NULL,
    email text NOT NULL,
    phone_number text,
    website text,
    industry text NOT NULL,
    tax_number text,
    address_line text,
    city text,
    postal_code text,
    country text NOT NULL,
    CONSTRAINT business_profiles_country_check CHECK (country IN ('ID', 'PH', 'SG')),
    CONSTRAINT business_profiles_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT business_profiles_industry_check CHECK (industry IN ('RETAIL', 'FOOD_AND_DRINK', 'LOGISTICS', 'FINANCE', 'MARKETPLACE', 'SERVICES', 'OTHER')),
    CONSTRAINT business_profiles_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX business_profiles_created_idx ON business_profiles (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX business_profiles_singleton ON business_profiles (business_id, environment);
--> statement-breakpoint
CREATE TABLE customers (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    email text,
    phone_number text,
    country text NOT NULL,
    city text,
    reference text NOT NULL,
    description text,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    email_search text GENERATED ALWAYS AS (lower(email)) STORED COLLATE pg_catalog."C",
    phone_number_search text GENERATED ALWAYS AS (lower(phone_number)) STORED COLLATE pg_catalog."C",
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    birth_date date,
    company_registration text,
    tax_number text,
    address_line text,
    province text,
    region text,
    barangay text,
    postal_code text,
    contacts jsonb,
    channels jsonb,
    tags jsonb,
    credit_limit bigint,
    credit_currency text,
    invoice_by_email boolean,
    document uuid,
    has_email boolean GENERATED ALWAYS AS ((email IS NOT NULL)) STORED NOT NULL,
    phone_number_last_four text GENERATED ALWAYS AS ("right"(phone_number, 4)) STORED COLLATE pg_catalog."C",
    CONSTRAINT customers_country_check CHECK (country IN ('ID', 'PH', 'SG')),
    CONSTRAINT customers_credit_currency_check CHECK (credit_currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT customers_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT customers_region_check CHECK (region IN ('NCR', 'CAR', 'REGION_I', 'REGION_II', 'REGION_III', 'REGION_IV_A', 'MIMAROPA', 'REGION_V', 'REGION_VI', 'REGION_VII', 'REGION_VIII', 'REGION_IX', 'REGION_X', 'REGION_XI', 'REGION_XII', 'REGION_XIII', 'BARMM')),
    CONSTRAINT customers_status_check CHECK (status IN ('ACTIVE', 'INACTIVE', 'ARCHIVED', 'ERASED')),
    CONSTRAINT customers_type_check CHECK (type IN ('INDIVIDUAL', 'BUSINESS')),
    CONSTRAINT customers_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX customers_created_idx ON customers (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX customers_document_idx ON customers (business_id, environment, document DESC, id DESC);
--> statement-breakpoint
CREATE INDEX customers_email_search_idx ON customers (business_id, environment, email_search);
--> statement-breakpoint
CREATE INDEX customers_has_email_created_idx ON customers (business_id, environment, has_email DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX customers_name_idx ON customers (business_id, environment, name DESC, id DESC);
--> statement-breakpoint
CREATE INDEX customers_phone_number_last_four_idx ON customers (business_id, environment, phone_number_last_four);
--> statement-breakpoint
CREATE INDEX customers_reference_search_idx ON customers (business_id, environment, reference_search);
--> statement-breakpoint
CREATE INDEX customers_status_created_idx ON customers (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX customers_type_created_idx ON customers (business_id, environment, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE integrations (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    platform text NOT NULL,
    name text NOT NULL,
    status text NOT NULL,
    version text NOT NULL,
    connected timestamp(3) with time zone NOT NULL,
    connected_by text NOT NULL,
    synced timestamp(3) with time zone,
    problem text,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT integrations_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT integrations_platform_check CHECK (platform IN ('SHOPIFY', 'WOOCOMMERCE', 'MAGENTO', 'PRESTASHOP', 'ACCURATE', 'JURNAL', 'XERO', 'GOOGLE_SHEETS')),
    CONSTRAINT integrations_problem_check CHECK (problem IN ('TOKEN_EXPIRED', 'VERSION_TOO_OLD', 'ACCESS_REVOKED')),
    CONSTRAINT integrations_status_check CHECK (status IN ('CONNECTED', 'NEEDS_ATTENTION', 'DISCONNECTED')),
    CONSTRAINT integrations_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX integrations_created_idx ON integrations (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX integrations_platform_created_idx ON integrations (business_id, environment, platform DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX integrations_status_created_idx ON integrations (business_id, environment, status DESC, created DESC, id DESC);
