-- Payments that come in.
CREATE TABLE checkout_settings (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    primary_colour text NOT NULL,
    secondary_colour text NOT NULL,
    font text NOT NULL,
    language text NOT NULL,
    currency text NOT NULL,
    ttl_hours integer NOT NULL,
    remind_payers boolean NOT NULL,
    success_url text,
    CONSTRAINT checkout_settings_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT checkout_settings_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT checkout_settings_font_check CHECK (font IN ('INTER', 'NUNITO_SANS', 'ROBOTO', 'LATO')),
    CONSTRAINT checkout_settings_language_check CHECK (language IN ('id', 'en')),
    CONSTRAINT checkout_settings_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX checkout_settings_created_idx ON checkout_settings (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX checkout_settings_singleton ON checkout_settings (business_id, environment);
--> statement-breakpoint
CREATE TABLE ereceipt_settings (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    name text NOT NULL,
    tax_number text,
    address_line text,
    reply_email text,
    footer text,
    prefix text,
    send_automatically boolean NOT NULL,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT ereceipt_settings_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT ereceipt_settings_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX ereceipt_settings_created_idx ON ereceipt_settings (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX ereceipt_settings_name_idx ON ereceipt_settings (business_id, environment, name DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX ereceipt_settings_singleton ON ereceipt_settings (business_id, environment);
--> statement-breakpoint
CREATE TABLE ereceipts (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    number text NOT NULL,
    buyer_name text NOT NULL,
    buyer_email text NOT NULL,
    customer_id uuid,
    customer_name text,
    description text NOT NULL,
    amount bigint NOT NULL,
    vat_amount bigint,
    currency text NOT NULL,
    purchase_date date NOT NULL,
    payment_method text NOT NULL,
    note text,
    sent timestamp(3) with time zone,
    viewed timestamp(3) with time zone,
    created_by text NOT NULL,
    number_search text GENERATED ALWAYS AS (lower(number)) STORED COLLATE pg_catalog."C",
    buyer_email_search text GENERATED ALWAYS AS (lower(buyer_email)) STORED COLLATE pg_catalog."C",
    buyer_name_search text GENERATED ALWAYS AS (lower(buyer_name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT ereceipts_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT ereceipts_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT ereceipts_payment_method_check CHECK (payment_method IN ('CASH', 'CARD', 'EWALLET', 'BANK_TRANSFER')),
    CONSTRAINT ereceipts_status_check CHECK (status IN ('DRAFT', 'SENT', 'VIEWED', 'VOIDED')),
    CONSTRAINT ereceipts_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT ereceipts_business_id_environment_customer_id_customers_busines FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX ereceipts_amount_idx ON ereceipts (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX ereceipts_created_idx ON ereceipts (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX ereceipts_customer_id_created_idx ON ereceipts (business_id, environment, customer_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX ereceipts_number_key ON ereceipts (business_id, environment, number);
--> statement-breakpoint
CREATE INDEX ereceipts_status_created_idx ON ereceipts (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE invoices (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    external_id text NOT NULL,
    payer_name text,
    payer_email text NOT NULL,
    description text,
    amount bigint NOT NULL,
    currency text NOT NULL,
    due_date date NOT NULL,
    paid timestamp(3) with time zone,
    link text NOT NULL,
    created_by text NOT NULL,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    payer_email_search text GENERATED ALWAYS AS (lower(payer_email)) STORED COLLATE pg_catalog."C",
    customer_id uuid,
    customer_name text,
    customer_name_search text GENERATED ALWAYS AS (lower(customer_name)) STORED COLLATE pg_catalog."C",
    reminded timestamp(3) with time zone,
    CONSTRAINT invoices_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT invoices_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT invoices_status_check CHECK (status IN ('PENDING', 'PAID', 'SETTLED', 'EXPIRED', 'CANCELLED')),
    CONSTRAINT invoices_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT invoices_business_id_environment_customer_id_customers_business FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX invoices_amount_idx ON invoices (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX invoices_created_idx ON invoices (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX invoices_customer_id_created_idx ON invoices (business_id, environment, customer_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX invoices_due_date_idx ON invoices (business_id, environment, due_date DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX invoices_external_id_key ON invoices (business_id, environment, external_id);
--> statement-breakpoint
CREATE INDEX invoices_status_created_idx ON invoices (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX invoices_status_due_date_idx ON invoices (business_id, environment, status DESC, due_date DESC, id DESC);
--> statement-breakpoint
CREATE TABLE payer_tokens (
    token text NOT NULL,
    business_id uuid NOT NULL,
    environment text NOT NULL,
    record text NOT NULL,
    record_id uuid NOT NULL,
    CONSTRAINT payer_tokens_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT payer_tokens_record_check CHECK (record IN ('invoices', 'payment_links', 'payouts')),
    CONSTRAINT payer_tokens_pkey PRIMARY KEY (token)
);
--> statement-breakpoint
CREATE TABLE payment_link_batches (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    file_name text,
    links_count integer NOT NULL,
    failed_count integer,
    total_amount bigint NOT NULL,
    currency text NOT NULL,
    failure_code text,
    completed timestamp(3) with time zone,
    created_by text NOT NULL,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    file_name_search text GENERATED ALWAYS AS (lower(file_name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT payment_link_batches_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT payment_link_batches_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT payment_link_batches_failure_code_check CHECK (failure_code IN ('FILE_UNREADABLE', 'TOO_MANY_ROWS', 'NO_VALID_ROW')),
    CONSTRAINT payment_link_batches_status_check CHECK (status IN ('DRAFT', 'PROCESSING', 'COMPLETED', 'FAILED')),
    CONSTRAINT payment_link_batches_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX payment_link_batches_created_idx ON payment_link_batches (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_link_batches_status_created_idx ON payment_link_batches (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE payment_links (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    title text NOT NULL,
    description text,
    external_id text NOT NULL,
    payer_email text,
    amount bigint,
    currency text NOT NULL,
    link text NOT NULL,
    end_date date,
    usage_limit integer,
    payments_count integer,
    paid_amount bigint,
    paid timestamp(3) with time zone,
    batch_id uuid,
    customer_id uuid,
    customer_name text,
    created_by text NOT NULL,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    title_search text GENERATED ALWAYS AS (lower(title)) STORED COLLATE pg_catalog."C",
    payer_email_search text GENERATED ALWAYS AS (lower(payer_email)) STORED COLLATE pg_catalog."C",
    customer_name_search text GENERATED ALWAYS AS (lower(customer_name)) STORED COLLATE pg_catalog."C",
    reminded timestamp(3) with time zone,
    CONSTRAINT payment_links_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT payment_links_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT payment_links_status_check CHECK (status IN ('ACTIVE', 'PAID', 'EXPIRED', 'INACTIVE')),
    CONSTRAINT payment_links_type_check CHECK (type IN ('SINGLE', 'MULTIPLE', 'ON_DEMAND')),
    CONSTRAINT payment_links_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT payment_links_business_id_environment_batch_id_payment_link_bat FOREIGN KEY (business_id, environment, batch_id) REFERENCES payment_link_batches(business_id, environment, id),
    CONSTRAINT payment_links_business_id_environment_customer_id_customers_bus FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX payment_links_batch_id_created_idx ON payment_links (business_id, environment, batch_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_links_customer_id_created_idx ON payment_links (business_id, environment, customer_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX payment_links_external_id_key ON payment_links (business_id, environment, external_id);
--> statement-breakpoint
CREATE INDEX payment_links_status_end_date_idx ON payment_links (business_id, environment, status DESC, end_date DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_links_type_amount_idx ON payment_links (business_id, environment, type DESC, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_links_type_created_idx ON payment_links (business_id, environment, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_links_type_status_created_idx ON payment_links (business_id, environment, type DESC, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE payment_methods (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    name text NOT NULL,
    product_code text NOT NULL,
    category text NOT NULL,
    channel text NOT NULL,
    status text NOT NULL,
    sub_status text,
    estimated_activation_timestamp timestamp(3) with time zone,
    activated_at timestamp(3) with time zone,
    rejected_at timestamp(3) with time zone,
    deactivated_at timestamp(3) with time zone,
    uat_url text,
    transacting boolean,
    CONSTRAINT payment_methods_category_check CHECK (category IN ('BANK_TRANSFER', 'CREDIT_CARD', 'RETAIL_OUTLET', 'QRIS', 'EWALLET', 'DIRECT_DEBIT', 'PAY_LATER')),
    CONSTRAINT payment_methods_channel_check CHECK (channel IN ('BCA', 'BCA_DIRECT', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'BDO', 'METROBANK', 'UNIONBANK', 'CARDS', 'PH_CARDS', 'ALFAMART', 'INDOMARET', 'SEVEN_ELEVEN', 'CEBUANA', 'QRIS', 'OVO', 'DANA', 'LINKAJA', 'SHOPEEPAY', 'GCASH', 'MAYA', 'GRABPAY', 'DD_BRI', 'DD_MANDIRI', 'DD_BPI', 'UBP', 'KREDIVO', 'AKULAKU', 'BILLEASE')),
    CONSTRAINT payment_methods_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT payment_methods_status_check CHECK (status IN ('disabled', 'pending', 'enabled', 'rejected')),
    CONSTRAINT payment_methods_sub_status_check CHECK (sub_status IN ('new_submission', 'new_user_activation', 'awaiting_merchant_data', 'awaiting_partner_action', 'incomplete_data', 'waiting_for_credential_from_dana', 'pending', 'waiting_for_linkaja_credential', 'awaiting_info_from_merchant', 'awaiting_feedback_from_shopee', 'awaiting_feedback_from_bca', 'awaiting_feedback_from_ubp', 'fill_forms', 'awaiting_pg_switch_confirmation_from_customer', 'submit_to_alfamart', 'testing_uat', 'uat', 'enabled', 'live', 'declined_temporary', 'declined_permanent', 'deactivated', 'rejected')),
    CONSTRAINT payment_methods_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX payment_methods_category_name_idx ON payment_methods (business_id, environment, category DESC, name DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_methods_created_idx ON payment_methods (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_methods_name_idx ON payment_methods (business_id, environment, name DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX payment_methods_product_code_key ON payment_methods (business_id, environment, product_code);
--> statement-breakpoint
CREATE INDEX payment_methods_status_name_idx ON payment_methods (business_id, environment, status DESC, name DESC, id DESC);
--> statement-breakpoint
CREATE TABLE payment_requests (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    channel_category text NOT NULL,
    channel text NOT NULL,
    payment_code text,
    external_id text NOT NULL,
    paid_for text NOT NULL,
    checkout text,
    purpose text,
    amount bigint NOT NULL,
    currency text NOT NULL,
    expires timestamp(3) with time zone NOT NULL,
    paid timestamp(3) with time zone,
    transaction_id uuid,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    payment_code_search text GENERATED ALWAYS AS (lower(payment_code)) STORED COLLATE pg_catalog."C",
    CONSTRAINT payment_requests_channel_category_check CHECK (channel_category IN ('VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'RETAIL_OUTLET', 'PAYLATER')),
    CONSTRAINT payment_requests_channel_check CHECK (channel IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'QRIS', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'ALFAMART', 'INDOMARET', 'KREDIVO', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY', '7ELEVEN', 'CEBUANA')),
    CONSTRAINT payment_requests_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT payment_requests_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT payment_requests_status_check CHECK (status IN ('PENDING', 'PAID', 'EXPIRED', 'CANCELLED')),
    CONSTRAINT payment_requests_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT payment_requests_business_id_environment_transaction_id_transac FOREIGN KEY (business_id, environment, transaction_id) REFERENCES transactions(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX payment_requests_channel_category_created_idx ON payment_requests (business_id, environment, channel_category DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_requests_created_idx ON payment_requests (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_requests_paid_for_created_idx ON payment_requests (business_id, environment, paid_for DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX payment_requests_payment_code_key ON payment_requests (business_id, environment, payment_code);
--> statement-breakpoint
CREATE INDEX payment_requests_status_created_idx ON payment_requests (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_requests_status_expires_idx ON payment_requests (business_id, environment, status DESC, expires DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payment_requests_transaction_id_idx ON payment_requests (business_id, environment, transaction_id DESC, id DESC);
--> statement-breakpoint
CREATE TABLE qr_codes (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    external_id text NOT NULL,
    amount bigint,
    currency text NOT NULL,
    qr_string text NOT NULL,
    expires timestamp(3) with time zone,
    payments_count integer,
    paid_amount bigint,
    last_paid timestamp(3) with time zone,
    created_by text NOT NULL,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT qr_codes_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT qr_codes_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT qr_codes_status_check CHECK (status IN ('ACTIVE', 'PAID', 'INACTIVE', 'EXPIRED')),
    CONSTRAINT qr_codes_type_check CHECK (type IN ('STATIC', 'DYNAMIC')),
    CONSTRAINT qr_codes_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX qr_codes_amount_idx ON qr_codes (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX qr_codes_created_idx ON qr_codes (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX qr_codes_external_id_key ON qr_codes (business_id, environment, external_id);
--> statement-breakpoint
CREATE INDEX qr_codes_status_created_idx ON qr_codes (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX qr_codes_status_expires_idx ON qr_codes (business_id, environment, status DESC, expires DESC, id DESC);
--> statement-breakpoint
CREATE INDEX qr_codes_type_created_idx ON qr_codes (business_id, environment, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE recurring_plans (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    external_id text NOT NULL,
    description text NOT NULL,
    customer_id uuid,
    customer_name text,
    payer_email text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    "interval" text NOT NULL,
    interval_count integer NOT NULL,
    total_cycles integer,
    paid_cycles integer,
    start_date date NOT NULL,
    next_date date,
    stopped timestamp(3) with time zone,
    created_by text NOT NULL,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    payer_email_search text GENERATED ALWAYS AS (lower(payer_email)) STORED COLLATE pg_catalog."C",
    anchor_date date,
    customer_name_search text GENERATED ALWAYS AS (lower(customer_name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT recurring_plans_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT recurring_plans_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT recurring_plans_interval_check CHECK ("interval" = ANY (ARRAY['DAY', 'WEEK', 'MONTH', 'YEAR'])),
    CONSTRAINT recurring_plans_status_check CHECK (status IN ('PENDING', 'ACTIVE', 'PAUSED', 'STOPPED', 'COMPLETED')),
    CONSTRAINT recurring_plans_type_check CHECK (type IN ('INVOICE', 'PAYMENT_LINK', 'AUTOMATIC')),
    CONSTRAINT recurring_plans_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT recurring_plans_business_id_environment_customer_id_customers_b FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX recurring_plans_customer_id_created_idx ON recurring_plans (business_id, environment, customer_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX recurring_plans_external_id_key ON recurring_plans (business_id, environment, external_id);
--> statement-breakpoint
CREATE INDEX recurring_plans_type_amount_idx ON recurring_plans (business_id, environment, type DESC, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX recurring_plans_type_created_idx ON recurring_plans (business_id, environment, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX recurring_plans_type_interval_created_idx ON recurring_plans (business_id, environment, type DESC, "interval" DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX recurring_plans_type_next_date_idx ON recurring_plans (business_id, environment, type DESC, next_date DESC, id DESC);
--> statement-breakpoint
CREATE INDEX recurring_plans_type_status_created_idx ON recurring_plans (business_id, environment, type DESC, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE recurring_cycles (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    plan_id uuid NOT NULL,
    cycle_number integer NOT NULL,
    status text NOT NULL,
    due_date date NOT NULL,
    reference text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    attempts integer,
    failure_code text,
    paid timestamp(3) with time zone,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    next_try timestamp(3) with time zone,
    invoice_id uuid,
    payment_link_id uuid,
    transaction_id uuid,
    CONSTRAINT recurring_cycles_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT recurring_cycles_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT recurring_cycles_failure_code_check CHECK (failure_code IN ('INSUFFICIENT_BALANCE', 'EXPIRED_CARD', 'CARD_DECLINED', 'EXPIRED_PAYMENT', 'DAILY_LIMIT', 'AMOUNT_TOO_SMALL')),
    CONSTRAINT recurring_cycles_status_check CHECK (status IN ('PENDING', 'RETRYING', 'PAID', 'FAILED', 'SKIPPED')),
    CONSTRAINT recurring_cycles_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT recurring_cycles_business_id_environment_invoice_id_invoices_bu FOREIGN KEY (business_id, environment, invoice_id) REFERENCES invoices(business_id, environment, id),
    CONSTRAINT recurring_cycles_business_id_environment_payment_link_id_paymen FOREIGN KEY (business_id, environment, payment_link_id) REFERENCES payment_links(business_id, environment, id),
    CONSTRAINT recurring_cycles_business_id_environment_plan_id_recurring_plan FOREIGN KEY (business_id, environment, plan_id) REFERENCES recurring_plans(business_id, environment, id),
    CONSTRAINT recurring_cycles_business_id_environment_transaction_id_transac FOREIGN KEY (business_id, environment, transaction_id) REFERENCES transactions(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX recurring_cycles_created_idx ON recurring_cycles (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX recurring_cycles_plan_id_created_idx ON recurring_cycles (business_id, environment, plan_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX recurring_cycles_reference_key ON recurring_cycles (business_id, environment, reference);
--> statement-breakpoint
CREATE INDEX recurring_cycles_status_created_idx ON recurring_cycles (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX recurring_cycles_transaction_id_idx ON recurring_cycles (business_id, environment, transaction_id DESC, id DESC);
--> statement-breakpoint
CREATE TABLE retail_outlet_settings (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    prefix text NOT NULL,
    expiry_hours integer NOT NULL,
    CONSTRAINT retail_outlet_settings_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT retail_outlet_settings_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX retail_outlet_settings_created_idx ON retail_outlet_settings (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX retail_outlet_settings_singleton ON retail_outlet_settings (business_id, environment);
--> statement-breakpoint
CREATE TABLE virtual_account_payments (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    bank text NOT NULL,
    account_number text NOT NULL,
    account_name text NOT NULL,
    external_id text NOT NULL,
    reference text NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    currency text NOT NULL,
    paid timestamp(3) with time zone,
    transaction_id uuid,
    customer_id uuid,
    customer_name text,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    account_number_search text GENERATED ALWAYS AS (lower(account_number)) STORED COLLATE pg_catalog."C",
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    account_number_last_four text GENERATED ALWAYS AS ("right"(account_number, 4)) STORED COLLATE pg_catalog."C",
    customer_name_search text GENERATED ALWAYS AS (lower(customer_name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT virtual_account_payments_bank_check CHECK (bank IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK')),
    CONSTRAINT virtual_account_payments_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT virtual_account_payments_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT virtual_account_payments_status_check CHECK (status IN ('PENDING', 'COMPLETED', 'FAILED')),
    CONSTRAINT virtual_account_payments_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT virtual_account_payments_business_id_environment_customer_id_cu FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id),
    CONSTRAINT virtual_account_payments_business_id_environment_transaction_id FOREIGN KEY (business_id, environment, transaction_id) REFERENCES transactions(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX virtual_account_payments_account_number_last_four_idx ON virtual_account_payments (business_id, environment, account_number_last_four);
--> statement-breakpoint
CREATE INDEX virtual_account_payments_amount_idx ON virtual_account_payments (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX virtual_account_payments_bank_created_idx ON virtual_account_payments (business_id, environment, bank DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX virtual_account_payments_created_idx ON virtual_account_payments (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX virtual_account_payments_customer_id_created_idx ON virtual_account_payments (business_id, environment, customer_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX virtual_account_payments_status_created_idx ON virtual_account_payments (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX virtual_account_payments_transaction_id_idx ON virtual_account_payments (business_id, environment, transaction_id DESC, id DESC);
--> statement-breakpoint
CREATE TABLE virtual_accounts (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    bank text NOT NULL,
    account_number text NOT NULL,
    external_id text NOT NULL,
    type text NOT NULL,
    expected_amount bigint,
    currency text NOT NULL,
    expires date,
    description text,
    customer_id uuid,
    customer_name text,
    created_by text NOT NULL,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    account_number_search text GENERATED ALWAYS AS (lower(account_number)) STORED COLLATE pg_catalog."C",
    account_number_last_four text GENERATED ALWAYS AS ("right"(account_number, 4)) STORED COLLATE pg_catalog."C",
    CONSTRAINT virtual_accounts_bank_check CHECK (bank IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK')),
    CONSTRAINT virtual_accounts_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT virtual_accounts_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT virtual_accounts_status_check CHECK (status IN ('PENDING', 'ACTIVE', 'PAID', 'INACTIVE', 'EXPIRED')),
    CONSTRAINT virtual_accounts_type_check CHECK (type IN ('SINGLE_USE', 'MULTIPLE_USE')),
    CONSTRAINT virtual_accounts_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT virtual_accounts_business_id_environment_customer_id_customers_ FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX virtual_accounts_account_number_key ON virtual_accounts (business_id, environment, account_number);
--> statement-breakpoint
CREATE INDEX virtual_accounts_account_number_last_four_idx ON virtual_accounts (business_id, environment, account_number_last_four);
--> statement-breakpoint
CREATE INDEX virtual_accounts_bank_created_idx ON virtual_accounts (business_id, environment, bank DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX virtual_accounts_created_idx ON virtual_accounts (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX virtual_accounts_customer_id_created_idx ON virtual_accounts (business_id, environment, customer_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX virtual_accounts_external_id_key ON virtual_accounts (business_id, environment, external_id);
--> statement-breakpoint
CREATE INDEX virtual_accounts_status_created_idx ON virtual_accounts (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX virtual_accounts_status_expires_idx ON virtual_accounts (business_id, environment, status DESC, expires DESC, id DESC);
