import { tax_documents } from '#server/database/schema/index.ts';
import { sample } from '../sample.ts';

const SLIPS = ['SUBMITTED', 'ACCEPTED', 'REJECTED'] as const;

/** The tax that a business withholds on fees (PPh 23 and EWT), in percent. */
const WITHHELD = 2n;

const REASONS = ['WRONG_AMOUNT', 'UNREADABLE', 'WRONG_PERIOD'] as const;

/** Slips of the tax that was withheld on what the invoices of the business say; a slip has the month of its invoice. */
export const TAX_SLIPS = sample(tax_documents, (demo) => {
  if (demo.isTest) return [];
  const invoices = demo.rowsOf(tax_documents).toSorted((one, other) => one.period.localeCompare(other.period));
  return invoices.flatMap(({ created, period, base_amount, currency }, index) => {
    const sent = demo.daysAfter(created, 6);
    if (sent.getTime() > demo.now) return [];
    const status = SLIPS[index % SLIPS.length] ?? 'SUBMITTED';
    const reason = REASONS[Math.floor(index / SLIPS.length) % REASONS.length] ?? null;
    return [
      {
        ...demo.key(sent),
        updated: sent,
        type: 'WITHHOLDING_SLIP' as const,
        status,
        // PPh 23, and form 2307.
        number: demo.say(`33.${demo.random.digits(2)}/BP-${demo.random.digits(6)}`, `2307-${demo.random.digits(8)}`),
        period,
        base_amount,
        amount: (base_amount * WITHHELD) / 100n,
        currency,
        reason: status === 'REJECTED' ? reason : null,
        document: null,
        created_by: demo.member('can_edit'),
      },
    ];
  });
});
