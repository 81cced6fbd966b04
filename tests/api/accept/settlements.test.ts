import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayFromNow } from '../../helpers/days.ts';
import { signIn } from '../../helpers/testApp.ts';
import { type Payee, startPayee } from './madeRecords.ts';

let payee: Payee;
beforeAll(async () => {
  payee = await startPayee();
});
afterAll(() => payee.test.close());

/** Pays a new invoice of 100,000 by DANA. Returns its transaction. */
async function payByWallet() {
  const terms = { payer_email: 'payer@surat.example', amount: '100000', due_date: dayFromNow(3) };
  const id = await payee.make('invoices', terms);
  const { status } = await payee.act('invoices', `/${id}/actions/simulate`, { channel: 'DANA' });
  expect(status).toBe(200);
  const [payment] = await payee.paymentsOf(id);
  return { ...(await payee.read('transactions', payment.id)), invoice: id };
}

/** The statuses of an invoice that its callbacks have announced. */
async function announcedOf(invoice: string): Promise<unknown[]> {
  const { rows } = await payee.test.database.pool.query(
    `select payload->>'status' as status from callbacks where reference = $1 order by created, id`,
    [invoice],
  );
  return rows.map(({ status }) => status);
}

// Rule transactions.settlements, transactions.settlement-payments, transactions.simulated-settlement.
describe('payments by an e-wallet', () => {
  it('wait in the settlement of their day, reach the balance together, and can be followed both ways', async () => {
    const [first, second] = [await payByWallet(), await payByWallet()];
    expect([first.settlement_status, second.settlement_id]).toEqual(['PENDING', first.settlement_id]);
    const waiting = await payee.read('settlements', first.settlement_id);
    const { amount, fee, tax, net_amount } = waiting;
    expect(BigInt(amount) - BigInt(fee) - BigInt(tax)).toBe(BigInt(net_amount));
    expect(waiting).toMatchObject({ status: 'PENDING', channel: 'DANA', settled: null });
    const listed = await payee.list('transactions', { settlement_id: waiting.id });
    expect(listed.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining([first.id, second.id]));
    expect(listed).toHaveLength(waiting.payments_count);

    const simulate = () => payee.act('settlements', `/${waiting.id}/actions/simulate`, undefined);
    const preview = await payee.act('settlements', `/${waiting.id}/actions/simulate/preview`);
    const figures = preview.json.figures.map(({ id, value }: { id: string; value: string }) => [id, value]);
    expect(figures.slice(0, 2)).toEqual([
      ['amount', net_amount],
      ['total', net_amount],
    ]);
    expect((await simulate()).status).toBe(200);
    const settled = await payee.read('settlements', waiting.id);
    expect(settled).toMatchObject({ status: 'SETTLED', settled_count: waiting.payments_count });
    expect((await payee.read('transactions', first.id)).settlement_status).toBe('SETTLED');
    expect((await simulate()).json.error_code).toBe('ACTION_NOT_AVAILABLE_ERROR');
    // Rule invoices.settled.
    expect((await payee.read('invoices', first.invoice)).status).toBe('SETTLED');
    expect(await announcedOf(first.invoice)).toEqual(['PAID', 'SETTLED']);

    // A payment that is accepted after that waits in the same settlement.
    const late = await payByWallet();
    expect(late.settlement_id).toBe(waiting.id);
    expect(await payee.read('settlements', waiting.id)).toMatchObject({ status: 'PENDING', settled: null });
    expect((await simulate()).status).toBe(200);
    expect((await payee.read('transactions', late.id)).settlement_status).toBe('SETTLED');
  });

  it('keep the ledger at zero', async () => {
    const { rows } = await payee.test.database.pool.query('select sum(amount)::text as total from ledger_entries');
    expect(rows[0].total).toBe('0');
  });

  it('and their settlements are not for those without withdraw', async () => {
    const viewer = await signIn(payee.test, 'viewer@kopi.test');
    expect((await viewer.request('/api/settlements?environment=DEVELOPMENT')).status).toBe(404);
    const { id, settlement_id } = await payByWallet();
    expect(settlement_id).toMatch(/^stl_/);
    const seen = await viewer.request(`/api/transactions/${id}?environment=DEVELOPMENT`);
    expect([seen.json.settlement_status, seen.json.settlement_id]).toEqual(['PENDING', undefined]);
  });
});
