import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '#compiler/fileTree.ts';
import { loadFileTree } from '#compiler/load.ts';
import { readRecord } from '#compiler/parse/files/readRecord.ts';
import type { Database } from './database.ts';
import { inBusiness } from './inBusiness.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

/** Not a tenant's: people, their sign-ins, messages to them, and what a worker has to take up. */
const SHARED_TABLES = [
  'api_key_hashes',
  'authenticators',
  'backup_codes',
  'callback_circuits',
  'confirmation_tries',
  'feedback_prompts',
  'former_passwords',
  'known_devices',
  'one_time_tokens',
  'outbox_carriers',
  'outbox_messages',
  'passwords',
  'payer_tokens',
  'pins',
  'queue_tasks',
  'registrations',
  'session_tokens',
  'sessions',
  'sidebar_folds',
  'sign_in_tries',
  'user_emails',
  'users',
];

/** Queried by the owner before the business is known: a user's businesses, a master's accounts, and businesses by name. */
const CROSSING_INDEXES = [
  'businesses_master_business_id_idx',
  'businesses_name_search_idx',
  'businesses_email_search_idx',
  'businesses_platform_address_key',
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

/** What a request may do with the table of a record, by its schema: rows are never deleted. */
function recordGrants(): Map<string, string> {
  const tree = loadFileTree(fileURLToPath(new URL('../../..', import.meta.url)));
  const grants = new Map<string, string>();
  for (const file of filesBelow(tree, 'schemas/records', '.schema.json')) {
    const { record } = readRecord(file, tree.get(file) ?? '');
    if (record === undefined) continue;
    const added = record.appendOnly ? 'insert select' : 'insert select update';
    grants.set(record.table, record.view ? 'select' : added);
  }
  return grants;
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
      // Declared by x-unique-across: what no two businesses may have.
      if (name.endsWith('_across')) continue;
      if (!tenants.includes(table) || CROSSING_INDEXES.includes(name)) continue;
      expect([name, keys]).toEqual([
        name,
        expect.stringMatching(withEnvironment.has(table) ? /^business_id, environment(, |$)/ : /^business_id\b/),
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

  it('have no other policy but those of the owner: for a platform master’s views of its sub-accounts, and for search', async () => {
    const others = await rows<{ line: string }>(
      `select concat_ws(' ', polrelid::regclass, polname, polcmd, polroles = array[relowner]) as line
       from pg_policy join pg_class on pg_class.oid = polrelid where polname not in ('of_business', 'by_request') order by 1`,
    );
    // "r": read-only, and granted to the owner alone, whose role no request uses.
    expect(others.map(({ line }) => line)).toEqual([
      'activity_logs of_master r t',
      'ledger_accounts of_master r t',
      'ledger_entries of_master r t',
      'search_entries of_search r t',
      'split_rules of_account r t',
      'transactions of_master r t',
    ]);
  });

  it('grant requests what they need and no more', async () => {
    const grants = await rows<{ line: string }>(
      `select table_name || ': ' || string_agg(lower(privilege_type), ' ' order by privilege_type) as line
       from information_schema.role_table_grants where grantee = 'beranda_request' group by table_name order by table_name`,
    );
    const granted = grants.map(({ line }) => line);
    const expected = [...recordGrants()].map(([table, rights]) => `${table}: ${rights}`);
    // Tables that are no record's, and records that requests may do more or less with than their schema says.
    expect(granted.filter((line) => !expected.includes(line))).toMatchInlineSnapshot(`
      [
        "account_notifications: insert select update",
        "account_transfers: insert select",
        "api_key_hashes: insert",
        "approvals: insert select",
        "batch_rows: delete insert select update",
        "businesses: select",
        "callback_urls: delete insert select update",
        "channel_authorizations: delete insert select update",
        "confirmation_codes: delete insert select update",
        "form_checks: insert select update",
        "form_drafts: delete insert select update",
        "idempotency_keys: insert select update",
        "job_records: insert select update",
        "jobs: insert select update",
        "ledger_accounts: insert select update",
        "list_preferences: delete insert select update",
        "memberships: delete insert select update",
        "notification_reads: insert select",
        "notifications: insert select",
        "one_time_tokens: insert",
        "outbox_messages: insert",
        "pinned_screens: insert select update",
        "platform_access: delete insert select update",
        "platform_authorizations: delete insert select update",
        "queue_tasks: insert",
        "resumable_uploads: delete insert select update",
        "saved_views: delete insert select update",
        "store_product_sales: select",
        "team_invitations: insert select update",
        "undos: insert select update",
        "uploaded_files: insert select",
      ]
    `);
    const withGrants = new Set(granted.map((line) => line.split(':')[0]));
    expect([...recordGrants().keys()].filter((table) => !withGrants.has(table))).toEqual([]);
  });

  it('are reached by a role that owns nothing and bypasses nothing', async () => {
    const [role] = await rows(
      `select rolcanlogin, rolsuper, rolbypassrls, rolinherit from pg_roles where rolname = 'beranda_request'`,
    );
    expect(role).toMatchObject({ rolcanlogin: false, rolsuper: false, rolbypassrls: false });
  });
});

/** Tables without a business that a request may add to, and why that is no way into another business. */
const UNBOUND: Readonly<Record<string, string>> = {
  outbox_messages: 'a message belongs to its address and not to a business; the role can read none',
};

describe('a shared table that requests write', () => {
  const BUSINESS = `(business_id = (NULLIF(current_setting('app.business_id'::text, true), ''::text))::uuid)`;
  const ENVIRONMENT = `(environment = NULLIF(current_setting('app.environment'::text, true), ''::text))`;

  /** What the policy of a table demands of a row beside the business of the request. */
  function demandOf(table: string): string {
    if (table === 'one_time_tokens') return `((purpose = 'INVITATION'::text) AND ${BUSINESS})`;
    const own = `(${BUSINESS} AND ${ENVIRONMENT})`;
    if (table !== 'queue_tasks') return own;
    // Messages belong to their address and not to a business.
    const message = `(queue = ANY (ARRAY['mail'::text, 'text'::text]))`;
    return `(${own} OR ((business_id IS NULL) AND (environment IS NULL) AND ${message}))`;
  }

  it('takes rows of the request’s own business alone, or says why it need not', async () => {
    const written = await rows<{ table: string; privileges: string; enabled: boolean; checks: string[] | null }>(
      `select relname as table, string_agg(distinct lower(privilege_type), ' ') as privileges, relrowsecurity as enabled,
         (select array_agg(pg_get_expr(polwithcheck, polrelid)) from pg_policy
          where polrelid = c.oid and polcmd = 'a' and polroles = array[to_regrole('beranda_request')::oid]) as checks
       from pg_class c join information_schema.role_table_grants g on g.table_name = relname and g.table_schema = 'public'
       where relnamespace = 'public'::regnamespace and relname = any($1) and grantee = 'beranda_request'
       group by relname, relrowsecurity, c.oid order by 1`.replace(
        '$1',
        `array['${SHARED_TABLES.join("','")}']::name[]`,
      ),
    );
    expect(written.map(({ table }) => table)).toEqual([
      'api_key_hashes',
      'one_time_tokens',
      'outbox_messages',
      'queue_tasks',
    ]);
    for (const { table, privileges, enabled, checks } of written) {
      expect([table, privileges]).toEqual([table, 'insert']);
      if (UNBOUND[table] !== undefined) continue;
      expect({ table, enabled, checks }).toEqual({ table, enabled: true, checks: [demandOf(table)] });
    }
  });

  it('rejects a key and a token of another user', async () => {
    const mine = '00000000-0000-4000-8000-000000000001';
    const other = '00000000-0000-4000-8000-000000000002';
    const insertKey = (business: string) =>
      `insert into api_key_hashes values (decode('${business.slice(-2)}', 'hex'), '${business}', 'PRODUCTION', gen_random_uuid(), now())`;
    const insertToken = (purpose: string, business: string) =>
      `insert into one_time_tokens (token_hash, purpose, business_id, details, created, expires)
       values (decode('${business.slice(-2)}', 'hex'), '${purpose}', '${business}', '{}', now(), now())`;
    const attempt = (text: string) =>
      inBusiness(database.pool, { businessId: mine, environment: 'PRODUCTION' }, (transaction) =>
        transaction.execute(sql.raw(text)),
      );
    await attempt(insertKey(mine));
    await attempt(insertToken('INVITATION', mine));
    for (const text of [insertKey(other), insertToken('INVITATION', other), insertToken('SIGN_IN', mine)]) {
      await expect(attempt(text)).rejects.toMatchObject({ cause: { code: '42501' } });
    }
  });
});
