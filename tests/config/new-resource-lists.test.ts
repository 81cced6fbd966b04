import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { OpenApi } from '#compiler/api/OpenApi.ts';
import { readList } from '../../scripts/scaffold/openapi/readList.ts';

const FILE = new URL('./openapi/envelopes.yaml', import.meta.url);
const api = OpenApi.read(readFileSync(FILE, 'utf8'));

function take(path: string, method: 'get' | 'post' = 'get', array?: string) {
  if (api === undefined) throw new Error('The fixture cannot be read.');
  return readList(api, { file: 'envelopes.yaml', path, method, array });
}

describe('the array of records that new-resource finds', () => {
  it.each([
    ['/v2/refunds', 'refunds', 'refunds'],
    ['/v2/orders', 'orders', 'orders'],
    ['/v2/catalog/search', 'data', 'catalogs'],
    ['/Accounts/{Sid}/Messages.json', 'messages', 'messages'],
    ['/Accounts/{Sid}/IncomingNumbers.json', 'incoming_numbers', 'incoming-numbers'],
    ['/v1/merchants', 'data', 'merchants'],
    ['/v1/outlets', 'items', 'outlets'],
    ['/v1/terminals', 'results', 'terminals'],
    ['/v1/batches', 'result.batches', 'batches'],
    ['/v1/fees', 'response.data.list', 'fees'],
    ['/v1/mandates', '_embedded.mandateList', 'mandates'],
    ['/v1/chargebacks', 'data[].attributes', 'chargebacks'],
    ['/v1/subscriptions', 'list[].subscription', 'subscriptions'],
    ['/v1/deposits', 'edges[].node', 'deposits'],
    ['/v1/holdings/get', 'holdings', 'holdings'],
    ['/odata/Vouchers', 'value', 'vouchers'],
    ['/v1/actions/runs', 'workflow_runs', 'workflow-runs'],
    ['/balanceAccounts', 'balanceAccounts', 'balance-accounts'],
    ['/balanceAccounts/{id}/paymentInstruments', 'paymentInstruments', 'payment-instruments'],
    ['/rest/listInvoices', 'records', 'invoices'],
    ['/api/payouts.list', 'payouts', 'payouts'],
    ['/v1/statements', '', 'statements'],
    ['/v1/couriers', '', 'couriers'],
    ['/v1/branches', '', 'branches'],
    ['/v1/events', 'data', 'events'],
    ['/v1/messages', 'messages', 'messages'],
  ])('%s: %s', (path, array, name) => {
    const found = take(path);
    if ('question' in found) throw new Error(found.question);
    expect([found.array, found.suggestedName]).toEqual([array, name]);
    const kinds = Object.fromEntries(found.fields.map((field) => [field.name, field.kind]));
    expect(kinds).toMatchObject({ status: 'enum', amount: 'money', title: 'text' });
    const status = found.fields.find((field) => field.name === 'status');
    expect(status?.values).toEqual(['PENDING', 'IN_PROGRESS', 'DONE']);
    // A variant of the union lacks both.
    expect(status?.nullable).toBe(path === '/v1/events');
    expect(found.fields.find((field) => field.name === 'title')?.nullable).toBe(true);
  });

  it.each(['/v1/invoices/{id}', '/v1/reviewers', '/v1/checks', '/v1/usage'])('has a question at %s', (path) => {
    expect(take(path)).toMatchObject({ question: expect.stringContaining('Which array are the records?') });
  });

  it.each([
    ['/v1/profile', 'single object'],
    ['/v1/rates', 'one record per key'],
    ['/v1/currencies', 'no array of objects'],
    ['/v1/nothing', 'does not describe a JSON response'],
    ['/v1/elsewhere', 'npx @redocly/cli bundle'],
  ])('is not found for %s: %s', (path, reason) => {
    expect(() => take(path)).toThrow(reason);
  });

  it('is the array that a user names, and can be of a POST', () => {
    expect(take('/v1/reviewers', 'get', 'users')).toMatchObject({ array: 'users' });
    expect(take('/transactions/query', 'post')).toMatchObject({ array: 'transactions' });
  });
});
