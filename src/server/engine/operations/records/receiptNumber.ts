import { belongsTo } from '../../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
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
  const [settings] = await transaction
    .select()
    .from(ereceipt_settings)
    .where(belongsTo(ereceipt_settings, scope))
    .limit(1);
  return settings;
}

/** Number of a receipt: the configured prefix and ten characters of a unique id. */
export function receiptNumber(settings: { readonly prefix: string | null } | undefined, id: string): string {
  return `${settings?.prefix || PREFIX}-${id.replaceAll('-', '').slice(-10).toUpperCase()}`;
}
