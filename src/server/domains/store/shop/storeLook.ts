import type { stores } from '../../../database/schema/index.ts';
import type { PayerLook } from '../../payer/PayerLook.ts';
import { pictureAddress } from '../../payer/pictureAddress.ts';

/** The path of the pages of stores; their addresses end with `link` of the store. */
export const SHOP_PATH = '/shop/';

/** The look of a store: its own colours, and its logo or that of its business. Rule store.appearance. */
export function storeLook(
  { primary_colour, secondary_colour, font, language, logo_file }: typeof stores.$inferSelect,
  businessId: string,
  payee: PayerLook | undefined,
): PayerLook {
  const logo = logo_file === null ? (payee?.logo ?? null) : pictureAddress(businessId, logo_file);
  return { primary_colour, secondary_colour, font, language, logo };
}
