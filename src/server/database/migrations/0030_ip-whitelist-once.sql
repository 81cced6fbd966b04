ALTER TABLE "ip_whitelist_entries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "fraud_list_entries" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- A range of one address is that address.
UPDATE ip_whitelist_entries SET cidr = split_part(cidr, '/', 1) WHERE cidr ~ '^[0-9.]+/32$' OR cidr ~ ':.*/128$';--> statement-breakpoint
UPDATE fraud_list_entries AS e SET value = split_part(e.value, '/', 1)
WHERE e.list = 'IP' AND (e.value ~ '^[0-9.]+/32$' OR e.value ~ ':.*/128$') AND NOT EXISTS (
  SELECT FROM fraud_list_entries o
  WHERE o.business_id = e.business_id AND o.environment = e.environment AND o.status = 'ACTIVE' AND o.list = 'IP'
    AND o.value = split_part(e.value, '/', 1)
);--> statement-breakpoint
-- Of entries that are alike the first one counts.
UPDATE ip_whitelist_entries AS e SET status = 'DELETED', updated = now()
WHERE e.status = 'ACTIVE' AND EXISTS (
  SELECT FROM ip_whitelist_entries o
  WHERE o.business_id = e.business_id AND o.environment = e.environment AND o.status = 'ACTIVE' AND o.cidr = e.cidr
    AND (o.created, o.id) < (e.created, e.id)
);--> statement-breakpoint
ALTER TABLE "ip_whitelist_entries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "fraud_list_entries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "ip_whitelist_entries" ADD COLUMN "listed" text GENERATED ALWAYS AS (case when status = 'ACTIVE' then cidr end) STORED;--> statement-breakpoint
CREATE UNIQUE INDEX "ip_whitelist_entries_listed_key" ON "ip_whitelist_entries" USING btree ("business_id","environment","listed");
