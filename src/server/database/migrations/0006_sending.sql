-- Disbursements and payouts.
CREATE TABLE approvals (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    record text NOT NULL,
    record_id uuid NOT NULL,
    user_id uuid NOT NULL,
    approved_by text NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    CONSTRAINT approvals_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT approvals_business_id_environment_record_record_id_user_id_pk PRIMARY KEY (business_id, environment, record, record_id, user_id)
);
--> statement-breakpoint
CREATE TABLE batch_disbursements (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    reference text NOT NULL,
    file_name text,
    description text,
    total_count integer NOT NULL,
    sent_count integer NOT NULL,
    failed_count integer NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    created_by text NOT NULL,
    approved_by text,
    approved timestamp(3) with time zone,
    completed timestamp(3) with time zone,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    file_name_search text GENERATED ALWAYS AS (lower(file_name)) STORED COLLATE pg_catalog."C",
    approvals_needed integer,
    approvals_given integer,
    approval_progress text GENERATED ALWAYS AS (((approvals_given || ' / ') || approvals_needed)) STORED,
    file uuid,
    failure_code text,
    failure_details text,
    checked_count integer,
    invalid_count integer,
    checked_progress text GENERATED ALWAYS AS (((checked_count || ' / ') || total_count)) STORED,
    prepared_by text,
    CONSTRAINT batch_disbursements_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT batch_disbursements_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT batch_disbursements_failure_code_check CHECK (failure_code IN ('EMPTY', 'ENCODING', 'UNCLOSED_QUOTE', 'COLUMN_MISSING', 'COLUMN_UNKNOWN', 'COLUMN_REPEATED', 'TOO_MANY_ROWS', 'ACCESS_LOST', 'NOT_READ')),
    CONSTRAINT batch_disbursements_status_check CHECK (status IN ('VALIDATING', 'DRAFT', 'NEEDS_APPROVAL', 'PROCESSING', 'COMPLETED', 'REJECTED', 'FAILED', 'DISCARDED')),
    CONSTRAINT batch_disbursements_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX batch_disbursements_amount_idx ON batch_disbursements (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX batch_disbursements_created_idx ON batch_disbursements (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX batch_disbursements_file_idx ON batch_disbursements (business_id, environment, file DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX batch_disbursements_reference_key ON batch_disbursements (business_id, environment, reference);
--> statement-breakpoint
CREATE INDEX batch_disbursements_status_created_idx ON batch_disbursements (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE batch_remittances (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    reference text NOT NULL,
    file_name text,
    description text,
    total_count integer NOT NULL,
    sent_count integer NOT NULL,
    failed_count integer NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    created_by text NOT NULL,
    approved_by text,
    approved timestamp(3) with time zone,
    completed timestamp(3) with time zone,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    approvals_needed integer,
    approvals_given integer,
    approval_progress text GENERATED ALWAYS AS (((approvals_given || ' / ') || approvals_needed)) STORED,
    CONSTRAINT batch_remittances_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT batch_remittances_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT batch_remittances_status_check CHECK (status IN ('NEEDS_APPROVAL', 'PROCESSING', 'COMPLETED', 'REJECTED')),
    CONSTRAINT batch_remittances_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX batch_remittances_amount_idx ON batch_remittances (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX batch_remittances_created_idx ON batch_remittances (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX batch_remittances_reference_key ON batch_remittances (business_id, environment, reference);
--> statement-breakpoint
CREATE INDEX batch_remittances_status_created_idx ON batch_remittances (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE batch_rows (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    batch_disbursement_id uuid NOT NULL,
    row_number integer NOT NULL,
    problems jsonb NOT NULL,
    bank text,
    account_number text,
    account_name text,
    amount bigint,
    amount_text text,
    currency text NOT NULL,
    description text,
    recipient_email text,
    external_id text,
    CONSTRAINT batch_rows_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT batch_rows_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT batch_rows_status_check CHECK (status IN ('INVALID', 'VALID')),
    CONSTRAINT batch_rows_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT batch_rows_business_id_environment_batch_disbursement_id_batch_ FOREIGN KEY (business_id, environment, batch_disbursement_id) REFERENCES batch_disbursements(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX batch_rows_batch_disbursement_id_status_idx ON batch_rows (business_id, environment, batch_disbursement_id DESC, status DESC, id DESC);
--> statement-breakpoint
CREATE INDEX batch_rows_created_idx ON batch_rows (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX batch_rows_status_idx ON batch_rows (business_id, environment, status DESC, id DESC);
--> statement-breakpoint
CREATE TABLE disbursements (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    external_id text NOT NULL,
    bank text NOT NULL,
    account_number text NOT NULL,
    account_name text NOT NULL,
    recipient_email text,
    description text,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    tax bigint NOT NULL,
    currency text NOT NULL,
    batch_disbursement_id uuid,
    transaction_id uuid,
    failure_code text,
    created_by text NOT NULL,
    approved_by text,
    completed timestamp(3) with time zone,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    account_number_search text GENERATED ALWAYS AS (lower(account_number)) STORED COLLATE pg_catalog."C",
    account_number_last_four text GENERATED ALWAYS AS ("right"(account_number, 4)) STORED COLLATE pg_catalog."C",
    account_name_search text GENERATED ALWAYS AS (lower(account_name)) STORED COLLATE pg_catalog."C",
    approvals_needed integer,
    approvals_given integer,
    approval_progress text GENERATED ALWAYS AS (((approvals_given || ' / ') || approvals_needed)) STORED,
    CONSTRAINT disbursements_bank_check CHECK (bank IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY')),
    CONSTRAINT disbursements_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT disbursements_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT disbursements_failure_code_check CHECK (failure_code IN ('INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'DAILY_LIMIT')),
    CONSTRAINT disbursements_status_check CHECK (status IN ('NEEDS_APPROVAL', 'PENDING', 'COMPLETED', 'FAILED', 'REVERSED', 'CANCELLED')),
    CONSTRAINT disbursements_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT disbursements_business_id_environment_batch_disbursement_id_bat FOREIGN KEY (business_id, environment, batch_disbursement_id) REFERENCES batch_disbursements(business_id, environment, id),
    CONSTRAINT disbursements_business_id_environment_transaction_id_transactio FOREIGN KEY (business_id, environment, transaction_id) REFERENCES transactions(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX disbursements_account_number_last_four_idx ON disbursements (business_id, environment, account_number_last_four);
--> statement-breakpoint
CREATE INDEX disbursements_amount_idx ON disbursements (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX disbursements_bank_created_idx ON disbursements (business_id, environment, bank DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX disbursements_batch_disbursement_id_created_idx ON disbursements (business_id, environment, batch_disbursement_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX disbursements_created_idx ON disbursements (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX disbursements_external_id_key ON disbursements (business_id, environment, external_id);
--> statement-breakpoint
CREATE INDEX disbursements_status_created_idx ON disbursements (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX disbursements_transaction_id_idx ON disbursements (business_id, environment, transaction_id DESC, id DESC);
--> statement-breakpoint
CREATE TABLE payout_links (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    reference text NOT NULL,
    description text,
    total_count integer NOT NULL,
    claimed_count integer NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    expires timestamp(3) with time zone NOT NULL,
    created_by text NOT NULL,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    approvals_needed integer,
    approvals_given integer,
    approval_progress text GENERATED ALWAYS AS (((approvals_given || ' / ') || approvals_needed)) STORED,
    approved_by text,
    CONSTRAINT payout_links_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT payout_links_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT payout_links_status_check CHECK (status IN ('NEEDS_APPROVAL', 'ACTIVE', 'COMPLETED', 'EXPIRED', 'CANCELLED')),
    CONSTRAINT payout_links_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX payout_links_amount_idx ON payout_links (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payout_links_created_idx ON payout_links (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX payout_links_reference_key ON payout_links (business_id, environment, reference);
--> statement-breakpoint
CREATE INDEX payout_links_status_created_idx ON payout_links (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payout_links_status_expires_idx ON payout_links (business_id, environment, status DESC, expires DESC, id DESC);
--> statement-breakpoint
CREATE TABLE payouts (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    external_id text NOT NULL,
    recipient_email text NOT NULL,
    recipient_name text,
    description text,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    tax bigint NOT NULL,
    currency text NOT NULL,
    link text NOT NULL,
    expires timestamp(3) with time zone NOT NULL,
    bank text,
    account_number text,
    account_name text,
    claimed timestamp(3) with time zone,
    completed timestamp(3) with time zone,
    payout_link_id uuid,
    transaction_id uuid,
    failure_code text,
    created_by text NOT NULL,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    recipient_email_search text GENERATED ALWAYS AS (lower(recipient_email)) STORED COLLATE pg_catalog."C",
    recipient_name_search text GENERATED ALWAYS AS (lower(recipient_name)) STORED COLLATE pg_catalog."C",
    link_sent timestamp(3) with time zone,
    link_mails integer,
    rejected_reason text,
    approvals_needed integer,
    approvals_given integer,
    approval_progress text GENERATED ALWAYS AS (((approvals_given || ' / ') || approvals_needed)) STORED,
    approved_by text,
    CONSTRAINT payouts_bank_check CHECK (bank IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY')),
    CONSTRAINT payouts_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT payouts_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT payouts_failure_code_check CHECK (failure_code IN ('INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'DAILY_LIMIT')),
    CONSTRAINT payouts_rejected_reason_check CHECK (rejected_reason IN ('NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED')),
    CONSTRAINT payouts_status_check CHECK (status IN ('NEEDS_APPROVAL', 'PENDING', 'VERIFYING', 'CLAIMED', 'COMPLETED', 'FAILED', 'EXPIRED', 'VOIDED')),
    CONSTRAINT payouts_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT payouts_business_id_environment_payout_link_id_payout_links_bus FOREIGN KEY (business_id, environment, payout_link_id) REFERENCES payout_links(business_id, environment, id),
    CONSTRAINT payouts_business_id_environment_transaction_id_transactions_bus FOREIGN KEY (business_id, environment, transaction_id) REFERENCES transactions(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX payouts_amount_idx ON payouts (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payouts_created_idx ON payouts (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payouts_expires_idx ON payouts (business_id, environment, expires DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX payouts_external_id_key ON payouts (business_id, environment, external_id);
--> statement-breakpoint
CREATE INDEX payouts_payout_link_id_created_idx ON payouts (business_id, environment, payout_link_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payouts_status_created_idx ON payouts (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payouts_status_expires_idx ON payouts (business_id, environment, status DESC, expires DESC, id DESC);
--> statement-breakpoint
CREATE INDEX payouts_transaction_id_idx ON payouts (business_id, environment, transaction_id DESC, id DESC);
--> statement-breakpoint
CREATE TABLE remittance_payouts (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    external_id text NOT NULL,
    sender_name text NOT NULL,
    sender_country text NOT NULL,
    recipient_name text NOT NULL,
    country text NOT NULL,
    bank text NOT NULL,
    account_number text NOT NULL,
    relationship text NOT NULL,
    purpose text NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    tax bigint NOT NULL,
    currency text NOT NULL,
    batch_remittance_id uuid,
    transaction_id uuid,
    failure_code text,
    created_by text NOT NULL,
    approved_by text,
    completed timestamp(3) with time zone,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    recipient_name_search text GENERATED ALWAYS AS (lower(recipient_name)) STORED COLLATE pg_catalog."C",
    sender_name_search text GENERATED ALWAYS AS (lower(sender_name)) STORED COLLATE pg_catalog."C",
    account_number_last_four text GENERATED ALWAYS AS ("right"(account_number, 4)) STORED COLLATE pg_catalog."C",
    approvals_needed integer,
    approvals_given integer,
    approval_progress text GENERATED ALWAYS AS (((approvals_given || ' / ') || approvals_needed)) STORED,
    CONSTRAINT remittance_payouts_bank_check CHECK (bank IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'GCASH', 'MAYA', 'GRABPAY')),
    CONSTRAINT remittance_payouts_country_check CHECK (country IN ('ID', 'PH')),
    CONSTRAINT remittance_payouts_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT remittance_payouts_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT remittance_payouts_failure_code_check CHECK (failure_code IN ('INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE', 'DAILY_LIMIT')),
    CONSTRAINT remittance_payouts_purpose_check CHECK (purpose IN ('FAMILY_SUPPORT', 'EDUCATION', 'SALARY', 'SAVINGS', 'TRADE')),
    CONSTRAINT remittance_payouts_relationship_check CHECK (relationship IN ('FAMILY', 'FRIEND', 'EMPLOYEE', 'SUPPLIER', 'SELF')),
    CONSTRAINT remittance_payouts_status_check CHECK (status IN ('NEEDS_APPROVAL', 'PENDING', 'COMPLETED', 'FAILED', 'REVERSED', 'CANCELLED')),
    CONSTRAINT remittance_payouts_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT remittance_payouts_business_id_environment_batch_remittance_id_ FOREIGN KEY (business_id, environment, batch_remittance_id) REFERENCES batch_remittances(business_id, environment, id),
    CONSTRAINT remittance_payouts_business_id_environment_transaction_id_trans FOREIGN KEY (business_id, environment, transaction_id) REFERENCES transactions(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX remittance_payouts_account_number_last_four_idx ON remittance_payouts (business_id, environment, account_number_last_four);
--> statement-breakpoint
CREATE INDEX remittance_payouts_amount_idx ON remittance_payouts (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX remittance_payouts_batch_remittance_id_created_idx ON remittance_payouts (business_id, environment, batch_remittance_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX remittance_payouts_country_created_idx ON remittance_payouts (business_id, environment, country DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX remittance_payouts_created_idx ON remittance_payouts (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX remittance_payouts_external_id_key ON remittance_payouts (business_id, environment, external_id);
--> statement-breakpoint
CREATE INDEX remittance_payouts_purpose_created_idx ON remittance_payouts (business_id, environment, purpose DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX remittance_payouts_status_created_idx ON remittance_payouts (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX remittance_payouts_transaction_id_idx ON remittance_payouts (business_id, environment, transaction_id DESC, id DESC);
--> statement-breakpoint
CREATE TABLE sending_settings (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    needs_approval boolean NOT NULL,
    limit_amount bigint,
    currency text NOT NULL,
    notify_recipient boolean NOT NULL,
    notify_email text NOT NULL,
    self_approval boolean NOT NULL,
    approval_from bigint,
    second_approval_from bigint,
    CONSTRAINT sending_settings_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT sending_settings_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT sending_settings_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX sending_settings_created_idx ON sending_settings (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX sending_settings_singleton ON sending_settings (business_id, environment);
