-- Card payments, disputes, fraud and issued cards.
CREATE TABLE card_features (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    feature text NOT NULL,
    enabled boolean NOT NULL,
    requested boolean NOT NULL,
    CONSTRAINT card_features_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT card_features_feature_check CHECK (feature IN ('CAN_SKIP_CVN', 'SHOULD_AUTHENTICATE', 'CAN_USE_DYNAMIC_3DS', 'INSTALLMENT_ENABLED')),
    CONSTRAINT card_features_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX card_features_created_idx ON card_features (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX card_features_feature_idx ON card_features (business_id, environment, feature DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX card_features_feature_key ON card_features (business_id, environment, feature);
--> statement-breakpoint
CREATE TABLE card_change_requests (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    feature_id uuid NOT NULL,
    status text NOT NULL,
    feature text NOT NULL,
    wanted text NOT NULL,
    reason text NOT NULL,
    answer text,
    created_by text NOT NULL,
    decided timestamp(3) with time zone,
    CONSTRAINT card_change_requests_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT card_change_requests_feature_check CHECK (feature IN ('CAN_SKIP_CVN', 'SHOULD_AUTHENTICATE', 'CAN_USE_DYNAMIC_3DS', 'INSTALLMENT_ENABLED')),
    CONSTRAINT card_change_requests_status_check CHECK (status IN ('APPROVED', 'REJECTED', 'PENDING')),
    CONSTRAINT card_change_requests_wanted_check CHECK (wanted IN ('ENABLED', 'DISABLED')),
    CONSTRAINT card_change_requests_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT card_change_requests_business_id_environment_feature_id_card_fe FOREIGN KEY (business_id, environment, feature_id) REFERENCES card_features(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX card_change_requests_created_idx ON card_change_requests (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX card_change_requests_feature_created_idx ON card_change_requests (business_id, environment, feature DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX card_change_requests_feature_id_created_idx ON card_change_requests (business_id, environment, feature_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX card_change_requests_status_created_idx ON card_change_requests (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE card_products (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    network text NOT NULL,
    card_limit bigint NOT NULL,
    currency text NOT NULL,
    valid_years integer NOT NULL,
    description text,
    created_by text NOT NULL,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT card_products_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT card_products_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT card_products_network_check CHECK (network IN ('VISA', 'MASTERCARD')),
    CONSTRAINT card_products_status_check CHECK (status IN ('ACTIVE', 'INACTIVE')),
    CONSTRAINT card_products_type_check CHECK (type IN ('VIRTUAL', 'PHYSICAL')),
    CONSTRAINT card_products_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX card_products_created_idx ON card_products (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX card_products_name_key ON card_products (business_id, environment, name);
--> statement-breakpoint
CREATE INDEX card_products_status_created_idx ON card_products (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX card_products_type_created_idx ON card_products (business_id, environment, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE credit_card_promotions (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    code text NOT NULL,
    description text,
    discount_type text NOT NULL,
    discount_percent integer,
    discount_amount bigint,
    minimum_amount bigint,
    currency text NOT NULL,
    card_brand text,
    bins jsonb,
    start_date date NOT NULL,
    end_date date NOT NULL,
    usage_limit integer,
    usage_count integer,
    created_by text NOT NULL,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    code_search text GENERATED ALWAYS AS (lower(code)) STORED COLLATE pg_catalog."C",
    CONSTRAINT credit_card_promotions_card_brand_check CHECK (card_brand IN ('VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN')),
    CONSTRAINT credit_card_promotions_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT credit_card_promotions_discount_type_check CHECK (discount_type IN ('PERCENT', 'AMOUNT')),
    CONSTRAINT credit_card_promotions_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT credit_card_promotions_status_check CHECK (status IN ('ACTIVE', 'INACTIVE', 'EXPIRED', 'PAUSED')),
    CONSTRAINT credit_card_promotions_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX credit_card_promotions_code_key ON credit_card_promotions (business_id, environment, code);
--> statement-breakpoint
CREATE INDEX credit_card_promotions_created_idx ON credit_card_promotions (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_promotions_discount_type_created_idx ON credit_card_promotions (business_id, environment, discount_type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_promotions_status_created_idx ON credit_card_promotions (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_promotions_status_end_date_idx ON credit_card_promotions (business_id, environment, status DESC, end_date DESC, id DESC);
--> statement-breakpoint
CREATE TABLE credit_card_payments (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    external_id text NOT NULL,
    type text,
    source text NOT NULL,
    descriptor text,
    amount bigint NOT NULL,
    refunded_amount bigint NOT NULL,
    fee bigint NOT NULL,
    currency text NOT NULL,
    installment_months integer,
    promotion_id uuid,
    card_number text NOT NULL,
    card_digest text,
    card_brand text NOT NULL,
    card_type text NOT NULL,
    card_bank text,
    card_country text,
    card_expiry text NOT NULL,
    cardholder_name text,
    risk_level text NOT NULL,
    failure_code text,
    ip_address text,
    customer_id uuid,
    customer_name text,
    transaction_id uuid,
    settled timestamp(3) with time zone,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    card_number_last_four text GENERATED ALWAYS AS ("right"(card_number, 4)) STORED COLLATE pg_catalog."C",
    charged_back_amount bigint NOT NULL,
    open_disputes integer NOT NULL,
    customer_name_search text GENERATED ALWAYS AS (lower(customer_name)) STORED COLLATE pg_catalog."C",
    awaits text,
    authorize_only boolean,
    description text,
    discount_amount bigint,
    ip_country text,
    payer_email text,
    CONSTRAINT credit_card_payments_awaits_check CHECK (awaits IN ('CHALLENGE', 'CAPTURE')),
    CONSTRAINT credit_card_payments_card_brand_check CHECK (card_brand IN ('VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN')),
    CONSTRAINT credit_card_payments_card_country_check CHECK (card_country IN ('AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN')),
    CONSTRAINT credit_card_payments_card_type_check CHECK (card_type IN ('CREDIT', 'DEBIT', 'PREPAID', 'UNKNOWN')),
    CONSTRAINT credit_card_payments_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT credit_card_payments_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT credit_card_payments_failure_code_check CHECK (failure_code IN ('EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'INSUFFICIENT_BALANCE', 'FRAUD_GUARD_BLOCKED')),
    CONSTRAINT credit_card_payments_ip_country_check CHECK (ip_country IN ('AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN')),
    CONSTRAINT credit_card_payments_risk_level_check CHECK (risk_level IN ('NORMAL', 'MEDIUM', 'HIGH')),
    CONSTRAINT credit_card_payments_source_check CHECK (source IN ('API_GATEWAY', 'DASHBOARD', 'SDK', 'XENDIT_JS', 'INVOICE', 'SECURE_ACCEPTANCE', 'VIRTUAL_TERMINAL', 'OFF_RAILS')),
    CONSTRAINT credit_card_payments_status_check CHECK (status IN ('CHARGED', 'PENDING', 'SETTLING', 'SETTLED', 'FAILED', 'REFUNDED')),
    CONSTRAINT credit_card_payments_type_check CHECK (type IN ('INSTALLMENT', 'PROMOTION')),
    CONSTRAINT credit_card_payments_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT credit_card_payments_business_id_environment_customer_id_custom FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id),
    CONSTRAINT credit_card_payments_business_id_environment_promotion_id_credi FOREIGN KEY (business_id, environment, promotion_id) REFERENCES credit_card_promotions(business_id, environment, id),
    CONSTRAINT credit_card_payments_business_id_environment_transaction_id_tra FOREIGN KEY (business_id, environment, transaction_id) REFERENCES transactions(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX credit_card_payments_amount_idx ON credit_card_payments (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_payments_card_brand_created_idx ON credit_card_payments (business_id, environment, card_brand DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_payments_card_digest_created_idx ON credit_card_payments (business_id, environment, card_digest DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_payments_card_number_last_four_idx ON credit_card_payments (business_id, environment, card_number_last_four);
--> statement-breakpoint
CREATE INDEX credit_card_payments_created_idx ON credit_card_payments (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_payments_customer_id_created_idx ON credit_card_payments (business_id, environment, customer_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_payments_ip_address_created_idx ON credit_card_payments (business_id, environment, ip_address DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_payments_promotion_id_created_idx ON credit_card_payments (business_id, environment, promotion_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_payments_risk_level_created_idx ON credit_card_payments (business_id, environment, risk_level DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_payments_source_created_idx ON credit_card_payments (business_id, environment, source DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_payments_status_created_idx ON credit_card_payments (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_payments_transaction_id_idx ON credit_card_payments (business_id, environment, transaction_id DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_payments_type_created_idx ON credit_card_payments (business_id, environment, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE credit_card_authentications (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    payment_id uuid NOT NULL,
    status text NOT NULL,
    eci text,
    version text NOT NULL,
    reference text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    CONSTRAINT credit_card_authentications_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT credit_card_authentications_eci_check CHECK (eci IN ('00', '01', '02', '05', '06', '07')),
    CONSTRAINT credit_card_authentications_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT credit_card_authentications_status_check CHECK (status IN ('USED', 'VERIFIED', 'FAILED', 'PENDING', 'ENROLLED', 'CARD_ENROLLED', 'CARD_NOT_ENROLLED', 'ENROLLMENT_CHECK_FAILED', 'CYBERSOURCE_ERROR')),
    CONSTRAINT credit_card_authentications_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT credit_card_authentications_business_id_environment_payment_id_ FOREIGN KEY (business_id, environment, payment_id) REFERENCES credit_card_payments(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX credit_card_authentications_created_idx ON credit_card_authentications (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_authentications_payment_id_created_idx ON credit_card_authentications (business_id, environment, payment_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_authentications_status_created_idx ON credit_card_authentications (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE credit_card_authorizations (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    payment_id uuid NOT NULL,
    status text NOT NULL,
    amount bigint NOT NULL,
    captured_amount bigint,
    currency text NOT NULL,
    authorization_code text,
    cvn_result text,
    avs_result text,
    failure_code text,
    captured timestamp(3) with time zone,
    reversed timestamp(3) with time zone,
    CONSTRAINT credit_card_authorizations_avs_result_check CHECK (avs_result IN ('A', 'G', 'N', 'R', 'S', 'U', 'Y', 'Z')),
    CONSTRAINT credit_card_authorizations_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT credit_card_authorizations_cvn_result_check CHECK (cvn_result IN ('M', 'N', 'P', 'S', 'U')),
    CONSTRAINT credit_card_authorizations_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT credit_card_authorizations_failure_code_check CHECK (failure_code IN ('EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'INSUFFICIENT_BALANCE', 'FRAUD_GUARD_BLOCKED')),
    CONSTRAINT credit_card_authorizations_status_check CHECK (status IN ('SUCCEEDED', 'FAILED', 'REVERSED')),
    CONSTRAINT credit_card_authorizations_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT credit_card_authorizations_business_id_environment_payment_id_c FOREIGN KEY (business_id, environment, payment_id) REFERENCES credit_card_payments(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX credit_card_authorizations_created_idx ON credit_card_authorizations (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_authorizations_payment_id_created_idx ON credit_card_authorizations (business_id, environment, payment_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_authorizations_status_created_idx ON credit_card_authorizations (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE credit_card_chargebacks (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    payment_id uuid NOT NULL,
    status text NOT NULL,
    external_id text NOT NULL,
    reason text NOT NULL,
    reference text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    card_number text NOT NULL,
    card_brand text NOT NULL,
    due timestamp(3) with time zone NOT NULL,
    document uuid,
    note text,
    submitted timestamp(3) with time zone,
    closed timestamp(3) with time zone,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    card_number_last_four text GENERATED ALWAYS AS ("right"(card_number, 4)) STORED COLLATE pg_catalog."C",
    lost_amount bigint,
    CONSTRAINT credit_card_chargebacks_card_brand_check CHECK (card_brand IN ('VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN')),
    CONSTRAINT credit_card_chargebacks_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT credit_card_chargebacks_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT credit_card_chargebacks_reason_check CHECK (reason IN ('FRAUD', 'NOT_RECEIVED', 'NOT_AS_DESCRIBED', 'DUPLICATE', 'CREDIT_NOT_PROCESSED', 'SUBSCRIPTION_CANCELLED')),
    CONSTRAINT credit_card_chargebacks_status_check CHECK (status IN ('OPEN', 'REVIEWING', 'SUBMITTED', 'WON', 'LOST', 'REFUNDED', 'CANCELLED', 'UNKNOWN')),
    CONSTRAINT credit_card_chargebacks_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT credit_card_chargebacks_business_id_environment_payment_id_cred FOREIGN KEY (business_id, environment, payment_id) REFERENCES credit_card_payments(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX credit_card_chargebacks_amount_idx ON credit_card_chargebacks (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_chargebacks_card_number_last_four_idx ON credit_card_chargebacks (business_id, environment, card_number_last_four);
--> statement-breakpoint
CREATE INDEX credit_card_chargebacks_created_idx ON credit_card_chargebacks (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_chargebacks_document_idx ON credit_card_chargebacks (business_id, environment, document DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_chargebacks_due_idx ON credit_card_chargebacks (business_id, environment, due DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_chargebacks_payment_id_created_idx ON credit_card_chargebacks (business_id, environment, payment_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_chargebacks_status_created_idx ON credit_card_chargebacks (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE credit_card_refunds (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    payment_id uuid NOT NULL,
    status text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    reason text NOT NULL,
    note text,
    reference text NOT NULL,
    completed timestamp(3) with time zone,
    transaction_id uuid,
    created_by text NOT NULL,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    CONSTRAINT credit_card_refunds_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT credit_card_refunds_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT credit_card_refunds_reason_check CHECK (reason IN ('REQUESTED_BY_CUSTOMER', 'DUPLICATE', 'FRAUDULENT', 'CANCELLATION', 'OTHERS')),
    CONSTRAINT credit_card_refunds_status_check CHECK (status IN ('SUCCEEDED', 'REQUESTED', 'FAILED', 'PENDING', 'CYBERSOURCE_ERROR', 'PROCESSOR_ERROR')),
    CONSTRAINT credit_card_refunds_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT credit_card_refunds_business_id_environment_payment_id_credit_c FOREIGN KEY (business_id, environment, payment_id) REFERENCES credit_card_payments(business_id, environment, id),
    CONSTRAINT credit_card_refunds_business_id_environment_transaction_id_tran FOREIGN KEY (business_id, environment, transaction_id) REFERENCES transactions(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX credit_card_refunds_created_idx ON credit_card_refunds (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_refunds_payment_id_created_idx ON credit_card_refunds (business_id, environment, payment_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_refunds_status_created_idx ON credit_card_refunds (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_refunds_transaction_id_idx ON credit_card_refunds (business_id, environment, transaction_id DESC, id DESC);
--> statement-breakpoint
CREATE TABLE credit_card_settlements (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    payment_id uuid NOT NULL,
    status text NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    tax bigint NOT NULL,
    net_amount bigint NOT NULL,
    currency text NOT NULL,
    mid text NOT NULL,
    bank text NOT NULL,
    expected timestamp(3) with time zone NOT NULL,
    settled timestamp(3) with time zone,
    mid_search text GENERATED ALWAYS AS (lower(mid)) STORED COLLATE pg_catalog."C",
    CONSTRAINT credit_card_settlements_bank_check CHECK (bank IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'BPI', 'BDO')),
    CONSTRAINT credit_card_settlements_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT credit_card_settlements_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT credit_card_settlements_status_check CHECK (status IN ('SETTLED', 'PENDING')),
    CONSTRAINT credit_card_settlements_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT credit_card_settlements_business_id_environment_payment_id_cred FOREIGN KEY (business_id, environment, payment_id) REFERENCES credit_card_payments(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX credit_card_settlements_created_idx ON credit_card_settlements (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_settlements_payment_id_created_idx ON credit_card_settlements (business_id, environment, payment_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_settlements_status_created_idx ON credit_card_settlements (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE credit_card_tokenizations (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    payment_id uuid NOT NULL,
    token_type text NOT NULL,
    token text NOT NULL,
    card_number text NOT NULL,
    card_brand text NOT NULL,
    card_expiry text NOT NULL,
    token_search text GENERATED ALWAYS AS (lower(token)) STORED COLLATE pg_catalog."C",
    CONSTRAINT credit_card_tokenizations_card_brand_check CHECK (card_brand IN ('VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN')),
    CONSTRAINT credit_card_tokenizations_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT credit_card_tokenizations_token_type_check CHECK (token_type IN ('SINGLE_USE', 'MULTI_USE', 'EXTERNAL_TOKEN', 'PAN')),
    CONSTRAINT credit_card_tokenizations_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT credit_card_tokenizations_business_id_environment_payment_id_cr FOREIGN KEY (business_id, environment, payment_id) REFERENCES credit_card_payments(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX credit_card_tokenizations_created_idx ON credit_card_tokenizations (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_tokenizations_payment_id_created_idx ON credit_card_tokenizations (business_id, environment, payment_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX credit_card_tokenizations_token_type_created_idx ON credit_card_tokenizations (business_id, environment, token_type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE fraud_list_entries (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    list text NOT NULL,
    action text NOT NULL,
    value text NOT NULL,
    shown text NOT NULL,
    country text,
    listed text GENERATED ALWAYS AS (
CASE
    WHEN (status = 'ACTIVE') THEN ((list || ' ') || value)
    ELSE NULL::text
END) STORED,
    note text,
    created_by text NOT NULL,
    shown_search text GENERATED ALWAYS AS (lower(shown)) STORED COLLATE pg_catalog."C",
    shown_last_four text GENERATED ALWAYS AS ("right"(shown, 4)) STORED COLLATE pg_catalog."C",
    CONSTRAINT fraud_list_entries_action_check CHECK (action IN ('BLOCK', 'ALLOW')),
    CONSTRAINT fraud_list_entries_country_check CHECK (country IN ('AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN')),
    CONSTRAINT fraud_list_entries_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT fraud_list_entries_list_check CHECK (list IN ('IP', 'COUNTRY', 'CARD_NUMBER', 'BIN')),
    CONSTRAINT fraud_list_entries_status_check CHECK (status IN ('ACTIVE', 'REMOVED')),
    CONSTRAINT fraud_list_entries_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX fraud_list_entries_listed_key ON fraud_list_entries (business_id, environment, listed);
--> statement-breakpoint
CREATE INDEX fraud_list_entries_shown_last_four_idx ON fraud_list_entries (business_id, environment, shown_last_four);
--> statement-breakpoint
CREATE INDEX fraud_list_entries_status_action_created_idx ON fraud_list_entries (business_id, environment, status DESC, action DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX fraud_list_entries_status_created_idx ON fraud_list_entries (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX fraud_list_entries_status_list_action_created_idx ON fraud_list_entries (business_id, environment, status DESC, list DESC, action DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX fraud_list_entries_status_list_created_idx ON fraud_list_entries (business_id, environment, status DESC, list DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX fraud_list_entries_value_idx ON fraud_list_entries (business_id, environment, value DESC, id DESC);
--> statement-breakpoint
CREATE TABLE fraud_rules (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    attribute text NOT NULL,
    comparison text NOT NULL,
    value text NOT NULL,
    action text NOT NULL,
    created_by text NOT NULL,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT fraud_rules_action_check CHECK (action IN ('BLOCK', 'ALLOW')),
    CONSTRAINT fraud_rules_attribute_check CHECK (attribute IN ('AMOUNT', 'RISK_SCORE', 'CARD_COUNTRY', 'IP_COUNTRY', 'PAYMENTS_PER_HOUR', 'CARDS_PER_DAY')),
    CONSTRAINT fraud_rules_comparison_check CHECK (comparison IN ('IS', 'IS_NOT', 'AT_LEAST', 'LESS_THAN')),
    CONSTRAINT fraud_rules_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT fraud_rules_status_check CHECK (status IN ('ACTIVE', 'INACTIVE')),
    CONSTRAINT fraud_rules_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX fraud_rules_action_created_idx ON fraud_rules (business_id, environment, action DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX fraud_rules_created_idx ON fraud_rules (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX fraud_rules_name_key ON fraud_rules (business_id, environment, name);
--> statement-breakpoint
CREATE INDEX fraud_rules_status_created_idx ON fraud_rules (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE fraud_predictions (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    payment_id uuid NOT NULL,
    external_id text NOT NULL,
    risk_level text NOT NULL,
    score integer NOT NULL,
    action text NOT NULL,
    cause text NOT NULL,
    card_number text NOT NULL,
    card_brand text NOT NULL,
    card_country text,
    ip_address text,
    amount bigint NOT NULL,
    currency text NOT NULL,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    card_number_last_four text GENERATED ALWAYS AS ("right"(card_number, 4)) STORED COLLATE pg_catalog."C",
    rule_id uuid,
    list_entry_id uuid,
    ip_country text,
    CONSTRAINT fraud_predictions_action_check CHECK (action IN ('BLOCK', 'ALLOW')),
    CONSTRAINT fraud_predictions_card_brand_check CHECK (card_brand IN ('VISA', 'MASTERCARD', 'AMEX', 'DISCOVER', 'JCB', 'VISA-ELECTRON', 'DANKORT', 'MAESTRO', 'GPN', 'BCA', 'UNKNOWN')),
    CONSTRAINT fraud_predictions_card_country_check CHECK (card_country IN ('AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN')),
    CONSTRAINT fraud_predictions_cause_check CHECK (cause IN ('NOTHING_UNUSUAL', 'MANY_ATTEMPTS', 'COUNTRY_MISMATCH', 'UNUSUAL_AMOUNT', 'BLOCK_LIST', 'ALLOW_LIST', 'RULE')),
    CONSTRAINT fraud_predictions_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT fraud_predictions_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT fraud_predictions_ip_country_check CHECK (ip_country IN ('AE', 'AU', 'BR', 'CA', 'CN', 'DE', 'FR', 'GB', 'HK', 'ID', 'IN', 'JP', 'KR', 'MY', 'NG', 'NL', 'PH', 'RU', 'SA', 'SG', 'TH', 'TW', 'UA', 'US', 'VN')),
    CONSTRAINT fraud_predictions_risk_level_check CHECK (risk_level IN ('NORMAL', 'MEDIUM', 'HIGH')),
    CONSTRAINT fraud_predictions_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT fraud_predictions_business_id_environment_list_entry_id_fraud_l FOREIGN KEY (business_id, environment, list_entry_id) REFERENCES fraud_list_entries(business_id, environment, id),
    CONSTRAINT fraud_predictions_business_id_environment_payment_id_credit_car FOREIGN KEY (business_id, environment, payment_id) REFERENCES credit_card_payments(business_id, environment, id),
    CONSTRAINT fraud_predictions_business_id_environment_rule_id_fraud_rules_b FOREIGN KEY (business_id, environment, rule_id) REFERENCES fraud_rules(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX fraud_predictions_action_created_idx ON fraud_predictions (business_id, environment, action DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX fraud_predictions_amount_idx ON fraud_predictions (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX fraud_predictions_card_number_last_four_idx ON fraud_predictions (business_id, environment, card_number_last_four);
--> statement-breakpoint
CREATE INDEX fraud_predictions_created_idx ON fraud_predictions (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX fraud_predictions_payment_id_created_idx ON fraud_predictions (business_id, environment, payment_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX fraud_predictions_risk_level_created_idx ON fraud_predictions (business_id, environment, risk_level DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX fraud_predictions_rule_id_created_idx ON fraud_predictions (business_id, environment, rule_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE issued_cards (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    card_product_id uuid NOT NULL,
    product_name text NOT NULL,
    type text NOT NULL,
    network text NOT NULL,
    card_number text NOT NULL,
    holder_name text NOT NULL,
    holder_email text,
    expiry text NOT NULL,
    card_limit bigint NOT NULL,
    spent bigint NOT NULL,
    currency text NOT NULL,
    created_by text NOT NULL,
    holder_name_search text GENERATED ALWAYS AS (lower(holder_name)) STORED COLLATE pg_catalog."C",
    card_number_last_four text GENERATED ALWAYS AS ("right"(card_number, 4)) STORED COLLATE pg_catalog."C",
    CONSTRAINT issued_cards_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT issued_cards_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT issued_cards_network_check CHECK (network IN ('VISA', 'MASTERCARD')),
    CONSTRAINT issued_cards_status_check CHECK (status IN ('INACTIVE', 'ACTIVE', 'BLOCKED', 'EXPIRED', 'CLOSED')),
    CONSTRAINT issued_cards_type_check CHECK (type IN ('VIRTUAL', 'PHYSICAL')),
    CONSTRAINT issued_cards_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT issued_cards_business_id_environment_card_product_id_card_produ FOREIGN KEY (business_id, environment, card_product_id) REFERENCES card_products(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX issued_cards_card_number_last_four_idx ON issued_cards (business_id, environment, card_number_last_four);
--> statement-breakpoint
CREATE INDEX issued_cards_card_product_id_created_idx ON issued_cards (business_id, environment, card_product_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX issued_cards_created_idx ON issued_cards (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX issued_cards_status_created_idx ON issued_cards (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX issued_cards_type_created_idx ON issued_cards (business_id, environment, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE issuing_transactions (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    type text NOT NULL,
    issued_card_id uuid NOT NULL,
    card_number text NOT NULL,
    holder_name text NOT NULL,
    merchant_name text NOT NULL,
    merchant_category text NOT NULL,
    merchant_country text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    decline_reason text,
    settled timestamp(3) with time zone,
    reference text NOT NULL,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    merchant_name_search text GENERATED ALWAYS AS (lower(merchant_name)) STORED COLLATE pg_catalog."C",
    holder_name_search text GENERATED ALWAYS AS (lower(holder_name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT issuing_transactions_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT issuing_transactions_decline_reason_check CHECK (decline_reason IN ('EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'INSUFFICIENT_BALANCE', 'LIMIT_EXCEEDED')),
    CONSTRAINT issuing_transactions_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT issuing_transactions_merchant_category_check CHECK (merchant_category IN ('TRAVEL', 'FUEL', 'MEALS', 'SOFTWARE', 'OFFICE', 'ADVERTISING', 'OTHER')),
    CONSTRAINT issuing_transactions_status_check CHECK (status IN ('PENDING', 'SETTLED', 'DECLINED', 'REVERSED')),
    CONSTRAINT issuing_transactions_type_check CHECK (type IN ('PURCHASE', 'WITHDRAWAL', 'REFUND')),
    CONSTRAINT issuing_transactions_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT issuing_transactions_business_id_environment_issued_card_id_iss FOREIGN KEY (business_id, environment, issued_card_id) REFERENCES issued_cards(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX issuing_transactions_amount_idx ON issuing_transactions (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX issuing_transactions_created_idx ON issuing_transactions (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX issuing_transactions_issued_card_id_created_idx ON issuing_transactions (business_id, environment, issued_card_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX issuing_transactions_status_created_idx ON issuing_transactions (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX issuing_transactions_type_created_idx ON issuing_transactions (business_id, environment, type DESC, created DESC, id DESC);
