import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { feedback_items } from '../../database/schema/index.ts';
import { reviewOffice } from '../reviews/reviewOffice.ts';

type Item = typeof feedback_items.$inferInsert;

/** How long feedback waits for an internal business that reads it, in milliseconds. */
const WITHOUT_OFFICE = 60 * 60_000;

/** The columns of feedback, from what the task keeps of it. */
function itemOf({ scope, payload }: BusinessTask): Omit<Item, 'business_id' | 'environment'> {
  const { id, created, kind, score, comment, screen = null, contact, email, user, name, entity } = payload;
  return {
    id: String(id),
    created: new Date(String(created)),
    kind: kind as Item['kind'],
    score: Number(score),
    comment: String(comment),
    screen,
    may_contact: contact === 'yes',
    person_email: String(email),
    sender_user_id: String(user),
    sender_business_id: scope.businessId,
    business_name: String(name),
    entity: entity as Item['entity'],
  };
}

/** Writes feedback into the internal business; the same feedback once. */
async function handle(task: BusinessTask, { database, now }: TaskRun): Promise<TaskResult> {
  const office = await reviewOffice(database, 'PRODUCTION');
  if (office === undefined) return { state: 'AGAIN', due: new Date(now().getTime() + WITHOUT_OFFICE) };
  await inBusiness(database.pool, office, (transaction) =>
    transaction
      .insert(feedback_items)
      .values({ ...scopeColumns(office), ...itemOf(task) })
      .onConflictDoNothing(),
  );
  return { state: 'DONE' };
}

/**
 * Hands the feedback of people to our staff. It is a record of the internal business in live mode, so that no other business
 * reads it.
 * Rule notifications.feedback-read.
 */
export function feedbackQueue(): Queue {
  return {
    name: 'feedback',
    concurrency: 1,
    limits: { business: 1 },
    waits: PATIENT_WAITS,
    handle: (task, run) => handle(ofBusiness(task), run),
  };
}
