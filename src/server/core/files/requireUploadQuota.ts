import { and, gt, isNull, sql } from 'drizzle-orm';
import type { LimitsFile } from '#contract/generated/config.ts';
import { belongsTo } from '../../database/belongsTo.ts';
import type { BusinessScope, BusinessTransaction } from '../../database/inBusiness.ts';
import { resumable_uploads, uploaded_files } from '../../database/schema/index.ts';
import { ApiError } from '../errors/ApiError.ts';

const MEGABYTE = 1024 * 1024;
const DAY = 24 * 60 * 60 * 1000;

/** What an upload takes of the quota. */
interface UploadCost {
  /** In bytes. */
  readonly size: number;
  readonly now: Date;
  /** Whether uploads that have begun and not ended count as well. */
  readonly countsBegun?: boolean;
}

const NONE = { files: 0, bytes: 0 };

/** Uploads in parts that have begun, with the size that they will have. */
async function begunUploads(transaction: BusinessTransaction, scope: BusinessScope, now: Date): Promise<typeof NONE> {
  const isOpen = and(
    belongsTo(resumable_uploads, scope),
    isNull(resumable_uploads.file_id),
    gt(resumable_uploads.expires, now),
  );
  const [begun] = await transaction
    .select({ files: sql<string>`count(*)`, bytes: sql<string>`coalesce(sum(${resumable_uploads.size}), 0)` })
    .from(resumable_uploads)
    .where(isOpen);
  return { files: Number(begun?.files ?? 0), bytes: Number(begun?.bytes ?? 0) };
}

/**
 * Throws DAILY_LIMIT_ERROR when an upload of `size` bytes exceeds what the business may upload in 24 hours. Locks uploads
 * of the business until the transaction ends, so that concurrent uploads cannot exceed the limit together.
 */
export async function requireUploadQuota(
  transaction: BusinessTransaction,
  { businessId, environment }: BusinessScope,
  limits: LimitsFile['uploads'],
  { size, now, countsBegun = false }: UploadCost,
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
  const begun = countsBegun ? await begunUploads(transaction, { businessId, environment }, now) : NONE;
  const files = Number(used?.files ?? 0) + begun.files + 1;
  const bytes = Number(used?.bytes ?? 0) + begun.bytes + size;
  if (files <= limits.files_per_day && bytes <= limits.megabytes_per_day * MEGABYTE) return;
  const oldest = Number(used?.oldest ?? now.getTime() / 1000) * 1000;
  const wait = Math.max(1, Math.ceil((oldest + DAY - now.getTime()) / 1000));
  throw new ApiError('DAILY_LIMIT_ERROR', 'The business has reached its upload limit for 24 hours.', [], wait);
}
