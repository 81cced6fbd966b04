import { describe, expect, it } from 'vitest';
import { type ApiDocument, readDocument } from './readDocument.ts';

const ORDER = {
  type: 'object',
  required: ['id', 'rows'],
  properties: {
    id: { type: 'string', description: 'Its id.' },
    note: { type: ['string', 'null'] },
    status: { type: ['string', 'null'], enum: ['OPEN', 'CLOSED', null] },
    rows: {
      type: 'array',
      items: { type: 'object', required: ['amount'], properties: { amount: { $ref: '#/components/schemas/Amount' } } },
    },
    tags: { type: 'array', items: { type: 'string', enum: ['NEW', 'OLD'] } },
    buyer: { $ref: '#/components/schemas/Buyer', description: 'Who bought it.' },
  },
};

const DOCUMENT: ApiDocument = {
  info: { description: '' },
  paths: {
    '/api/v1/orders': {
      post: {
        tags: ['Orders'],
        operationId: 'create-orders',
        summary: 'Create order: Orders',
        parameters: [{ name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string' } }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
        responses: {
          400: {},
          201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Order' } } } },
        },
      },
      get: { tags: ['Orders'], operationId: 'list-orders', summary: 'List: Orders', responses: { 200: {} } },
    },
    '/api/v1/refunds': {
      get: { tags: ['Refunds'], operationId: 'list-refunds', summary: 'List: Refunds', responses: { 200: {} } },
    },
  },
  webhooks: {
    ORDER: {
      post: {
        tags: ['Callbacks'],
        operationId: 'callback-order',
        summary: 'When an order is paid.',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Buyer' } } } },
        responses: { '2XX': {} },
      },
    },
  },
  components: {
    schemas: {
      Order: ORDER,
      Amount: { type: 'string', description: 'A decimal string.' },
      Buyer: { type: 'object', properties: { orders: { $ref: '#/components/schemas/Order' } } },
    },
  },
};

// Rule api-keys.reference, callbacks.published.
describe('the document of the API', () => {
  const sections = readDocument(DOCUMENT);

  it('is its operations by resource', () => {
    expect(
      sections.map(({ title, operations }) => [
        title,
        operations.map(({ method, path, summary }) => [method, path, summary]),
      ]),
    ).toEqual([
      [
        'Orders',
        [
          ['POST', '/api/v1/orders', 'Create order'],
          ['GET', '/api/v1/orders', 'List'],
        ],
      ],
      ['Refunds', [['GET', '/api/v1/refunds', 'List']]],
      ['Callbacks', [['POST', 'ORDER', 'When an order is paid.']]],
    ]);
  });

  it('has of each field its type, whether it is required, its description and its values, also inside objects and lists', () => {
    const [create] = sections[0]?.operations ?? [];
    expect(create?.parameters).toEqual([
      { name: 'Idempotency-Key', place: 'header', type: 'string', isRequired: true, description: '', values: [] },
    ]);
    const own = create?.body.filter(({ name }) => !name.startsWith('buyer.'));
    expect(
      own?.map(({ name, type, isRequired, description, values }) => [name, type, isRequired, description, values]),
    ).toEqual([
      ['id', 'string', true, 'Its id.', []],
      ['note', 'string or null', false, '', []],
      ['status', 'string or null', false, '', ['OPEN', 'CLOSED']],
      ['rows', 'array of object', true, '', []],
      ['rows[].amount', 'string', true, 'A decimal string.', []],
      ['tags', 'array of string', false, '', ['NEW', 'OLD']],
      ['buyer', 'object', false, 'Who bought it.', []],
    ]);
    expect(create?.answer).toEqual(create?.body);
  });

  it('ends where a schema refers to itself', () => {
    const names = sections[0]?.operations[0]?.body.map(({ name }) => name) ?? [];
    expect(names).toContain('buyer.orders.buyer.orders');
    expect(names.length).toBeLessThan(40);
  });
});
