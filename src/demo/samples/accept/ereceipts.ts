import { isInternalEmail } from '#server/access/sessions/people/internalDomains.ts';
import { ereceipt_settings, ereceipts } from '#server/database/schema/index.ts';
import type { SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';
import { knownPayer, numbered } from './acceptsPayments.ts';

const STATUSES = [
  ['SENT', 6],
  ['VIEWED', 4],
  ['DRAFT', 1],
  ['VOIDED', 1],
] as const;

/** E-receipts exist in the Philippines and for internal businesses only. */
function hasReceipts({ business }: SampleScene): boolean {
  return business.country === 'PH' && business.flags.includes('ereceipts') && isInternalEmail(business.email);
}

export const ERECEIPT_SETTINGS = sample(ereceipt_settings, (demo) => {
  if (!hasReceipts(demo)) return [];
  const created = new Date(demo.now - 90 * 86_400_000);
  return [
    {
      ...demo.key(created),
      updated: created,
      name: demo.business.name,
      tax_number: '123-456-789-000',
      address_line: '12 Ayala Avenue, Makati',
      reply_email: demo.business.email,
      footer: 'Salamat! Keep this receipt for your records.',
      prefix: 'BM',
      send_automatically: true,
    },
  ];
});

export const ERECEIPTS = sample(ereceipts, (demo) => {
  if (!hasReceipts(demo)) return [];
  return demo.times(demo.count(40, 6), ({ id, created }, index) => {
    const status = demo.state(STATUSES, index);
    const buyer = demo.person();
    const payer = knownPayer(demo, 0.4, created);
    const amount = demo.amount(60_000, 3_000_000);
    const sent = status === 'DRAFT' ? null : demo.after(created, 1);
    return {
      id,
      created,
      updated: sent ?? created,
      status,
      number: numbered(demo, 'OR', index),
      buyer_name: payer.customer_name ?? buyer.name,
      buyer_email: buyer.email,
      ...payer,
      description: demo.item(),
      amount,
      vat_amount: (amount * 12n) / 112n,
      currency: demo.currency,
      purchase_date: demo.day(created),
      payment_method: demo.pick(['CASH', 'CARD', 'EWALLET', 'BANK_TRANSFER']),
      note: null,
      link: demo.random.digits(20),
      sent,
      viewed: status === 'VIEWED' && sent !== null ? demo.after(sent, 48) : null,
      created_by: demo.member('can_edit'),
    };
  });
});
