import { expect, it } from 'vitest';
import { ownerOf } from '../helpers/access/ownerOf.ts';
import { listUrl, type Person, signIn } from '../helpers/testApp.ts';

const ENVIRONMENT = 'PRODUCTION';

const owner = ownerOf('owner@kopi.test', ENVIRONMENT);

// Rule receipts.tax-invoice-document.
it('a tax invoice has a document to print, with what its business is called, and a withholding slip has none', async () => {
  await owner.test.database.pool.query(
    `update business_profiles set legal_name = 'PT <Kopi>', tax_number = '012345678901000'
     where business_id = (select business_id from businesses where name = 'Kopi Nusantara')`,
  );
  const documents: Record<string, string>[] = await owner.list('tax');
  const invoice = documents.find(({ type }) => type === 'VAT_INVOICE');
  const slip = documents.find(({ type }) => type !== 'VAT_INVOICE');
  const print = (person: Person, id = '') =>
    person.request(`/api/tax/${id}/actions/invoice/file?environment=${ENVIRONMENT}`);
  const { status, json: page, headers } = await print(owner.person, invoice?.id);
  expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename=.*\.html/);
  const total = Number(invoice?.base_amount) + Number(invoice?.amount);
  for (const shown of [
    invoice?.number,
    'PT &lt;Kopi&gt;',
    '012345678901000',
    `Rp${new Intl.NumberFormat('id').format(total)}`,
  ])
    expect(page).toContain(shown);
  expect(page).not.toContain('<script');
  const log = await owner.person.request(
    listUrl('/api/activity-logs', { environment: ENVIRONMENT, filter: { target_id: invoice?.id } }),
  );
  expect(log.json.map(({ action }: { action: string }) => action)).toContain('DOCUMENT_DOWNLOADED');
  expect((await print(owner.person, slip?.id)).status).toBe(409);
  expect((await print(await signIn(owner.test, 'owner@pasar.test'), invoice?.id)).status).toBe(404);
});
