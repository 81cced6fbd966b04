import { credit_card_authentications, credit_card_payments } from '../../../db/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Payment = SampleRow<typeof credit_card_payments>;
type Authentication = SampleRow<typeof credit_card_authentications>;
type Proof = Pick<Authentication, 'status' | 'eci'>;

/** What becomes of the authentication of a payment that is declined for want of one, in turn. */
const FAILURES: readonly Proof[] = [
  { status: 'FAILED', eci: '07' },
  { status: 'CARD_NOT_ENROLLED', eci: '06' },
  { status: 'ENROLLMENT_CHECK_FAILED', eci: '00' },
  { status: 'CYBERSOURCE_ERROR', eci: null },
  { status: 'ENROLLED', eci: null },
  { status: 'CARD_ENROLLED', eci: null },
];

function proofOf(demo: SampleScene, { status, card_brand }: Payment, index: number): Proof {
  if (status === 'PENDING') return { status: 'PENDING', eci: null };
  if (status === 'FAILED') return FAILURES[index % FAILURES.length] ?? { status: 'FAILED', eci: '07' };
  const isFull = demo.chance(0.85);
  const eci = card_brand === 'MASTERCARD' ? (isFull ? '02' : '01') : isFull ? '05' : '06';
  // What was verified is used up by the charge; it stays open where the charge came some other way.
  return { status: index % 12 === 5 ? 'VERIFIED' : 'USED', eci };
}

/** Some payments are made without: those of cards on file, and those that the dashboard takes. */
function hasProof({ source, failure_code }: Payment, index: number): boolean {
  if (source === 'OFF_RAILS' || source === 'VIRTUAL_TERMINAL') return false;
  return failure_code !== '3DS_REQUIRED' && index % 10 !== 3;
}

export const CREDIT_CARD_AUTHENTICATIONS = sample(credit_card_authentications, (demo) => {
  const failed = new Map<string, number>();
  const rows: Authentication[] = [];
  for (const [index, payment] of demo.rowsOf(credit_card_payments).entries()) {
    if (!hasProof(payment, index)) continue;
    const turn = payment.status === 'FAILED' ? failed.size : index;
    if (payment.status === 'FAILED') failed.set(payment.id, turn);
    const created = new Date(payment.created.getTime() - demo.random.whole(4_000, 14_000));
    rows.push({
      ...demo.key(created),
      updated: payment.created,
      payment_id: payment.id,
      ...proofOf(demo, payment, turn),
      version: demo.pick(['2.1.0', '2.2.0', '2.2.0']),
      reference: demo.random.digits(18),
      amount: payment.amount,
      currency: payment.currency,
    });
  }
  return rows;
});
