import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Console } from '#contract/generated/api.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

const PEOPLE = [
  'owner@kopi.test',
  'viewer@kopi.test',
  'editor@kopi.test',
  'approver@kopi.test',
  'operator@kopi.test',
  'admin@kopi.test',
  'developer@kopi.test',
  'withdrawer@kopi.test',
  'owner@manila.test',
  'owner@warung.test',
  'owner@remit.test',
  'owner@mitra.test',
  'new@baru.test',
];
const ENVIRONMENTS = ['DEVELOPMENT', 'PRODUCTION'] as const;

let test: TestApp;
let tries = 0;

interface SampleRow {
  readonly business: string;
  readonly environment: string;
  readonly id: string;
}

/** Ids of up to two records of each table, by business and environment. */
const samples = new Map<string, SampleRow[]>();

/** How many records of others each person tries to reach in each environment, of each resource. */
const OTHERS = 4;

/**
 * The records that a person tries: their own, that of their other environment, and some of others', from another place
 * in each environment of everybody, so that together they try many.
 */
function triedBy(turn: number, record: RecordSchema, business: string, environment: string): SampleRow[] {
  const rows = samples.get(record.name) ?? [];
  const own = rows.filter((row) => row.business === business);
  const others = rows.filter((row) => row.business !== business);
  const from = others.length === 0 ? 0 : (turn * OTHERS) % others.length;
  const mine = own.filter((row) => row.environment === environment);
  const away = own.filter((row) => row.environment !== environment).slice(0, 1);
  return [...mine, ...away, ...[...others, ...others].slice(from, from + Math.min(OTHERS, others.length))];
}

beforeAll(async () => {
  test = await startTestApp();
  for (const record of records()) {
    const { rows } = await test.database.pool.query(
      `select business_id as business, environment, id from (
         select business_id, environment, id, row_number() over (partition by business_id, environment order by created desc) as place
         from ${record.table}) ranked where place <= 2`,
    );
    samples.set(record.name, rows);
  }
});
afterAll(async () => {
  await test.close();
  console.log(`${tries} requests for what is closed or another's: 0 rows and 0 fields leaked`);
});

function records(): RecordSchema[] {
  return [...test.config.current().config.records.values()];
}

/** Every resource of the config, open to the person or not, with its record schema. */
function resources(): { name: string; record: RecordSchema }[] {
  const { config } = test.config.current();
  return [...config.resources].map(([name, { value }]) => {
    const record = config.records.get(value.record);
    if (record === undefined) throw new Error(`${name} has no record schema`);
    return { name, record };
  });
}

function openFields(console: Console, name: string): Set<string> {
  const resource = console.resources[name];
  const columns = [
    ...(resource?.list.columns ?? []),
    ...(resource?.detail?.tabs.flatMap((tab) => (tab.type === 'fields' ? tab.sections.flatMap((s) => s.fields) : [])) ??
      []),
    ...[resource?.detail?.title, resource?.detail?.status, resource?.detail?.amount].filter(
      (column) => column !== undefined,
    ),
  ];
  return new Set([
    'id',
    'can',
    // Tones by field: they reveal no more than the tone that a person sees.
    'tones',
    // Why an action is closed for the record, in words.
    'blocked',
    'in_progress',
    // Ids of records of open resources.
    'alerts',
    // Names of fields alone: tests/api/checklist.test.ts.
    'checklist',
    // Other records by their titles; its content is checked below.
    'related',
    ...(resource?.detail?.parent === undefined ? [] : [resource.detail.parent.by]),
    ...(resource?.detail?.tabs.flatMap((tab) => (tab.type === 'json' ? [tab.field.field] : [])) ?? []),
    ...columns.flatMap((c) => [c.field, c.currency, c.text, c.estimate].filter((f) => f !== undefined)),
  ]);
}

/**
 * What names a related record is what its own screen shows in its heading, of a resource that is open; the one whose
 * actions are offered, in the field `source`, has what is open of it.
 */
function openRelated(console: Console, row: Readonly<Record<string, unknown>>, source?: string): void {
  for (const [field, { resource, record }] of Object.entries(row.related ?? {})) {
    const detail = console.resources[resource]?.detail;
    expect(detail?.title, resource).toBeDefined();
    const title = detail?.title;
    const named = new Set(['id', title?.field, title?.currency, title?.text, detail?.parent?.by]);
    const open = field === source ? openFields(console, resource) : named;
    expect(
      Object.keys(record).filter((name) => !open.has(name)),
      resource,
    ).toEqual([]);
  }
}

async function ownBusiness(email: string): Promise<string> {
  const { rows } = await test.database.pool.query(
    'select m.business_id from memberships m join user_emails e using (user_id) where e.email = $1 order by m.created limit 1',
    [email],
  );
  return rows[0].business_id;
}

