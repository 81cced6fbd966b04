import type { outbox_messages } from '../../database/schema/index.ts';
import type { MessageBody } from './messageBody.ts';

/** A message on its way. */
export interface CarriedMessage extends MessageBody {
  readonly id: string;
  /** An e-mail address, or E.164. */
  readonly to: string;
  /** Empty for a text message. */
  readonly subject: string;
}

/** What takes messages to people. Throws where it did not take one; the same message is given to it again then. */
export interface Carrier {
  carry(message: CarriedMessage): Promise<void>;
  close(): void;
}

/** How a message reaches somebody. */
export type Channel = (typeof outbox_messages.$inferInsert)['channel'];

/** What is plugged in; without a carrier, messages of a channel stay in the outbox. */
export type Carriers = Partial<Readonly<Record<Channel, Carrier>>>;
