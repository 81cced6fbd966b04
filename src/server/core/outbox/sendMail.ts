import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { BusinessTransaction } from '../../database/inBusiness.ts';
import { outbox_messages } from '../../database/schema/index.ts';
import { enqueue } from '../queue/enqueue.ts';
import { type MailSender, type MessageBody, sealBody } from './messageBody.ts';

/** A mail to one person. */
export interface Mail {
  /** An e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same as HTML. */
  readonly html?: string | undefined;
  readonly sender?: MailSender | undefined;
}

/** A text message to one telephone. */
export interface TextMessage {
  /** E.164. */
  readonly to: string;
  readonly text: string;
}

/** A connection, or the transaction that the message belongs to. */
type Inserter = Pick<BusinessTransaction, 'insert'>;

type Message = Pick<typeof outbox_messages.$inferInsert, 'to' | 'channel' | 'subject'> & { readonly body: MessageBody };

/** Inserts a message into the outbox. Its body is encrypted and deleted after delivery, because it contains links and codes. */
async function queueMessage(database: Inserter, { body, ...message }: Message, now: Date, id?: string): Promise<void> {
  const key = id ?? uuidv7({ msecs: now.getTime() });
  const { rowCount } = await database
    .insert(outbox_messages)
    .values({ ...message, message_id: key, text: sealBody(body), created: now })
    .onConflictDoNothing();
  // The message of an occasion was queued before.
  if (rowCount === 0) return;
  await enqueue(database, { queue: message.channel, key, scope: undefined, due: now }, now);
}

const OCCASION_NAMESPACE = '3d1c3bb0-6f3e-4c0c-9d55-0e3f6b2c8a17';

/**
 * Queues a mail once per occasion, across all processes. The outbox keeps messages for 30 days (`RETENTION`); an occasion
 * must be shorter than that.
 */
export function sendMailOnce(
  database: Inserter,
  { to, subject, ...body }: Mail,
  occasion: string,
  now: Date,
): Promise<void> {
  const message = { to: to.toLowerCase(), channel: 'mail', subject, body } as const;
  return queueMessage(database, message, now, uuidv5(`${occasion} ${message.to}`, OCCASION_NAMESPACE));
}

/**
 * Queues a mail in the caller's transaction: it is sent only if the transaction commits.
 * Rule notifications.with-what-happened.
 */
export function sendMail(database: Inserter, { to, subject, ...body }: Mail, now: Date): Promise<void> {
  return queueMessage(database, { to: to.toLowerCase(), channel: 'mail', subject, body }, now);
}

/** Queues a text message in the caller's transaction. */
export function sendText(database: Inserter, { to, text }: TextMessage, now: Date): Promise<void> {
  return queueMessage(database, { to, channel: 'text', subject: '', body: { text } }, now);
}
