import { and, eq } from 'drizzle-orm';
import type { BusinessScope, BusinessTransaction } from '../../../database/inBusiness.ts';
import { ereceipt_settings } from '../../../database/schema/index.ts';

/** What receipt numbers begin with where the settings name no prefix. */
const PREFIX = 'ERC';

/** How a business sends receipts; `undefined` where it has no settings. */
export async function receiptSettings(transaction: BusinessTransaction, { businessId, environment }: BusinessScope) {
  const [settings] = await transaction
    .select()
    .from(ereceipt_settings)
    .where(and(eq(ereceipt_settings.business_id, businessId), eq(ereceipt_settings.environment, environment)))
    .limit(1);
  return settings;
}

/** The number of a receipt: the prefix of the settings, and ten characters of an id that it belongs to alone. */
export function receiptNumber(settings: { readonly prefix: string | null } | undefined, id: string): string {
  return `${settings?.prefix || PREFIX}-${id.replaceAll('-', '').slice(-10).toUpperCase()}`;
}
