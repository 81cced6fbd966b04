import { sql } from 'drizzle-orm';
import { TRANSITIONS } from '#contract/generated/transitions.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { invoices, payment_links, qr_codes, store_orders, virtual_accounts } from '../../../database/schema/index.ts';
import { takeFromStock } from '../../store/stock.ts';
import { insertAccountPayment } from './accountPayments.ts';
import type { Announcement, Payable, PayableName, RecordedPayment } from './Payable.ts';
import { payableOfOrder } from './payableOrder.ts';
import { aboutOf, payableOfInvoice, payableOfLink } from './payableRows.ts';

/** A recorded payment, with the record and the moment. */
interface Paying extends RecordedPayment {
  readonly scope: BusinessScope;
  readonly payable: Payable;
  readonly now: Date;
}

/** How one kind of record is read and paid. */
export interface PayableKind {
  readonly idPrefix: string;
  /** Locks the record until the transaction ends; `undefined` when it does not exist. */
  readonly lock: (tx: BusinessTransaction, scope: BusinessScope, id: string) => Promise<Payable | undefined>;
  /** Moves the record by its event, counts the payment, and returns the callback that announces it. */
  readonly pay: (tx: BusinessTransaction, paying: Paying) => Promise<Announcement>;
}

const INVOICE: PayableKind = {
  idPrefix: 'inv',
  lock: async (tx, scope, id) => {
    const [row] = await tx
      .select()
      .from(invoices)
      .where(isRecord(invoices, scope, id))
      .for('update');
    return row && payableOfInvoice(row);
  },
  pay: async (tx, { scope, payable: { id }, now }) => {
    const { to: status, callback: product } = TRANSITIONS.invoice.events.pay;
    await tx
      .update(invoices)
      .set({ status, paid: now, updated: now })
      .where(isRecord(invoices, scope, id));
    return { product, id: formatRecordId('inv', id), status };
  },
};

const PAYMENT_LINK: PayableKind = {
  idPrefix: 'plk',
  lock: async (tx, scope, id) => {
    const [row] = await tx
      .select()
      .from(payment_links)
      .where(isRecord(payment_links, scope, id))
      .for('update');
    return row && payableOfLink(row);
  },
  pay: async (tx, { scope, payable: { id, isLast, status: before }, amount, now }) => {
    const { pay, pay_late, receive } = TRANSITIONS['payment-link'].events;
    const isLate = before === TRANSITIONS['payment-link'].events.expire.to;
    const { to: status, callback: product } = isLate ? pay_late : isLast ? pay : receive;
    const { payments_count, paid_amount } = payment_links;
    const counted = { payments_count: plus(payments_count, 1), paid_amount: plus(paid_amount, amount) };
    await tx
      .update(payment_links)
      .set({ status, ...counted, paid: now, updated: now })
      .where(isRecord(payment_links, scope, id));
    return { product, id: formatRecordId('plk', id), status };
  },
};

const QR_CODE: PayableKind = {
  idPrefix: 'qr',
  lock: async (tx, scope, id) => {
    const [row] = await tx
      .select()
      .from(qr_codes)
      .where(isRecord(qr_codes, scope, id))
      .for('update');
    if (row === undefined) return undefined;
    const { external_id, name: description, type, expires: ends } = row;
    const method = { channel_category: 'QR_CODE', channel: 'QRIS' } as const;
    return { ...row, ends, isLast: type === 'DYNAMIC', method, payerEmail: null, about: { external_id, description } };
  },
  pay: async (tx, { scope, payable: { id, isLast }, amount, now }) => {
    const { pay, receive } = TRANSITIONS['qr-code'].events;
    const { to: status, callback: product } = isLast ? pay : receive;
    const { payments_count, paid_amount } = qr_codes;
    const counted = { payments_count: plus(payments_count, 1), paid_amount: plus(paid_amount, amount) };
    await tx
      .update(qr_codes)
      .set({ status, ...counted, last_paid: now, updated: now })
      .where(isRecord(qr_codes, scope, id));
    return { product, id: formatRecordId('qr', id), status };
  },
};

const VIRTUAL_ACCOUNT: PayableKind = {
  idPrefix: 'vac',
  lock: async (tx, scope, id) => {
    const [row] = await tx
      .select()
      .from(virtual_accounts)
      .where(isRecord(virtual_accounts, scope, id))
      .for('update');
    if (row === undefined) return undefined;
    const { expected_amount: amount, expires: ends, bank: channel } = row;
    const method = { channel_category: 'VIRTUAL_ACCOUNT', channel } as const;
    const isLast = row.type === 'SINGLE_USE';
    return { ...row, amount, ends, isLast, method, payerEmail: null, about: aboutOf(row) };
  },
  // Each payment is a record of its own, and the callback is about that.
  pay: async (tx, { scope, payable, now, ...payment }) => {
    const { pay, receive } = TRANSITIONS['virtual-account'].events;
    const thisAccount = isRecord(virtual_accounts, scope, payable.id);
    const [account] = await tx
      .update(virtual_accounts)
      .set({ status: (payable.isLast ? pay : receive).to, updated: now })
      .where(thisAccount)
      .returning();
    if (account === undefined) throw new Error('Locked virtual account not found');
    const { bank, account_number, external_id, currency, customer_id, customer_name, name: account_name } = account;
    const paid = { bank, account_number, account_name, external_id, currency, customer_id, customer_name };
    const payment_id = await insertAccountPayment(tx, scope, paid, payment, now);
    const { to: status, callback: product } = TRANSITIONS['virtual-account-payment'].events.receive;
    const virtual_account_id = formatRecordId('vac', account.id);
    return { product, id: payment_id, status, details: { payment_id, virtual_account_id, bank, account_number } };
  },
};

/** An order of a store, which its buyer pays once; what it has leaves the stock. Rule store.order-paid. */
const STORE_ORDER: PayableKind = {
  idPrefix: 'ord',
  lock: async (tx, scope, id) => {
    const [row] = await tx
      .select()
      .from(store_orders)
      .where(isRecord(store_orders, scope, id))
      .for('update');
    return row && payableOfOrder(tx, scope, row);
  },
  pay: async (tx, { scope, payable: { id }, now }) => {
    const { to: status } = TRANSITIONS['store-order'].events.pay;
    await tx
      .update(store_orders)
      .set({ status, paid: now, updated: now })
      .where(isRecord(store_orders, scope, id));
    await takeFromStock(tx, scope, id, now);
    return { id: formatRecordId('ord', id), status };
  },
};

function plus(
  column:
    | (typeof qr_codes)['payments_count' | 'paid_amount']
    | (typeof payment_links)['payments_count' | 'paid_amount'],
  more: number | bigint,
) {
  return sql`coalesce(${column}, 0) + ${String(more)}::bigint`;
}

/** The records that payers pay. */
export const PAYABLE_KINDS: Readonly<Record<PayableName, PayableKind>> = {
  invoice: INVOICE,
  'payment-link': PAYMENT_LINK,
  'qr-code': QR_CODE,
  'store-order': STORE_ORDER,
  'virtual-account': VIRTUAL_ACCOUNT,
};

/** Whether records of this name are paid by payers. */
export function isPayableName(record: string): record is PayableName {
  return Object.hasOwn(PAYABLE_KINDS, record);
}
