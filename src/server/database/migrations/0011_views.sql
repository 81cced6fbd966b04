-- Views: what a business sees of its team and its sub-accounts.
-- The business's own account and, where it is a platform master, those below it, bound to the request's business by its own
-- condition.
CREATE VIEW accounts AS
 SELECT NULLIF(current_setting('app.business_id', true), '')::uuid AS business_id,
    e.environment,
    b.business_id AS id,
    b.created,
    b.updated,
    b.name,
    b.email,
        CASE
            WHEN ('master' = ANY (b.accounts)) THEN 'MASTER'
            WHEN ('owned' = ANY (b.accounts)) THEN 'OWNED'
            WHEN ('managed' = ANY (b.accounts)) THEN 'MANAGED'
            ELSE 'REGULAR'
        END AS type,
    b.go_live_status AS status,
    b.country,
    COALESCE(a.balance, (0)::bigint) AS balance,
    c.currency,
    (lower(b.name) COLLATE "C") AS name_search,
    (lower(b.email) COLLATE "C") AS email_search
   FROM (((businesses b
     CROSS JOIN ( VALUES ('DEVELOPMENT'), ('PRODUCTION')) e(environment))
     JOIN ( VALUES ('ID','IDR'), ('PH','PHP'), ('SG','USD')) c(country, currency) ON ((c.country = b.country)))
     LEFT JOIN ledger_accounts a ON (((a.business_id = b.business_id) AND (a.environment = e.environment) AND (a.account = 'BALANCE') AND (a.currency = c.currency))))
  WHERE (((b.business_id = NULLIF(current_setting('app.business_id', true), '')::uuid) OR (b.master_business_id = NULLIF(current_setting('app.business_id', true), '')::uuid)) AND (e.environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
-- What a store's orders come to. It reads as the user who reads it, so that row-level security binds.
CREATE VIEW store_sales_summaries WITH (security_invoker='true') AS
 SELECT s.business_id,
    s.environment,
    s.id,
    s.created,
    s.status,
    s.name,
    s.link,
    o.uploaded_count,
    o.uploaded_amount,
    o.completed_count,
    o.completed_amount,
    o.issue_count,
    o.issue_amount,
    o.deleted_count,
    o.deleted_amount,
    s.currency
   FROM (stores s
     CROSS JOIN LATERAL ( SELECT (count(*))::integer AS uploaded_count,
            (COALESCE(sum(store_orders.amount), (0)::numeric))::bigint AS uploaded_amount,
            (count(*) FILTER (WHERE (store_orders.status = 'COMPLETED')))::integer AS completed_count,
            (COALESCE(sum(store_orders.amount) FILTER (WHERE (store_orders.status = 'COMPLETED')), (0)::numeric))::bigint AS completed_amount,
            (count(*) FILTER (WHERE ((store_orders.status = ANY (ARRAY['PAID', 'PACKED'])) AND (store_orders.paid < (now() - '2 days'::interval)))))::integer AS issue_count,
            (COALESCE(sum(store_orders.amount) FILTER (WHERE ((store_orders.status = ANY (ARRAY['PAID', 'PACKED'])) AND (store_orders.paid < (now() - '2 days'::interval)))), (0)::numeric))::bigint AS issue_amount,
            (count(*) FILTER (WHERE (store_orders.status = 'CANCELLED')))::integer AS deleted_count,
            (COALESCE(sum(store_orders.amount) FILTER (WHERE (store_orders.status = 'CANCELLED')), (0)::numeric))::bigint AS deleted_amount
           FROM store_orders
          WHERE ((store_orders.business_id = s.business_id) AND (store_orders.environment = s.environment) AND (store_orders.store_id = s.id))) o);
--> statement-breakpoint
-- What a platform master sees of the businesses below it. Each view reads as its owner and is bound by its own condition to
-- the request's business as their master.
CREATE VIEW sub_account_activities AS
 SELECT b.master_business_id AS business_id,
    l.environment,
    l.id,
    l.created,
    l.business_id AS sub_account_id,
    l.action,
    l.actor_name,
    l.ip_address
   FROM (businesses b
     JOIN activity_logs l ON ((l.business_id = b.business_id)))
  WHERE ((b.master_business_id = NULLIF(current_setting('app.business_id', true), '')::uuid) AND (l.environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
CREATE VIEW sub_account_entries AS
 SELECT b.master_business_id AS business_id,
    l.environment,
    l.id,
    l.created,
    l.business_id AS sub_account_id,
    l.type,
    l.reference,
    l.amount,
    l.balance_after,
    l.currency
   FROM (businesses b
     JOIN ledger_entries l ON (((l.business_id = b.business_id) AND (l.account = 'BALANCE'))))
  WHERE ((b.master_business_id = NULLIF(current_setting('app.business_id', true), '')::uuid) AND (l.environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
CREATE VIEW sub_account_members AS
 SELECT b.master_business_id AS business_id,
    e.environment,
    m.user_id AS id,
    m.created,
    m.business_id AS sub_account_id,
    u.full_name,
    a.email,
    (u.mfa_type IS NOT NULL) AS is_mfa_enabled
   FROM ((((businesses b
     JOIN memberships m ON ((m.business_id = b.business_id)))
     JOIN users u ON (((u.user_id = m.user_id) AND (u.status = 'ACTIVE'))))
     JOIN user_emails a ON ((a.user_id = m.user_id)))
     CROSS JOIN ( VALUES ('DEVELOPMENT'), ('PRODUCTION')) e(environment))
  WHERE ((b.master_business_id = NULLIF(current_setting('app.business_id', true), '')::uuid) AND (e.environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
CREATE VIEW sub_account_transactions AS
 SELECT b.master_business_id AS business_id,
    t.environment,
    t.id,
    t.created,
    t.business_id AS sub_account_id,
    t.type,
    t.status,
    t.channel,
    t.external_id,
    t.amount,
    t.currency
   FROM (businesses b
     JOIN transactions t ON ((t.business_id = b.business_id)))
  WHERE ((b.master_business_id = NULLIF(current_setting('app.business_id', true), '')::uuid) AND (t.environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
CREATE VIEW sub_accounts AS
 SELECT b.master_business_id AS business_id,
    e.environment,
    b.business_id AS id,
    b.created,
    b.updated,
    b.name,
    b.email,
        CASE
            WHEN ('owned' = ANY (b.accounts)) THEN 'OWNED'
            ELSE 'MANAGED'
        END AS type,
    b.go_live_status AS status,
    b.country,
    COALESCE(a.balance, (0)::bigint) AS balance,
    c.currency,
    (lower(b.name) COLLATE "C") AS name_search,
    (lower(b.email) COLLATE "C") AS email_search
   FROM (((businesses b
     CROSS JOIN ( VALUES ('DEVELOPMENT'), ('PRODUCTION')) e(environment))
     JOIN ( VALUES ('ID','IDR'), ('PH','PHP'), ('SG','USD')) c(country, currency) ON ((c.country = b.country)))
     LEFT JOIN ledger_accounts a ON (((a.business_id = b.business_id) AND (a.environment = e.environment) AND (a.account = 'BALANCE') AND (a.currency = c.currency))))
  WHERE ((b.master_business_id = NULLIF(current_setting('app.business_id', true), '')::uuid) AND (e.environment = NULLIF(current_setting('app.environment', true), '')));
--> statement-breakpoint
-- Who works for the business or an account below it, each person once. It reads people, whom a request may not, so that its
-- own condition binds it to the request's business.
CREATE VIEW team_members AS
 WITH request AS (
         SELECT NULLIF(current_setting('app.business_id', true), '')::uuid AS business_id,
            NULLIF(current_setting('app.environment', true), '') AS environment
        ), place AS (
         SELECT r.business_id,
            r.environment,
            m.user_id,
            min(m.created) AS created,
            count(*) AS amount,
            bool_or((b.business_id = r.business_id)) AS platform_access,
            jsonb_agg(jsonb_build_object('business_id', ('biz_' || replace((b.business_id)::text, '-', '')), 'business_name', b.name) ORDER BY (b.business_id = r.business_id) DESC, b.name, b.business_id) AS accounts
           FROM ((request r
             JOIN businesses b ON (((b.business_id = r.business_id) OR (b.master_business_id = r.business_id))))
             JOIN memberships m ON ((m.business_id = b.business_id)))
          WHERE (r.environment = ANY (ARRAY['DEVELOPMENT', 'PRODUCTION']))
          GROUP BY r.business_id, r.environment, m.user_id
        ), invited AS (
         SELECT i.business_id,
            r.environment,
            i.id,
            i.created,
            i.full_name,
            i.email,
            i.permissions,
            (i.business_id = ANY (i.account_ids)) AS platform_access,
            COALESCE(a.accounts, '[]'::jsonb) AS accounts
           FROM ((request r
             JOIN team_invitations i ON (((i.business_id = r.business_id) AND (i.status = 'PENDING'))))
             LEFT JOIN LATERAL ( SELECT jsonb_agg(jsonb_build_object('business_id', ('biz_' || replace((b.business_id)::text, '-', '')), 'business_name', b.name) ORDER BY (b.business_id = i.business_id) DESC, b.name, b.business_id) AS accounts
                   FROM businesses b
                  WHERE ((b.business_id = ANY (i.account_ids)) AND ((b.business_id = i.business_id) OR (b.master_business_id = i.business_id)))) a ON (true))
          WHERE (r.environment = ANY (ARRAY['DEVELOPMENT', 'PRODUCTION']))
        )
 SELECT p.business_id,
    p.environment,
    p.user_id AS id,
    COALESCE(m.created, p.created) AS created,
    u.full_name,
    a.email,
    'ACTIVE' AS status,
    (u.mfa_type IS NOT NULL) AS is_mfa_enabled,
    to_jsonb(array_remove(ARRAY[
        CASE
            WHEN m.can_view THEN 'can_view'
            ELSE NULL::text
        END,
        CASE
            WHEN m.can_edit THEN 'can_edit'
            ELSE NULL::text
        END,
        CASE
            WHEN m.can_approve THEN 'can_approve'
            ELSE NULL::text
        END,
        CASE
            WHEN m.operation THEN 'operation'
            ELSE NULL::text
        END,
        CASE
            WHEN m.can_administer THEN 'can_administer'
            ELSE NULL::text
        END,
        CASE
            WHEN m.can_manage_tech_settings THEN 'can_manage_tech_settings'
            ELSE NULL::text
        END,
        CASE
            WHEN m.can_withdraw THEN 'can_withdraw'
            ELSE NULL::text
        END], NULL::text)) AS permissions,
    p.platform_access,
    p.accounts,
        CASE
            WHEN ((p.amount > 1) OR (NOT p.platform_access)) THEN p.accounts
            ELSE '[]'::jsonb
        END AS accounts_access,
    (lower(u.full_name) COLLATE "C") AS full_name_search,
    (a.email COLLATE "C") AS email_search
   FROM (((place p
     JOIN users u ON (((u.user_id = p.user_id) AND (u.status = 'ACTIVE'))))
     JOIN user_emails a ON ((a.user_id = p.user_id)))
     LEFT JOIN memberships m ON (((m.business_id = p.business_id) AND (m.user_id = p.user_id))))
UNION ALL
 SELECT i.business_id,
    i.environment,
    i.id,
    i.created,
    i.full_name,
    i.email,
    'PENDING' AS status,
    false AS is_mfa_enabled,
        CASE
            WHEN i.platform_access THEN i.permissions
            ELSE '[]'::jsonb
        END AS permissions,
    i.platform_access,
    i.accounts,
        CASE
            WHEN ((jsonb_array_length(i.accounts) > 1) OR (NOT i.platform_access)) THEN i.accounts
            ELSE '[]'::jsonb
        END AS accounts_access,
    (lower(i.full_name) COLLATE "C") AS full_name_search,
    (lower(i.email) COLLATE "C") AS email_search
   FROM invited i;
