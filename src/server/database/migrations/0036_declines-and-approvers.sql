ALTER TABLE "transactions" DROP CONSTRAINT "transactions_failure_code_check";--> statement-breakpoint
ALTER TABLE "transactions" ADD CONSTRAINT "transactions_failure_code_check" CHECK ("transactions"."failure_code" in ('EXPIRED_CARD', 'STOLEN_CARD', 'INACTIVE_CARD', 'INVALID_CVN', 'CARD_DECLINED', 'BIN_BLOCK', '3DS_REQUIRED', 'CVN_REQUIRED', 'FRAUD_GUARD_BLOCKED', 'INSUFFICIENT_BALANCE', 'EXPIRED_PAYMENT', 'CHANNEL_UNAVAILABLE', 'INVALID_ACCOUNT'));--> statement-breakpoint
-- Whether a user may approve in the business of the transaction: as its member, or in an owned account by their membership in
-- the platform that owns it. As the owner: a request sees the memberships of its own business alone.
CREATE FUNCTION may_approve(person uuid) RETURNS boolean
    LANGUAGE sql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    AS $$
  SELECT EXISTS (SELECT 1 FROM users u WHERE u.user_id = person AND u.status <> 'DELETED')
    AND coalesce(
      (SELECT m.can_approve FROM memberships m
        WHERE m.user_id = person AND m.business_id = nullif(current_setting('app.business_id', true), '')::uuid),
      (SELECT m.can_approve FROM businesses b
        JOIN memberships m ON m.business_id = b.master_business_id AND m.user_id = person
        WHERE b.business_id = nullif(current_setting('app.business_id', true), '')::uuid
          AND 'owned' = ANY (b.accounts)),
      false)
$$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION may_approve(person uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION may_approve(person uuid) TO beranda_request;
