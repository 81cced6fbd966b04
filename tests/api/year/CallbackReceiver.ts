import { createServer, type Server } from 'node:http';

/** The server of every business: it keeps the ids of the callbacks that it has accepted, and rejects some attempts. */
export class CallbackReceiver {
  /** How often each callback was accepted, by its id. */
  readonly accepted = new Map<string, number>();
  private attempts = 0;
  private readonly server: Server;

  /** Of so many attempts one is answered with an error. */
  constructor(private readonly rejectsOneOf: number) {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        this.attempts += 1;
        if (this.attempts % this.rejectsOneOf === 0) {
          response.statusCode = 500;
        } else {
          const { callback_id: id } = JSON.parse(Buffer.concat(parts).toString()) as { callback_id: string };
          this.accepted.set(id, (this.accepted.get(id) ?? 0) + 1);
        }
        response.end();
      });
    });
  }

  /** Starts to listen. Returns its address. */
  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    const address = this.server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The receiver has no port.');
    return `http://127.0.0.1:${address.port}/callbacks`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
