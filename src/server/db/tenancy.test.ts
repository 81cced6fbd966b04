import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

/** Not a tenant's: people, their sign-ins, messages to them, and what jobs and settlements a worker has to take up. */
const SHARED_TABLES = [
  'confirmation_tries',
  'job_queue',
  'outbox_messages',
  'passwords',
  'pins',
  'report_queue',
  'schedules_due',
  'sessions',
  'settlements_due',
  'user_emails',
  'users',
];

/** Asked before a business is known, by the owner: whose businesses are these, and which are a master's sub-accounts. */
const CROSSING_INDEXES = ['businesses_master_business_id_idx', 'memberships_user_id_idx'];

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
         from pg_class left join pg_policy on polrelid = pg_class.oid where pg_class.oid = '${table}'::regclass`,
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

  it('grant requests what they need and no more', async () => {
    const grants = await rows<{ line: string }>(
      `select table_name || ': ' || string_agg(lower(privilege_type), ' ' order by privilege_type) as line
       from information_schema.role_table_grants where grantee = 'beranda_request' group by table_name order by table_name`,
    );
    expect(grants.map(({ line }) => line)).toMatchInlineSnapshot(`
      [
        "account_notifications: insert select update",
        "activity_logs: insert select",
        "businesses: select",
        "confirmation_codes: delete insert select update",
        "customers: insert select update",
        "idempotency_keys: insert select update",
        "job_queue: insert",
        "job_records: insert select update",
        "jobs: insert select update",
        "ledger_accounts: insert select update",
        "ledger_entries: insert select",
        "list_preferences: delete insert select update",
        "memberships: select",
        "outbox_messages: insert",
        "report_queue: insert",
        "report_schedules: insert select update",
        "reports: insert select update",
        "saved_views: delete insert select update",
        "schedules_due: insert",
        "settlements_due: insert",
        "transactions: insert select update",
        "undos: insert select update",
        "uploaded_files: insert select",
        "virtual_account_payments: insert select update",
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
