import { and, asc, eq } from 'drizzle-orm';
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

/** The notifications of a task that still hold, the oldest first. */
function readNews(
  { database }: TaskRun,
  { scope, key }: BusinessTask,
  { except }: NotificationDeclaration,
): Promise<ReportedRow[]> {
  return inBusiness(database.pool, scope, async (transaction) => {
    const rows = await transaction
      .select()
      .from(notifications)
      .where(and(belongsTo(notifications, scope), eq(notifications.mail_key, key)))
      .orderBy(asc(notifications.created), asc(notifications.id))
      .limit(HIGHEST_COUNT);
    return stillReported(
      transaction,
      rows.map((row) => ({ ...row, is_read: false })),
      except,
    );
  });
}

async function handle({ config, env }: MailServices, task: BusinessTask, run: TaskRun): Promise<TaskResult> {
  const { scope, payload } = task;
  const declared = config.current().config.notifications.value.notifications;
  const declaration = declared.find(({ id }) => id === payload.id);
  const rows = declaration === undefined ? [] : await readNews(run, task, declaration);
  if (declaration === undefined || rows.length === 0) return { state: 'DONE' };
  const found = await newsReaders({ database: run.database, config }, scope, declaration);
  if (found === undefined) return { state: 'DONE' };
  const { business, brand, readers } = found;
  const news = { scope, env, declaration, rows, business, brand };
  const mails = readers.flatMap((reader) => newsMail(news, reader) ?? []);
  return {
    state: 'DONE',
    write: async (transaction) => {
      for (const mail of mails) await sendMail(transaction, mail, run.now());
    },
  };
}

/**
 * Mails notifications to the people who get them, those of the same minutes in one mail; none about what has been dealt with
 * meanwhile, and none to the person who caused it where the declaration says so. The tasks are queued by triggers (database/triggers/mailTriggers.ts).
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