// Rule access.server-decides, details.not-found.
describe.each(PEOPLE)('%s', (email) => {
  let person: Person;
  let business: string;
  beforeAll(async () => {
    person = await signIn(test, email);
    business = await ownBusiness(email);
  });

  it.each(ENVIRONMENTS)(
    'sees nothing of others, of the other environment, or of closed columns in %s',
    async (environment) => {
      const answer = await person.request(`/api/console?environment=${environment}`);
      if (answer.status === 403) {
        expect(answer.json.error_code).toBe('ENVIRONMENT_NOT_ALLOWED_ERROR');
        for (const { name } of resources()) {
          expect((await person.request(`/api/${name}?environment=${environment}`)).status).toBe(403);
          tries++;
        }
        return;
      }
      const console: Console = answer.json;
      const turn = PEOPLE.indexOf(email) * ENVIRONMENTS.length + ENVIRONMENTS.indexOf(environment);
      for (const { name, record } of resources()) {
        const isOpen = console.resources[name] !== undefined;
        const open = openFields(console, name);
        const rows = triedBy(turn, record, business, environment);
        const mine = new Set(
          rows.filter((row) => row.business === business && row.environment === environment).map((row) => row.id),
        );

        const list = await person.request(listUrl(`/api/${name}`, { environment, range: [0, 99] }));
        tries++;
        expect(list.status, name).toBe(isOpen ? 200 : 404);
        for (const row of isOpen ? list.json : []) {
          expect(
            Object.keys(row).filter((field) => !open.has(field)),
            name,
          ).toEqual([]);
          openRelated(console, row);
        }

        // What is closed to the person altogether is tried on a record of each kind: own, of the other environment, another's.
        const ofEachKind = new Set(
          [
            rows.find(({ id }) => mine.has(id)),
            rows.find((row) => row.business === business && row.environment !== environment),
            rows.find((row) => row.business !== business),
          ].flatMap((row) => row?.id ?? []),
        );
        for (const { id, business: of, environment: where } of rows) {
          const shown = formatRecordId(record.idPrefix, id);
          const one = await person.request(`/api/${name}/${shown}?environment=${environment}`);
          tries++;
          if (!isOpen || !mine.has(id)) expect(one.status, `${name} of ${of} in ${where}`).toBe(404);
          if (one.status === 200) {
            expect(Object.keys(one.json).filter((field) => !open.has(field))).toEqual([]);
            openRelated(console, one.json, console.resources[name]?.detail?.actions_of);
          }
          const filtered = await person.request(listUrl(`/api/${name}`, { environment, filter: { id: [shown] } }));
          tries++;
          if (isOpen && !mine.has(id)) expect(filtered.json, `${name} of ${of} in ${where}`).toEqual([]);
          for (const action of test.config.current().config.resources.get(name)?.value.actions ?? []) {
            const mayRun = console.resources[name]?.actions.some((each) => each.id === action.id) === true;
            if (mayRun ? mine.has(id) : !ofEachKind.has(id)) continue;
            const run = await person.request(`/api/${name}/${shown}/actions/${action.id}?environment=${environment}`, {
              method: 'POST',
              headers: { 'idempotency-key': `leak-${email}-${id}` },
              payload: { business_id: console.business.id, environment },
            });
            tries++;
            // Also who has the action: neither what its form wants nor how it is confirmed is said before.
            expect(run.status, `${action.id} of ${of} in ${where}`).toBe(404);
          }
        }

        if (!isOpen) continue;
        for (const field of Object.keys(record.fields)) {
          if (open.has(field)) continue;
          const sorted = await person.request(listUrl(`/api/${name}`, { environment, sort: [field, 'ASC'] }));
          const filtered = await person.request(
            listUrl(`/api/${name}`, { environment, filter: { [field]: 'x', [`${field}_gte`]: '1' } }),
          );
          tries += 2;
          // A list may be sorted by its default field, whether or not the field is shown.
          const isItsOrder = field === console.resources[name]?.list.sort.field;
          expect([sorted.status, filtered.status], `${name}.${field}`).toEqual([isItsOrder ? 200 : 400, 400]);
        }
      }
    },
  );
});

// Rule access.tenant-isolation.
describe('row-level security', () => {
  it('returns no row of a business’s table to the request role without settings', async () => {
    const { pool } = test.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      `select relname as name from pg_class join pg_attribute on attrelid = pg_class.oid and attname = 'business_id'
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')
         and has_table_privilege('beranda_request', pg_class.oid, 'select') order by 1`,
    );
    expect(tables.length).toBeGreaterThanOrEqual(records().length);
    const client = await pool.connect();
    const leaked: string[] = [];
    let held = 0;
    try {
      for (const { name } of tables) {
        const { rows } = await client.query(`select count(*)::int as count from ${name}`);
        if (rows[0].count > 0) held += 1;
      }
      await client.query('begin');
      await client.query('set local role beranda_request');
      for (const { name } of tables) {
        const { rows } = await client.query(`select count(*)::int as count from ${name}`);
        if (rows[0].count > 0) leaked.push(`${rows[0].count} rows of ${name}`);
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(leaked).toEqual([]);
    console.log(`${tables.length} tables, ${held} of them with rows: 0 rows to the request role with nothing set`);
  });
});
