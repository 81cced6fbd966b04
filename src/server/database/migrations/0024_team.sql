ALTER TABLE "team_invitations" ADD COLUMN "account_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD COLUMN "sent" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_pending_email_idx" ON "team_invitations" USING btree ("business_id","email") WHERE "team_invitations"."status" = 'PENDING';--> statement-breakpoint
ALTER TABLE team_invitations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
UPDATE team_invitations SET account_ids = ARRAY[business_id], sent = created;
--> statement-breakpoint
ALTER TABLE team_invitations FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- A request changes the team of the business that it is in, and leaves the secret of a link in its own transaction,
-- which it cannot read again.
GRANT INSERT, UPDATE, DELETE ON memberships TO beranda_request;
--> statement-breakpoint
GRANT INSERT ON one_time_tokens TO beranda_request;
--> statement-breakpoint
DROP VIEW team_members;
--> statement-breakpoint
-- Who works for the business or an account below it, each person once. It reads people, whom a request may not, so it is
-- bound to the request's business by its own words, whoever asks.
CREATE VIEW team_members AS
WITH request AS (
  SELECT
    nullif(current_setting('app.business_id', true), '')::uuid AS business_id,
    nullif(current_setting('app.environment', true), '') AS environment
), place AS (
  SELECT
    r.business_id, r.environment, m.user_id, min(m.created) AS created, count(*) AS amount,
    bool_or(b.business_id = r.business_id) AS platform_access,
    jsonb_agg(
      jsonb_build_object('business_id', 'biz_' || replace(b.business_id::text, '-', ''), 'business_name', b.name)
      ORDER BY b.business_id = r.business_id DESC, b.name, b.business_id
    ) AS accounts
  FROM request r
  JOIN businesses b ON b.business_id = r.business_id OR b.master_business_id = r.business_id
  JOIN memberships m ON m.business_id = b.business_id
  WHERE r.environment IN ('DEVELOPMENT', 'PRODUCTION')
  GROUP BY r.business_id, r.environment, m.user_id
), invited AS (
  SELECT
    i.business_id, r.environment, i.id, i.created, i.full_name, i.email, i.permissions,
    i.business_id = ANY (i.account_ids) AS platform_access,
    coalesce(a.accounts, '[]'::jsonb) AS accounts
  FROM request r
  JOIN team_invitations i ON i.business_id = r.business_id AND i.status = 'PENDING'
  LEFT JOIN LATERAL (
    SELECT jsonb_agg(
      jsonb_build_object('business_id', 'biz_' || replace(b.business_id::text, '-', ''), 'business_name', b.name)
      ORDER BY b.business_id = i.business_id DESC, b.name, b.business_id
    ) AS accounts
    FROM businesses b
    WHERE b.business_id = ANY (i.account_ids)
      AND (b.business_id = i.business_id OR b.master_business_id = i.business_id)
  ) a ON true
  WHERE r.environment IN ('DEVELOPMENT', 'PRODUCTION')
)
SELECT
  p.business_id, p.environment, p.user_id AS id, coalesce(m.created, p.created) AS created, u.full_name, a.email,
  'ACTIVE' AS status, u.mfa_type IS NOT NULL AS is_mfa_enabled,
  to_jsonb(array_remove(ARRAY[
    CASE WHEN m.can_view THEN 'can_view' END, CASE WHEN m.can_edit THEN 'can_edit' END,
    CASE WHEN m.can_approve THEN 'can_approve' END, CASE WHEN m.operation THEN 'operation' END,
    CASE WHEN m.can_administer THEN 'can_administer' END,
    CASE WHEN m.can_manage_tech_settings THEN 'can_manage_tech_settings' END,
    CASE WHEN m.can_withdraw THEN 'can_withdraw' END
  ], NULL)) AS permissions,
  p.platform_access, p.accounts,
  CASE WHEN p.amount > 1 OR NOT p.platform_access THEN p.accounts ELSE '[]'::jsonb END AS accounts_access,
  lower(u.full_name) COLLATE "C" AS full_name_search, a.email COLLATE "C" AS email_search
FROM place p
JOIN users u ON u.user_id = p.user_id AND u.status = 'ACTIVE'
JOIN user_emails a ON a.user_id = p.user_id
LEFT JOIN memberships m ON m.business_id = p.business_id AND m.user_id = p.user_id
UNION ALL
SELECT
  i.business_id, i.environment, i.id, i.created, i.full_name, i.email, 'PENDING', false,
  CASE WHEN i.platform_access THEN i.permissions ELSE '[]'::jsonb END, i.platform_access, i.accounts,
  CASE WHEN jsonb_array_length(i.accounts) > 1 OR NOT i.platform_access THEN i.accounts ELSE '[]'::jsonb END,
  lower(i.full_name) COLLATE "C", lower(i.email) COLLATE "C"
FROM invited i;
--> statement-breakpoint
GRANT SELECT ON team_members TO beranda_request;
