-- Numbers and codes of live mode that were given out before their provider was read.
ALTER TABLE top_up_accounts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE virtual_accounts NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE qr_codes NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO queue_tasks (id, queue, key, business_id, environment, payload, due, scheduled)
SELECT gen_random_uuid(), 'deposit', a.id::text, a.business_id, a.environment, jsonb_build_object('kind', a.kind, 'after', NULL), now(), now()
FROM (
  SELECT id, business_id, environment, 'top-up-account' AS kind FROM top_up_accounts
  UNION ALL SELECT id, business_id, environment, 'virtual-account' FROM virtual_accounts WHERE status IN ('ACTIVE', 'INACTIVE')
  UNION ALL SELECT id, business_id, environment, 'qr-code' FROM qr_codes WHERE status IN ('ACTIVE', 'INACTIVE')
) a WHERE a.environment = 'PRODUCTION'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE top_up_accounts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE virtual_accounts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE qr_codes FORCE ROW LEVEL SECURITY;
