import { seal, unseal } from '../secrets/seal.ts';

/** The sender of a mail. A brand without its own address sends from the deployment's address. */
export interface MailSender {
  /** The display name. */
  readonly name: string;
  readonly from?: string | undefined;
  readonly replyTo?: string | undefined;
}

/** The body of a message; a mail may have HTML and a sender. */
export interface MessageBody {
  readonly text: string;
  readonly html?: string | undefined;
  readonly sender?: MailSender | undefined;
}

/** Encrypts a message body, which contains links and codes, with the deployment's key. */
export function sealBody(body: MessageBody): string {
  return seal('message', JSON.stringify(body)).toString('base64');
}

function isBody(value: unknown): value is MessageBody {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}

/** Decrypts the result of `sealBody`; messages of earlier versions are plain text. */
export function openBody(sealed: string): MessageBody {
  const opened = unseal('message', Buffer.from(sealed, 'base64'));
  try {
    const body: unknown = JSON.parse(opened);
    return isBody(body) ? body : { text: opened };
  } catch {
    return { text: opened };
  }
}
