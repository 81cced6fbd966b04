-- A business of the limited tier is verified by its activation, which one that was let in without has from now on.
-- Rule modes.limited-tier.
ALTER TABLE activations NO FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
INSERT INTO activations (business_id, environment, id, created, updated, status, id_option)
SELECT business_id, 'DEVELOPMENT', gen_random_uuid(), now(), now(), 'OPEN', 'ONE_PRIMARY'
FROM businesses
WHERE go_live_status = 'TIER_1' AND country <> 'SG' AND entity <> 'remittance'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
ALTER TABLE activations FORCE ROW LEVEL SECURITY;
