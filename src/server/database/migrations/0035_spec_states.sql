ALTER TABLE "businesses" DROP CONSTRAINT "businesses_go_live_status_check";--> statement-breakpoint
ALTER TABLE "callback_events" ADD COLUMN "answer_kind" text GENERATED ALWAYS AS (case when response_code = 0 then 'NO_ANSWER' when response_code < 200 then 'ANSWERED_1XX' when response_code < 300 then 'ANSWERED_2XX' when response_code < 400 then 'ANSWERED_3XX' when response_code < 500 then 'ANSWERED_4XX' when response_code >= 500 then 'ANSWERED_5XX' end) STORED;--> statement-breakpoint
ALTER TABLE "callbacks" ADD COLUMN "answer_kind" text GENERATED ALWAYS AS (case when response_code = 0 then 'NO_ANSWER' when response_code < 200 then 'ANSWERED_1XX' when response_code < 300 then 'ANSWERED_2XX' when response_code < 400 then 'ANSWERED_3XX' when response_code < 500 then 'ANSWERED_4XX' when response_code >= 500 then 'ANSWERED_5XX' end) STORED;--> statement-breakpoint
CREATE INDEX "callbacks_answer_kind_created_idx" ON "callbacks" USING btree ("business_id","environment","answer_kind" DESC NULLS FIRST,"created" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "sending_settings" DROP COLUMN "approvers";--> statement-breakpoint
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_go_live_status_check" CHECK ("businesses"."go_live_status" in ('REGISTERED', 'AWAITING_DOCS', 'FORM_CONFIRMED', 'PENDING_VERIFICATION', 'INVITED', 'TIER_1', 'LIVE', 'LIVE_TESTMODE', 'SUSPENDED', 'PENDING', 'PENDING_LIVE', 'INSTANT_LIVE_PENDING_VERIFICATION', 'INSTANT_LIVE_AWAITING_DOCS', 'INSTANT_LIVE_SUSPENDED', 'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW', 'INVALID', 'FAILED'));--> statement-breakpoint
ALTER TABLE "callback_events" ADD CONSTRAINT "callback_events_answer_kind_check" CHECK ("callback_events"."answer_kind" in ('NO_ANSWER', 'ANSWERED_1XX', 'ANSWERED_2XX', 'ANSWERED_3XX', 'ANSWERED_4XX', 'ANSWERED_5XX'));--> statement-breakpoint
ALTER TABLE "callbacks" ADD CONSTRAINT "callbacks_answer_kind_check" CHECK ("callbacks"."answer_kind" in ('NO_ANSWER', 'ANSWERED_1XX', 'ANSWERED_2XX', 'ANSWERED_3XX', 'ANSWERED_4XX', 'ANSWERED_5XX'));--> statement-breakpoint
-- A store with what its orders come to; it asks as whoever reads it, so that row-level security holds.
CREATE VIEW store_sales_summaries WITH (security_invoker = true) AS
SELECT
  s.business_id, s.environment, s.id, s.created, s.status, s.name, s.link, o.uploaded_count, o.uploaded_amount,
  o.completed_count, o.completed_amount, o.issue_count, o.issue_amount, o.deleted_count, o.deleted_amount, s.currency
FROM stores s
CROSS JOIN LATERAL (
  SELECT
    count(*)::integer AS uploaded_count, coalesce(sum(amount), 0)::bigint AS uploaded_amount,
    (count(*) FILTER (WHERE status = 'COMPLETED'))::integer AS completed_count,
    coalesce(sum(amount) FILTER (WHERE status = 'COMPLETED'), 0)::bigint AS completed_amount,
    (count(*) FILTER (WHERE status IN ('PAID', 'PACKED') AND paid < now() - interval '2 days'))::integer AS issue_count,
    coalesce(sum(amount) FILTER (WHERE status IN ('PAID', 'PACKED') AND paid < now() - interval '2 days'), 0)::bigint AS issue_amount,
    (count(*) FILTER (WHERE status = 'CANCELLED'))::integer AS deleted_count,
    coalesce(sum(amount) FILTER (WHERE status = 'CANCELLED'), 0)::bigint AS deleted_amount
  FROM store_orders
  WHERE business_id = s.business_id AND environment = s.environment AND store_id = s.id
) o;
--> statement-breakpoint
GRANT SELECT ON store_sales_summaries TO beranda_request;
