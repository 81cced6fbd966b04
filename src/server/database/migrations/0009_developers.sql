-- API keys, callbacks, logs and reports.
CREATE TABLE activity_logs (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    action text NOT NULL,
    actor_type text NOT NULL,
    actor_name text NOT NULL,
    actor_email text,
    target_type text,
    target_id text,
    ip_address text,
    user_agent text,
    before jsonb,
    after jsonb,
    actor_email_search text GENERATED ALWAYS AS (lower(actor_email)) STORED COLLATE pg_catalog."C",
    target_id_search text GENERATED ALWAYS AS (lower(target_id)) STORED COLLATE pg_catalog."C",
    CONSTRAINT activity_logs_action_check CHECK (action IN ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_RECEIVED', 'PAYMENT_SIMULATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED', 'CUSTOMER_ARCHIVED', 'CUSTOMER_RESTORED', 'CUSTOMER_ERASED', 'CONFIRMATION_FAILED', 'LIST_EXPORTED', 'NOTICE_DISMISSED', 'NOTICE_RESTORED', 'PAYMENT_SETTLED', 'RECORD_CREATED', 'RECORD_CHANGED', 'RECORD_EXPIRED', 'PLAN_PAYMENT_PAID', 'PLAN_PAYMENT_FAILED', 'PLAN_PAYMENT_SKIPPED', 'PLAN_COMPLETED', 'CALLBACK_RESENT', 'CALLBACK_TESTED', 'REPORT_SENT', 'REPORT_FAILED', 'REPORT_DOWNLOADED', 'PROOF_DOWNLOADED', 'PASSWORD_RESET_ASKED', 'PASSWORD_CHANGED', 'ACCOUNT_LOCKED', 'ACCOUNT_UNLOCKED', 'SESSION_REVOKED', 'EMAIL_CONFIRMED', 'BUSINESS_REGISTERED', 'SIGN_IN_LINK_SENT', 'DEVICE_VERIFIED', 'MFA_ENABLED', 'MFA_DISABLED', 'BACKUP_CODES_MADE', 'PHONE_VERIFIED', 'PIN_SET', 'PROFILE_CHANGED', 'MEMBER_INVITED', 'INVITATION_WITHDRAWN', 'INVITATION_ACCEPTED', 'PERMISSIONS_CHANGED', 'MEMBER_REMOVED', 'APPLICATION_AUTHORIZED')),
    CONSTRAINT activity_logs_actor_type_check CHECK (actor_type IN ('PERSON', 'API_KEY', 'SYSTEM')),
    CONSTRAINT activity_logs_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT activity_logs_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX activity_logs_action_created_idx ON activity_logs (business_id, environment, action DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX activity_logs_actor_type_created_idx ON activity_logs (business_id, environment, actor_type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX activity_logs_created_idx ON activity_logs (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX activity_logs_target_id_created_idx ON activity_logs (business_id, environment, target_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX activity_logs_target_type_created_idx ON activity_logs (business_id, environment, target_type DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE api_key_hashes (
    hash bytea NOT NULL,
    business_id uuid NOT NULL,
    environment text NOT NULL,
    api_key_id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    made_by uuid,
    generation integer DEFAULT 1 NOT NULL,
    CONSTRAINT api_key_hashes_pkey PRIMARY KEY (hash)
);
--> statement-breakpoint
CREATE TABLE api_keys (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    writes jsonb NOT NULL,
    hint text NOT NULL,
    last_used timestamp(3) with time zone,
    created_by text NOT NULL,
    reads jsonb NOT NULL,
    application text,
    generation integer NOT NULL,
    expires date,
    old_key_until timestamp(3) with time zone,
    CONSTRAINT api_keys_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT api_keys_status_check CHECK (status IN ('ACTIVE', 'DELETED')),
    CONSTRAINT api_keys_type_check CHECK (type IN ('SECRET', 'PUBLIC')),
    CONSTRAINT api_keys_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX api_keys_created_idx ON api_keys (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX api_keys_status_created_idx ON api_keys (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX api_keys_type_status_created_idx ON api_keys (business_id, environment, type DESC, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE api_logs (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    method text NOT NULL,
    path text NOT NULL,
    result text NOT NULL,
    status_code integer NOT NULL,
    error_code text,
    duration_ms integer NOT NULL,
    api_key_name text NOT NULL,
    api_key_hint text NOT NULL,
    request_id text NOT NULL,
    ip_address text,
    user_agent text,
    request jsonb,
    response jsonb,
    path_search text GENERATED ALWAYS AS (lower(path)) STORED COLLATE pg_catalog."C",
    request_id_search text GENERATED ALWAYS AS (lower(request_id)) STORED COLLATE pg_catalog."C",
    CONSTRAINT api_logs_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT api_logs_method_check CHECK (method IN ('GET', 'POST', 'PUT', 'PATCH', 'DELETE')),
    CONSTRAINT api_logs_result_check CHECK (result IN ('SUCCESS', 'CLIENT_ERROR', 'SERVER_ERROR')),
    CONSTRAINT api_logs_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX api_logs_created_idx ON api_logs (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX api_logs_method_created_idx ON api_logs (business_id, environment, method DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX api_logs_result_created_idx ON api_logs (business_id, environment, result DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE callback_circuits (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    url text NOT NULL,
    failures integer NOT NULL,
    open_until timestamp(3) with time zone,
    CONSTRAINT callback_circuits_business_id_environment_url_pk PRIMARY KEY (business_id, environment, url)
);
--> statement-breakpoint
CREATE TABLE callbacks (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    product text NOT NULL,
    reference text NOT NULL,
    external_id text,
    url text,
    response_code integer,
    error_code text,
    attempts integer NOT NULL,
    next_redelivery_schedule timestamp(3) with time zone,
    payload jsonb NOT NULL,
    external_id_search text GENERATED ALWAYS AS (lower(external_id)) STORED COLLATE pg_catalog."C",
    reference_search text GENERATED ALWAYS AS (lower(reference)) STORED COLLATE pg_catalog."C",
    answer_kind text GENERATED ALWAYS AS (
CASE
    WHEN (response_code = 0) THEN 'NO_ANSWER'
    WHEN (response_code < 200) THEN 'ANSWERED_1XX'
    WHEN (response_code < 300) THEN 'ANSWERED_2XX'
    WHEN (response_code < 400) THEN 'ANSWERED_3XX'
    WHEN (response_code < 500) THEN 'ANSWERED_4XX'
    WHEN (response_code >= 500) THEN 'ANSWERED_5XX'
    ELSE NULL::text
END) STORED,
    CONSTRAINT callbacks_answer_kind_check CHECK (answer_kind IN ('NO_ANSWER', 'ANSWERED_1XX', 'ANSWERED_2XX', 'ANSWERED_3XX', 'ANSWERED_4XX', 'ANSWERED_5XX')),
    CONSTRAINT callbacks_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT callbacks_error_code_check CHECK (error_code IN ('ADDRESS_NOT_ALLOWED', 'CERTIFICATE_NOT_VALID', 'CONNECTION_FAILED', 'CONNECTION_REFUSED', 'CONNECTION_RESET', 'HOST_NOT_FOUND', 'TIMEOUT')),
    CONSTRAINT callbacks_product_check CHECK (product IN ('INVOICE', 'VIRTUAL_ACCOUNT_CREATED', 'VIRTUAL_ACCOUNT_PAID', 'EWALLET_PAYMENT', 'RETAIL_OUTLET_PAID', 'QR_CODE_PAYMENT', 'CARD_PAYMENT', 'RECURRING_PLAN', 'PAYMENT_LINK', 'DISBURSEMENT', 'BATCH_DISBURSEMENT', 'PAYOUT', 'REFUND')),
    CONSTRAINT callbacks_status_check CHECK (status IN ('FAILED', 'COMPLETED', 'CALLBACK_URL_NOT_SET')),
    CONSTRAINT callbacks_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX callbacks_answer_kind_created_idx ON callbacks (business_id, environment, answer_kind DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX callbacks_created_idx ON callbacks (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX callbacks_product_created_idx ON callbacks (business_id, environment, product DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX callbacks_status_created_idx ON callbacks (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE callback_events (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    callback_id uuid NOT NULL,
    status text NOT NULL,
    sender text,
    url text,
    response_code integer NOT NULL,
    error_code text,
    duration_ms integer,
    response text,
    next_redelivery_schedule timestamp(3) with time zone,
    answer_kind text GENERATED ALWAYS AS (
CASE
    WHEN (response_code = 0) THEN 'NO_ANSWER'
    WHEN (response_code < 200) THEN 'ANSWERED_1XX'
    WHEN (response_code < 300) THEN 'ANSWERED_2XX'
    WHEN (response_code < 400) THEN 'ANSWERED_3XX'
    WHEN (response_code < 500) THEN 'ANSWERED_4XX'
    WHEN (response_code >= 500) THEN 'ANSWERED_5XX'
    ELSE NULL::text
END) STORED,
    CONSTRAINT callback_events_answer_kind_check CHECK (answer_kind IN ('NO_ANSWER', 'ANSWERED_1XX', 'ANSWERED_2XX', 'ANSWERED_3XX', 'ANSWERED_4XX', 'ANSWERED_5XX')),
    CONSTRAINT callback_events_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT callback_events_error_code_check CHECK (error_code IN ('ADDRESS_NOT_ALLOWED', 'CERTIFICATE_NOT_VALID', 'CONNECTION_FAILED', 'CONNECTION_REFUSED', 'CONNECTION_RESET', 'HOST_NOT_FOUND', 'TIMEOUT')),
    CONSTRAINT callback_events_status_check CHECK (status IN ('FAILED', 'COMPLETED', 'CALLBACK_URL_NOT_SET')),
    CONSTRAINT callback_events_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT callback_events_business_id_environment_callback_id_callbacks_b FOREIGN KEY (business_id, environment, callback_id) REFERENCES callbacks(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX callback_events_callback_id_created_idx ON callback_events (business_id, environment, callback_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX callback_events_created_idx ON callback_events (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX callback_events_status_created_idx ON callback_events (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE callback_urls (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    product text NOT NULL,
    url text NOT NULL,
    last_tested timestamp(3) with time zone,
    created_by text NOT NULL,
    CONSTRAINT callback_urls_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT callback_urls_product_check CHECK (product IN ('INVOICE', 'VIRTUAL_ACCOUNT_CREATED', 'VIRTUAL_ACCOUNT_PAID', 'EWALLET_PAYMENT', 'RETAIL_OUTLET_PAID', 'QR_CODE_PAYMENT', 'CARD_PAYMENT', 'RECURRING_PLAN', 'PAYMENT_LINK', 'DISBURSEMENT', 'BATCH_DISBURSEMENT', 'PAYOUT', 'REFUND')),
    CONSTRAINT callback_urls_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX callback_urls_created_idx ON callback_urls (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX callback_urls_product_created_idx ON callback_urls (business_id, environment, product DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE UNIQUE INDEX callback_urls_product_key ON callback_urls (business_id, environment, product);
--> statement-breakpoint
CREATE TABLE ip_whitelist_entries (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    cidr text NOT NULL,
    description text,
    created_by text NOT NULL,
    CONSTRAINT ip_whitelist_entries_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT ip_whitelist_entries_status_check CHECK (status IN ('ACTIVE', 'DELETED')),
    CONSTRAINT ip_whitelist_entries_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX ip_whitelist_entries_created_idx ON ip_whitelist_entries (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX ip_whitelist_entries_status_created_idx ON ip_whitelist_entries (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE report_schedules (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    source text NOT NULL,
    format text NOT NULL,
    time_zone text NOT NULL,
    language text NOT NULL,
    recipients jsonb NOT NULL,
    frequency text NOT NULL,
    weekday text,
    month_day integer,
    time_of_day text NOT NULL,
    next_run timestamp(3) with time zone,
    last_run timestamp(3) with time zone,
    created_by text NOT NULL,
    user_id text NOT NULL,
    name_search text GENERATED ALWAYS AS (lower(name)) STORED COLLATE pg_catalog."C",
    created_by_search text GENERATED ALWAYS AS (lower(created_by)) STORED COLLATE pg_catalog."C",
    CONSTRAINT report_schedules_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT report_schedules_format_check CHECK (format IN ('CSV', 'XLSX')),
    CONSTRAINT report_schedules_frequency_check CHECK (frequency IN ('DAILY', 'WEEKLY', 'MONTHLY')),
    CONSTRAINT report_schedules_language_check CHECK (language IN ('en', 'id')),
    CONSTRAINT report_schedules_status_check CHECK (status IN ('ACTIVE', 'PAUSED', 'DELETED')),
    CONSTRAINT report_schedules_weekday_check CHECK (weekday IN ('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY')),
    CONSTRAINT report_schedules_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX report_schedules_created_idx ON report_schedules (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX report_schedules_frequency_created_idx ON report_schedules (business_id, environment, frequency DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX report_schedules_name_idx ON report_schedules (business_id, environment, name DESC, id DESC);
--> statement-breakpoint
CREATE INDEX report_schedules_status_created_idx ON report_schedules (business_id, environment, status DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE reports (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    status text NOT NULL,
    file_name text NOT NULL,
    source text NOT NULL,
    format text NOT NULL,
    time_zone text NOT NULL,
    language text NOT NULL,
    recipients jsonb NOT NULL,
    from_day date NOT NULL,
    to_day date NOT NULL,
    rows integer NOT NULL,
    total integer,
    bytes integer,
    error_code text,
    schedule_id uuid,
    finished timestamp(3) with time zone,
    expires timestamp(3) with time zone,
    created_by text NOT NULL,
    user_id text NOT NULL,
    file_name_search text GENERATED ALWAYS AS (lower(file_name)) STORED COLLATE pg_catalog."C",
    created_by_search text GENERATED ALWAYS AS (lower(created_by)) STORED COLLATE pg_catalog."C",
    CONSTRAINT reports_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT reports_error_code_check CHECK (error_code IN ('AUTHORIZATION_ERROR', 'API_VALIDATION_ERROR', 'SERVER_ERROR')),
    CONSTRAINT reports_format_check CHECK (format IN ('CSV', 'XLSX')),
    CONSTRAINT reports_language_check CHECK (language IN ('en', 'id')),
    CONSTRAINT reports_status_check CHECK (status IN ('QUEUED', 'RUNNING', 'READY', 'FAILED', 'CANCELLED', 'EXPIRED')),
    CONSTRAINT reports_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id),
    CONSTRAINT reports_business_id_environment_schedule_id_report_schedules_bu FOREIGN KEY (business_id, environment, schedule_id) REFERENCES report_schedules(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX reports_created_idx ON reports (business_id, environment, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reports_format_created_idx ON reports (business_id, environment, format DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reports_schedule_id_created_idx ON reports (business_id, environment, schedule_id DESC, created DESC, id DESC);
--> statement-breakpoint
CREATE INDEX reports_status_created_idx ON reports (business_id, environment, status DESC, created DESC, id DESC);
