import { credit_card_authentications, credit_card_payments } from '#server/database/schema/index.ts';
import type { SampleRow, SampleScene } from '../SampleScene.ts';
import { sample } from '../sample.ts';

type Payment = SampleRow<typeof credit_card_payments>;
type Authentication = SampleRow<typeof credit_card_authentications>;
type Proof = Pick<Authentication, 'status' | 'eci'>;

/** Results of unsuccessful authentications, in turn. */
const UNSUCCESSFUL: readonly Proof[] = [
  { status: 'FAILED', eci: '07' },
  { status: 'CARD_NOT_ENROLLED', eci: '06' },
  { status: 'ENROLLMENT_CHECK_FAILED', eci: '00' },
  { status: 'CYBERSOURCE_ERROR', eci: null },
  { status: 'CARD_ENROLLED', eci: null },
];

function proofOf(demo: SampleScene, { awaits, card_brand, failure_code }: Payment, index: number): Proof {
  // The cardholder has to answer the challenge.
  if (awaits === 'CHALLENGE') return { status: 'ENROLLED', eci: null };
  if (failure_code === '3DS_REQUIRED')
    return UNSUCCESSFUL[index % UNSUCCESSFUL.length] ?? { status: 'FAILED', eci: '07' };
  const isFull = demo.chance(0.85);
  const eci = card_brand === 'MASTERCARD' ? (isFull ? '02' : '01') : isFull ? '05' : '06';
  // The charge uses up an authentication; it stays VERIFIED when the payment was charged without it.
  return { status: index % 12 === 5 ? 'VERIFIED' : 'USED', eci };
}

/** Reasons for declining a payment before authentication. */
const REFUSED_BEFORE: ReadonlySet<unknown> = new Set(['BIN_BLOCK', 'CVN_REQUIRED', 'FRAUD_GUARD_BLOCKED']);

/** Whether a payment has an authentication: not those of stored cards, nor those of the dashboard. */
function hasProof({ source, failure_code, awaits }: Payment, index: number): boolean {
  if (failure_code === '3DS_REQUIRED' || awaits === 'CHALLENGE') return true;
  if (REFUSED_BEFORE.has(failure_code) || source === 'OFF_RAILS' || source === 'VIRTUAL_TERMINAL') return false;
  return index % 10 !== 3;
}

export const CREDIT_CARD_AUTHENTICATIONS = sample(credit_card_authentications, (demo) => {
  let unproven = 0;
  const rows: Authentication[] = [];
  for (const [index, payment] of demo.rowsOf(credit_card_payments).entries()) {
    if (!hasProof(payment, index)) continue;
    const turn = payment.failure_code === '3DS_REQUIRED' ? unproven++ : index;
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
