import type { OptionalMail } from '#contract/generated/config.ts';
import { loadBusiness } from '../../access/sessions/people/backgroundBusiness.ts';
import { addNotification } from '../../core/notifications/addNotification.ts';
import { sendMail } from '../../core/outbox/sendMail.ts';
import { type BusinessTask, ofBusiness, type Queue, type TaskResult, type TaskRun } from '../../core/queue/Queue.ts';
import { PATIENT_WAITS } from '../../core/queue/retryWaits.ts';
import type { Services } from '../../core/services.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { credit_card_chargebacks } from '../../database/schema/index.ts';
import { mailReaders } from '../../engine/notifications/mailReaders.ts';
import { chargebackMails } from './chargebackMails.ts';

type MailServices = Pick<Services, 'config' | 'env'>;

async function handle(
  { config, env }: MailServices,
  { scope, payload }: BusinessTask,
  { database, now }: TaskRun,
): Promise<TaskResult> {
  const isThis = isRecord(credit_card_chargebacks, scope, String(payload.id));
  const read = await inBusiness(database.pool, scope, async (transaction) => {
    const [chargeback] = await transaction.select().from(credit_card_chargebacks).where(isThis);
    return chargeback && { chargeback, business: await loadBusiness(transaction, config, scope) };
  });
  if (read?.chargeback.status !== 'OPEN') return { state: 'DONE' };
  const mail = payload.mail as OptionalMail;
  const { chargeback, business } = read;
  const { businessId } = scope;
  const wanted = { businessId, permission: 'can_edit', mail } as const;
  const readers = await mailReaders(database.drizzle, business.brand.config, wanted);
  const mails = chargebackMails(business, env, mail, chargeback, readers);
  return {
    state: 'DONE',
    write: async (transaction) => {
      for (const one of mails) await sendMail(transaction, one, now());
      // The event that opens it notifies by itself.
      if (mail !== 'chargeback_due') return;
      await addNotification(
        transaction,
        scope,
        { kind: 'chargeback-due', recordId: chargeback.id, values: chargeback },
        now(),
      );
    },
  };
}

/** Mails about chargebacks to those who may answer them; none once it is answered. Rule refunds.chargeback-news. */
export function chargebackMailQueue(services: MailServices): Queue {
  return {
    name: 'chargeback-mail',
    followsTestClock: true,
    concurrency: 2,
    waits: PATIENT_WAITS,
    handle: (task, run) => handle(services, ofBusiness(task), run),
  };
}
