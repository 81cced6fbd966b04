import type { outbox_messages } from '../../database/schema/index.ts';
import type { MessageBody } from './messageBody.ts';

/** A message to deliver. */
export interface OutgoingMessage extends MessageBody {
  readonly id: string;
  /** An e-mail address, or E.164. */
  readonly to: string;
  /** Empty for a text message. */
  readonly subject: string;
}

/** Delivers messages. Throws when a message was not accepted; the same message is then retried. */
export interface MessageTransport {
  deliver(message: OutgoingMessage): Promise<void>;
  close(): void;
}

/** How a message reaches a person. */
export type Channel = (typeof outbox_messages.$inferInsert)['channel'];

/** Configured transports; without one, messages of that channel stay in the outbox. */
export type MessageTransports = Partial<Readonly<Record<Channel, MessageTransport>>>;
