import { randomUUID } from 'node:crypto';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import type { Tokens } from '#contract/generated/api.ts';
import type { Environment, RequestLimits } from '#contract/generated/config.ts';
import { createApp } from '#server/app.ts';
import { ConfigStore } from '#server/core/config/ConfigStore.ts';
import type { ServerEnv } from '#server/core/env.ts';
import type { Services } from '#server/core/services.ts';
import { type Database, openDatabase } from '#server/database/database.ts';
import type { CardAcquirers } from '#server/domains/cards/acquirer/CardAcquirer.ts';
import type { FieldCheckers } from '#server/domains/formChecks/FieldChecker.ts';
import type { PaymentProviders } from '#server/domains/payments/providers/PaymentProvider.ts';
import type { Platforms } from '#server/domains/platforms/Platform.ts';
import { keepChanges } from './effects/madeChanges.ts';
import { readEffects } from './effects/watchEffects.ts';
import { wrongCallbacks } from './effects/wrongCallbacks.ts';
import { wrongEffects } from './effects/wrongEffects.ts';
import { keepDatabaseCode } from './keepDatabaseCode.ts';
import { createServerDatabase, dropServerDatabase } from './serverDatabase.ts';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The password of everybody in the demo. */
export const PASSWORD = 'Beranda2026';

/** The real app on a database of its own, filled with the demo. */
export interface TestApp {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly config: ConfigStore;
  /** What the app was made with, its clock among it. */
  readonly services: Services;
  /** Moves the app's clock, in seconds from the real time. */
  travel(seconds: number): void;
  close(): Promise<void>;
}

