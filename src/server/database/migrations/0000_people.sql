-- Businesses, users, their access and what they save.
CREATE TABLE account_notifications (
    business_id uuid NOT NULL,
    user_id uuid NOT NULL,
    notify text NOT NULL,
    status text NOT NULL,
    remind_me timestamp(3) with time zone,
    updated timestamp(3) with time zone NOT NULL,
    CONSTRAINT account_notifications_status_check CHECK (status IN ('ACTIVE', 'INACTIVE')),
    CONSTRAINT account_notifications_business_id_user_id_notify_pk PRIMARY KEY (business_id, user_id, notify)
);
--> statement-breakpoint
CREATE TABLE businesses (
    business_id uuid NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    brand text NOT NULL,
    entity text NOT NULL,
    country text NOT NULL,
    go_live_status text NOT NULL,
    kyc_verification_status text,
    accounts text[] NOT NULL,
    excluded_pages text[] NOT NULL,
    flags text[] NOT NULL,
    time_zone text NOT NULL,
    master_business_id uuid,
    internal boolean NOT NULL,
    is_micro_ecommerce boolean NOT NULL,
    micro_ecommerce_limits_applied boolean NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    flags_off text[] DEFAULT '{}'::text[] NOT NULL,
    CONSTRAINT businesses_country_check CHECK (country IN ('ID', 'PH', 'SG')),
    CONSTRAINT businesses_entity_check CHECK (entity IN ('main', 'second', 'remittance')),
    CONSTRAINT businesses_go_live_status_check CHECK (go_live_status IN ('REGISTERED', 'AWAITING_DOCS', 'FORM_CONFIRMED', 'PENDING_VERIFICATION', 'INVITED', 'TIER_1', 'LIVE', 'LIVE_TESTMODE', 'SUSPENDED', 'PENDING', 'PENDING_LIVE', 'INSTANT_LIVE_PENDING_VERIFICATION', 'INSTANT_LIVE_AWAITING_DOCS', 'INSTANT_LIVE_SUSPENDED', 'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW', 'INVALID', 'FAILED')),
    CONSTRAINT businesses_pkey PRIMARY KEY (business_id)
);
--> statement-breakpoint
CREATE INDEX businesses_email_search_idx ON businesses (lower(email) COLLATE "C");
--> statement-breakpoint
CREATE INDEX businesses_master_business_id_idx ON businesses (master_business_id);
--> statement-breakpoint
CREATE INDEX businesses_name_search_idx ON businesses (lower(name) COLLATE "C");
--> statement-breakpoint
CREATE INDEX businesses_words_idx ON businesses USING gin (to_tsvector('simple'::regconfig, name));
--> statement-breakpoint
CREATE TABLE users (
    user_id uuid NOT NULL,
    full_name text NOT NULL,
    status text NOT NULL,
    preferred_language text,
    preferred_timezone text,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    mfa_type text,
    phone_number text,
    phone_verified timestamp(3) with time zone,
    email_confirmed timestamp(3) with time zone,
    CONSTRAINT users_mfa_type_check CHECK (mfa_type IN ('authenticator', 'phone_number')),
    CONSTRAINT users_preferred_language_check CHECK (preferred_language IN ('en', 'id')),
    CONSTRAINT users_status_check CHECK (status IN ('ACTIVE', 'DELETED')),
    CONSTRAINT users_pkey PRIMARY KEY (user_id)
);
--> statement-breakpoint
CREATE TABLE authenticators (
    user_id uuid NOT NULL,
    secret bytea NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    confirmed timestamp(3) with time zone,
    last_step bigint,
    CONSTRAINT authenticators_pkey PRIMARY KEY (user_id),
    CONSTRAINT authenticators_user_id_users_user_id_fk FOREIGN KEY (user_id) REFERENCES users(user_id)
);
--> statement-breakpoint
CREATE TABLE backup_codes (
    user_id uuid NOT NULL,
    hash bytea NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    used timestamp(3) with time zone,
    CONSTRAINT backup_codes_user_id_hash_pk PRIMARY KEY (user_id, hash),
    CONSTRAINT backup_codes_user_id_users_user_id_fk FOREIGN KEY (user_id) REFERENCES users(user_id)
);
--> statement-breakpoint
CREATE TABLE confirmation_codes (
    business_id uuid NOT NULL,
    environment text NOT NULL,
    user_id uuid NOT NULL,
    purpose text NOT NULL,
    hash text NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    expires timestamp(3) with time zone NOT NULL,
    tries integer NOT NULL,
    CONSTRAINT confirmation_codes_environment_check CHECK (environment IN ('DEVELOPMENT', 'PRODUCTION')),
    CONSTRAINT confirmation_codes_business_id_environment_user_id_purpose_pk PRIMARY KEY (business_id, environment, user_id, purpose)
);
--> statement-breakpoint
CREATE TABLE confirmation_tries (
    user_id uuid NOT NULL,
    wrong integer NOT NULL,
    last timestamp(3) with time zone NOT NULL,
    CONSTRAINT confirmation_tries_pkey PRIMARY KEY (user_id),
    CONSTRAINT confirmation_tries_user_id_users_user_id_fk FOREIGN KEY (user_id) REFERENCES users(user_id)
);
--> statement-breakpoint
CREATE TABLE former_passwords (
    user_id uuid NOT NULL,
    hash text NOT NULL,
    replaced timestamp(3) with time zone NOT NULL,
    CONSTRAINT former_passwords_user_id_replaced_pk PRIMARY KEY (user_id, replaced),
    CONSTRAINT former_passwords_user_id_users_user_id_fk FOREIGN KEY (user_id) REFERENCES users(user_id)
);
--> statement-breakpoint
CREATE TABLE known_devices (
    user_id uuid NOT NULL,
    device_hash bytea NOT NULL,
    user_agent text,
    created timestamp(3) with time zone NOT NULL,
    last_seen timestamp(3) with time zone NOT NULL,
    CONSTRAINT known_devices_user_id_device_hash_pk PRIMARY KEY (user_id, device_hash),
    CONSTRAINT known_devices_user_id_users_user_id_fk FOREIGN KEY (user_id) REFERENCES users(user_id)
);
--> statement-breakpoint
CREATE TABLE list_preferences (
    business_id uuid NOT NULL,
    user_id uuid NOT NULL,
    resource text NOT NULL,
    columns jsonb,
    updated timestamp(3) with time zone NOT NULL,
    default_view uuid,
    CONSTRAINT list_preferences_business_id_user_id_resource_pk PRIMARY KEY (business_id, user_id, resource)
);
--> statement-breakpoint
CREATE TABLE memberships (
    business_id uuid NOT NULL,
    user_id uuid NOT NULL,
    can_view boolean NOT NULL,
    can_edit boolean NOT NULL,
    can_approve boolean NOT NULL,
    operation boolean NOT NULL,
    can_administer boolean NOT NULL,
    can_manage_tech_settings boolean NOT NULL,
    can_withdraw boolean NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    CONSTRAINT memberships_business_id_user_id_pk PRIMARY KEY (business_id, user_id),
    CONSTRAINT memberships_business_id_businesses_business_id_fk FOREIGN KEY (business_id) REFERENCES businesses(business_id)
);
--> statement-breakpoint
CREATE INDEX memberships_user_id_idx ON memberships (user_id);
--> statement-breakpoint
CREATE TABLE one_time_tokens (
    token_hash bytea NOT NULL,
    purpose text NOT NULL,
    user_id uuid,
    business_id uuid,
    details jsonb NOT NULL,
    code_hash text,
    tries integer DEFAULT 0 NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    expires timestamp(3) with time zone NOT NULL,
    used timestamp(3) with time zone,
    CONSTRAINT one_time_tokens_purpose_check CHECK (purpose IN ('CHANGE_PASSWORD', 'UNLOCK_USER', 'CONFIRM_EMAIL', 'INVITATION', 'VERIFY_DEVICE', 'SIGN_IN', 'SIGN_IN_CHALLENGE', 'VERIFY_PHONE', 'AUTHORIZE_APPLICATION')),
    CONSTRAINT one_time_tokens_pkey PRIMARY KEY (token_hash)
);
--> statement-breakpoint
CREATE TABLE passwords (
    user_id uuid NOT NULL,
    hash text NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    CONSTRAINT passwords_pkey PRIMARY KEY (user_id),
    CONSTRAINT passwords_user_id_users_user_id_fk FOREIGN KEY (user_id) REFERENCES users(user_id)
);
--> statement-breakpoint
CREATE TABLE pins (
    user_id uuid NOT NULL,
    hash text NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    CONSTRAINT pins_pkey PRIMARY KEY (user_id),
    CONSTRAINT pins_user_id_users_user_id_fk FOREIGN KEY (user_id) REFERENCES users(user_id)
);
--> statement-breakpoint
CREATE TABLE registrations (
    registration_id uuid NOT NULL,
    idempotency_key text NOT NULL,
    request_hash bytea NOT NULL,
    email text NOT NULL,
    full_name text NOT NULL,
    password_hash text NOT NULL,
    business_name text NOT NULL,
    country text NOT NULL,
    phone_number text,
    language text NOT NULL,
    brand text NOT NULL,
    partner text,
    created timestamp(3) with time zone NOT NULL,
    expires timestamp(3) with time zone NOT NULL,
    CONSTRAINT registrations_idempotency_key_unique UNIQUE (idempotency_key),
    CONSTRAINT registrations_pkey PRIMARY KEY (registration_id)
);
--> statement-breakpoint
CREATE INDEX registrations_email_idx ON registrations (email, created DESC);
--> statement-breakpoint
CREATE TABLE saved_views (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    resource text NOT NULL,
    owner_id uuid NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    shared boolean NOT NULL,
    state jsonb NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    CONSTRAINT saved_views_business_id_id_pk PRIMARY KEY (business_id, id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX saved_views_own_name_idx ON saved_views (business_id, resource, owner_id, name_key) WHERE (NOT shared);
--> statement-breakpoint
CREATE UNIQUE INDEX saved_views_shared_name_idx ON saved_views (business_id, resource, name_key) WHERE shared;
--> statement-breakpoint
CREATE TABLE sessions (
    session_id uuid NOT NULL,
    user_id uuid NOT NULL,
    business_id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    last_action timestamp(3) with time zone NOT NULL,
    ended timestamp(3) with time zone,
    ip text,
    user_agent text,
    expires timestamp(3) with time zone NOT NULL,
    idle_expires timestamp(3) with time zone NOT NULL,
    end_reason text,
    variant text NOT NULL,
    CONSTRAINT sessions_end_reason_check CHECK (end_reason IN ('SIGNED_OUT', 'TOKEN_REUSED', 'PASSWORD_CHANGED', 'LOCKED')),
    CONSTRAINT sessions_variant_check CHECK (variant IN ('cookie', 'tokens', 'refresh_cookie')),
    CONSTRAINT sessions_pkey PRIMARY KEY (session_id),
    CONSTRAINT sessions_user_id_users_user_id_fk FOREIGN KEY (user_id) REFERENCES users(user_id)
);
--> statement-breakpoint
CREATE INDEX sessions_user_id_idx ON sessions (user_id, created DESC);
--> statement-breakpoint
CREATE TABLE session_tokens (
    token_hash bytea NOT NULL,
    session_id uuid NOT NULL,
    kind text NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    expires timestamp(3) with time zone NOT NULL,
    used timestamp(3) with time zone,
    CONSTRAINT session_tokens_kind_check CHECK (kind IN ('access', 'refresh', 'cookie')),
    CONSTRAINT session_tokens_pkey PRIMARY KEY (token_hash),
    CONSTRAINT session_tokens_session_id_sessions_session_id_fk FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX session_tokens_session_id_idx ON session_tokens (session_id);
--> statement-breakpoint
CREATE TABLE sidebar_folds (
    user_id uuid NOT NULL,
    folds jsonb NOT NULL,
    updated timestamp(3) with time zone NOT NULL,
    CONSTRAINT sidebar_folds_pkey PRIMARY KEY (user_id)
);
--> statement-breakpoint
CREATE TABLE sign_in_tries (
    key text NOT NULL,
    wrong integer NOT NULL,
    last timestamp(3) with time zone NOT NULL,
    locked timestamp(3) with time zone,
    locks integer DEFAULT 0 NOT NULL,
    CONSTRAINT sign_in_tries_pkey PRIMARY KEY (key)
);
--> statement-breakpoint
CREATE TABLE user_emails (
    email text NOT NULL,
    user_id uuid NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    CONSTRAINT user_emails_pkey PRIMARY KEY (email),
    CONSTRAINT user_emails_user_id_users_user_id_fk FOREIGN KEY (user_id) REFERENCES users(user_id)
);
--> statement-breakpoint
CREATE INDEX user_emails_user_id_idx ON user_emails (user_id);
--> statement-breakpoint
CREATE TABLE team_invitations (
    business_id uuid NOT NULL,
    id uuid NOT NULL,
    status text NOT NULL,
    full_name text NOT NULL,
    email text NOT NULL,
    permissions jsonb NOT NULL,
    created timestamp(3) with time zone NOT NULL,
    account_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
    sent timestamp(3) with time zone NOT NULL,
    CONSTRAINT team_invitations_status_check CHECK (status IN ('PENDING', 'ACCEPTED', 'WITHDRAWN')),
    CONSTRAINT team_invitations_business_id_id_pk PRIMARY KEY (business_id, id),
    CONSTRAINT team_invitations_business_id_businesses_business_id_fk FOREIGN KEY (business_id) REFERENCES businesses(business_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX team_invitations_pending_email_idx ON team_invitations (business_id, email) WHERE (status = 'PENDING');
