import { formatRecordId } from '#contract/ids/recordId.ts';
import { callback_urls, callbacks, transactions } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Row = SampleRow<typeof callbacks>;
type Transaction = SampleRow<typeof transactions>;

const STATUSES = [
  ['COMPLETED', 14],
  ['FAILED', 2],
  ['CALLBACK_URL_NOT_SET', 0],
] as const;

/** Responses of a URL that does not accept a callback; 0: no response. */
const ERROR_RESPONSES = [
  [500, null],
  [404, null],
  [503, null],
  [401, null],
  [302, null],
  [101, null],
  [0, 'TIMEOUT'],
  [0, 'CONNECTION_REFUSED'],
] as const;

const PRODUCTS: Partial<Record<Transaction['channel_category'], Row['product']>> = {
  VIRTUAL_ACCOUNT: 'VIRTUAL_ACCOUNT_PAID',
  EWALLET: 'EWALLET_PAYMENT',
  QR_CODE: 'QR_CODE_PAYMENT',
  CARD: 'CARD_PAYMENT',
  RETAIL_OUTLET: 'RETAIL_OUTLET_PAID',
};

function productOf({ type, channel_category: category }: Transaction): Row['product'] {
  if (type === 'DISBURSEMENT') return 'DISBURSEMENT';
  if (type === 'REFUND') return 'REFUND';
  return PRODUCTS[category] ?? 'INVOICE';
}

/** The last response of the URL, and the number of attempts until then. */
function answer(demo: SampleScene, status: Row['status'], index: number) {
  if (status === 'COMPLETED') {
    const attempts = demo.chance(0.9) ? 1 : 3;
    return { response_code: 200, error_code: null, attempts };
  }
  if (status === 'CALLBACK_URL_NOT_SET') return { response_code: null, error_code: null, attempts: 0 };
  const [response_code, error_code] = ERROR_RESPONSES[index % ERROR_RESPONSES.length] ?? ERROR_RESPONSES[0];
  return { response_code, error_code, attempts: 3 };
}

/** Products with one callback each, about one of the transactions. */
const OTHER_PRODUCTS = [
  'VIRTUAL_ACCOUNT_CREATED',
  'RECURRING_PLAN',
  'PAYMENT_LINK',
  'BATCH_DISBURSEMENT',
  'PAYOUT',
] as const satisfies readonly Row['product'][];

export const CALLBACKS = sample(callbacks, (demo) => {
  const urls = new Map(demo.rowsOf(callback_urls).map(({ product, url }) => [product, url]));
  const completed = demo
    .rowsOf(transactions)
    .filter(({ type, status }) => type !== 'WITHDRAWAL' && status === 'COMPLETED');
  function callback(transaction: Transaction, product: Row['product'], index: number): Row {
    const { id, updated, external_id, amount, currency, status: paid } = transaction;
    const url = urls.get(product);
    const status = url === undefined ? 'CALLBACK_URL_NOT_SET' : demo.state(STATUSES.slice(0, 2), index);
    const reference = formatRecordId('txn', id);
    const key = demo.key(updated);
    return {
      ...key,
      updated: demo.after(updated, 1),
      status,
      product,
      reference,
      external_id,
      url: url ?? null,
      ...answer(demo, status, index),
      next_redelivery_schedule: null,
      payload: { event: product, id: reference, external_id, status: paid, amount: amount.toString(), currency },
    };
  }
  const newest = completed.slice(-demo.count(120, 12));
  const rows = newest.map((transaction, index) => callback(transaction, productOf(transaction), index));
  for (const [index, product] of OTHER_PRODUCTS.entries()) {
    const transaction = newest[index];
    if (transaction !== undefined) rows.push(callback(transaction, product, rows.length));
  }
  return rows;
});
