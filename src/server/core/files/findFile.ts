import { isRecord } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { uploaded_files } from '../../database/schema/index.ts';

/** The row of an uploaded file of the business, or `undefined` when it has no such file. */
export async function findFile(
  transaction: BusinessTransaction,
  scope: BusinessScope,
  fileId: string,
): Promise<typeof uploaded_files.$inferSelect | undefined> {
  const thisFile = isRecord(uploaded_files, scope, fileId);
  const [file] = await transaction.select().from(uploaded_files).where(thisFile);
  return file;
}
