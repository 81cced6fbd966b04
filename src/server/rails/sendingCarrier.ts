import { sql } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { isRecord } from '../db/isRecord.ts';
import type { disbursements, payouts, remittance_payouts } from '../db/schema/index.ts';
import { completeSending, returnSending } from '../sending/bankAnswer.ts';
import type { CarriedRecord, Carrier, FinalAnswer } from './Carrier.ts';
import { mailOf } from './mailOf.ts';
import { tellOf } from './tellOf.ts';

/** A table of money that is sent to somebody's account. */
type SendingTable = typeof disbursements | typeof payouts | typeof remittance_payouts;

/** How one kind of sending is kept. */
export interface SendingRecord {
  readonly table: SendingTable;
  readonly record: 'disbursement' | 'remittance-payout' | 'payout';
  readonly prefix: string;
  /** The status that it has while the bank has not answered. */
  readonly underway: 'PENDING' | 'CLAIMED';
}

interface SentRow extends Record<string, unknown> {
  readonly bank: string;
  readonly account_number: string;
  readonly external_id: string;
  readonly amount: string;
  readonly currency: Currency;
  readonly transaction_id: string;
}

/** What the rail knows of disbursements, remittances and claimed payouts, and does to them. */
export function sendingCarrier({ table, record, prefix, underway }: SendingRecord): Carrier {
  function isThis({ scope, recordId }: CarriedRecord) {
    return sql`business_id = ${scope.businessId}::uuid and environment = ${scope.environment} and id = ${recordId}::uuid`;
  }

  async function find(carried: CarriedRecord): Promise<SentRow | undefined> {
    const { rows } = await carried.transaction.execute<SentRow>(sql`
      select bank, account_number, external_id, amount::text as amount, currency, transaction_id from ${table}
      where ${isThis(carried)} and status = ${underway} and transaction_id is not null for update`);
    return rows[0];
  }

  return {
    async orderOf(carried) {
      const sent = await find(carried);
      if (sent === undefined) return undefined;
      const { bank: channel, account_number: account, currency } = sent;
      const amount = toDecimal(BigInt(sent.amount), currency);
      return { id: formatRecordId(prefix, carried.recordId), amount, currency, channel, account };
    },

    async end(carried, answer: FinalAnswer, now) {
      const sent = await find(carried);
      if (sent === undefined) return;
      const { transaction, scope, recordId } = carried;
      const isDone = answer.state === 'DONE';
      const failure = isDone ? null : answer.failure;
      if (failure === null) await completeSending(transaction, scope, sent.transaction_id, now);
      else await returnSending(transaction, scope, sent.transaction_id, now, { status: 'FAILED', failure });
      const status = isDone ? 'COMPLETED' : 'FAILED';
      const moment = sql`${now.toISOString()}::timestamptz`;
      await transaction.execute(sql`
        update ${table} set status = ${status}, failure_code = ${failure}, completed = ${isDone ? moment : sql`null`},
          updated = ${moment} where ${isThis(carried)}`);
      const { external_id: externalId, amount, currency } = sent;
      const product = record === 'payout' ? ('PAYOUT' as const) : ('DISBURSEMENT' as const);
      const told = { record, id: formatRecordId(prefix, recordId), product, externalId, status, failure };
      await tellOf(carried, { ...told, amount: toDecimal(BigInt(amount), currency), currency }, now);
      const [row] = await transaction
        .select()
        .from(table)
        .where(isRecord(table, scope, recordId));
      if (row !== undefined) await mailOf(carried, { record, row, isDone }, now);
    },
  };
}
