import { tax_documents } from '#server/database/schema/index.ts';
import { sample } from '../sample.ts';

const SLIPS = ['SUBMITTED', 'ACCEPTED', 'REJECTED'] as const;

/** VAT on fees, in percent (PPN and VAT); and the tax that a business withholds on them (PPh 23 and EWT). */
const PERCENT = { ID: [11n, 2n], PH: [12n, 2n] } as const;

const REASONS = ['WRONG_AMOUNT', 'UNREADABLE', 'WRONG_PERIOD'] as const;

/** Maximum number of past months with documents. */
const MONTHS = 12;

export const TAX_DOCUMENTS = sample(tax_documents, (demo) => {
  const { country, entity } = demo.business;
  if (demo.isTest || country === 'SG' || entity !== 'main') return [];
  const [vat, withheld] = PERCENT[country];
  const months = Math.min(MONTHS, Math.floor(demo.business.age / 30));
  return Array.from({ length: months }, (_, back) => months - back).flatMap((back, index) => {
    const issued = new Date(demo.now - back * 30 * 86_400_000);
    const period = demo.day(demo.daysAfter(issued, -20)).slice(0, 7);
    const fees = demo.amount(900_000, 9_000_000);
    const common = { base_amount: fees, currency: demo.currency, period, document: null };
    const invoice = {
      ...common,
      ...demo.key(issued),
      updated: issued,
      type: 'VAT_INVOICE' as const,
      status: 'ISSUED' as const,
      // In the format of Indonesian tax invoices, and of Philippine sales invoices.
      number: demo.say(
        `010.${demo.random.digits(3)}-${issued.getUTCFullYear() % 100}.${demo.random.digits(8)}`,
        `SI-${demo.random.digits(9)}`,
      ),
      amount: (fees * vat) / 100n,
      reason: null,
      created_by: 'automatic',
    };
    const sent = demo.daysAfter(issued, 6);
    const status = SLIPS[index % SLIPS.length] ?? 'SUBMITTED';
    const slip = {
      ...common,
      ...demo.key(sent),
      updated: sent,
      type: 'WITHHOLDING_SLIP' as const,
      status,
      // PPh 23, and form 2307.
      number: demo.say(`33.${demo.random.digits(2)}/BP-${demo.random.digits(6)}`, `2307-${demo.random.digits(8)}`),
      amount: (fees * withheld) / 100n,
      reason: status === 'REJECTED' ? (REASONS[Math.floor(index / SLIPS.length) % REASONS.length] ?? null) : null,
      created_by: demo.member('can_edit'),
    };
    return [invoice, slip];
  });
});
