import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { apiBreaks } from '#compiler/api/apiBreaks.ts';
import { OpenApi } from '#compiler/api/OpenApi.ts';
import { readLeniently } from '#compiler/diff/configSources.ts';
import { readTree } from '#compiler/parse/readTree.ts';
import { API_SCHEMAS } from '#server/web/docs/apiSchemas.ts';
import { resourcePaths } from '#server/web/docs/resourcePaths.ts';
import { SchemaComponents } from '#server/web/docs/SchemaComponents.ts';
import { sampleTree } from './sampleTree.ts';

const sample = sampleTree();
const { draft } = readTree(sample);

interface Document {
  readonly paths: Readonly<Record<string, unknown>>;
  readonly components: { readonly schemas: Record<string, unknown> };
}

/** The API of the sample, as the server describes it. */
function ownApi(): Document {
  const config = readLeniently(sample);
  const components = new SchemaComponents(API_SCHEMAS);
  const paths = resourcePaths(config, components);
  return JSON.parse(JSON.stringify({ openapi: '3.1.0', paths, components: { schemas: components.schemas } }));
}

function breaksOf(document: unknown): string[] {
  const api = OpenApi.read(stringify(document, { aliasDuplicateObjects: false }));
  if (api === undefined) throw new Error('not read');
  return apiBreaks(draft, api).map(({ place, what }) => `${place.file}:${place.line}:${place.column} ${what}`);
}

/** The API with the schema of one record of a list changed. */
function withRecord(resource: string, change: (properties: Record<string, unknown>) => void): Document {
  const document = ownApi();
  const text = JSON.stringify(document.paths[`/api/${resource}`]);
  const name = /"items":\{"\$ref":"#\/components\/schemas\/(\w+)"/.exec(text)?.[1] ?? '';
  change((document.components.schemas[name] as { properties: Record<string, unknown> }).properties);
  return document;
}

describe('an API document compared with the screens', () => {
  it('breaks nothing without a change, in JSON and in YAML', () => {
    expect(breaksOf(ownApi())).toEqual([]);
    const json = OpenApi.read(JSON.stringify(ownApi()));
    expect(json && apiBreaks(draft, json)).toEqual([]);
  });

  // Rule api-keys.documented-names.
  it('breaks every place that names a removed field', () => {
    const lines = breaksOf(
      withRecord('payments', (properties) => {
        delete properties.fee;
      }),
    );
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(line).toContain('"fee"');
    expect(lines.join('\n')).toMatch(/^config\/resources\/payments\.yaml:\d+:\d+ /);
  });

  it('breaks every place of a field with another type, and of a removed value', () => {
    const number = breaksOf(
      withRecord('payments', (properties) => {
        properties.amount = { type: 'number' };
      }),
    );
    expect(number.join('\n')).toMatch(/payments\.yaml:\d+:\d+ .*"amount" is a number/);
    const value = breaksOf(
      withRecord('payments', (properties) => {
        properties.status = { type: ['string', 'null'], enum: ['PAID'] };
      }),
    );
    expect(value.join('\n')).toMatch(/payments\.yaml:\d+:\d+ .*never "PENDING"/);
  });

  it('breaks a screen whose path is removed', () => {
    const document = ownApi();
    delete (document.paths as Record<string, unknown>)['/api/refunds'];
    delete (document.paths as Record<string, unknown>)['/api/payments/{id}'];
    const lines = breaksOf(document).join('\n');
    expect(lines).toContain('config/resources/refunds.yaml:3:11 The API has no /api/refunds, which /refunds reads.');
    expect(lines).toContain('The API has no /api/payments/{id}, which /payments/{id} reads.');
  });

  it('follows references, envelopes and allOf', () => {
    const api = OpenApi.read(`
openapi: 3.1.0
paths:
  /v1/things:
    get:
      responses:
        "200": { $ref: "#/components/responses/Things" }
components:
  responses:
    Things:
      content:
        application/json:
          schema:
            type: object
            properties: { has_more: { type: boolean }, data: { type: array, items: { $ref: "#/components/schemas/Thing" } } }
  schemas:
    Base: { type: object, properties: { id: { type: string } } }
    State: { type: string, enum: [ON, OFF] }
    Thing:
      allOf:
        - $ref: "#/components/schemas/Base"
        - { type: object, properties: { state: { anyOf: [{ $ref: "#/components/schemas/State" }, { type: "null" }] } } }
`);
    const record = api?.recordAt('/v1/things/');
    expect([...(record?.keys() ?? [])]).toEqual(['id', 'state']);
    expect(record?.get('state')).toMatchObject({ types: ['string'], values: ['ON', 'OFF'], nullable: true });
  });

  it.each(['', '[]', '{', 'swagger: "2.0"', 'openapi: 3.0.0', 'openapi: 3.0.0\npaths: 7'])(
    'reads %j without an error',
    (text) => {
      const api = OpenApi.read(text);
      if (api !== undefined) expect(apiBreaks(draft, api)).toHaveLength(3);
    },
  );
});
