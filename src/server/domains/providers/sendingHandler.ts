import { sql } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import type { Currency } from '#contract/money/currencies.ts';
import { toDecimal } from '#contract/money/decimal.ts';
import { loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { recordSystemActivity } from '../../core/activity/recordSystemActivity.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { disbursements, payouts, remittance_payouts, withdrawals } from '../../database/schema/index.ts';
import { announceTransfer } from '../sending/announceTransfer.ts';
import { completeSending, returnSending } from '../sending/bankResult.ts';
import type { FinalResult, OrderContext, OrderHandler } from './OrderHandler.ts';

/** A table of disbursements, payouts, remittances or withdrawals. */
type SendingTable = typeof disbursements | typeof payouts | typeof remittance_payouts | typeof withdrawals;

/** The table and statuses of one kind of record. Rule sending.rails. */
export interface SendingRecord {
  readonly table: SendingTable;
  readonly record: 'disbursement' | 'remittance-payout' | 'payout' | 'withdrawal';
  readonly prefix: string;
  /** The status while the bank's result is pending. */
  readonly pendingStatus: 'PENDING' | 'CLAIMED';
  /** Whether a record may be sent again after an error: each time is an order of its own, named by its transaction. */
  readonly isRepeated?: boolean;
}

interface SentRow extends Record<string, unknown> {
  readonly bank: string;
  readonly account_number: string;
  readonly external_id: string;
  readonly amount: string;
  readonly currency: Currency;
  readonly transaction_id: string;
}

/** Order handler of disbursements, remittances, claimed payouts and withdrawals. */
export function sendingHandler({
  table,
  record,
  prefix,
  pendingStatus,
  isRepeated = false,
}: SendingRecord): OrderHandler {
  function isThis({ scope, recordId }: OrderContext) {
    return sql`business_id = ${scope.businessId}::uuid and environment = ${scope.environment} and id = ${recordId}::uuid`;
  }

  async function find(order: OrderContext): Promise<SentRow | undefined> {
    const { rows } = await order.transaction.execute<SentRow>(sql`
      select bank, account_number, external_id, amount::text as amount, currency, transaction_id from ${table}
      where ${isThis(order)} and status = ${pendingStatus} and transaction_id is not null for update`);
    return rows[0];
  }

  return {
    async orderOf(order) {
      const sent = await find(order);
      if (sent === undefined) return undefined;
      const { bank: channel, account_number: account, currency } = sent;
      const amount = toDecimal(BigInt(sent.amount), currency);
      const id = isRepeated ? formatRecordId('txn', sent.transaction_id) : formatRecordId(prefix, order.recordId);
      return { id, amount, currency, channel, account };
    },

    async end(order, result: FinalResult, now) {
      const sent = await find(order);
      if (sent === undefined) return;
      const { transaction, scope, recordId, config } = order;
      const isDone = result.state === 'DONE';
      const errorCode = isDone ? null : result.errorCode;
      if (errorCode === null) await completeSending(transaction, scope, sent.transaction_id, now);
      else await returnSending(transaction, scope, sent.transaction_id, now, { status: 'FAILED', errorCode });
      const status = isDone ? 'COMPLETED' : 'FAILED';
      const moment = sql`${now.toISOString()}::timestamptz`;
      await transaction.execute(sql`
        update ${table} set status = ${status}, failure_code = ${errorCode}, completed = ${isDone ? moment : sql`null`},
          updated = ${moment} where ${isThis(order)}`);
      const id = formatRecordId(prefix, recordId);
      const after = { status, ...(errorCode && { failure_code: errorCode }) };
      await recordSystemActivity(transaction, scope, { action: 'RECORD_CHANGED', type: record, id, after }, now);
      const [row] = await transaction
        .select()
        .from(table)
        .where(isRecord(table, scope, recordId));
      const schema = config.current().config.records.get(record);
      if (row === undefined || schema === undefined) throw new Error(`Record ${record} ${id} not found.`);
      const business = await loadBusiness(transaction, config, scope);
      await announceTransfer(transaction, scope, { record: schema, row, business }, now);
    },
  };
}
