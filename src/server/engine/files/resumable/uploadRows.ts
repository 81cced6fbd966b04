import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { ActingPerson } from '../../../access/sessions/people/SessionContext.ts';
import { isRecord } from '../../../database/belongsTo.ts';
import type { BusinessTransaction } from '../../../database/inBusiness.ts';
import { resumable_uploads } from '../../../database/schema/index.ts';

/** A file that arrives in parts. */
export type ResumableUpload = typeof resumable_uploads.$inferSelect;

type Sender = Pick<ActingPerson, 'scope' | 'user'>;

/** An upload of this person in this business and environment that has not expired; `undefined` for any other. */
export async function findUpload(
  transaction: BusinessTransaction,
  { scope, user }: Sender,
  id: string,
  now: Date,
): Promise<ResumableUpload | undefined> {
  const isOwn = and(
    isRecord(resumable_uploads, scope, id),
    eq(resumable_uploads.user_id, user.id),
    gt(resumable_uploads.expires, now),
  );
  const [found] = await transaction.select().from(resumable_uploads).where(isOwn);
  return found;
}

/** Adds a part at its offset. Returns whether it did: not when another request has added one there. */
export async function addPart(
  transaction: BusinessTransaction,
  { scope }: Sender,
  { id, received }: Pick<ResumableUpload, 'id' | 'received'>,
  part: { readonly id: string; readonly size: number },
): Promise<boolean> {
  const isAtOffset = and(
    isRecord(resumable_uploads, scope, id),
    eq(resumable_uploads.received, received),
    isNull(resumable_uploads.file_id),
  );
  const changed = await transaction
    .update(resumable_uploads)
    .set({
      received: received + part.size,
      parts: sql`array_append(${resumable_uploads.parts}, ${part.id}::uuid)`,
    })
    .where(isAtOffset)
    .returning({ id: resumable_uploads.id });
  return changed.length > 0;
}

/** Takes the last part back, so that it is sent again. */
export async function takeBack(
  transaction: BusinessTransaction,
  { scope }: Sender,
  { id, received, parts }: Pick<ResumableUpload, 'id' | 'received' | 'parts'>,
): Promise<void> {
  await transaction
    .update(resumable_uploads)
    .set({ received, parts })
    .where(isRecord(resumable_uploads, scope, id));
}
