-- Background work, messages, idempotency, drafts and files.
CREATE TABLE form_drafts (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    form text NOT NULL,
    record_id uuid NOT NULL,
    "values" jsonb NOT NULL,
    version integer NOT NULL,
    user_id uuid NOT NULL,
    user_name text NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    CONSTRAINT form_drafts_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT form_drafts_business_id_environment_form_record_id_pk PRIMARY KEY (business_id, environment, form, record_id)
);
--> statement-breakpoint
CREATE TABLE idempotency_keys (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    user_id uuid NOT NULL,
    key text NOT NULL,
    request_hash bytea NOT NULL,
    status_code integer,
    answer jsonb,
    created timestamp(3) with time zone NOT NULL,
    CONSTRAINT idempotency_keys_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT idempotency_keys_business_id_environment_user_id_key_pk PRIMARY KEY (business_id, environment, user_id, key)
);
--> statement-breakpoint
CREATE TABLE jobs (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    finished timestamp(3) with time zone,
    status text NOT NULL,
    resource text NOT NULL,
    action text NOT NULL,
    input jsonb NOT NULL,
    total integer NOT NULL,
    done integer NOT NULL,
    failed integer NOT NULL,
    undoes uuid,
    ip_address text NOT NULL,
    user_agent text,
    CONSTRAINT jobs_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT jobs_status_check CHECK (status IN ('WAITING', 'RUNNING', 'DONE', 'CANCELLED')),
    CONSTRAINT jobs_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX jobs_user_id_created_idx ON jobs (business_id, environment, user_id, created DESC, id DESC);
--> statement-breakpoint
CREATE TABLE job_records (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    job_id uuid NOT NULL,
    record_id uuid NOT NULL,
    "position" integer NOT NULL,
    status text NOT NULL,
    error_code text,
    message text,
    outcome jsonb,
    version text,
    CONSTRAINT job_records_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT job_records_status_check CHECK (status IN ('WAITING', 'DONE', 'FAILED')),
    CONSTRAINT job_records_business_id_environment_job_id_record_id_pk PRIMARY KEY (business_id, environment, job_id, record_id),
    CONSTRAINT job_records_business_id_environment_job_id_jobs_business_id_env FOREIGN KEY (business_id, environment, job_id) REFERENCES jobs(business_id, environment, id)
);
--> statement-breakpoint
CREATE INDEX job_records_status_position_idx ON job_records (business_id, environment, job_id, status, "position");
--> statement-breakpoint
CREATE TABLE outbox_carriers (
    channel text NOT NULL,
    since timestamp(3) with time zone NOT NULL,
    CONSTRAINT outbox_carriers_channel_check CHECK (channel IN ('mail', 'text')),
    CONSTRAINT outbox_carriers_pkey PRIMARY KEY (channel)
);
--> statement-breakpoint
CREATE TABLE outbox_messages (
    message_id uuid NOT NULL,
    "to" text NOT NULL,
    channel text NOT NULL,
    subject text NOT NULL,
    text text,
    created timestamp(3) with time zone NOT NULL,
    sent timestamp(3) with time zone,
    CONSTRAINT outbox_messages_channel_check CHECK (channel IN ('mail', 'text')),
    CONSTRAINT outbox_messages_pkey PRIMARY KEY (message_id)
);
--> statement-breakpoint
CREATE INDEX outbox_messages_to_idx ON outbox_messages ("to", created DESC);
--> statement-breakpoint
CREATE TABLE queue_tasks (
    id uuid NOT NULL,
    queue text NOT NULL,
    key text NOT NULL,
    business_id uuid,
    environment text,
    payload jsonb DEFAULT '{}'::jsonb NOT NULL,
    shares text[] DEFAULT '{}'::text[] NOT NULL,
    due timestamp(3) with time zone NOT NULL,
    scheduled timestamp(3) with time zone NOT NULL,
    held boolean DEFAULT false NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    lease uuid,
    leased_until timestamp(3) with time zone,
    error text,
    dead timestamp(3) with time zone,
    CONSTRAINT queue_tasks_key UNIQUE NULLS NOT DISTINCT (business_id, environment, queue, key),
    CONSTRAINT queue_tasks_pkey PRIMARY KEY (id)
);
--> statement-breakpoint
CREATE INDEX queue_tasks_due_idx ON queue_tasks (queue, due, id) WHERE (dead IS NULL);
--> statement-breakpoint
CREATE TABLE search_entries (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    record text NOT NULL,
    id uuid NOT NULL,
    content text NOT NULL,
    CONSTRAINT search_entries_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT search_entries_business_id_environment_record_id_pk PRIMARY KEY (business_id, environment, record, id)
);
--> statement-breakpoint
CREATE INDEX search_entries_content_idx ON search_entries USING gin (business_id, environment, record, content gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE undos (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    resource text NOT NULL,
    action text NOT NULL,
    record_id uuid,
    job_id uuid,
    outcome jsonb,
    version text,
    expires timestamp(3) with time zone NOT NULL,
    used timestamp(3) with time zone,
    CONSTRAINT undos_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT undos_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
--> statement-breakpoint
CREATE TABLE uploaded_files (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    size integer NOT NULL,
    sha256 bytea NOT NULL,
    CONSTRAINT uploaded_files_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT uploaded_files_type_check CHECK (type IN ('image/jpeg', 'image/png', 'application/pdf', 'text/csv')),
    CONSTRAINT uploaded_files_business_id_environment_id_pk PRIMARY KEY (business_id, environment, id)
);