async function openCopy(): Promise<{ database: Database; remove: () => Promise<void> }> {
  const base = inject('baseDatabase');
  if (base.serverUrl !== undefined && base.name !== undefined) {
    const { serverUrl } = base;
    const copy = await createServerDatabase(serverUrl, base.name);
    const database = await openDatabase({ databaseUrl: copy.url, dataDir: base.dataDir });
    return { database, remove: () => dropServerDatabase(serverUrl, copy.name) };
  }
  await keepDatabaseCode();
  const dataDir = join(base.dataDir, randomUUID());
  cpSync(base.base, dataDir, { recursive: true });
  const database = await openDatabase({ dataDir });
  return { database, remove: async () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Options of the app of a test file. */
interface TestAppOptions {
  /** Folder of uploaded files; a new one by default. */
  readonly filesDir?: string;
  /** Folder of the built pages; without it the app serves the API alone. */
  readonly clientDir?: string;
  /** Settings of the deployment. */
  readonly env?: Partial<ServerEnv>;
  /** Requests per minute; by default more than any test sends. */
  readonly requestLimits?: Partial<RequestLimits>;
  /** Another process on the same database. */
  readonly beside?: TestApp;
  /** Offset of the app's clock from the real time, in seconds, from the start: workers read the clock as soon as they start. */
  readonly clock?: number;
  /** Whether the app does its background work; default: yes. */
  readonly doesBackgroundWork?: boolean;
  /** Services that check values of forms; default: those of the product. */
  readonly fieldCheckers?: FieldCheckers;
  /** Where people sell besides their own store; default: the sandbox's. */
  readonly platforms?: Platforms;
  /** Providers by which payers pay; default: those of a demo. */
  readonly paymentProviders?: PaymentProviders;
  readonly cardAcquirers?: CardAcquirers;
}

function withRequestLimits(file: Config['limits'], wanted: Partial<RequestLimits> = {}): Config['limits'] {
  const most = 1_000_000_000;
  const requests = { address_per_minute: most, account_per_minute: most, business_per_minute: most, ...wanted };
  return { ...file, value: { ...file.value, requests } };
}

/** The config of the product, compiled once for all test files of a worker; no test may change it. */
let compiled: Config | undefined;

function compiledConfig(): Config {
  if (compiled) return compiled;
  const { config, problems } = compile(loadFileTree(ROOT));
  if (config === undefined) throw new Error(`The config has problems: ${JSON.stringify(problems[0])}`);
  compiled = config;
  return config;
}

/** Starts the app for a test file. */
export async function startTestApp({
  filesDir,
  clientDir,
  env,
  requestLimits,
  beside,
  clock = 0,
  doesBackgroundWork = true,
  fieldCheckers,
  platforms,
  paymentProviders,
  cardAcquirers,
}: TestAppOptions = {}): Promise<TestApp> {
  const config = compiledConfig();
  const { database, remove } = beside === undefined ? await openCopy() : { ...beside, remove: async () => undefined };
  const serverEnv: ServerEnv = {
    port: 0,
    host: '127.0.0.1',
    dataDir: '',
    filesDir: filesDir ?? join(inject('baseDatabase').dataDir, 'files', randomUUID()),
    databaseUrl: undefined,
    demo: true,
    production: false,
    authentication: 'cookie' as const,
    ...env,
  };
  const store = new ConfigStore({ ...config, limits: withRequestLimits(config.limits, requestLimits) }, serverEnv);
  let offset = clock * 1000;
  const services = {
    database,
    pool: database.pool,
    config: store,
    env: serverEnv,
    realTime: () => new Date(Date.now() + offset),
  };
  const ports = {
    ...(fieldCheckers && { fieldCheckers }),
    ...(platforms && { platforms }),
    ...(paymentProviders && { paymentProviders }),
    ...(cardAcquirers && { cardAcquirers }),
  };
  const app = await createApp(services, { clientDir, doesBackgroundWork, ...ports });
  return {
    app,
    database,
    config: store,
    services,
    travel: (seconds) => {
      offset = seconds * 1000;
    },
    async close() {
      await app.close();
      const effects = beside === undefined ? await readEffects(database) : [];
      keepChanges(inject('baseDatabase').dataDir, effects);
      const wrong = [...wrongEffects(effects), ...wrongCallbacks(effects)];
      if (beside === undefined) await database.close();
      await remove();
      // Rule config-language.effects, callbacks.published.
      if (wrong.length > 0) throw new Error(`What happened differs from config/transitions:\n${wrong.join('\n')}`);
    },
  };
}

/** A signed-in user. */
export interface Person {
  readonly tokens: Tokens;
  /** Sends a request with the user's access token. An error response is returned, not thrown. */
  request(url: string, options?: InjectOptions): Promise<TestResponse>;
}

/** A response of the app. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  // biome-ignore lint/suspicious/noExplicitAny: each test checks the fields of the response that it needs
  readonly json: any;
}

async function request(app: FastifyInstance, options: InjectOptions): Promise<TestResponse> {
  const response = await app.inject(options);
  const isJson = String(response.headers['content-type'] ?? '').includes('json');
  return {
    status: response.statusCode,
    headers: response.headers as Record<string, string | undefined>,
    json: isJson && response.body !== '' ? response.json() : response.body,
  };
}

/** Sends a request without a session. */
export function requestWithoutSession(
  { app }: TestApp,
  url: string,
  options: InjectOptions = {},
): Promise<TestResponse> {
  return request(app, { method: 'GET', url, ...options });
}

/** Signs in as a user of the demo. Throws where the sign-in is rejected. */
export async function signIn({ app }: TestApp, email: string): Promise<Person> {
  const { status, json } = await request(app, {
    method: 'POST',
    url: '/api/auth/email',
    payload: { email, password: PASSWORD },
  });
  if (status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(json)}`);
  return personWith(app, json as Tokens);
}

/** A signed-in user with the given tokens. */
export function personWith(app: FastifyInstance, tokens: Tokens): Person {
  return {
    tokens,
    request: (url, options = {}) =>
      request(app, {
        method: 'GET',
        url,
        ...options,
        headers: { authorization: `Bearer ${tokens.access_token}`, 'x-new-authentication': 'true', ...options.headers },
      }),
  };
}

/** The business and environment of a write, its payload, and its idempotency key: a new one by default. */
export interface Writing {
  readonly business_id: string;
  readonly environment: Environment;
  readonly key?: string;
  readonly [part: string]: unknown;
}

/** Sends a write in the form in which the browser does. */
export function write(person: Person, url: string, { key = randomUUID(), ...payload }: Writing): Promise<TestResponse> {
  return person.request(`${url}?environment=${payload.environment}`, {
    method: 'POST',
    headers: { 'idempotency-key': key },
    payload,
  });
}

/** A list request in the simple-rest dialect. */
export function listUrl(
  api: string,
  query: { sort?: [string, string]; range?: [number, number]; filter?: unknown; [name: string]: unknown } = {},
): string {
  const parameters = Object.entries(query).map(
    ([name, value]) => `${name}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value))}`,
  );
  return `${api}?${parameters.join('&')}`;
}
