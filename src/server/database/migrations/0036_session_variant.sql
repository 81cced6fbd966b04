ALTER TABLE "sessions" ADD COLUMN "variant" text;--> statement-breakpoint
-- No row says whether a refresh token was kept in a cookie; a renewal by cookie is answered by cookie all the same.
UPDATE "sessions" s SET "variant" = CASE
  WHEN EXISTS (SELECT FROM "session_tokens" t WHERE t.session_id = s.session_id AND t.kind = 'refresh') THEN 'tokens'
  ELSE 'cookie'
END;--> statement-breakpoint
ALTER TABLE "sessions" ALTER COLUMN "variant" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_variant_check" CHECK ("sessions"."variant" in ('cookie', 'tokens', 'refresh_cookie'));
