-- Balances, the ledger, settlements and withdrawals.
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
    WHEN (status <> 'DELETED') THEN ((bank || ' ') || account_number)
    ELSE NULL::text
END) STORED,
    short_name text GENERATED ALWAYS AS (((replace(bank, '_', ' ') || ' •••• ') || "right"(account_number, 4))) STORED NOT NULL,
    account_name_search text GENERATED ALWAYS AS (lower(account_name)) STORED COLLATE pg_catalog."C",
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
CREATE TABLE settlements (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    reference text NOT NULL,
    day date NOT NULL,
    channel_category text NOT NULL,
    channel text NOT NULL,
    payments_count integer NOT NULL,
    settled_count integer NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    tax bigint NOT NULL,
    net_amount bigint NOT NULL,
    currency text NOT NULL,
    settled timestamp(3) with time zone,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    CONSTRAINT settlements_channel_category_check CHECK (channel_category IN ('VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER')),
    CONSTRAINT settlements_channel_check CHECK (channel IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'GCASH', 'MAYA', 'GRABPAY', 'QRIS', 'ALFAMART', 'INDOMARET', '7ELEVEN', 'CEBUANA', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'KREDIVO', 'SECURITY_BANK')),
    CONSTRAINT settlements_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT settlements_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT settlements_status_check CHECK (status IN ('PENDING', 'SETTLED')),
    CONSTRAINT settlements_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX settlements_channel_category_day_idx ON settlements (business_id, environment, channel_category DESC, day DESC, id DESC);
