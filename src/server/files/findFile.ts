import { and, eq } from 'drizzle-orm';
import type { BusinessScope, BusinessTransaction } from '../db/inBusiness.ts';
import { uploaded_files } from '../db/schema/index.ts';

/** What is known of an uploaded file of the business, or `undefined` where it has no such file. */
export async function findFile(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  fileId: string,
): Promise<typeof uploaded_files.$inferSelect | undefined> {
  const thisFile = and(
    eq(uploaded_files.business_id, scope.businessId),
    eq(uploaded_files.environment, scope.environment),
    eq(uploaded_files.id, fileId),
  );
  const [file] = await transaction.select().from(uploaded_files).where(thisFile);
  return file;
}
