-- The business's own account and, where it is a platform master, those below it; bound by its own words to the request's
-- business, whoever asks.
CREATE VIEW accounts AS
SELECT
  nullif(current_setting('app.business_id', true), '')::uuid AS business_id, e.environment, b.business_id AS id, b.created,
  b.updated, b.name, b.email,
  CASE
    WHEN 'master' = ANY (b.accounts) THEN 'MASTER'
    WHEN 'owned' = ANY (b.accounts) THEN 'OWNED'
    WHEN 'managed' = ANY (b.accounts) THEN 'MANAGED'
    ELSE 'REGULAR'
  END AS type,
  b.go_live_status AS status, b.country, coalesce(a.balance, 0) AS balance, c.currency,
  lower(b.name) COLLATE "C" AS name_search, lower(b.email) COLLATE "C" AS email_search
FROM businesses b
CROSS JOIN (VALUES ('DEVELOPMENT'), ('PRODUCTION')) e (environment)
JOIN (VALUES ('ID', 'IDR'), ('PH', 'PHP'), ('SG', 'USD')) c (country, currency) ON c.country = b.country
LEFT JOIN ledger_accounts a ON a.business_id = b.business_id AND a.environment = e.environment
  AND a.account = 'BALANCE' AND a.currency = c.currency
WHERE (b.business_id = nullif(current_setting('app.business_id', true), '')::uuid
    OR b.master_business_id = nullif(current_setting('app.business_id', true), '')::uuid)
  AND e.environment = nullif(current_setting('app.environment', true), '');
--> statement-breakpoint
GRANT SELECT ON accounts TO beranda_request;
