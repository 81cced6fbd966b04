import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { batch_remittances, remittance_payouts } from '#server/database/schema/index.ts';
import { UNSENT_ROWS, unsentAmount } from './batchRows.ts';
import type { SampleRow, SampleScene } from './SampleScene.ts';
import { sample } from './sample.ts';
import { failedTransferCode, sentGroups, sentTo } from './sending.ts';

type Row = SampleRow<typeof remittance_payouts>;

const BANKS = remittance_payouts.bank.enumValues;
const PHILIPPINE = [...VALUE_LISTS['banks-of-philippines'], 'GCASH', 'MAYA'];
const SENDER_COUNTRIES = ['SG', 'MY', 'HK', 'JP', 'AE', 'TW'];

const RELATIONSHIPS = [
  ['FAMILY', 12],
  ['FRIEND', 2],
  ['EMPLOYEE', 1],
  ['SUPPLIER', 1],
  ['SELF', 2],
] as const;

const PURPOSES = [
  ['FAMILY_SUPPORT', 10],
  ['EDUCATION', 4],
  ['SALARY', 1],
  ['SAVINGS', 3],
  ['TRADE', 1],
] as const;

/** Sender, recipient and purpose. */
function people(demo: SampleScene, index: number, bank: Row['bank']) {
  return {
    sender_name: demo.person().name,
    sender_country: demo.pick(SENDER_COUNTRIES),
    recipient_name: demo.person().name,
    country: PHILIPPINE.includes(bank) ? ('PH' as const) : ('ID' as const),
    bank,
    account_number: demo.random.digits(10),
    relationship: demo.state(RELATIONSHIPS, index),
    purpose: demo.state(PURPOSES, index),
  };
}

function unsent(demo: SampleScene): Row[] {
  const rows: Row[] = [];
  for (const batch of demo.rowsOf(batch_remittances)) {
    if (batch.status !== 'REJECTED' && batch.status !== 'NEEDS_APPROVAL') continue;
    for (let index = 0; index < UNSENT_ROWS; index++) {
      rows.push({
        ...demo.key(batch.created),
        updated: batch.updated,
        status: batch.status === 'REJECTED' ? 'CANCELLED' : 'NEEDS_APPROVAL',
        external_id: `${batch.reference}-${index + 1}`,
        ...people(demo, rows.length, demo.pick(BANKS)),
        amount: unsentAmount(batch),
        fee: 0n,
        tax: 0n,
        currency: batch.currency,
        batch_remittance_id: batch.id,
        created_by: batch.created_by,
      });
    }
  }
  return rows;
}

/** Only the regional brand sends remittances. */
export const REMITTANCE_PAYOUTS = sample(remittance_payouts, (demo) => {
  if (demo.business.country !== 'SG') return [];
  const batches = demo
    .rowsOf(batch_remittances)
    .filter(({ sent_count, failed_count }) => sent_count + failed_count > 0);
  const rows: Row[] = unsent(demo);
  let used = 0;
  for (const { sentAs, transactions } of sentGroups(demo)) {
    const batch = sentAs === 'batch' ? batches[used++] : undefined;
    for (const sent of transactions) {
      const { id: transaction_id, created, updated, status, external_id, amount, fee, tax, currency } = sent;
      rows.push({
        ...demo.key(created),
        updated,
        status,
        external_id,
        ...people(demo, rows.length, sentTo(sent, BANKS)),
        recipient_name: sent.customer_name ?? demo.person().name,
        amount,
        fee,
        tax,
        currency,
        batch_remittance_id: batch?.id ?? null,
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
