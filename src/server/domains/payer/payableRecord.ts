import { notFound } from '../../core/errors/ApiError.ts';
import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { invoices, payment_links, store_orders } from '../../database/schema/index.ts';
import type { Payable } from '../payments/payables/Payable.ts';
import { payableOfOrder } from '../payments/payables/payableOrder.ts';
import { payableOfInvoice, payableOfLink } from '../payments/payables/payableRows.ts';
import type { PayerAddress } from './findPayerAddress.ts';

/** An invoice, a payment link or an order of a store, as its payer sees it. */
export interface PayableRecord extends Payable {
  readonly kind: PayerAddress['kind'];
  readonly title: string | null;
  readonly description: string | null;
  readonly reference: string;
  readonly paid: Date | null;
  /** Whether one payer pays it: of others, a payer does not see that they have paid. */
  readonly isPaidOnce: boolean;
  /** Whether the payer enters what it is for. */
  readonly takesPurpose: boolean;
}

function ofInvoice(row: typeof invoices.$inferSelect): PayableRecord {
  const { description, external_id: reference, paid } = row;
  const common = { kind: 'invoice', title: null, isPaidOnce: true, takesPurpose: false } as const;
  return { ...payableOfInvoice(row), ...common, description, reference, paid };
}

function ofLink(row: typeof payment_links.$inferSelect): PayableRecord {
  const { type, title, description, external_id: reference, paid } = row;
  const common = { kind: 'payment-link', isPaidOnce: type === 'SINGLE', takesPurpose: type === 'ON_DEMAND' } as const;
  return { ...payableOfLink(row), ...common, title, description, reference, paid };
}

function ofOrder(row: typeof store_orders.$inferSelect, payable: Payable): PayableRecord {
  const { order_id: reference, paid } = row;
  const common = { kind: 'store-order', title: null, isPaidOnce: true, takesPurpose: false } as const;
  return { ...payable, ...common, description: null, reference, paid };
}

/** Reads the record of a payer's address. Throws DATA_NOT_FOUND_ERROR. */
export async function readPayableRecord(
  transaction: BusinessTransaction,
  { scope, kind, recordId }: PayerAddress,
): Promise<PayableRecord> {
  if (kind === 'invoice') {
    const [row] = await transaction
      .select()
      .from(invoices)
      .where(isRecord(invoices, scope, recordId));
    if (row !== undefined) return ofInvoice(row);
  } else if (kind === 'payment-link') {
    const [row] = await transaction
      .select()
      .from(payment_links)
      .where(isRecord(payment_links, scope, recordId));
    if (row !== undefined) return ofLink(row);
  } else {
    const [row] = await transaction
      .select()
      .from(store_orders)
      .where(isRecord(store_orders, scope, recordId));
    if (row !== undefined) return ofOrder(row, await payableOfOrder(transaction, scope, row));
  }
  throw notFound();
}
