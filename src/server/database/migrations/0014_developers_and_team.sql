CREATE TABLE "api_key_hashes" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"api_key_id" uuid NOT NULL,
	"created" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "callback_deliveries_due" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_id" uuid NOT NULL,
	"environment" text NOT NULL,
	"callback_id" uuid NOT NULL,
	"due" timestamp (3) with time zone NOT NULL,
	"sender" text
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"business_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"status" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_invitations_business_id_id_pk" PRIMARY KEY("business_id","id"),
	CONSTRAINT "team_invitations_status_check" CHECK ("team_invitations"."status" in ('PENDING', 'ACCEPTED', 'WITHDRAWN'))
);
--> statement-breakpoint
ALTER TABLE "activity_logs" DROP CONSTRAINT "activity_logs_action_check";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "mfa_type" text;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_business_id_businesses_business_id_fk" FOREIGN KEY ("business_id") REFERENCES "public"."businesses"("business_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "callback_deliveries_due_due_idx" ON "callback_deliveries_due" USING btree ("due");--> statement-breakpoint
ALTER TABLE "activity_logs" ADD CONSTRAINT "activity_logs_action_check" CHECK ("activity_logs"."action" in ('SIGN_IN', 'SIGN_IN_FAILED', 'SIGN_OUT', 'BUSINESS_SWITCHED', 'LANGUAGE_CHANGED', 'TIME_ZONE_CHANGED', 'PAYMENT_SIMULATED', 'CUSTOMER_CREATED', 'CUSTOMER_UPDATED', 'VIEW_SAVED', 'VIEW_CHANGED', 'VIEW_DELETED', 'CUSTOMER_ARCHIVED', 'CUSTOMER_RESTORED', 'CUSTOMER_ERASED', 'CONFIRMATION_FAILED', 'LIST_EXPORTED', 'NOTICE_DISMISSED', 'NOTICE_RESTORED', 'PAYMENT_SETTLED', 'RECORD_CREATED', 'RECORD_CHANGED', 'CALLBACK_RESENT', 'CALLBACK_TESTED'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mfa_type_check" CHECK ("users"."mfa_type" in ('authenticator', 'phone_number'));
--> statement-breakpoint
ALTER TABLE team_invitations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY of_business ON team_invitations USING (business_id = nullif(current_setting('app.business_id', true), '')::uuid);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON team_invitations TO beranda_request;
--> statement-breakpoint
-- Not a tenant's: a request leaves in its own transaction what is to be delivered, and whose a key is, and reads neither.
GRANT INSERT ON callback_deliveries_due, api_key_hashes TO beranda_request;
--> statement-breakpoint
-- Who works for the business. It reads people, whom a request may not, so it is bound to the request's business by its
-- own words, whoever asks.
CREATE VIEW team_members AS
SELECT
  m.business_id, e.environment, m.user_id AS id, m.created, u.full_name, a.email, 'ACTIVE' AS status,
  u.mfa_type IS NOT NULL AS is_mfa_enabled,
  to_jsonb(array_remove(ARRAY[
    CASE WHEN m.can_view THEN 'can_view' END, CASE WHEN m.can_edit THEN 'can_edit' END,
    CASE WHEN m.can_approve THEN 'can_approve' END, CASE WHEN m.operation THEN 'operation' END,
    CASE WHEN m.can_administer THEN 'can_administer' END,
    CASE WHEN m.can_manage_tech_settings THEN 'can_manage_tech_settings' END,
    CASE WHEN m.can_withdraw THEN 'can_withdraw' END
  ], NULL)) AS permissions,
  lower(u.full_name) COLLATE "C" AS full_name_search, a.email COLLATE "C" AS email_search
FROM memberships m
JOIN users u ON u.user_id = m.user_id AND u.status = 'ACTIVE'
JOIN user_emails a ON a.user_id = m.user_id
CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) e (environment)
WHERE m.business_id = nullif(current_setting('app.business_id', true), '')::uuid
  AND e.environment = nullif(current_setting('app.environment', true), '')
UNION ALL
SELECT
  i.business_id, e.environment, i.id, i.created, i.full_name, i.email, 'PENDING', false, i.permissions,
  lower(i.full_name) COLLATE "C", lower(i.email) COLLATE "C"
FROM team_invitations i
CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) e (environment)
WHERE i.status = 'PENDING'
  AND i.business_id = nullif(current_setting('app.business_id', true), '')::uuid
  AND e.environment = nullif(current_setting('app.environment', true), '');
--> statement-breakpoint
GRANT SELECT ON team_members TO beranda_request;
--> statement-breakpoint
-- What stores have sold, of orders that are paid for and not called off; as whoever asks, so that row-level security binds.
CREATE VIEW store_product_sales WITH (security_invoker = true) AS
SELECT
  i.business_id, i.environment, md5(o.store_id::text || i.product_id::text)::uuid AS id, max(i.created) AS created,
  o.store_id, i.name, i.variant, sum(i.quantity)::integer AS total_sold, sum(i.amount)::bigint AS total_revenue, i.currency
FROM store_order_items i
JOIN store_orders o ON o.business_id = i.business_id AND o.environment = i.environment AND o.id = i.order_id
WHERE o.status IN ('PAID', 'PACKED', 'SHIPPED', 'COMPLETED')
GROUP BY i.business_id, i.environment, o.store_id, i.product_id, i.name, i.variant, i.currency;
--> statement-breakpoint
GRANT SELECT ON store_product_sales TO beranda_request;