--> statement-breakpoint
CREATE INDEX settlements_channel_day_idx ON settlements (business_id, environment, channel DESC, day DESC, id DESC);
--> statement-breakpoint
CREATE INDEX settlements_created_idx ON settlements (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX settlements_day_idx ON settlements (business_id, environment, day DESC, id DESC);
--> statement-breakpoint
CREATE INDEX settlements_status_day_idx ON settlements (business_id, environment, status DESC, day DESC, id DESC);
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
    WHEN (status = 'PENDING') THEN 'PENDING'
    WHEN ((status = 'COMPLETED') AND (settlement_status = 'PENDING')) THEN 'IN_TRANSIT'
    ELSE 'FINAL'
END) STORED NOT NULL,
    progress text GENERATED ALWAYS AS (
CASE
    WHEN ((status = 'PENDING') OR ((status = 'COMPLETED') AND (settlement_status = 'PENDING'))) THEN 'UNDERWAY'
    ELSE 'FINAL'
END) STORED NOT NULL,
    customer_name_search text GENERATED ALWAYS AS (lower(customer_name)) STORED COLLATE pg_catalog."C",
    paid_for text,
    settlement_id uuid,
    CONSTRAINT transactions_channel_category_check CHECK (channel_category IN ('VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER')),
    CONSTRAINT transactions_channel_check CHECK (channel IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'GCASH', 'MAYA', 'GRABPAY', 'QRIS', 'ALFAMART', 'INDOMARET', '7ELEVEN', 'CEBUANA', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'KREDIVO', 'SECURITY_BANK')),
    CONSTRAINT transactions_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT transactions_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT transactions_failure_code_check CHECK (failure_code IN ('EXPIRED_CARD', 'STOLEN_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'INSUFFICIENT_BALANCE', 'EXPIRED_PAYMENT', 'CHANNEL_UNAVAILABLE', 'INVALID_ACCOUNT')),
    CONSTRAINT transactions_progress_check CHECK (progress IN ('UNDERWAY', 'FINAL')),
    CONSTRAINT transactions_settlement_status_check CHECK (settlement_status IN ('PENDING', 'SETTLED', 'NOT_APPLICABLE')),
    CONSTRAINT transactions_stage_check CHECK (stage IN ('PENDING', 'IN_TRANSIT', 'FINAL')),
    CONSTRAINT transactions_status_check CHECK (status IN ('PENDING', 'COMPLETED', 'FAILED', 'REVERSED')),
    CONSTRAINT transactions_type_check CHECK (type IN ('PAYMENT', 'DISBURSEMENT', 'REFUND', 'WITHDRAWAL', 'TOP_UP')),
    CONSTRAINT transactions_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT transactions_business_id_environment_customer_id_customers_busi FOREIGN KEY (business_id, environment, customer_id) REFERENCES customers(business_id, environment, id),
    CONSTRAINT transactions_business_id_environment_settlement_id_settlements_ FOREIGN KEY (business_id, environment, settlement_id) REFERENCES settlements(business_id, environment, id)
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
CREATE INDEX transactions_paid_for_created_idx ON transactions (business_id, environment, paid_for DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_progress_created_idx ON transactions (business_id, environment, progress DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_progress_stage_created_idx ON transactions (business_id, environment, progress DESC, stage DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_settlement_id_created_idx ON transactions (business_id, environment, settlement_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_status_created_idx ON transactions (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX transactions_type_created_idx ON transactions (business_id, environment, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE daily_closes (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    reference text NOT NULL,
    day date NOT NULL,
    channel_category text NOT NULL,
    channel text NOT NULL,
    payments_count integer NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    tax bigint NOT NULL,
    net_amount bigint NOT NULL,
    ledger_amount bigint NOT NULL,
    wrong_count integer NOT NULL,
    wrong_transaction_id uuid,
    result text GENERATED ALWAYS AS (
CASE
    WHEN (wrong_count = 0) THEN 'BALANCED'
    ELSE 'DIFFERENT'
END) STORED NOT NULL,
    currency text NOT NULL,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    CONSTRAINT daily_closes_channel_category_check CHECK (channel_category IN ('VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT', 'PAYLATER', 'BANK_TRANSFER')),
    CONSTRAINT daily_closes_channel_check CHECK (channel IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'OVO', 'DANA', 'SHOPEEPAY', 'LINKAJA', 'GCASH', 'MAYA', 'GRABPAY', 'QRIS', 'ALFAMART', 'INDOMARET', '7ELEVEN', 'CEBUANA', 'VISA', 'MASTERCARD', 'JCB', 'AMEX', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK', 'KREDIVO', 'SECURITY_BANK')),
    CONSTRAINT daily_closes_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT daily_closes_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT daily_closes_result_check CHECK (result IN ('BALANCED', 'DIFFERENT')),
    CONSTRAINT daily_closes_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT daily_closes_business_id_environment_wrong_transaction_id_trans FOREIGN KEY (business_id, environment, wrong_transaction_id) REFERENCES transactions(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX daily_closes_channel_category_day_idx ON daily_closes (business_id, environment, channel_category DESC, day DESC, id DESC);
--> statement-breakpoint
CREATE INDEX daily_closes_channel_day_idx ON daily_closes (business_id, environment, channel DESC, day DESC, id DESC);
--> statement-breakpoint
CREATE INDEX daily_closes_created_idx ON daily_closes (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX daily_closes_day_idx ON daily_closes (business_id, environment, day DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX daily_closes_reference_key ON daily_closes (business_id, environment, reference);
--> statement-breakpoint
CREATE INDEX daily_closes_result_day_idx ON daily_closes (business_id, environment, result DESC, day DESC, id DESC);
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
--> statement-breakpoint
CREATE TABLE top_up_accounts (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    bank text NOT NULL,
    account_number text NOT NULL,
    account_name text NOT NULL,
    currency text NOT NULL,
    CONSTRAINT top_up_accounts_bank_check CHECK (bank IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK')),
    CONSTRAINT top_up_accounts_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT top_up_accounts_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT top_up_accounts_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX top_up_accounts_bank_key ON top_up_accounts (business_id, environment, bank);
--> statement-breakpoint
CREATE INDEX top_up_accounts_created_idx ON top_up_accounts (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE withdrawal_schedules (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    frequency text NOT NULL,
    weekday text,
    month_day integer,
    time_of_day text NOT NULL,
    time_zone text NOT NULL,
    bank_account_id uuid,
    keep_amount bigint,
    currency text NOT NULL,
    next_run timestamp(3) with time zone,
    last_run timestamp(3) with time zone,
    last_result text,
    created_by text NOT NULL,
    user_id text NOT NULL,
    CONSTRAINT withdrawal_schedules_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT withdrawal_schedules_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT withdrawal_schedules_frequency_check CHECK (frequency IN ('DAILY', 'WEEKLY', 'MONTHLY')),
    CONSTRAINT withdrawal_schedules_last_result_check CHECK (last_result IN ('WITHDRAWN', 'NEEDS_APPROVAL', 'STILL_WAITING', 'BELOW_MINIMUM', 'NO_ACCOUNT', 'NO_PERMISSION', 'FAILED')),
    CONSTRAINT withdrawal_schedules_status_check CHECK (status IN ('ACTIVE', 'PAUSED', 'DELETED')),
    CONSTRAINT withdrawal_schedules_weekday_check CHECK (weekday IN ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
    CONSTRAINT withdrawal_schedules_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT withdrawal_schedules_business_id_environment_bank_account_id_ba FOREIGN KEY (business_id, environment, bank_account_id) REFERENCES bank_accounts(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX withdrawal_schedules_bank_account_id_created_idx ON withdrawal_schedules (business_id, environment, bank_account_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX withdrawal_schedules_created_idx ON withdrawal_schedules (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX withdrawal_schedules_frequency_created_idx ON withdrawal_schedules (business_id, environment, frequency DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX withdrawal_schedules_status_created_idx ON withdrawal_schedules (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE withdrawals (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    external_id text NOT NULL,
    bank_account_id uuid NOT NULL,
    bank text NOT NULL,
    account_number text NOT NULL,
    account_name text NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    tax bigint NOT NULL,
    currency text NOT NULL,
    transaction_id uuid,
    failure_code text,
    created_by text NOT NULL,
    completed timestamp(3) with time zone,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    account_number_last_four text GENERATED ALWAYS AS ("right"(account_number, 4)) STORED COLLATE pg_catalog."C",
    approvals_needed integer,
    approvals_given integer,
    approval_progress text GENERATED ALWAYS AS (((approvals_given || ' / ') || approvals_needed)) STORED,
    approved_by text,
    schedule_id uuid,
    CONSTRAINT withdrawals_bank_check CHECK (bank IN ('BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB')),
    CONSTRAINT withdrawals_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT withdrawals_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT withdrawals_failure_code_check CHECK (failure_code IN ('INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE')),
    CONSTRAINT withdrawals_status_check CHECK (status IN ('NEEDS_APPROVAL', 'PENDING', 'COMPLETED', 'FAILED', 'CANCELLED')),
    CONSTRAINT withdrawals_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT withdrawals_business_id_environment_bank_account_id_bank_accoun FOREIGN KEY (business_id, environment, bank_account_id) REFERENCES bank_accounts(business_id, environment, id),
    CONSTRAINT withdrawals_business_id_environment_schedule_id_withdrawal_sche FOREIGN KEY (business_id, environment, schedule_id) REFERENCES withdrawal_schedules(business_id, environment, id),
    CONSTRAINT withdrawals_business_id_environment_transaction_id_transactions FOREIGN KEY (business_id, environment, transaction_id) REFERENCES transactions(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX withdrawals_account_number_last_four_idx ON withdrawals (business_id, environment, account_number_last_four);
--> statement-breakpoint
CREATE INDEX withdrawals_amount_idx ON withdrawals (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX withdrawals_bank_account_id_created_idx ON withdrawals (business_id, environment, bank_account_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX withdrawals_created_idx ON withdrawals (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX withdrawals_external_id_key ON withdrawals (business_id, environment, external_id);
--> statement-breakpoint
CREATE INDEX withdrawals_schedule_id_created_idx ON withdrawals (business_id, environment, schedule_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX withdrawals_status_created_idx ON withdrawals (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX withdrawals_transaction_id_idx ON withdrawals (business_id, environment, transaction_id DESC, id DESC);
