-- Balances and the ledger.
CREATE TABLE bank_accounts (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    bank text NOT NULL,
    account_number text NOT NULL,
    account_name text NOT NULL,
    is_primary boolean NOT NULL,
    rejected_reason text,
    verified timestamp(3) with time zone,
    currency text NOT NULL,
    created_by text NOT NULL,
    account_number_last_four text GENERATED ALWAYS AS ("right"(account_number, 4)) STORED COLLATE pg_catalog."C",
    held text GENERATED ALWAYS AS (
CASE
    WHEN (status <> 'DELETED'::text) THEN ((bank || ' '::text) || account_number)
    ELSE NULL::text
END) STORED,
    CONSTRAINT bank_accounts_bank_check CHECK (bank IN ('BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB')),
    CONSTRAINT bank_accounts_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT bank_accounts_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT bank_accounts_rejected_reason_check CHECK (rejected_reason IN ('NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED')),
    CONSTRAINT bank_accounts_status_check CHECK (status IN ('PENDING', 'VERIFIED', 'REJECTED', 'DELETED')),
    CONSTRAINT bank_accounts_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX bank_accounts_account_number_last_four_idx ON bank_accounts (business_id, environment, account_number_last_four);
--> statement-breakpoint
CREATE INDEX bank_accounts_created_idx ON bank_accounts (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX bank_accounts_held_key ON bank_accounts (business_id, environment, held);
--> statement-breakpoint
CREATE UNIQUE INDEX bank_accounts_is_primary_only ON bank_accounts (business_id, environment) WHERE is_primary;
--> statement-breakpoint
CREATE INDEX bank_accounts_status_created_idx ON bank_accounts (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE ledger_accounts (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    account text NOT NULL,
    currency text NOT NULL,
    balance bigint NOT NULL,
    last_posted timestamp(3) with time zone NOT NULL,
    CONSTRAINT ledger_accounts_account_check CHECK (account IN ('BALANCE', 'PENDING', 'CLEARING', 'FEES', 'TAXES')),
    CONSTRAINT ledger_accounts_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT ledger_accounts_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT ledger_accounts_business_id_environment_account_currency_pk PRIMARY KEY (business_id, environment, account, currency)
);
--> statement-breakpoint
CREATE TABLE transactions (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    channel_category text NOT NULL,
    channel text NOT NULL,
    external_id text NOT NULL,
    reference text NOT NULL,
    customer_id uuid,
    customer_name text,
    description text,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    tax bigint NOT NULL,
    net_amount bigint NOT NULL,
    currency text NOT NULL,
    settlement_status text NOT NULL,
    settled timestamp(3) with time zone,
    failure_code text,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    stage text GENERATED ALWAYS AS (
CASE
    WHEN (status = 'PENDING'::text) THEN 'PENDING'::text
    WHEN ((status = 'COMPLETED'::text) AND (settlement_status = 'PENDING'::text)) THEN 'IN_TRANSIT'::text
    ELSE 'FINAL'::text
END) STORED NOT NULL,
    progress text GENERATED ALWAYS AS (
CASE
    WHEN ((status = 'PENDING'::text) OR ((status = 'COMPLETED'::text) AND (settlement_status = 'PENDING'::text))) THEN 'UNDERWAY'::text
    ELSE 'FINAL'::text
END) STORED NOT NULL,
    customer_name_search text GENERATED ALWAYS AS (lower(customer_name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT transactions_channel_category_check CHECK (channel_category IN ('VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER')),
    CONSTRAINT transactions_channel_check CHECK (channel IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'GCASH', 'MAYA', 'GRABPAY', 'QRIS', 'ALFAMART', 'INDOMARET', '7ELEVEN', 'CEBUANA', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'KREDIVO')),
    CONSTRAINT transactions_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT transactions_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT transactions_failure_code_check CHECK (failure_code IN ('EXPIRED_CARD', 'STOLEN_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'INSUFFICIENT_BALANCE', 'EXPIRED_PAYMENT', 'CHANNEL_UNAVAILABLE', 'INVALID_ACCOUNT')),
    CONSTRAINT transactions_progress_check CHECK (progress IN ('UNDERWAY', 'FINAL')),
    CONSTRAINT transactions_settlement_status_check CHECK (settlement_status IN ('PENDING', 'SETTLED', 'NOT_APPLICABLE')),
    CONSTRAINT transactions_stage_check CHECK (stage IN ('PENDING', 'IN_TRANSIT', 'FINAL')),
    CONSTRAINT transactions_status_check CHECK (status IN ('PENDING', 'COMPLETED', 'FAILED', 'REVERSED')),
    CONSTRAINT transactions_type_check CHECK (type IN ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL')),
    CONSTRAINT transactions_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX transactions_amount_idx ON transactions (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_channel_category_channel_created_idx ON transactions (business_id, environment, channel_category DESC, channel DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_channel_category_created_idx ON transactions (business_id, environment, channel_category DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_channel_category_status_created_idx ON transactions (business_id, environment, channel_category DESC, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_channel_created_idx ON transactions (business_id, environment, channel DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_created_idx ON transactions (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_customer_id_created_idx ON transactions (business_id, environment, customer_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_progress_created_idx ON transactions (business_id, environment, progress DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_progress_stage_created_idx ON transactions (business_id, environment, progress DESC, stage DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_status_created_idx ON transactions (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_type_created_idx ON transactions (business_id, environment, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE ledger_entries (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    account text NOT NULL,
    type text NOT NULL,
    amount bigint NOT NULL,
    balance_after bigint NOT NULL,
    currency text NOT NULL,
    reference text NOT NULL,
    description text,
    transaction_id uuid,
    journal_id uuid NOT NULL,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    CONSTRAINT ledger_entries_account_check CHECK (account IN ('BALANCE', 'PENDING', 'CLEARING', 'FEES', 'TAXES')),
    CONSTRAINT ledger_entries_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT ledger_entries_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT ledger_entries_type_check CHECK (type IN ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'SETTLEMENT', 'TOP_UP', 'CHARGEBACK')),
    CONSTRAINT ledger_entries_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT ledger_entries_business_id_environment_transaction_id_transacti FOREIGN KEY (business_id, environment, transaction_id) REFERENCES transactions(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX ledger_entries_account_amount_idx ON ledger_entries (business_id, environment, account DESC, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX ledger_entries_account_created_idx ON ledger_entries (business_id, environment, account DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX ledger_entries_account_type_created_idx ON ledger_entries (business_id, environment, account DESC, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX ledger_entries_transaction_id_created_idx ON ledger_entries (business_id, environment, transaction_id DESC, created DESC, id DESC);
