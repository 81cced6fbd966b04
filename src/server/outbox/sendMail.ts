import { v7 as uuidv7 } from 'uuid';
import { outbox_messages } from '../db/schema/index.ts';
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

/** Whatever can insert: the connection, or the transaction that the message belongs to. */
interface Inserter {
  insert(table: typeof outbox_messages): { values(row: typeof outbox_messages.$inferInsert): PromiseLike<unknown> };
}

type Message = Pick<typeof outbox_messages.$inferInsert, 'to' | 'channel' | 'subject'> & { readonly body: MessageBody };

/** A message holds links and codes: at rest it can be read by this deployment alone, and not for long. */
async function leave(database: Inserter, { body, ...message }: Message, now: Date): Promise<void> {
  await database.insert(outbox_messages).values({
    ...message,
    message_id: uuidv7({ msecs: now.getTime() }),
    text: sealBody(body),
    created: now,
    due: now,
  });
}

/** Leaves a mail in the outbox, with the transaction that it tells of: neither goes without the other. */
export function sendMail(database: Inserter, { to, subject, ...body }: Mail, now: Date): Promise<void> {
  return leave(database, { to: to.toLowerCase(), channel: 'mail', subject, body }, now);
}

/** Leaves a text message in the outbox, with the transaction that it tells of. */
export function sendText(database: Inserter, { to, text }: TextMessage, now: Date): Promise<void> {
  return leave(database, { to, channel: 'text', subject: '', body: { text } }, now);
}
