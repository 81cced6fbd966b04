import { v7 as uuidv7 } from 'uuid';
import { outbox_messages } from '../db/schema/index.ts';

/** A mail to one person, in plain text. */
export interface Mail {
  /** An e-mail address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Whatever can insert: the connection, or the transaction that the mail belongs to. */
interface Inserter {
  insert(table: typeof outbox_messages): { values(row: typeof outbox_messages.$inferInsert): PromiseLike<unknown> };
}

/** Leaves a mail in the outbox, with the transaction that it tells of: neither goes without the other. */
export async function sendMail(database: Inserter, { to, subject, text }: Mail, now: Date): Promise<void> {
  await database.insert(outbox_messages).values({
    message_id: uuidv7({ msecs: now.getTime() }),
    to: to.toLowerCase(),
    channel: 'mail',
    subject,
    text,
    created: now,
  });
}
