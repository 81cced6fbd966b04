import { and, asc, eq, inArray } from 'drizzle-orm';
import type { NotificationDeclaration } from '#contract/generated/config.ts';
import { sendMail } from '../../../core/outbox/sendMail.ts';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../../core/queue/retryWaits.ts';
import type { Services } from '../../../core/services.ts';
import { belongsTo } from '../../../database/belongsTo.ts';
import { inBusiness } from '../../../database/inBusiness.ts';
import { notifications } from '../../../database/schema/index.ts';
import { HIGHEST_COUNT } from '../centre/readNotifications.ts';
import { newsMail } from './newsMail.ts';
import { newsReaders } from './newsReaders.ts';
import { type ReportedRow, stillReported } from './stillReported.ts';

type MailServices = Pick<Services, 'config' | 'env'>;

/** The notifications of a task. */
interface TaskNews {
  /** UUIDs of all of them. */
  readonly ids: readonly string[];
  /** Those that still hold, the oldest first. */
  readonly rows: readonly ReportedRow[];
}

function readNews(
  { database }: TaskRun,
  { scope, key }: BusinessTask,
  { except }: NotificationDeclaration,
): Promise<TaskNews> {
  return inBusiness(database.pool, scope, async (transaction) => {
    const rows = await transaction
      .select()
      .from(notifications)
      .where(and(belongsTo(notifications, scope), eq(notifications.mail_key, key)))
      .orderBy(asc(notifications.created), asc(notifications.id))
      .limit(HIGHEST_COUNT);
    const unread = rows.map((row) => ({ ...row, is_read: false }));
    return { ids: rows.map(({ id }) => id), rows: await stillReported(transaction, unread, except) };
  });
}

async function handle({ config, env }: MailServices, task: BusinessTask, run: TaskRun): Promise<TaskResult> {
  const { scope, payload } = task;
  const declared = config.current().config.notifications.value.notifications;
  const declaration = declared.find(({ id }) => id === payload.id);
  if (declaration === undefined) return { state: 'DONE' };
  const { ids, rows } = await readNews(run, task, declaration);
  const found =
    rows.length === 0 ? undefined : await newsReaders({ database: run.database, config }, scope, declaration);
  const mails = found?.readers.flatMap((reader) => newsMail({ ...found, scope, env, declaration, rows }, reader) ?? []);
  return {
    state: 'DONE',
    write: async (transaction) => {
      // What is written later under the same key is mailed by another task, without these.
      const these = and(belongsTo(notifications, scope), inArray(notifications.id, [...ids]));
      await transaction.update(notifications).set({ mail_key: null }).where(these);
      for (const mail of mails ?? []) await sendMail(transaction, mail, run.now());
    },
  };
}

/**
 * Mails notifications to the people who get them, those of the same minutes in one mail; none about what has been dealt with
 * meanwhile, and none to the person who made its record where the declaration says so. The tasks are queued by triggers (database/triggers/mailTriggers.ts).
 * Rule notifications.mailed-kinds.
 */
export function notificationMailQueue(services: MailServices): Queue {
  return {
    name: 'notification-mail',
    concurrency: 2,
    waits: PATIENT_WAITS,
    handle: (task, run) => handle(services, ofBusiness(task), run),
  };
}
