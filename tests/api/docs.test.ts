import { Validator } from '@seriousme/openapi-schema-validator';
import type { OpenAPIClient } from 'openapi-client-axios';
import { OpenAPIClientAxios } from 'openapi-client-axios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiBreaks } from '#compiler/api/apiBreaks.ts';
import { OpenApi } from '#compiler/api/OpenApi.ts';
import { loadFileTree } from '#compiler/load.ts';
import { readTree } from '#compiler/parse/readTree.ts';
import { FIXED_OPERATIONS } from '#server/web/docs/fixedOperations.ts';
import { PASSWORD, ROOT, startTestApp, type TestApp } from '../helpers/testApp.ts';

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly responses: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: unknown }>> }>>;
  readonly requestBody?: unknown;
}

/** An operation of the generated client. */
type Call = (...all: readonly unknown[]) => Promise<{ readonly status: number; readonly data: never }>;

let test: TestApp;
let document: Record<string, unknown> & { paths: Record<string, Record<string, Operation>> };
let origin: string;

beforeAll(async () => {
  test = await startTestApp();
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await test.app.inject({ url: '/api/docs' });
  expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200);
  document = answer.json();
});

afterAll(() => test.close());

function operations(): [string, Operation][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  );
}

/** Every value of a document, and where it is. */
function walk(node: unknown, visit: (key: string, value: unknown, path: string) => void, path = '#'): void {
  if (typeof node !== 'object' || node === null) return;
  for (const [key, value] of Object.entries(node)) {
    visit(key, value, `${path}/${key}`);
    walk(value, visit, `${path}/${key}`);
  }
}

describe('GET /api/docs', () => {
  // Rule api-keys.document.
  it('is a valid OpenAPI 3.1 document', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect(errors ?? []).toEqual([]);
    expect(valid).toBe(true);
    expect(document.openapi).toBe('3.1.0');
  });

  it('has everything that the screens of our own config read and run', () => {
    const { draft } = readTree(loadFileTree(ROOT));
    const api = OpenApi.read(JSON.stringify(document));
    expect(api && apiBreaks(draft, api).map(({ place, what }) => `${place.file}:${place.line} ${what}`)).toEqual([]);
  });

  it('has every component that it refers to, and no empty list of values', () => {
    const wrong: string[] = [];
    walk(document, (key, value, path) => {
      if (key === '$ref' && typeof value === 'string') {
        const target = value
          .slice(2)
          .split('/')
          .reduce<unknown>((node, step) => (node as Record<string, unknown> | undefined)?.[step], document);
        if (!value.startsWith('#/components/') || target === undefined) wrong.push(`${path}: ${value}`);
      }
      if (key === 'enum' && Array.isArray(value) && value.length === 0) wrong.push(`${path}: no values`);
    });
    expect(wrong).toEqual([]);
  });

  it('describes every operation with its responses and errors; operation ids are unique', () => {
    const lacking = operations().filter(([, { summary, operationId, responses }]) => {
      const hasAnswer = Object.values(responses['200']?.content ?? {}).every(({ schema }) => schema !== undefined);
      const hasErrors = ['400', '401', '403', '404', '429', '503'].every((status) => status in responses);
      return !summary || !operationId || responses['200'] === undefined || !hasAnswer || !hasErrors;
    });
    expect(lacking.map(([name]) => name)).toEqual([]);
    const ids = operations().map(([, { operationId }]) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  // Rule routes.documented.
  it('has texts for every fixed route, and for no other', () => {
    const fixed = operations()
      .filter(([, { operationId }]) => !operationId?.includes('-'))
      .map(([name]) => name);
    expect(fixed.filter((name) => FIXED_OPERATIONS[name] === undefined)).toEqual([]);
    expect(Object.keys(FIXED_OPERATIONS).filter((name) => !fixed.includes(name))).toEqual([]);
  });

  // Rule routes.names.
  it('has one address for each list, by the name of its resource', () => {
    const lists = ['billing-statements', 'api-keys', 'callback-urls', 'ereceipt-settings'];
    expect(lists.filter((name) => document.paths[`/api/${name}`]?.get === undefined)).toEqual([]);
    const others = ['billing_statements', 'secret-api-credentials-list', 'api-settings', 'ereceipts/merchants'];
    expect(others.filter((name) => document.paths[`/api/${name}`] !== undefined)).toEqual([]);
  });

  it('describes the input of an action by the schema of its form', () => {
    const body = JSON.stringify(document.paths['/api/disbursements/actions/create']?.post?.requestBody);
    expect(body).toContain('"input":{"$ref":"#/components/schemas/DisbursementForm"}');
  });

  // Rule errors.validation.
  it('describes a client that signs in, lists records, reads one, and gets typed errors', async () => {
    const definition = { ...document, servers: [{ url: origin }] };
    const client = await new OpenAPIClientAxios({
      definition: definition as never,
      axiosConfigDefaults: { validateStatus: () => true },
    }).init<OpenAPIClient>();
    const call = (id: string, ...args: readonly unknown[]) => (client[id] as unknown as Call)(...args);
    const signedIn = await call('postAuthEmail', null, { email: 'owner@kopi.test', password: PASSWORD });
    expect(signedIn.status).toBe(200);
    const { access_token: token } = signedIn.data as { access_token: string };
    const headers = { authorization: `Bearer ${token}`, 'x-new-authentication': 'true' };
    const listed = await call('list-transactions', { environment: 'PRODUCTION' }, null, { headers });
    expect([listed.status, (listed.data as unknown[]).length > 0]).toEqual([200, true]);
    const [first] = listed.data as { id: string }[];
    const one = await call('get-transactions', { id: first?.id, environment: 'PRODUCTION' }, null, { headers });
    expect([one.status, (one.data as { id: string }).id]).toEqual([200, first?.id]);
    const wrong = await call('list-transactions', { environment: 'PRODUCTION', sort: 'x' }, null, { headers });
    expect(wrong.status).toBe(400);
    expect(wrong.data).toHaveProperty('error_code');
  });
});
