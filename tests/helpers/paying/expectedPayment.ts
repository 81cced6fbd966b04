import { and, eq } from 'drizzle-orm';
import { formatRecordId, parseRecordId } from '#contract/ids/recordId.ts';
import { loadBusiness } from '#server/access/sessions/people/backgroundBusiness.ts';
import { belongsTo } from '#server/database/belongsTo.ts';
import { inBusiness } from '#server/database/inBusiness.ts';
import { virtual_account_payments } from '#server/database/schema/index.ts';
import type { PaymentMethod } from '#server/domains/payments/payables/paymentMethods.ts';
import { requestPayment } from '#server/domains/payments/requests/requestPayment.ts';
import { dayFromNow } from '../days.ts';
import { type Person, type TestApp, write } from '../testApp.ts';

const environment = 'DEVELOPMENT';

/** An invoice whose payer chooses a bank. */
export interface Expected {
  /** Major units. */
  readonly amount: string;
  readonly bank?: PaymentMethod['channel'];
  /** More of the invoice. */
  readonly invoice?: object;
}

function uuidIn(prefix: string, id: string): string {
  const uuid = parseRecordId(prefix, id);
  if (uuid === undefined) throw new Error(`${id} is not an id`);
  return uuid;
}

/** Makes an invoice in test mode, and has its payer choose a bank. Returns the id of the payment that is expected. */
export async function expectedPayment(
  test: TestApp,
  owner: Person,
  { amount, bank = 'BNI', invoice = {} }: Expected,
): Promise<string> {
  const business_id: string = (await owner.request(`/api/console?environment=${environment}`)).json.business.id;
  const input = { payer_email: 'payer@surat.example', amount, due_date: dayFromNow(7), ...invoice };
  const made = await write(owner, '/api/invoices/actions/create', { business_id, environment, input });
  if (made.status !== 200) throw new Error(`No invoice was made: ${JSON.stringify(made.json)}`);
  const scope = { businessId: uuidIn('biz', business_id), environment } as const;
  return inBusiness(test.database.pool, scope, async (transaction) => {
    const business = await loadBusiness(transaction, test.config, scope);
    const method = { channel_category: 'VIRTUAL_ACCOUNT', channel: bank } as const;
    const payable = { kind: 'invoice', recordId: uuidIn('inv', made.json.id) } as const;
    const chosen = { payable, business, method, amount: undefined, checkout: null, purpose: null };
    const request = await requestPayment(transaction, chosen, test.services.realTime());
    const { id, payment_request_id } = virtual_account_payments;
    const [payment] = await transaction
      .select({ id })
      .from(virtual_account_payments)
      .where(and(belongsTo(virtual_account_payments, scope), eq(payment_request_id, request.id)));
    if (payment === undefined) throw new Error('No payment is expected');
    return formatRecordId('vap', payment.id);
  });
}
