import { and, gt, sql } from 'drizzle-orm';
import type { LimitsFile } from '#contract/generated/config.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { uploaded_files } from '../../database/schema/index.ts';
import { ApiError } from '../errors/ApiError.ts';

const MEGABYTE = 1024 * 1024;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Throws DAILY_LIMIT_ERROR when an upload of `size` bytes exceeds what the business may upload in 24 hours. Locks uploads
 * of the business until the transaction ends, so that concurrent uploads cannot exceed the limit together.
 */
export async function requireUploadQuota(
  transaction: BusinessTransaction,
  { businessId, environment }: BusinessScope,
  limits: LimitsFile['uploads'],
  size: number,
  now: Date,
): Promise<void> {
  const lock = `uploads ${businessId} ${environment}`;
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}))`);
  const [used] = await transaction
    .select({
      files: sql<string>`count(*)`,
      bytes: sql<string>`coalesce(sum(${uploaded_files.size}), 0)`,
      oldest: sql<string | null>`extract(epoch from min(${uploaded_files.created}))`,
    })
    .from(uploaded_files)
    .where(
      and(
        belongsTo(uploaded_files, { businessId, environment }),
        gt(uploaded_files.created, new Date(now.getTime() - DAY)),
      ),
    );
  const files = Number(used?.files ?? 0) + 1;
  const bytes = Number(used?.bytes ?? 0) + size;
  if (files <= limits.files_per_day && bytes <= limits.megabytes_per_day * MEGABYTE) return;
  const oldest = Number(used?.oldest ?? 0) * 1000;
  const wait = Math.max(1, Math.ceil((oldest + DAY - now.getTime()) / 1000));
  throw new ApiError('DAILY_LIMIT_ERROR', 'The business has reached its upload limit for 24 hours.', [], wait);
}
