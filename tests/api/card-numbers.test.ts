import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { ResolvedForm } from '#contract/generated/api.ts';
import type { Country, Entity } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import { PERMISSIONS } from '#contract/permissions.ts';
import { createApp } from '#server/app.ts';
import type { ServerEnv } from '#server/core/env.ts';
import { checkForm } from '#server/engine/forms/checkForm.ts';
import { withCheckDigit } from '../helpers/random/withCheckDigit.ts';
import { listUrl, type Person, personWith, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';
import { PNG } from '../helpers/uploadFile.ts';

/** Numbers of four networks, of every length that they have, each of them in several writings. */
const NETWORKS = [
  ['4', 16],
  ['55', 16],
  ['37', 15],
  ['36', 14],
  ['4', 19],
  ['67', 18],
  ['62', 17],
] as const;
const CARDS = Array.from({ length: 42 }, (_, nth) => {
  const [start, length] = NETWORKS[nth % NETWORKS.length] ?? ['4', 16];
  const digits = `${start}${String(1_234_567_890_123_456_789n * BigInt(nth + 3)).padStart(18, '7')}`.slice(
    0,
    length - 1,
  );
  return withCheckDigit(digits);
});
const WRITINGS = [
  (card: string) => card,
  (card: string) => card.replace(/(.{4})(?=.)/g, '$1 '),
  (card: string) => card.replace(/(.{4})(?=.)/g, '$1-'),
  (card: string) => `Kartu Bu Sari ${card.replace(/^(.{4})(.{6})/, '$1 $2 ')}, exp 12/29`,
  (card: string) => card.replace(/(.{4})(?=.)/g, '$1 / '),
];
const TYPED = CARDS.flatMap((card) => WRITINGS.map((write) => write(card)));

/** Fields for other numbers. A field that is added here has a reason in decision 0041 or 0059. */
const OTHER_NUMBERS =
  /(^|\.)(account_number|tax_number|company_registration|permit_number|tracking_number|reference|external_id|number|sku)$/;

let tries = 0;
let test: TestApp;
let app: FastifyInstance;
let owner: Person;
let business: string;
let logged = '';

beforeAll(async () => {
  test = await startTestApp();
  const { database, config } = test;
  const env: ServerEnv = {
    port: 0,
    host: '127.0.0.1',
    dataDir: '',
    filesDir: join(inject('baseDatabase').dataDir, 'files', randomUUID()),
    databaseUrl: undefined,
    demo: true,
    production: false,
    authentication: 'tokens',
  };
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  app = await createApp(
    { database, pool: database.pool, config, env, realTime: () => new Date() },
    { logger: { level: 'trace', stream } },
  );
  const { tokens } = await signIn(test, 'owner@kopi.test');
  owner = personWith(app, tokens);
  business = (await owner.request('/api/console')).json.business.id;
});
afterAll(async () => {
  await app.close();
  await test.close();
  console.log(`${tries} card numbers typed: none is kept, logged or answered`);
});

let next = 0;
/** Another card in another writing each time. */
function typed(): string {
  next += 1;
  return TYPED[next % TYPED.length] ?? '';
}

/** Sends a request, and expects an error that does not repeat the number. */
async function refused(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
): Promise<void> {
  tries += 1;
  const { status, json } = await owner.request(url, {
    method,
    headers: { 'idempotency-key': `card-${tries}-key` },
    ...(payload && { payload }),
  });
  const answer = JSON.stringify(json);
  expect(status, `${method} ${url} ${answer}`).toBeGreaterThanOrEqual(400);
  expect(status, `${method} ${url} ${answer}`).toBeLessThan(500);
  expect(holdsCard(answer), `${method} ${url} ${answer}`).toBe(false);
}

function holdsCard(text: string): boolean {
  const digits = text.replaceAll(/(?<=\d)[ ./-]+(?=\d)/g, '');
  return CARDS.some((card) => digits.includes(card));
}

/** Every form of the config, as those who may do everything get it. */
function forms(): ResolvedForm[] {
  const found = new Map<string, ResolvedForm>();
  const people: readonly [Country, Entity, string][] = [
    ['ID', 'main', 'main'],
    ['PH', 'main', 'main'],
    ['SG', 'remittance', 'main'],
  ];
  for (const [country, entity, brand] of people) {
    const facts: GuardFacts = {
      permission: PERMISSIONS,
      country: [country],
      brand: [brand],
      entity: [entity],
      environment: ['PRODUCTION'],
      flag: test.config.current().config.flags.value.flags.map(({ id }) => id),
      account: ['regular', 'master'],
      status: ['LIVE'],
      excluded_page: [],
      internal: true,
    };
    for (const [name, form] of test.config.resolve(brand, facts).forms) found.set(`${country} ${name}`, form);
  }
  return [...found.values()];
}

interface ValueSchema {
  readonly type?: string;
  readonly enum?: unknown;
  readonly format?: string;
  readonly properties?: Readonly<Record<string, ValueSchema>>;
  readonly items?: ValueSchema;
  readonly allOf?: readonly { readonly then?: ValueSchema }[];
}

/** Every text of a form's values: its path, and an input that holds it alone. */
function texts(
  schema: ValueSchema,
  path: string,
  wrap: (value: unknown) => unknown,
): [string, (text: string) => unknown][] {
  if (schema.items) return texts(schema.items, path, (value) => wrap([value]));
  const conditional = (schema.allOf ?? []).map(({ then }) => then?.properties ?? {});
  const properties = Object.assign({}, schema.properties, ...conditional) as Record<string, ValueSchema>;
  if (schema.properties) {
    return Object.entries(properties).flatMap(([name, inner]) =>
      texts(inner, path === '' ? name : `${path}.${name}`, (value) => wrap({ [name]: value })),
    );
  }
  return schema.type === 'string' && schema.enum === undefined ? [[path, wrap]] : [];
}

describe('a card’s number', () => {
  // Rule forms.card-numbers.
  it('is rejected by every text field of every form, except fields for other numbers', () => {
    const others = new Set<string>();
    for (const form of forms()) {
      const secret = form.sections.flatMap(({ fields }) => fields.filter((f) => f.secret === true).map((f) => f.field));
      for (const [path, wrap] of texts(form.schema as ValueSchema, '', (value) => value)) {
        for (let each = 0; each < WRITINGS.length; each += 1) {
          tries += 1;
          // Fields that depend on a condition are rejected with their group.
          const errors = checkForm(form, wrap(typed()), 'IDR', '2026-11-22').filter(({ field }) => {
            const plain = field.replace(/\.\d+(?=\.|$)/g, '');
            return path === plain || path.startsWith(`${plain}.`);
          });
          if (secret.includes(path)) others.add(path);
          else if (OTHER_NUMBERS.test(path)) others.add(path);
          else expect(errors, path).not.toEqual([]);
        }
      }
    }
    expect([...others].sort()).toEqual([
      'account_number',
      'company_registration',
      'external_id',
      'number',
      'permit_number',
      'reference',
      'routes.reference',
      'rows.account_number',
      'rows.external_id',
      'sku',
      'tax_number',
      'tracking_number',
      'value',
    ]);
  });

  // Rule forms.card-numbers.
  it('is rejected by every route, in its path, its query and its body', async () => {
    for (const { method, url } of app.declaredRoutes) {
      if (method === 'HEAD') continue;
      const verb = method as 'GET';
      const path = url.replaceAll(/:\w+/g, 'x');
      const isRead = method === 'GET';
      if (url.includes(':'))
        await refused(verb, url.replaceAll(/:\w+/g, encodeURIComponent(typed())), isRead ? undefined : {});
      await refused(verb, `${path}?q=${encodeURIComponent(typed())}`, isRead ? undefined : {});
      if (isRead) continue;
      for (const body of [
        { name: typed() },
        { [typed()]: 'x' },
        { deep: [{ note: typed() }] },
        { number: Number(CARDS[3]) },
      ]) {
        await refused(verb, path, { business_id: business, environment: 'PRODUCTION', ...body });
      }
    }
  });

  it('is rejected by every search, filter, export, count and saved view of every list', async () => {
    for (const name of test.config.current().config.resources.keys()) {
      const filter = { q: typed() };
      await refused('GET', listUrl(`/api/${name}`, { filter }));
      await refused('GET', listUrl(`/api/${name}`, { filter: { status: [typed()] } }));
      await refused('GET', listUrl(`/api/${name}/export`, { filter, format: 'csv' }));
      await refused('GET', listUrl(`/api/${name}/counts`, { filter }));
      const state = { filter, sort: { field: 'created', order: 'desc' }, per_page: 25 };
      const context = { business_id: business, environment: 'PRODUCTION', resource: name };
      await refused('POST', '/api/views', { ...context, name: `View of ${name}`, state });
      await refused('POST', '/api/views', { ...context, name: typed(), state: { ...state, filter: {} } });
    }
  });

  it('is stored as a digest where a form requires it, and masked in names of files', async () => {
    const listed = await owner.request('/api/fraud-card-number-list/actions/block?environment=PRODUCTION', {
      method: 'POST',
      headers: { 'idempotency-key': 'card-on-the-list' },
      payload: { business_id: business, environment: 'PRODUCTION', input: { value: WRITINGS[1]?.(CARDS[3] ?? '') } },
    });
    expect(listed.status, JSON.stringify(listed.json)).toBe(200);
    const name = `${CARDS[5]}.png`;
    const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`;
    const bytes = PNG;
    const uploaded = await owner.request('/api/files?accept=document', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=edge', 'user-agent': `card ${CARDS[8]}` },
      payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
    });
    expect([uploaded.status, uploaded.json.name]).toEqual([201, expect.stringMatching(/^\d{6}••••\d{4}\.png$/)]);
    tries += 2;
  });

  // Rule cards.kept-digits.
  it('is in no table and in no line of the log', async () => {
    const { pool } = test.database;
    const { rows: tables } = await pool.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    const pattern = CARDS.join('|');
    for (const { name } of tables) {
      const { rows } = await pool.query(
        `select t::text as row from "${name}" t where regexp_replace(t::text, '(\\d)[ ./-]+(?=\\d)', '\\1', 'g') ~ $1`,
        [pattern],
      );
      expect(rows, name).toEqual([]);
    }
    app.log.error({ err: new Error(`cannot read ${CARDS[1]}`) }, 'a line that is there');
    expect(logged).toContain('a line that is there');
    const leaked = logged.split('\n').filter((line) => holdsCard(line) || line.includes(owner.tokens.access_token));
    expect(leaked).toEqual([]);
  });
});
