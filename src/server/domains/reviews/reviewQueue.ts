import { and, eq } from 'drizzle-orm';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { countryCurrency } from '#contract/money/currencies.ts';
import { declaredEvent, movesOf, reviewMode, reviewOf } from '#contract/reviews.ts';
import { loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import { QUESTION_RECORD } from '../../core/reviews/queueReview.ts';
import type { Services } from '../../core/services.ts';
import { belongsTo, isRecord } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { review_questions } from '../../database/schema/index.ts';
import { type Account as BankAccount, mailVerification } from '../bankAccounts/bankAccount.ts';
import { isTestStep } from '../paymentMethods/nextStep.ts';
import { changeReview, lockOpenReview, type Subject } from './openReviews.ts';
import { endPlayedQuestion } from './playAnswer.ts';
import { lockReviewedRow, snapshotOf, submittedSnapshot } from './reviewedRow.ts';
import { sendReviewMail } from './reviewMails.ts';
import { reviewOffice } from './reviewOffice.ts';
import { subjectName, valueWords } from './subjectName.ts';
import { answeredStatus, syncReview } from './syncReview.ts';

type Config = Services['config'];

/** How long a change waits for an internal business that reviews, in milliseconds. */
const WITHOUT_OFFICE = 60 * 60_000;

/** The record of a task and its business; `undefined` when the record does not exist. */
async function readSubject(
  config: Config,
  { scope, payload }: BusinessTask,
  { database, now }: TaskRun,
): Promise<Subject | undefined> {
  const record = String(payload.record);
  const review = reviewOf(record);
  if (review === undefined) return undefined;
  return inBusiness(database.pool, scope, async (transaction) => {
    const row = await lockReviewedRow(transaction, scope, record, String(payload.recordId));
    if (row === undefined) return undefined;
    const { name, country, timeZone, brand } = await loadBusiness(transaction, config, scope);
    const { updated, currency } = row;
    const id = formatRecordId(review.prefix, String(payload.recordId));
    return {
      record,
      id,
      name: subjectName(brand, 'en', { record, id, row }),
      businessId: scope.businessId,
      environment: scope.environment,
      businessName: name,
      timeZone,
      currency: (currency ?? countryCurrency(country)) as Subject['currency'],
      since: updated instanceof Date ? updated : now(),
      row,
      snapshot: { ...snapshotOf(record, row), ...(await submittedSnapshot(transaction, scope, record, row)) },
    };
  });
}

/** Closes the question of a review that has ended, and mails what the event declares. */
function answered(
  config: Config,
  { scope, payload }: BusinessTask,
  subject: Subject,
  isOpen: boolean,
  now: Date,
): TaskResult {
  const { record, row, id } = subject;
  const declared = reviewOf(record);
  const { event: name, reason, note } = payload;
  return {
    state: 'DONE',
    write: async (transaction) => {
      if (!isOpen)
        await transaction
          .update(review_questions)
          .set({ status: 'CLOSED', updated: now })
          .where(
            and(
              belongsTo(review_questions, scope),
              eq(review_questions.subject_id, id),
              eq(review_questions.status, 'OPEN'),
            ),
          );
      const question = declared?.conversation && declared.ask;
      const isTest = record === 'payment-method' && isTestStep(row.sub_status);
      const tested = isTest ? declared?.advance : undefined;
      const move = movesOf(record).find((each) => each.name === name);
      const answers = [declared?.approve, declared?.decline, declared?.revoke, question, tested, move?.name];
      if (declared === undefined || !name || !answers.includes(name)) return;
      const { event } = declaredEvent(record, name);
      if (event.mail === undefined || row[event.field ?? 'status'] !== event.to) return;
      if (record === 'bank-account') {
        await mailVerification({ transaction, scope, config }, row as BankAccount, now);
        return;
      }
      const { brand, language } = await loadBusiness(transaction, config, scope);
      const field = (key: string | undefined) => (key === undefined || row[key] == null ? null : String(row[key]));
      const status = valueWords(brand, language, { record, field: event.field ?? 'status', value: event.to });
      const mail = {
        mail: event.mail,
        status,
        to: field(declared.requested_by),
        kind: declared.kind,
        subject: subjectName(brand, language, subject),
        reason:
          name === declared.approve || name === question || name === tested
            ? null
            : (reason ?? field(declared.reason_field) ?? declared.reasons[0] ?? null),
        note: note ?? field(name === question ? 'question' : declared.note_field),
        testLink: field('uat_url'),
        path: isTest ? `/settings/payment-methods/${id}` : (declared.conversation?.path ?? '').replace(/\{\w+\}/, id),
      };
      await sendReviewMail(transaction, config, scope, mail, now);
    },
  };
}

/** The change is tried again later. */
function withoutOffice(now: Date): TaskResult {
  return { state: 'AGAIN', due: new Date(now.getTime() + WITHOUT_OFFICE) };
}

/** Hands the answer of a business to its reviewer, or mails the question to the business. */
async function handleQuestion(
  config: Config,
  { scope, payload }: BusinessTask,
  { database, now }: TaskRun,
): Promise<TaskResult> {
  const isThis = isRecord(review_questions, scope, String(payload.recordId));
  const [question] = await inBusiness(database.pool, scope, (transaction) =>
    transaction.select().from(review_questions).where(isThis),
  );
  if (question === undefined) return { state: 'DONE' };
  const { status, subject_type, subject_id, subject_name, kind } = question;
  if (question.simulated) {
    if (status !== 'ANSWERED') return { state: 'DONE' };
    return { state: 'DONE', write: (transaction) => endPlayedQuestion(transaction, scope, question, now()) };
  }
  const office = await reviewOffice(database, reviewMode(subject_type, scope.environment));
  if (office === undefined) return withoutOffice(now());
  if (status === 'ANSWERED') {
    await inBusiness(database.pool, office, async (transaction) => {
      const review = await lockOpenReview(transaction, office, subject_id);
      if (review?.status !== 'NEEDS_INFO') return;
      const { answer, document: answer_document, answered: at } = question;
      await changeReview(
        transaction,
        office,
        review,
        { status: answeredStatus(review), answer, answer_document, answered: at },
        now(),
      );
    });
    return { state: 'DONE' };
  }
  if (status !== 'OPEN' || payload.event !== 'send') return { state: 'DONE' };
  const path = `/settings/questions/${formatRecordId('rq', question.id)}`;
  const mail = {
    mail: 'review_question',
    to: payload.note ?? null,
    kind,
    subject: subject_name,
    question: question.question,
    path,
  };
  return { state: 'DONE', write: (transaction) => sendReviewMail(transaction, config, scope, mail, now()) };
}

async function handle(config: Config, task: BusinessTask, run: TaskRun): Promise<TaskResult> {
  const record = String(task.payload.record);
  if (record === QUESTION_RECORD) return handleQuestion(config, task, run);
  const office = await reviewOffice(run.database, reviewMode(record, task.scope.environment));
  if (office === undefined) return withoutOffice(run.now());
  const subject = await readSubject(config, task, run);
  if (subject === undefined) return { state: 'DONE' };
  const { event = null, reason, note } = task.payload;
  const isOpen = await inBusiness(run.database.pool, office, (transaction) =>
    syncReview(transaction, office, { subject, event, reason: reason ?? null, note: note ?? null }, run.now()),
  );
  return answered(config, task, subject, isOpen, run.now());
}

/** What follows for the review of a record that has changed: each change is handled once, in the order of a business. */
export function reviewQueue({ config }: Pick<Services, 'config'>): Queue {
  return {
    name: 'review',
    concurrency: 2,
    limits: { business: 1 },
    waits: PATIENT_WAITS,
    handle: (task, run) => handle(config, ofBusiness(task), run),
  };
}
