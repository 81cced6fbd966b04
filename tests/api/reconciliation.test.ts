import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';

type Mode = 'DEVELOPMENT' | 'PRODUCTION';
type Row = Readonly<Record<string, string>>;

const MODES: readonly Mode[] = ['DEVELOPMENT', 'PRODUCTION'];

/** The list with the record of an entry without a transaction; its reference is that of the record. */
const LISTS: Readonly<Record<string, string>> = {
  'Card spending': 'issuing-transactions',
  Escrow: 'escrow-balance',
  'Investor deposit': 'rdl-transactions',
  Loan: 'xencapital',
  'Loan repayment': 'xencapital',
  Bill: 'billing-statements',
};

let test: TestApp;
let owner: Person;
beforeAll(async () => {
  test = await startTestApp();
  owner = await signIn(test, 'owner@kopi.test');
}, 120_000);
afterAll(() => test.close());

/** The cells of a line of a file. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    (quoted?.replaceAll('""', '"') ?? plain ?? '').replace(/^'/, ''),
  );
}

/** The rows of a list's file, by the titles of its columns. */
async function fileOf(list: string, environment: Mode): Promise<Row[]> {
  const { status, json } = await owner.request(`/api/${list}/export?environment=${environment}&language=en`);
  expect([list, status]).toEqual([list, 200]);
  const [titles = [], ...rows] = String(json)
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map(cellsOf);
  return rows.map((cells) => Object.fromEntries(titles.map((title, place) => [title, cells[place] ?? ''])));
}

function sumBy(rows: readonly Row[], key: string, amount: string): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const row of rows) {
    const [id = '', value = '0'] = [row[key], row[amount]];
    if (id !== '') sums.set(id, (sums.get(id) ?? 0n) + BigInt(value));
  }
  return sums;
}

// Rule transactions.reconciled-by-file.
describe.each(MODES)('the files of %s', (mode) => {
  it('lead from each balance entry to its transaction, and add up to its net amount', async () => {
    const [entries, transactions] = [await fileOf('balance', mode), await fileOf('transactions', mode)];
    const sums = sumBy(entries, 'Transaction', 'Amount');
    expect(sums.size).toBeGreaterThan(50);
    const known = new Map(transactions.map((row) => [row['Transaction ID'], row]));
    // A chargeback takes back what its payment brought.
    const disputed = new Set(entries.filter(({ Type }) => Type === 'Chargeback').map(({ Transaction }) => Transaction));
    const wrong = [...sums].filter(([id, sum]) => {
      const row = known.get(id);
      const expected = ['Reversed', 'Failed'].includes(row?.Status ?? '') ? 0n : BigInt(row?.['Net amount'] ?? 0);
      return row === undefined || (sum !== expected && !disputed.has(id));
    });
    expect(wrong).toEqual([]);
  });

  it('lead from each transaction to its settlement, and add up to what it pays out', async () => {
    const [transactions, settlements] = [await fileOf('transactions', mode), await fileOf('settlements', mode)];
    const sums = sumBy(transactions, 'Settlement', 'Net amount');
    expect(sums.size).toBeGreaterThan(10);
    const paidOut = settlements.map((row) => [row['Settlement ID'] ?? row.ID, BigInt(row['Net amount'] ?? 0)]);
    expect([...sums].sort()).toEqual(paidOut.sort());
  });

  it('lead from an entry without a transaction to its record by its reference', async () => {
    const entries = (await fileOf('balance', mode)).filter(({ Transaction }) => Transaction === '');
    const topUps = entries.filter(({ Type }) => Type === 'Top-up');
    expect(topUps.length).toBeLessThanOrEqual(mode === 'DEVELOPMENT' ? 2 : 1);
    const others = new Map(
      entries.filter(({ Type }) => Type !== 'Top-up').map((row) => [`${row.Type} ${row.Reference}`, row]),
    );
    const kinds = new Set([...others.values()].map(({ Type }) => Type));
    expect(kinds.size).toBeGreaterThan(4);
    expect([...kinds].filter((kind) => LISTS[kind ?? ''] === undefined)).toEqual([]);
    for (const kind of kinds) {
      const { Reference: q = '' } = [...others.values()].find(({ Type }) => Type === kind) ?? {};
      const list = LISTS[kind ?? ''];
      const { status, json } = await owner.request(listUrl(`/api/${list}`, { environment: mode, filter: { q } }));
      expect([kind, status, json.length > 0]).toEqual([kind, 200, true]);
      expect(JSON.stringify(json)).toContain(q);
    }
  });

  it('are followed as records too', async () => {
    const address = (list: string, filter: object) => listUrl(`/api/${list}`, { environment: mode, filter });
    const [entry] = (await owner.request(address('balance', { type: ['TOP_UP'], created_gte: '2030-01-01' }))).json;
    expect(entry.transaction_id).toMatch(/^txn_/);
    const { json } = await owner.request(`/api/transactions/${entry.transaction_id}?environment=${mode}`);
    expect(json).toMatchObject({ type: 'TOP_UP', status: 'COMPLETED', amount: entry.amount });
  });
});
