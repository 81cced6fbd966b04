import { and, inArray, lt } from 'drizzle-orm';
import type { FileStore } from '../../core/files/FileStore.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { Database } from '../../database/database.ts';
import type { BusinessScope } from '../../database/inBusiness.ts';
import { resumable_uploads } from '../../database/schema/index.ts';
import { inSweep } from './inSweep.ts';

/** Maximum number of uploads per transaction; each has up to 20 parts. */
const BATCH = 100;

/** Deletes uploads of a business that have expired, and the parts of those that were not finished. Rule forms.uploads-continue. */
export async function sweepUploads(
  database: Database,
  store: FileStore,
  scope: BusinessScope,
  now: Date,
): Promise<void> {
  const isExpired = and(belongsTo(resumable_uploads, scope), lt(resumable_uploads.expires, now));
  for (let swept = BATCH; swept === BATCH; ) {
    swept = await inSweep(database, scope, async (transaction) => {
      const expired = await transaction
        .select({ id: resumable_uploads.id, parts: resumable_uploads.parts })
        .from(resumable_uploads)
        .where(isExpired)
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
