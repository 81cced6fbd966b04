import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

/** Not a tenant's: people, their sign-ins, messages to them, and what jobs and settlements a worker has to take up. */
const SHARED_TABLES = [
  'api_key_hashes',
  'authenticators',
  'backup_codes',
  'callback_deliveries_due',
  'confirmation_tries',
  'former_passwords',
  'job_queue',
  'known_devices',
  'one_time_tokens',
  'outbox_messages',
  'passwords',
  'pins',
  'plans_due',
  'rails_due',
  'registrations',
  'report_queue',
  'schedules_due',
  'session_tokens',
  'sessions',
  'settlements_due',
  'sign_in_tries',
  'user_emails',
  'users',
];

/** Asked before a business is known, by the owner: whose businesses are these, which are a master's, and which are called so. */
const CROSSING_INDEXES = [
  'businesses_master_business_id_idx',
  'businesses_name_search_idx',
  'businesses_email_search_idx',
  'businesses_words_idx',
  'memberships_user_id_idx',
];

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);

afterAll(() => database.close(), 60_000);

async function rows<T extends object>(text: string): Promise<T[]> {
  return (await database.pool.query<T>(text)).rows;
}

async function tenantTables(): Promise<string[]> {
  const found = await rows<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  return found
    .map(({ name }) => name)
    .filter((name) => !SHARED_TABLES.includes(name))
    .sort();
}

