import { seal, unseal } from '../secrets/seal.ts';

/** In whose name a mail goes. Without an address of its own, a brand's mails go from the deployment's. */
export interface MailSender {
  /** The display name. */
  readonly name: string;
  readonly from?: string | undefined;
  readonly replyTo?: string | undefined;
}

/** What a message says; a mail may have more than its text. */
export interface MessageBody {
  readonly text: string;
  readonly html?: string | undefined;
  readonly sender?: MailSender | undefined;
}

/** A message holds links and codes: at rest only this deployment can read it. */
export function sealBody(body: MessageBody): string {
  return seal('message', JSON.stringify(body)).toString('base64');
}

function isBody(value: unknown): value is MessageBody {
  return typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string';
}

/** The body of `sealBody`; messages of earlier versions are plain text. */
export function openBody(sealed: string): MessageBody {
  const opened = unseal('message', Buffer.from(sealed, 'base64'));
  try {
    const body: unknown = JSON.parse(opened);
    return isBody(body) ? body : { text: opened };
  } catch {
    return { text: opened };
  }
}
