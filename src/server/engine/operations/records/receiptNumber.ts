import { belongsToGiven } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { preparedOn } from '../../../database/preparedOn.ts';
import { ereceipt_settings } from '../../../database/schema/index.ts';

/** Default prefix of receipt numbers. */
const PREFIX = 'ERC';

/** The receipt settings of a business. */
export type ReceiptSettings = typeof ereceipt_settings.$inferSelect;

/** The receipt settings of a business; `undefined` when it has none. Rule receipts.number. */
export async function receiptSettings(
  transaction: BusinessTransaction,
  scope: BusinessScope,
): Promise<ReceiptSettings | undefined> {
  const statement = preparedOn(transaction, 'receipt_settings', (connection, name) =>
    connection.select().from(ereceipt_settings).where(belongsToGiven(ereceipt_settings)).limit(1).prepare(name),
  );
  const [settings] = await statement.execute({ ...scope });
  return settings;
}

/** Number of a receipt: the configured prefix and ten characters of a unique id. */
export function receiptNumber(settings: { readonly prefix: string | null } | undefined, id: string): string {
  return `${settings?.prefix || PREFIX}-${id.replaceAll('-', '').slice(-10).toUpperCase()}`;
}
