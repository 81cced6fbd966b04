import { formatRecordId } from '#contract/ids/recordId.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { invoices, payment_requests } from '#server/database/schema/index.ts';
import { qrisText } from '#server/domains/qr/qrisText.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

const HOUR = 3_600_000;
const LIFETIME = 24 * HOUR;

type Invoice = SampleRow<typeof invoices>;
type Request = SampleRow<typeof payment_requests>;
type Method = Pick<Request, 'channel_category' | 'channel'>;

/** The methods of the business's trade that a payer gets a number, code or approval for. */
function methodsOf({ business }: SampleScene): Method[] {
  const { channel_category: categories, channel: channels } = payment_requests;
  return (business.trade?.channels ?? []).flatMap(([category, channel]) => {
    const channel_category = categories.enumValues.find((one) => one === category);
    const found = channels.enumValues.find((one) => one === channel);
    return channel_category === undefined || found === undefined ? [] : [{ channel_category, channel: found }];
  });
}

function codeOf(
  demo: SampleScene,
  { channel_category: category }: Method,
  { amount, currency }: Invoice,
): string | null {
  if (category === 'VIRTUAL_ACCOUNT') return demo.random.digits(16);
  if (category === 'RETAIL_OUTLET') return demo.random.digits(10);
  if (category !== 'QR_CODE') return null;
  return qrisText({ name: demo.business.name, reference: demo.random.digits(20), amount: toDecimal(amount, currency) });
}

/** When the payer chose the method, and what became of it; undefined: the invoice was cancelled, or is not there yet. */
function choiceOf(
  demo: SampleScene,
  { status, created, updated }: Invoice,
  index: number,
): Pick<Request, 'created' | 'updated' | 'status' | 'expires'> | undefined {
  if (status === 'PAID' || status === 'SETTLED') {
    const chosen = new Date(Math.max(created.getTime(), updated.getTime() - HOUR));
    return { created: chosen, updated, status: 'CANCELLED', expires: new Date(chosen.getTime() + LIFETIME) };
  }
  if (status !== 'PENDING') return undefined;
  const isOpen = index % 2 === 0 || created.getTime() + LIFETIME >= demo.now;
  const chosen = isOpen ? new Date(Math.max(created.getTime(), demo.now - HOUR)) : created;
  const expires = new Date(chosen.getTime() + LIFETIME);
  return { created: chosen, updated: isOpen ? chosen : expires, status: isOpen ? 'PENDING' : 'EXPIRED', expires };
}

/** What payers chose for invoices in test mode, one for each invoice; a paid invoice was paid by another method. */
export const PAYMENT_REQUESTS = sample(payment_requests, (demo) => {
  const methods = methodsOf(demo);
  if (!demo.isTest || methods.length === 0) return [];
  const requests = demo.rowsOf(invoices).flatMap((invoice, index): Request[] => {
    const choice = choiceOf(demo, invoice, index);
    const method = methods[index % methods.length];
    if (choice === undefined || method === undefined) return [];
    return [
      {
        ...demo.key(choice.created),
        ...choice,
        ...method,
        payment_code: codeOf(demo, method, invoice),
        external_id: invoice.external_id,
        paid_for: formatRecordId('inv', invoice.id),
        amount: invoice.amount,
        currency: invoice.currency,
      },
    ];
  });
  return requests.sort((left, right) => left.created.getTime() - right.created.getTime());
});
