import { payout_links, payouts } from '#server/database/schema/index.ts';
import { claimedTogether, UNCLAIMED_LINKS } from './payoutLinks.ts';
import type { SampleRow, SampleScene } from './SampleScene.ts';
import { sample } from './sample.ts';
import { failedTransferCode, sentGroups, sentTo } from './sending.ts';

type Row = SampleRow<typeof payouts>;

const BANKS = payouts.bank.enumValues;

function link(demo: SampleScene) {
  const { name, email } = demo.person();
  return { recipient_name: name, recipient_email: email, link: demo.random.digits(20) };
}

/** Claimed payouts, each with its transaction. */
function claimed(demo: SampleScene): Row[] {
  const rows: Row[] = [];
  const batches = demo.rowsOf(payout_links).filter(({ status }) => status === 'COMPLETED');
  const together = claimedTogether(demo).map(({ transactions: [first] }) => first?.id);
  for (const { sentAs, transactions } of sentGroups(demo)) {
    if (sentAs !== 'payouts') continue;
    const batch = batches[together.indexOf(transactions[0]?.id)];
    for (const sent of transactions) {
      const {
        id: transaction_id,
        created: claim,
        updated,
        external_id,
        description,
        amount,
        fee,
        tax,
        currency,
      } = sent;
      const created = batch?.created ?? new Date(claim.getTime() - 5 * 3_600_000);
      const isPending = sent.status === 'PENDING';
      const isOver = sent.status === 'COMPLETED';
      rows.push({
        ...demo.key(created),
        updated,
        status: isPending ? 'CLAIMED' : isOver ? 'COMPLETED' : 'FAILED',
        external_id: `${external_id}-P`,
        ...link(demo),
        description: description ?? null,
        amount,
        fee,
        tax,
        currency,
        expires: demo.daysAfter(created, 7),
        bank: sentTo(sent, BANKS),
        account_number: demo.random.digits(10),
        account_name: sent.customer_name ?? demo.person().name,
        claimed: claim,
        completed: isOver ? updated : null,
        payout_link_id: batch?.id ?? null,
        transaction_id,
        failure_code: isPending || isOver ? null : (failedTransferCode(sent) ?? 'INVALID_ACCOUNT'),
        created_by: demo.member('can_edit'),
      });
    }
  }
  return rows;
}

/** Unclaimed payouts. */
function unclaimed(demo: SampleScene): Row[] {
  const prefix = demo.business.trade?.prefix ?? 'P';
  const count = demo.count(24, 6);
  return demo.times(count, ({ id, created }, index) => {
    const expires = demo.daysAfter(created, 7);
    const isExpired = expires.getTime() < demo.now;
    const isVoided = index % 5 === 1;
    // The newest is being claimed; the claim of the one before it exceeded the balance.
    const isClaimed = index === count - 1;
    const hasFailed = index === count - 2;
    const end = hasFailed ? 'FAILED' : isVoided ? 'VOIDED' : isExpired ? 'EXPIRED' : 'PENDING';
    const status = isClaimed ? 'CLAIMED' : end;
    const holder = link(demo);
    const account =
      isClaimed || hasFailed
        ? {
            bank: demo.pick(BANKS.filter((bank) => demo.business.trade?.payoutBanks.includes(bank))),
            account_number: demo.random.digits(10),
            account_name: holder.recipient_name,
            claimed: demo.after(created, 1),
          }
        : {};
    return {
      id,
      created,
      updated: isVoided ? demo.after(created, 24) : isExpired ? expires : created,
      status,
      external_id: `${prefix}-PO-${String(index + 1).padStart(4, '0')}`,
      ...holder,
      ...account,
      failure_code: hasFailed ? 'INSUFFICIENT_BALANCE' : null,
      description: demo.pick([
        demo.say('Pengembalian dana', 'Money back'),
        demo.say('Hadiah', 'Prize'),
        demo.say('Komisi', 'Commission'),
        demo.say('Honor', 'Fee for a speaker'),
      ]),
      amount: demo.amount(50_000, 1_500_000),
      fee: 0n,
      tax: 0n,
      currency: demo.currency,
      expires,
      created_by: demo.member('can_edit'),
    };
  });
}

const LINK_STATUS = {
  NEEDS_APPROVAL: 'NEEDS_APPROVAL',
  ACTIVE: 'PENDING',
  EXPIRED: 'EXPIRED',
  CANCELLED: 'VOIDED',
} as const;

/** The links of unclaimed batches. */
function ofBatches(demo: SampleScene): Row[] {
  const rows: Row[] = [];
  for (const batch of demo.rowsOf(payout_links)) {
    if (batch.status === 'COMPLETED') continue;
    for (let index = 0; index < UNCLAIMED_LINKS; index++) {
      rows.push({
        ...demo.key(batch.created),
        updated: batch.updated,
        status: LINK_STATUS[batch.status],
        external_id: `${batch.reference}-${index + 1}`,
        ...link(demo),
        description: batch.description ?? null,
        amount: batch.amount / BigInt(UNCLAIMED_LINKS),
        fee: 0n,
        tax: 0n,
        currency: batch.currency,
        expires: batch.expires,
        payout_link_id: batch.id,
        created_by: batch.created_by,
      });
    }
  }
  return rows;
}

export const PAYOUTS = sample(payouts, (demo) =>
  demo.business.country === 'SG' ? [] : [...claimed(demo), ...unclaimed(demo), ...ofBatches(demo)],
);
