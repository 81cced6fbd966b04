import { Client, type Connection, type Submittable } from 'pg';

/** Reads the output of `COPY … TO STDOUT` chunk by chunk, and discards it. */
class CopyOut implements Submittable {
  constructor(
    private readonly text: string,
    private readonly onChunk: (chunk: Buffer) => void,
    private readonly settle: (error?: Error) => void,
  ) {}

  submit(connection: Connection): void {
    connection.query(this.text);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    this.onChunk(chunk);
  }

  handleError(error: Error): void {
    this.settle(error);
  }

  handleReadyForQuery(): void {
    this.settle();
  }

  handleCommandComplete(): void {}
}

/** Lets the database write rows as CSV on a connection of its own: the fastest export possible. */
export async function copyOut(databaseUrl: string, query: string, onChunk: (chunk: Buffer) => void): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await new Promise<void>((resolve, reject) => {
      const copy = new CopyOut(`copy (${query}) to stdout (format csv)`, onChunk, (error) =>
        error === undefined ? resolve() : reject(error),
      );
      client.query(copy);
    });
  } finally {
    await client.end();
  }
}
