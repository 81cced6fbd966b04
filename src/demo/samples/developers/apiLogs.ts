import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { api_keys, api_logs, disbursements, invoices } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Row = SampleRow<typeof api_logs>;

type ApiExchange = readonly [method: Row['method'], path: string, status: number, error: string | null];

/** Requests with their responses, weighted. */
const REQUESTS: readonly (readonly [ApiExchange, number])[] = [
  [['GET', '/api/transactions', 200, null], 30],
  [['GET', '/api/invoices', 200, null], 14],
  [['POST', '/api/invoices/actions/create', 200, null], 10],
  [['GET', '/api/balance', 200, null], 12],
  [['GET', '/api/customers', 200, null], 8],
  [['POST', '/api/invoices/actions/create', 400, 'API_VALIDATION_ERROR'], 4],
  [['GET', '/api/invoices/inv_018f0000000070008000000000000000', 404, 'NOT_FOUND_ERROR'], 3],
  [['PATCH', '/api/user', 403, 'AUTHORIZATION_ERROR'], 1],
  [['PUT', '/api/users/_pin', 403, 'AUTHORIZATION_ERROR'], 0.5],
  [['DELETE', '/api/auth/token', 403, 'AUTHORIZATION_ERROR'], 0.5],
  [['GET', '/api/transactions', 500, 'SERVER_ERROR'], 0.6],
];

function resultOf(status: number): Row['result'] {
  if (status >= 500) return 'SERVER_ERROR';
  return status >= 400 ? 'CLIENT_ERROR' : 'SUCCESS';
}

/** Invoices, and disbursements, that a program made. */
const BY_PROGRAMS = 6;

/** The newest rows, oldest first. */
function newest<T extends { readonly created: Date }>(rows: readonly T[]): T[] {
  return [...rows].sort((left, right) => left.created.getTime() - right.created.getTime()).slice(-BY_PROGRAMS);
}

/** The requests by which a program made the newest invoices, and the newest disbursements of no batch. */
function makingRequests(demo: SampleScene, key: SampleRow<typeof api_keys>): Row[] {
  const single = demo.rowsOf(disbursements).filter(({ batch_disbursement_id: batch }) => !batch);
  const made = [
    ...newest(demo.rowsOf(invoices)).map((row) => ({
      row,
      list: 'invoices',
      record_id: formatRecordId('inv', row.id),
    })),
    ...newest(single).map((row) => ({ row, list: 'disbursements', record_id: formatRecordId('disb', row.id) })),
  ];
  return made.map(({ row: { created, external_id, amount, currency }, list, record_id }) => {
    const sent = { external_id, amount: toDecimal(amount, currency) };
    const { id } = demo.key(created);
    return {
      id,
      created,
      method: 'POST',
      path: `/api/v1/${list}`,
      result: 'SUCCESS',
      status_code: 201,
      error_code: null,
      duration_ms: demo.random.whole(20, 240),
      api_key_name: key.name,
      api_key_hint: key.hint,
      request_id: demo.random.uuid(created.getTime()),
      record_id,
      ip_address: '203.0.113.10',
      user_agent: 'kopi-server/2.4',
      request: { query: {}, body: sent },
      response: { body: { id: record_id, ...sent, currency } },
    };
  });
}

export const API_LOGS = sample(api_logs, (demo) => {
  const keys = demo.rowsOf(api_keys).filter(({ type, status }) => type === 'SECRET' && status === 'ACTIVE');
  if (keys.length === 0 || !demo.business.flags.includes('api-logs')) return [];
  const others = demo.times(
    demo.count(150, 20),
    ({ id, created }, index): Row => {
      const [method, path, status_code, error_code] = demo.state(REQUESTS, index);
      const key = demo.pick(keys);
      const request_id = demo.random.uuid(created.getTime());
      return {
        id,
        created,
        method,
        path,
        result: resultOf(status_code),
        status_code,
        error_code,
        duration_ms: demo.random.whole(6, 240),
        api_key_name: key.name,
        api_key_hint: key.hint,
        request_id,
        ip_address: '203.0.113.10',
        user_agent: 'kopi-server/2.4',
        request: method === 'POST' ? { payer_email: 'pembayar@surat.example', amount: '125000' } : { range: '[0,9]' },
        response: error_code === null ? { ok: true } : { error_code, request_id },
      };
    },
    14,
  );
  const rows = [...others, ...makingRequests(demo, demo.pick(keys))];
  return rows.sort((left, right) => left.created.getTime() - right.created.getTime());
});
