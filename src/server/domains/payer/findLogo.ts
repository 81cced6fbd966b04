import { and, eq } from 'drizzle-orm';
import { findFile } from '../../core/files/findFile.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { business_profiles } from '../../database/schema/index.ts';

/** The media type of a file, by UUID, that is the logo of the business; `undefined` for any other file. */
export async function findLogo(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  fileId: string,
): Promise<string | undefined> {
  const isLogo = and(belongsTo(business_profiles, scope), eq(business_profiles.logo_file, fileId));
  const [profile] = await transaction.select({ id: business_profiles.id }).from(business_profiles).where(isLogo);
  return profile && (await findFile(transaction, scope, fileId))?.type;
}
