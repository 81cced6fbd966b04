import { createTransport } from 'nodemailer';
import type { Carrier } from './Carrier.ts';

/** Longest wait for a mail server, in milliseconds. */
const PATIENCE = 20_000;

/** Carries mails by SMTP. `url`: smtp://user:password@host:587, or smtps://…; `from`: how mails name their sender. */
export function smtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport(
    {
      url,
      pool: true,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      // What a mail says stands in its text: nothing is fetched or read from a disk for it.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async carry({ id, to, subject, text }) {
      // The same for every try, so that whoever receives it twice can tell.
      const messageId = `<${id}@${from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '')}>`;
      // An object is taken as it is; a text would be parsed for more addresses.
      await transport.sendMail({ to: { name: '', address: to }, subject, text, messageId });
    },
    close: () => transport.close(),
  };
}
