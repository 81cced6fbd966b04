import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  readonly to: readonly string[];
  /** Headers and text. */
  readonly raw: string;
}

/** A real mail server on this machine. */
export interface MailServer {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** Refuses the next mail to an address; the one after it is taken. */
  refuse(addressee: string): void;
  close(): Promise<void>;
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        if (to.some((address) => refused.delete(address))) {
          done(new Error('451 try again later'));
          return;
        }
        received.push({ to, raw: Buffer.concat(parts).toString('utf8') });
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (addressee) => {
      refused.add(addressee);
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
