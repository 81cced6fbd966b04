import { and, eq, ne, or } from 'drizzle-orm';
import { findFile } from '../../core/files/findFile.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { business_profiles, store_products, stores } from '../../database/schema/index.ts';

/** Whether everybody may see a file, by UUID. */
async function isShown(transaction: BusinessTransaction, scope: BusinessScope, fileId: string): Promise<boolean> {
  const shown = [
    [business_profiles, eq(business_profiles.logo_file, fileId)],
    [stores, and(ne(stores.status, 'DRAFT'), or(eq(stores.logo_file, fileId), eq(stores.banner_file, fileId)))],
    [
      store_products,
      and(
        ne(store_products.status, 'INACTIVE'),
        or(
          eq(store_products.picture_file, fileId),
          eq(store_products.second_picture_file, fileId),
          eq(store_products.third_picture_file, fileId),
        ),
      ),
    ],
  ] as const;
  for (const [table, isOfIt] of shown) {
    if ((await transaction.$count(table, and(belongsTo(table, scope), isOfIt))) > 0) return true;
  }
  return false;
}

/**
 * The media type of a file, by UUID, that everybody may see: the logo of the business, and the pictures of its stores that are
 * not drafts and of its products on sale; `undefined` for any other file. Rule settings.logo-shown, store.pages.
 */
export async function findPicture(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  fileId: string,
): Promise<string | undefined> {
  return (await isShown(transaction, scope, fileId)) ? (await findFile(transaction, scope, fileId))?.type : undefined;
}