async function hasEnvironment(): Promise<Set<string>> {
  const found = await rows<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'environment'`,
  );
  return new Set(found.map(({ name }) => name));
}

describe("a tenant's tables", () => {
  it('begin every key and index with business_id, then environment', async () => {
    const withEnvironment = await hasEnvironment();
    const tenants = await tenantTables();
    const indexes = await rows<{ table: string; name: string; keys: string }>(
      `select tablename as table, indexname as name, substring(split_part(indexdef, ' WHERE ', 1) from '\\((.*)\\)$') as keys from pg_indexes where schemaname = 'public'`,
    );
    for (const { table, name, keys } of indexes) {
      if (!tenants.includes(table) || CROSSING_INDEXES.includes(name)) continue;
      expect([name, keys]).toEqual([
        name,
        expect.stringMatching(withEnvironment.has(table) ? /^business_id, environment, / : /^business_id\b/),
      ]);
    }
  });

  it('refer to other tables only by business_id and environment, or to businesses', async () => {
    const tenants = await tenantTables();
    const keys = await rows<{ table: string; text: string }>(
      `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
    );
    for (const { table, text } of keys) {
      if (!tenants.includes(table)) continue;
      expect(text).toMatch(
        /^FOREIGN KEY \(business_id(, environment, \w+)?\) REFERENCES \w+\(business_id(, environment, id)?\)$/,
      );
    }
  });

  it('have row-level security by business and environment, which binds the owner where requests write', async () => {
    const withEnvironment = await hasEnvironment();
    for (const table of await tenantTables()) {
      const [security] = await rows<{ enabled: boolean; forced: boolean; policy: string }>(
        `select relrowsecurity as enabled, relforcerowsecurity as forced, pg_get_expr(polqual, polrelid) as policy
         from pg_class left join pg_policy on polrelid = pg_class.oid and polname = 'of_business' where pg_class.oid = '${table}'::regclass`,
      );
      const business = `(business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid)`;
      const environment = `(environment = NULLIF(current_setting('app.environment'::text, true), ''::text))`;
      expect({ table, ...security }).toEqual({
        table,
        enabled: true,
        forced: table !== 'businesses' && table !== 'memberships',
        policy: withEnvironment.has(table) ? `(${business} AND ${environment})` : business,
      });
    }
  });

  it('have no other policy but those by which the owner’s views show a platform master its sub-accounts', async () => {
    const others = await rows<{ line: string }>(
      `select concat_ws(' ', polrelid::regclass, polname, polcmd, polroles = array[relowner]) as line
       from pg_policy join pg_class on pg_class.oid = polrelid where polname <> 'of_business' order by 1`,
    );
    // "r": to read and nothing else; to the owner and nobody else, whom no request runs as.
    expect(others.map(({ line }) => line)).toEqual([
      'activity_logs of_master r t',
      'ledger_accounts of_master r t',
      'ledger_entries of_master r t',
      'transactions of_master r t',
    ]);
  });

  it('grant requests what they need and no more', async () => {
    const grants = await rows<{ line: string }>(
      `select table_name || ': ' || string_agg(lower(privilege_type), ' ' order by privilege_type) as line
       from information_schema.role_table_grants where grantee = 'beranda_request' group by table_name order by table_name`,
    );
    expect(grants.map(({ line }) => line)).toMatchInlineSnapshot(`
      [
        "account_notifications: insert select update",
        "accounts: select",
        "activity_logs: insert select",
        "api_key_hashes: insert",
        "api_keys: insert select update",
        "api_logs: insert select",
        "apps: insert select update",
        "bank_accounts: insert select update",
        "batch_disbursements: insert select update",
        "batch_remittances: insert select update",
        "billing_charges: insert select",
        "billing_statements: insert select update",
        "business_profiles: insert select update",
        "businesses: select",
        "callback_deliveries_due: insert",
        "callback_events: insert select",
        "callback_urls: insert select update",
        "callbacks: insert select update",
        "capital_loans: insert select update",
        "capital_repayments: insert select update",
        "card_change_requests: insert select update",
        "card_features: insert select update",
        "card_products: insert select update",
        "checkout_settings: insert select update",
        "confirmation_codes: delete insert select update",
        "credit_card_authentications: insert select update",
        "credit_card_authorizations: insert select update",
        "credit_card_chargebacks: insert select update",
        "credit_card_payments: insert select update",
        "credit_card_promotions: insert select update",
        "credit_card_refunds: insert select update",
        "credit_card_settlements: insert select update",
        "credit_card_tokenizations: insert select",
        "customers: insert select update",
        "disbursements: insert select update",
        "ereceipt_settings: insert select update",
        "ereceipts: insert select update",
        "escrow_accounts: insert select update",
        "escrow_customers: insert select update",
        "escrow_entries: insert select",
        "escrow_settings: insert select update",
        "fraud_list_entries: insert select update",
        "fraud_predictions: insert select",
        "fraud_rules: insert select update",
        "idempotency_keys: insert select update",
        "integrations: insert select update",
        "invoices: insert select update",
        "ip_whitelist_entries: insert select update",
        "issued_cards: insert select update",
        "issuing_transactions: insert select update",
        "job_queue: insert",
        "job_records: insert select update",
        "jobs: insert select update",
        "ledger_accounts: insert select update",
        "ledger_entries: insert select",
        "list_preferences: delete insert select update",
        "memberships: delete insert select update",
        "one_time_tokens: insert",
        "outbox_messages: insert",
        "payment_link_batches: insert select update",
        "payment_links: insert select update",
        "payment_methods: insert select update",
        "payout_links: insert select update",
        "payouts: insert select update",
        "plans_due: insert",
        "platform_fees: insert select update",
        "qr_codes: insert select update",
        "rails_due: insert",
        "rdl_investors: insert select update",
        "rdl_transactions: insert select update",
        "recurring_cycles: insert select update",
        "recurring_plans: insert select update",
        "remittance_payouts: insert select update",
        "report_queue: insert",
        "report_schedules: insert select update",
        "reports: insert select update",
        "retail_outlet_settings: insert select update",
        "saved_views: delete insert select update",
        "schedules_due: insert",
        "sending_settings: insert select update",
        "settlements_due: insert",
        "store_addresses: insert select update",
        "store_channels: insert select update",
        "store_couriers: insert select update",
        "store_listings: insert select update",
        "store_order_items: insert select",
        "store_orders: insert select update",
        "store_product_sales: select",
        "store_products: insert select update",
        "store_sales_summaries: select",
        "stores: insert select update",
        "sub_account_activities: select",
        "sub_account_entries: select",
        "sub_account_members: select",
        "sub_account_transactions: select",
        "sub_accounts: select",
        "tax_documents: insert select update",
        "team_invitations: insert select update",
        "team_members: select",
        "transactions: insert select update",
        "undos: insert select update",
        "uploaded_files: insert select",
        "virtual_account_payments: insert select update",
        "virtual_accounts: insert select update",
      ]
    `);
  });

  it('are reached by a role that owns nothing and bypasses nothing', async () => {
    const [role] = await rows(
      `select rolcanlogin, rolsuper, rolbypassrls, rolinherit from pg_roles where rolname = 'beranda_request'`,
    );
    expect(role).toMatchObject({ rolcanlogin: false, rolsuper: false, rolbypassrls: false });
  });
});
