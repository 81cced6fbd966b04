-- Billing, escrow, capital, investors, platform fees and reviews.
CREATE TABLE billing_statements (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    number text NOT NULL,
    period text NOT NULL,
    amount bigint NOT NULL,
    tax bigint NOT NULL,
    total bigint NOT NULL,
    currency text NOT NULL,
    due_date timestamp(3) with time zone NOT NULL,
    due_date_term text NOT NULL,
    paid timestamp(3) with time zone,
    number_search text GENERATED ALWAYS AS (lower(number)) STORED COLLATE pg_catalog."C",
    CONSTRAINT billing_statements_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT billing_statements_due_date_term_check CHECK (due_date_term IN ('NET_7', 'NET_14', 'NET_30')),
    CONSTRAINT billing_statements_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT billing_statements_status_check CHECK (status IN ('UNPAID', 'PAID', 'VOID')),
    CONSTRAINT billing_statements_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX billing_statements_created_idx ON billing_statements (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX billing_statements_number_key ON billing_statements (business_id, environment, number);
--> statement-breakpoint
CREATE INDEX billing_statements_status_created_idx ON billing_statements (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE billing_charges (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    statement_id uuid NOT NULL,
    type text NOT NULL,
    count integer NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    CONSTRAINT billing_charges_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT billing_charges_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT billing_charges_type_check CHECK (type IN ('invoice', 'virtual_account', 'credit_card', 'disbursement', 'batch_disbursement', 'remittance', 'transactions', 'escrow')),
    CONSTRAINT billing_charges_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT billing_charges_business_id_environment_statement_id_billing_st FOREIGN KEY (business_id, environment, statement_id) REFERENCES billing_statements(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX billing_charges_created_idx ON billing_charges (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX billing_charges_statement_id_created_idx ON billing_charges (business_id, environment, statement_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE capital_loans (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    reference text NOT NULL,
    amount bigint NOT NULL,
    fee bigint NOT NULL,
    outstanding bigint NOT NULL,
    currency text NOT NULL,
    term_days integer NOT NULL,
    share_percent integer NOT NULL,
    requested timestamp(3) with time zone,
    requested_by text,
    disbursed timestamp(3) with time zone,
    due_date date,
    expires timestamp(3) with time zone,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    CONSTRAINT capital_loans_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT capital_loans_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT capital_loans_status_check CHECK (status IN ('OFFERED', 'REQUESTED', 'APPROVED', 'ACTIVE', 'OVERDUE', 'PAID', 'REJECTED', 'EXPIRED')),
    CONSTRAINT capital_loans_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX capital_loans_amount_idx ON capital_loans (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX capital_loans_created_idx ON capital_loans (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX capital_loans_due_date_idx ON capital_loans (business_id, environment, due_date DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX capital_loans_reference_key ON capital_loans (business_id, environment, reference);
--> statement-breakpoint
CREATE INDEX capital_loans_status_created_idx ON capital_loans (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX capital_loans_status_due_date_idx ON capital_loans (business_id, environment, status DESC, due_date DESC, id DESC);
--> statement-breakpoint
CREATE INDEX capital_loans_status_expires_idx ON capital_loans (business_id, environment, status DESC, expires DESC, id DESC);
--> statement-breakpoint
CREATE TABLE capital_repayments (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    capital_loan_id uuid NOT NULL,
    method text NOT NULL,
    amount bigint NOT NULL,
    outstanding_after bigint NOT NULL,
    currency text NOT NULL,
    CONSTRAINT capital_repayments_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT capital_repayments_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT capital_repayments_method_check CHECK (method IN ('DAILY_SHARE', 'MANUAL')),
    CONSTRAINT capital_repayments_status_check CHECK (status IN ('PENDING', 'COMPLETED', 'FAILED')),
    CONSTRAINT capital_repayments_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT capital_repayments_business_id_environment_capital_loan_id_capi FOREIGN KEY (business_id, environment, capital_loan_id) REFERENCES capital_loans(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX capital_repayments_amount_idx ON capital_repayments (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX capital_repayments_capital_loan_id_created_idx ON capital_repayments (business_id, environment, capital_loan_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX capital_repayments_created_idx ON capital_repayments (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX capital_repayments_status_created_idx ON capital_repayments (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE escrow_accounts (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    bank text NOT NULL,
    account_number text NOT NULL,
    balance bigint NOT NULL,
    currency text NOT NULL,
    closed timestamp(3) with time zone,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    account_number_search text GENERATED ALWAYS AS (lower(account_number)) STORED COLLATE pg_catalog."C",
    account_number_last_four text GENERATED ALWAYS AS ("right"(account_number, 4)) STORED COLLATE pg_catalog."C",
    CONSTRAINT escrow_accounts_bank_check CHECK (bank IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'PERMATA', 'BSI', 'CIMB', 'BPI', 'UNIONBANK', 'BDO', 'METROBANK')),
    CONSTRAINT escrow_accounts_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT escrow_accounts_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT escrow_accounts_status_check CHECK (status IN ('PENDING', 'ACTIVE', 'CLOSED')),
    CONSTRAINT escrow_accounts_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX escrow_accounts_account_number_key ON escrow_accounts (business_id, environment, account_number);
--> statement-breakpoint
CREATE INDEX escrow_accounts_account_number_last_four_idx ON escrow_accounts (business_id, environment, account_number_last_four);
--> statement-breakpoint
CREATE INDEX escrow_accounts_bank_created_idx ON escrow_accounts (business_id, environment, bank DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX escrow_accounts_created_idx ON escrow_accounts (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX escrow_accounts_status_created_idx ON escrow_accounts (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE escrow_customers (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone_number text,
    reference text NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    account_id uuid,
    account_name text,
    held_amount bigint NOT NULL,
    currency text NOT NULL,
    created_by text NOT NULL,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    email_search text GENERATED ALWAYS AS (lower(email)) STORED COLLATE pg_catalog."C",
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    CONSTRAINT escrow_customers_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT escrow_customers_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT escrow_customers_status_check CHECK (status IN ('PENDING', 'VERIFIED', 'REJECTED', 'BLOCKED')),
    CONSTRAINT escrow_customers_type_check CHECK (type IN ('LENDER', 'BORROWER', 'BUYER', 'SELLER')),
    CONSTRAINT escrow_customers_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT escrow_customers_business_id_environment_account_id_escrow_acco FOREIGN KEY (business_id, environment, account_id) REFERENCES escrow_accounts(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX escrow_customers_created_idx ON escrow_customers (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX escrow_customers_reference_key ON escrow_customers (business_id, environment, reference);
--> statement-breakpoint
CREATE INDEX escrow_customers_status_created_idx ON escrow_customers (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX escrow_customers_type_created_idx ON escrow_customers (business_id, environment, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE escrow_entries (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    type text NOT NULL,
    account_id uuid NOT NULL,
    account_name text NOT NULL,
    customer_id uuid,
    customer_name text,
    reference text NOT NULL,
    amount bigint NOT NULL,
    balance_after bigint NOT NULL,
    currency text NOT NULL,
    description text,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    customer_name_search text GENERATED ALWAYS AS (lower(customer_name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT escrow_entries_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT escrow_entries_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT escrow_entries_type_check CHECK (type IN ('DEPOSIT', 'RELEASE', 'REFUND', 'FEE')),
    CONSTRAINT escrow_entries_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT escrow_entries_business_id_environment_account_id_escrow_accoun FOREIGN KEY (business_id, environment, account_id) REFERENCES escrow_accounts(business_id, environment, id),
    CONSTRAINT escrow_entries_business_id_environment_customer_id_escrow_custo FOREIGN KEY (business_id, environment, customer_id) REFERENCES escrow_customers(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX escrow_entries_account_id_created_idx ON escrow_entries (business_id, environment, account_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX escrow_entries_amount_idx ON escrow_entries (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX escrow_entries_created_idx ON escrow_entries (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX escrow_entries_customer_id_created_idx ON escrow_entries (business_id, environment, customer_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX escrow_entries_type_created_idx ON escrow_entries (business_id, environment, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE escrow_settings (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    product text NOT NULL,
    status text NOT NULL,
    bank text NOT NULL,
    account_number text,
    contact_email text NOT NULL,
    activated_at timestamp(3) with time zone,
    CONSTRAINT escrow_settings_bank_check CHECK (bank IN ('BCA', 'BNI', 'BRI', 'MANDIRI', 'PERMATA', 'CIMB', 'BSI', 'BDO', 'BPI', 'METROBANK', 'UNIONBANK', 'SECURITY_BANK', 'DBS', 'OCBC', 'UOB')),
    CONSTRAINT escrow_settings_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT escrow_settings_product_check CHECK (product IN ('P2P_ESCROW', 'INVESTOR_DEPOSIT')),
    CONSTRAINT escrow_settings_status_check CHECK (status IN ('disabled', 'pending', 'enabled', 'rejected')),
    CONSTRAINT escrow_settings_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX escrow_settings_created_idx ON escrow_settings (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX escrow_settings_product_key ON escrow_settings (business_id, environment, product);
--> statement-breakpoint
CREATE INDEX escrow_settings_status_created_idx ON escrow_settings (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE platform_fees (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    unit text NOT NULL,
    amount bigint,
    percentage text,
    currency text NOT NULL,
    channel_category text NOT NULL,
    description text,
    created_by text NOT NULL,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT platform_fees_channel_category_check CHECK (channel_category IN ('ALL', 'VIRTUAL_ACCOUNT', 'EWALLET', 'QR_CODE', 'CARD', 'RETAIL_OUTLET', 'DIRECT_DEBIT')),
    CONSTRAINT platform_fees_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT platform_fees_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT platform_fees_status_check CHECK (status IN ('ACTIVE', 'INACTIVE')),
    CONSTRAINT platform_fees_unit_check CHECK (unit IN ('FLAT', 'PERCENT')),
    CONSTRAINT platform_fees_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX platform_fees_created_idx ON platform_fees (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX platform_fees_name_key ON platform_fees (business_id, environment, name);
--> statement-breakpoint
CREATE INDEX platform_fees_status_created_idx ON platform_fees (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX platform_fees_unit_created_idx ON platform_fees (business_id, environment, unit DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE rdl_investors (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    phone_number text,
    reference text NOT NULL,
    status text NOT NULL,
    bank text NOT NULL,
    account_number text,
    balance bigint NOT NULL,
    currency text NOT NULL,
    activated timestamp(3) with time zone,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    email_search text GENERATED ALWAYS AS (lower(email)) STORED COLLATE pg_catalog."C",
    account_number_search text GENERATED ALWAYS AS (lower(account_number)) STORED COLLATE pg_catalog."C",
    account_number_last_four text GENERATED ALWAYS AS ("right"(account_number, 4)) STORED COLLATE pg_catalog."C",
    CONSTRAINT rdl_investors_bank_check CHECK (bank IN ('BCA', 'MANDIRI', 'BNI', 'BRI', 'CIMB')),
    CONSTRAINT rdl_investors_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT rdl_investors_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT rdl_investors_status_check CHECK (status IN ('REGISTERED', 'PENDING_VERIFICATION', 'ACTIVE', 'REJECTED', 'CLOSED')),
    CONSTRAINT rdl_investors_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX rdl_investors_account_number_last_four_idx ON rdl_investors (business_id, environment, account_number_last_four);
--> statement-breakpoint
CREATE INDEX rdl_investors_bank_created_idx ON rdl_investors (business_id, environment, bank DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX rdl_investors_created_idx ON rdl_investors (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX rdl_investors_reference_key ON rdl_investors (business_id, environment, reference);
--> statement-breakpoint
CREATE INDEX rdl_investors_status_created_idx ON rdl_investors (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE rdl_transactions (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    investor_id uuid NOT NULL,
    investor_name text NOT NULL,
    reference text NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    failure_code text,
    completed timestamp(3) with time zone,
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    investor_name_search text GENERATED ALWAYS AS (lower(investor_name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT rdl_transactions_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT rdl_transactions_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT rdl_transactions_failure_code_check CHECK (failure_code IN ('INSUFFICIENT_BALANCE', 'INVALID_ACCOUNT', 'CHANNEL_UNAVAILABLE')),
    CONSTRAINT rdl_transactions_status_check CHECK (status IN ('PENDING', 'COMPLETED', 'FAILED')),
    CONSTRAINT rdl_transactions_type_check CHECK (type IN ('DEPOSIT', 'WITHDRAWAL', 'FUNDING', 'REPAYMENT')),
    CONSTRAINT rdl_transactions_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT rdl_transactions_business_id_environment_investor_id_rdl_invest FOREIGN KEY (business_id, environment, investor_id) REFERENCES rdl_investors(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX rdl_transactions_amount_idx ON rdl_transactions (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX rdl_transactions_created_idx ON rdl_transactions (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX rdl_transactions_investor_id_created_idx ON rdl_transactions (business_id, environment, investor_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX rdl_transactions_status_created_idx ON rdl_transactions (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX rdl_transactions_type_created_idx ON rdl_transactions (business_id, environment, type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE review_questions (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    kind text NOT NULL,
    subject_type text NOT NULL,
    subject_id text NOT NULL,
    subject_name text NOT NULL,
    question text NOT NULL,
    answer text,
    document uuid,
    answered timestamp(3) with time zone,
    subject_name_search text GENERATED ALWAYS AS (lower(subject_name)) STORED COLLATE pg_catalog."C",
    CONSTRAINT review_questions_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT review_questions_kind_check CHECK (kind IN ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION')),
    CONSTRAINT review_questions_status_check CHECK (status IN ('OPEN', 'ANSWERED', 'CLOSED')),
    CONSTRAINT review_questions_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX review_questions_created_idx ON review_questions (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX review_questions_document_idx ON review_questions (business_id, environment, document DESC, id DESC);
--> statement-breakpoint
CREATE INDEX review_questions_kind_created_idx ON review_questions (business_id, environment, kind DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX review_questions_status_created_idx ON review_questions (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX review_questions_subject_id_created_idx ON review_questions (business_id, environment, subject_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE reviews (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    kind text NOT NULL,
    subject_type text NOT NULL,
    subject_id text NOT NULL,
    subject_name text NOT NULL,
    subject_business_id text NOT NULL,
    business_name text NOT NULL,
    requested_by text,
    amount bigint,
    currency text NOT NULL,
    document uuid,
    before jsonb,
    after jsonb,
    due timestamp(3) with time zone NOT NULL,
    four_eyes boolean NOT NULL,
    assignee text,
    question text,
    question_sent timestamp(3) with time zone,
    answer text,
    answer_document uuid,
    answered timestamp(3) with time zone,
    decision text,
    reason text,
    note text,
    first_reviewer text,
    second_reviewer text,
    decided timestamp(3) with time zone,
    subject_name_search text GENERATED ALWAYS AS (lower(subject_name)) STORED COLLATE pg_catalog."C",
    business_name_search text GENERATED ALWAYS AS (lower(business_name)) STORED COLLATE pg_catalog."C",
    assignee_search text GENERATED ALWAYS AS (lower(assignee)) STORED COLLATE pg_catalog."C",
    subject_environment text,
    CONSTRAINT reviews_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT reviews_decision_check CHECK (decision IN ('APPROVE', 'DECLINE')),
    CONSTRAINT reviews_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT reviews_kind_check CHECK (kind IN ('TAX_SLIP', 'CARD_CHANGE', 'CAPITAL', 'BANK_ACCOUNT', 'ESCROW_CUSTOMER', 'INVESTOR', 'APP', 'PAYMENT_METHOD', 'CHARGEBACK', 'ACTIVATION')),
    CONSTRAINT reviews_reason_check CHECK (reason IN ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD', 'RISK_TOO_HIGH', 'NOT_ENOUGH_HISTORY', 'INCOMPLETE', 'NAME_MISMATCH', 'ACCOUNT_NOT_FOUND', 'ACCOUNT_CLOSED', 'IDENTITY_NOT_CONFIRMED', 'NOT_SUPPORTED', 'DECLINED_BY_PARTNER', 'CARDHOLDER_WINS', 'DOCUMENT_EXPIRED', 'WEBSITE_NOT_REACHABLE')),
    CONSTRAINT reviews_status_check CHECK (status IN ('NEW', 'IN_REVIEW', 'NEEDS_INFO', 'PROPOSED', 'APPROVED', 'DECLINED', 'WITHDRAWN')),
    CONSTRAINT reviews_subject_environment_check CHECK (subject_environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT reviews_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX reviews_amount_idx ON reviews (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reviews_answer_document_idx ON reviews (business_id, environment, answer_document DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reviews_created_idx ON reviews (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reviews_document_idx ON reviews (business_id, environment, document DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reviews_due_idx ON reviews (business_id, environment, due DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reviews_kind_created_idx ON reviews (business_id, environment, kind DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reviews_kind_due_idx ON reviews (business_id, environment, kind DESC, due DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reviews_status_created_idx ON reviews (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reviews_status_due_idx ON reviews (business_id, environment, status DESC, due DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reviews_subject_id_created_idx ON reviews (business_id, environment, subject_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE tax_documents (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    type text NOT NULL,
    status text NOT NULL,
    number text NOT NULL,
    period text NOT NULL,
    base_amount bigint NOT NULL,
    amount bigint NOT NULL,
    currency text NOT NULL,
    reason text,
    document uuid,
    created_by text NOT NULL,
    number_search text GENERATED ALWAYS AS (lower(number)) STORED COLLATE pg_catalog."C",
    CONSTRAINT tax_documents_currency_check CHECK (currency IN ('IDR', 'PHP', 'USD')),
    CONSTRAINT tax_documents_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT tax_documents_reason_check CHECK (reason IN ('UNREADABLE', 'WRONG_AMOUNT', 'WRONG_PERIOD')),
    CONSTRAINT tax_documents_status_check CHECK (status IN ('ISSUED', 'SUBMITTED', 'ACCEPTED', 'REJECTED')),
    CONSTRAINT tax_documents_type_check CHECK (type IN ('VAT_INVOICE', 'WITHHOLDING_SLIP')),
    CONSTRAINT tax_documents_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX tax_documents_amount_idx ON tax_documents (business_id, environment, amount DESC, id DESC);
--> statement-breakpoint
CREATE INDEX tax_documents_created_idx ON tax_documents (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX tax_documents_document_idx ON tax_documents (business_id, environment, document DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX tax_documents_number_key ON tax_documents (business_id, environment, number);
--> statement-breakpoint
CREATE INDEX tax_documents_status_created_idx ON tax_documents (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX tax_documents_type_created_idx ON tax_documents (business_id, environment, type DESC, created DESC, id DESC);
