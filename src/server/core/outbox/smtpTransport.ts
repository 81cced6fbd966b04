import { createTransport } from 'nodemailer';
import type { MessageTransport } from './MessageTransport.ts';
import type { MailSender } from './messageBody.ts';

/** Timeout of the mail server, in milliseconds. */
const TIMEOUT_MS = 20_000;

/** The address of a sender such as `Beranda <halo@beranda.example>`. */
function addressOf(from: string): string {
  return /<([^<>]*)>\s*$/.exec(from)?.[1] ?? from.trim();
}

/** The header fields of the sender: the deployment's address with the brand's name, or the brand's own address. */
function senderFields(deployment: string, sender: MailSender | undefined) {
  if (sender === undefined) return { from: deployment };
  const from = { name: sender.name, address: addressOf(sender.from ?? deployment) };
  return sender.replyTo === undefined ? { from } : { from, replyTo: { name: '', address: sender.replyTo } };
}

/** Sends mails by SMTP. `url`: smtp://user:password@host:587, or smtps://…; `from`: the sender of mails. */
export function smtpTransport(url: string, from: string): MessageTransport {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // The content of a mail is inline: no files or URLs are read for it.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async deliver({ id, to, subject, text, html, sender }) {
      // The same for all attempts, so that receivers can detect duplicates.
      const messageId = `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')}>`;
      // An address object is used as it is; a string would be parsed for more addresses.
      const fields = senderFields(from, sender);
      await transport.sendMail({ ...fields, to: { name: '', address: to }, subject, text, html, messageId });
    },
    close: () => transport.close(),
  };
}
