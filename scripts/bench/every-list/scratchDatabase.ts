import { Client } from 'pg';
import { seedDemo } from '#demo/seedDemo.ts';
import { type Database, openDatabase } from '#server/database/database.ts';

/** Enough records of every kind: the demo has a fixed number of most kinds. */
const TRANSACTIONS = 3000;

/** Temporary databases on the server of DATABASE_URL. */
export class ScratchDatabases {
  private constructor(
    private readonly admin: Client,
    private readonly url: string,
    private readonly name: string,
  ) {}

  /** Connects as a user who may create databases, and fills one with a small demo as the template of the others. */
  static async open(databaseUrl: string): Promise<ScratchDatabases> {
    const admin = new Client({ connectionString: databaseUrl });
    await admin.connect();
    const scratch = new ScratchDatabases(admin, databaseUrl, `${new URL(databaseUrl).pathname.slice(1)}_demo`);
    await admin.query(`drop database if exists "${scratch.name}" with (force)`);
    await admin.query(`create database "${scratch.name}"`);
    const demo = await scratch.connect(scratch.name);
    await seedDemo(demo, { transactions: TRANSACTIONS, now: new Date(), log: () => undefined });
    await demo.close();
    return scratch;
  }

  /** Runs `work` in a copy of the demo, which is dropped after it. */
  async inCopy<T>(work: (database: Database) => Promise<T>): Promise<T> {
    const name = `${this.name}_copy`;
    await this.admin.query(`drop database if exists "${name}" with (force)`);
    await this.admin.query(`create database "${name}" template "${this.name}"`);
    const database = await this.connect(name);
    try {
      return await work(database);
    } finally {
      await database.close();
      await this.admin.query(`drop database "${name}" with (force)`);
    }
  }

  async close(): Promise<void> {
    await this.admin.query(`drop database "${this.name}" with (force)`);
    await this.admin.end();
  }

  private connect(name: string): Promise<Database> {
    const url = new URL(this.url);
    url.pathname = name;
    return openDatabase({ databaseUrl: url.href, dataDir: '', poolSize: 2 });
  }
}
