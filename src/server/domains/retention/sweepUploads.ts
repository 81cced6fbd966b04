import { and, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { FileStore } from '../../core/files/FileStore.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { resumable_uploads } from '../../database/schema/index.ts';
import { isOf, type ScopeTerms, scopeTerms } from '../../database/scopeTerms.ts';
import { inSweep } from './inSweep.ts';

/** Maximum number of uploads per transaction; each has up to 20 parts. */
const BATCH = 100;

/** Condition for the uploads of a business that have expired. */
function isExpired(business: ScopeTerms, now: Date): SQL {
  return sql`${isOf(business)} and ${lt(resumable_uploads.expires, now)}`;
}

/** Condition that a business has uploads that have expired. */
export function hasExpiredUploads(business: ScopeTerms, now: Date): SQL {
  return sql`exists (select 1 from ${resumable_uploads} where ${isExpired(business, now)})`;
}

/** Deletes uploads of a business that have expired, and the parts of those that were not finished. Rule forms.uploads-continue. */
export async function sweepUploads(
  database: Database,
  store: FileStore,
  scope: BusinessScope,
  now: Date,
): Promise<void> {
  for (let swept = BATCH; swept === BATCH; ) {
    swept = await inSweep(database, scope, async (transaction) => {
      const expired = await transaction
        .select({ id: resumable_uploads.id, parts: resumable_uploads.parts })
        .from(resumable_uploads)
        .where(isExpired(scopeTerms(scope), now))
        .limit(BATCH);
      for (const fileId of expired.flatMap(({ parts }) => parts))
        await store.remove({ businessId: scope.businessId, fileId });
      const ids = expired.map(({ id }) => id);
      if (ids.length > 0)
        await transaction
          .delete(resumable_uploads)
          .where(and(belongsTo(resumable_uploads, scope), inArray(resumable_uploads.id, ids)));
      return ids.length;
    });
  }
}
