import { join } from 'node:path';
import { type Run, runProduct } from '../product.ts';

/** One of several servers on one database, which is killed and started again. */
export class KilledServer {
  url = '';
  /** Milliseconds from each start until the server was ready. */
  readonly starts: number[] = [];
  private run: Run | undefined;

  constructor(
    private readonly checkout: string,
    private readonly databaseUrl: string,
  ) {}

  async start(): Promise<void> {
    const { NODE_OPTIONS = '', TEST_CLOCK_AHEAD = '', TEST_CLOCK_BEGIN = '' } = process.env;
    const clock = { NODE_OPTIONS, TEST_CLOCK_AHEAD, TEST_CLOCK_BEGIN };
    const began = performance.now();
    this.run = runProduct(this.checkout, {
      ...clock,
      DATABASE_URL: this.databaseUrl,
      DATA_DIR: join(this.checkout, 'data'),
      NODE_ENV: 'development',
      DEMO: '1',
    });
    this.url = await this.run.ready();
    this.starts.push(performance.now() - began);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    this.run?.child.kill(signal);
    await this.run?.ended();
  }
}
