import { batch_disbursements, disbursements } from '#server/database/schema/index.ts';
import { UNSENT_ROWS, unsentAmount } from './batchRows.ts';
import type { SampleRow, SampleScene } from './SampleScene.ts';
import { sample } from './sample.ts';
import { failedTransferCode, sentGroups, sentTo } from './sending.ts';

type Row = SampleRow<typeof disbursements>;

const BANKS = disbursements.bank.enumValues;

/** Rows of unsent batches: pending, or rejected with their batch. */
function unsent(demo: SampleScene): Row[] {
  const rows: Row[] = [];
  for (const batch of demo.rowsOf(batch_disbursements)) {
    if (batch.status !== 'REJECTED' && batch.status !== 'NEEDS_APPROVAL') continue;
    for (let index = 0; index < UNSENT_ROWS; index++) {
      rows.push({
        ...demo.key(batch.created),
        updated: batch.updated,
        status: batch.status === 'REJECTED' ? 'CANCELLED' : 'NEEDS_APPROVAL',
        external_id: `${batch.reference}-${index + 1}`,
        bank: demo.pick(BANKS.filter((bank) => demo.business.trade?.payoutBanks.includes(bank))),
        account_number: demo.random.digits(10),
        account_name: demo.person().name,
        recipient_email: null,
        description: batch.description ?? null,
        amount: unsentAmount(batch),
        fee: 0n,
        tax: 0n,
        currency: batch.currency,
        batch_disbursement_id: batch.id,
        created_by: batch.created_by,
      });
    }
  }
  return rows;
}

export const DISBURSEMENTS = sample(disbursements, (demo) => {
  if (demo.business.country === 'SG') return [];
  const batches = demo
    .rowsOf(batch_disbursements)
    .filter(({ sent_count, failed_count }) => sent_count + failed_count > 0);
  const rows: Row[] = unsent(demo);
  let used = 0;
  for (const { sentAs, transactions } of sentGroups(demo)) {
    if (sentAs === 'payouts') continue;
    const batch = sentAs === 'batch' ? batches[used++] : undefined;
    for (const sent of transactions) {
      const {
        id: transaction_id,
        created,
        updated,
        status,
        external_id,
        description,
        amount,
        fee,
        tax,
        currency,
      } = sent;
      rows.push({
        ...demo.key(created),
        updated,
        status,
        external_id,
        bank: sentTo(sent, BANKS),
        account_number: demo.random.digits(10),
        account_name: sent.customer_name ?? demo.person().name,
        recipient_email: demo.chance(0.4) ? demo.person().email : null,
        description: description ?? null,
        amount,
        fee,
        tax,
        currency,
        batch_disbursement_id: batch?.id ?? null,
        transaction_id,
        failure_code: failedTransferCode(sent),
        created_by: batch?.created_by ?? demo.member('can_edit'),
        approved_by: batch?.approved_by ?? null,
        completed: status === 'COMPLETED' ? updated : null,
      });
    }
  }
  return rows;
});
