import { and, getTableColumns, inArray } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { PoolClient } from 'pg';
import { countryTimeZone } from '#contract/dates/timeZones.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { countryCurrency } from '#contract/money/currencies.ts';
import { declaredEvent, reviewedRecords, reviewMode, reviewOf, waitingStates } from '#contract/reviews.ts';
import { belongsTo } from '#server/database/belongsTo.ts';
import type { BusinessScope } from '#server/database/inBusiness.ts';
import { ENVIRONMENTS } from '#server/database/schema/columns.ts';
import { review_questions, reviews } from '#server/database/schema/index.ts';
import { newReview, type Review } from '#server/domains/reviews/openReviews.ts';
import { reviewedTable, snapshotOf, submittedSnapshot } from '#server/domains/reviews/reviewedRow.ts';
import type { DemoBusiness } from './data/DemoBusiness.ts';
import { bindInserts, sendInserts } from './insertRows.ts';
import { createRandom } from './random.ts';
import { DAY } from './trade/calendar.ts';

const [FIRST, SECOND] = ['staff@beranda.test', 'reviewer@beranda.test'] as const;

/** Reviews that are closed, of each kind, business and environment; the demo has no more history. */
const CLOSED_OF_A_KIND = 3;

const ENGLISH = [
  'Please send a clearer document that shows the stamp of the company.',
  'The stamp is on the second page. We have sent it again.',
] as const;

/** A question of a reviewer, and the answer of the business. */
const CONVERSATIONS = {
  ID: [
    'Mohon kirim dokumen yang lebih jelas, lengkap dengan cap perusahaan.',
    'Capnya ada di halaman kedua. Sudah kami kirim ulang.',
  ],
  PH: ENGLISH,
  SG: ENGLISH,
} as const;

type NewReview = ReturnType<typeof newReview>;

/** The words of names that are one of a list, as in the queue. Rule reviews.names. */
const LISTED_NAMES: Readonly<Record<string, string>> = {
  CAN_SKIP_CVN: 'Payments without CVN',
  CAN_USE_DYNAMIC_3DS: 'Dynamic 3-D Secure',
  INSTALLMENT_ENABLED: 'Installments',
  SHOULD_AUTHENTICATE: '3-D Secure for every payment',
  P2P_ESCROW: 'P2P escrow',
  INVESTOR_DEPOSIT: 'Investor deposit',
};

/** The stages of reviews that wait, in turn. */
const STAGES = ['NEW', 'IN_REVIEW', 'NEEDS_INFO', 'NEW', 'PROPOSED'] as const;

function waiting(
  review: NewReview,
  stage: (typeof STAGES)[number],
  [question, answer]: (typeof CONVERSATIONS)['ID' | 'PH'],
): Partial<Review> {
  const at = review.updated;
  const sent = { question, question_sent: at };
  if (stage === 'NEW') return {};
  if (stage === 'IN_REVIEW') return { status: stage, assignee: FIRST };
  if (stage === 'NEEDS_INFO') return { status: stage, assignee: SECOND, ...sent };
  // Of kinds that one reviewer decides, the business has answered.
  if (review.four_eyes !== true) return { status: 'IN_REVIEW', assignee: SECOND, ...sent, answer, answered: at };
  return { status: stage, assignee: FIRST, first_reviewer: FIRST, decision: 'APPROVE' };
}

/** A review of a record that keeps its conversation: it waits for the business as the record does. */
function inConversation(
  { updated }: NewReview,
  row: Readonly<Record<string, unknown>>,
  awaits: string,
): Partial<Review> {
  if (row.status === awaits)
    return { status: 'NEEDS_INFO', assignee: SECOND, question: String(row.question), question_sent: updated };
  return row.question === null ? {} : { status: 'IN_REVIEW', assignee: SECOND };
}

/** The reviews of one environment of a business, and the questions of those that wait for it. */
async function reviewsOf(client: PoolClient, business: DemoBusiness, scope: BusinessScope, now: number) {
  const random = createRandom(`${business.key}/${scope.environment}/review`);
  const made: Partial<Review>[] = [];
  const questions: object[] = [];
  let turn = random.whole(0, STAGES.length - 1);
  for (const record of reviewedRecords()) {
    const declared = reviewOf(record);
    if (declared === undefined) continue;
    const table = reviewedTable(record);
    const { event: approval } = declaredEvent(record, declared.approve);
    const { event: rejection } = declaredEvent(record, declared.decline);
    const waits = waitingStates(record);
    const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
    const state = columns[approval.field ?? 'status'];
    if (state === undefined) continue;
    const closedBy = new Map([
      [approval.to, 'APPROVE'],
      [rejection.to, 'DECLINE'],
    ] as const);
    const rows: Readonly<Record<string, unknown>>[] = await drizzle(client)
      .select()
      .from(table)
      .where(and(belongsTo(table, scope), inArray(state, [...waits, ...closedBy.keys()])))
      .orderBy(table.id);
    let closed = 0;
    for (const row of rows) {
      const status = String(row[state.name]);
      const decision = waits.includes(status) ? undefined : closedBy.get(status);
      const since = row.updated instanceof Date ? row.updated : new Date(now);
      // A record is in this state without a review where nothing was requested, such as an app that was never wanted.
      if (decision !== undefined && (++closed > CLOSED_OF_A_KIND || since.getTime() < now - 90 * DAY)) continue;
      const id = formatRecordId(declared.prefix, String(row.id));
      const called = String(row[declared.name] ?? id);
      const subject = {
        record,
        id,
        name: LISTED_NAMES[called] ?? called,
        businessId: scope.businessId,
        environment: scope.environment,
        businessName: business.name,
        timeZone: countryTimeZone(business.country),
        currency: (row.currency ?? countryCurrency(business.country)) as Review['currency'],
        since,
        row,
        snapshot: { ...snapshotOf(record, row), ...(await submittedSnapshot(drizzle(client), scope, record, row)) },
      };
      const base = { ...newReview(subject, since), id: random.uuid(since.getTime()) };
      if (decision === undefined && declared.conversation !== undefined) {
        const { to } = declaredEvent(record, declared.ask ?? '').event;
        made.push({ ...base, ...inConversation(base, row, to) } as Partial<Review>);
        continue;
      }
      if (decision === undefined) {
        const stage = STAGES[turn++ % STAGES.length] ?? 'NEW';
        const review = { ...base, ...waiting(base, stage, CONVERSATIONS[business.country]) } as Review;
        made.push(review);
        if (typeof review.question === 'string') questions.push(questionOf(review, random.uuid(since.getTime())));
        continue;
      }
      const reason = decision === 'DECLINE' ? (declared.reasons[0] ?? null) : null;
      const by = { assignee: FIRST, first_reviewer: FIRST, second_reviewer: base.four_eyes ? SECOND : null };
      const end = {
        status: decision === 'APPROVE' ? 'APPROVED' : 'DECLINED',
        decision,
        reason,
        decided: since,
      } as const;
      made.push({ ...base, ...by, ...end } as Partial<Review>);
    }
  }
  return { made, questions };
}

function questionOf(review: Review, id: string) {
  const { kind, subject_type, subject_id, subject_name, updated, question, answer = null, answered = null } = review;
  const subject = { kind, subject_type, subject_id, subject_name };
  const status = answer === null ? 'OPEN' : 'ANSWERED';
  return { id, created: updated, updated, status, ...subject, question, answer, answered };
}

async function insert(
  client: PoolClient,
  scope: BusinessScope,
  table: typeof reviews | typeof review_questions,
  rows: readonly object[],
): Promise<void> {
  const text = `SET LOCAL app.business_id = '${scope.businessId}'; SET LOCAL app.environment = '${scope.environment}'`;
  await client.query(text);
  if (rows.length > 0)
    await sendInserts(client, bindInserts(scope, table, rows as Readonly<Record<string, unknown>>[]));
}

/**
 * Writes the reviews of what a business waits for, at every stage, into the internal business that reviews; and the questions
 * that the business has to answer. Returns the number of rows.
 */
export async function seedReviews(
  client: PoolClient,
  business: DemoBusiness,
  scope: BusinessScope,
  /** UUID of the internal business. */
  officeId: string,
  now: number,
): Promise<number> {
  const { made, questions } = await reviewsOf(client, business, scope, now);
  for (const environment of ENVIRONMENTS) {
    // What goes live is answered in live mode.
    const answered = made.filter(
      ({ subject_type: record }) => reviewMode(String(record), scope.environment) === environment,
    );
    await insert(client, { businessId: officeId, environment }, reviews, answered);
  }
  await insert(client, scope, review_questions, questions);
  return made.length + questions.length;
}
