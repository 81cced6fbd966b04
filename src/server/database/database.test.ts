import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from './database.ts';
import { BASE_MIGRATION } from './migrateDatabase.ts';
import { insertTransactions } from './testing/insertTransactions.ts';
import { copyEmbeddedFolder } from './testing/openTestDatabase.ts';

const WRITER = `
  import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, 'database.ts'))};
  const database = await openDatabase({ dataDir: process.argv[2] });
  console.log('open');
  for (let row = 1; ; row++) {
    await database.pool.query("insert into outbox_messages values (gen_random_uuid(), 'a', 'mail', $1, '', now())", [String(row)]);
    console.log(row);
  }
`;

const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function newFolder(): Promise<string> {
  const folder = await copyEmbeddedFolder();
  folders.push(folder);
  return folder;
}

async function newestRow(database: Database): Promise<number> {
  const { rows } = await database.pool.query('select coalesce(max(subject::int), 0) as newest from outbox_messages');
  return rows[0].newest;
}

/** Reads lines until the writer has acknowledged `count` rows, then kills it. Answers the last row it acknowledged. */
async function killAfter(writer: ChildProcessWithoutNullStreams, count: number): Promise<number> {
  let acknowledged = 0;
  const exited = once(writer, 'exit');
  for await (const line of createInterface(writer.stdout)) {
    if (line !== 'open') acknowledged = Number(line);
    if (acknowledged === count) writer.kill('SIGKILL');
  }
  await exited;
  return acknowledged;
}

describe('the embedded database', () => {
  it('keeps every acknowledged row through kill -9, also when it is built into one file', async () => {
    const cache = join(import.meta.dirname, '../../../.cache/database-test');
    mkdirSync(cache, { recursive: true });
    const source = join(cache, 'writer.ts');
    writeFileSync(source, WRITER);
    await build({
      configFile: false,
      logLevel: 'silent',
      publicDir: false,
      build: {
        ssr: source,
        outDir: join(cache, 'dist'),
        rolldownOptions: { output: { entryFileNames: 'writer.mjs' } },
      },
    });

    const dataDir = await newFolder();
    for (const run of [['--import', 'tsx', source], [join(cache, 'dist/writer.mjs')]]) {
      const acknowledged = await killAfter(spawn(process.execPath, [...run, dataDir]), 50);
      const database = await openDatabase({ dataDir });
      expect(acknowledged).toBeGreaterThanOrEqual(50);
      expect(await newestRow(database)).toBeGreaterThanOrEqual(acknowledged);
      await database.pool.query('truncate outbox_messages');
      await database.close();
    }
  }, 120_000);

  it('refuses a folder that another one has open, and opens again after it', async () => {
    const dataDir = await newFolder();
    const database = await openDatabase({ dataDir });
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({ name: 'StartError', code: 'folder-in-use' });
    await database.close();
    const again = await openDatabase({ dataDir });
    await again.close();
  }, 60_000);

  it('refuses a folder that it cannot write to', async () => {
    await expect(openDatabase({ dataDir: '/dev/null/data' })).rejects.toThrow(
      'The folder /dev/null/data cannot be written to (ENOTDIR); set DATA_DIR to a writable folder.',
    );
  });

  it('refuses a folder of another version of PostgreSQL', async () => {
    const dataDir = await newFolder();
    writeFileSync(join(dataDir, 'database/PG_VERSION'), '16\n');
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'database-version',
      message: `The folder ${dataDir} contains a database of PostgreSQL 16, and this version of Beranda embeds PostgreSQL 18; set DATA_DIR to another folder.`,
    });
  }, 60_000);

  it('refuses a database that a newer Beranda has migrated', async () => {
    const dataDir = await newFolder();
    const database = await openDatabase({ dataDir });
    await database.pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', 9999999999999)`,
    );
    await database.close();
    await expect(openDatabase({ dataDir })).rejects.toThrow(
      'The database was migrated by a newer version of Beranda. Start that version.',
    );
  }, 60_000);

  it('skips the base in a database that has the last migration before it', async () => {
    const dataDir = await newFolder();
    const database = await openDatabase({ dataDir });
    const applied = 'drizzle.__drizzle_migrations';
    await database.pool.query(`delete from ${applied} where created_at <= ${BASE_MIGRATION}`);
    await database.pool.query(`insert into ${applied} (hash, created_at) values ('before', ${BASE_MIGRATION})`);
    await database.close();
    const again = await openDatabase({ dataDir });
    const { rows } = await again.pool.query(`select hash from ${applied} where created_at <= ${BASE_MIGRATION}`);
    await again.close();
    expect(rows).toEqual([{ hash: 'before' }]);
  }, 60_000);

  it('rejects a database that is older than the base, and says which version to start', async () => {
    const dataDir = await newFolder();
    const database = await openDatabase({ dataDir });
    await database.pool.query(`delete from drizzle.__drizzle_migrations where created_at >= ${BASE_MIGRATION}`);
    await database.close();
    await expect(openDatabase({ dataDir })).rejects.toMatchObject({
      code: 'database-version',
      message: expect.stringContaining('of which the newest migration is 0072_activations'),
    });
  }, 60_000);

  it('has the base as its first migrations, in order of time', () => {
    const journal = readFileSync(new URL('migrations/meta/_journal.json', import.meta.url), 'utf8');
    const { entries }: { entries: { tag: string; when: number }[] } = JSON.parse(journal);
    expect(entries.find(({ tag }) => tag === '0012_row_security')?.when).toBe(BASE_MIGRATION);
    const times = entries.map(({ when }) => when);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });
});

describe('a PostgreSQL server', () => {
  it('that cannot be reached is named in one line, without its password', async () => {
    const open = openDatabase({ databaseUrl: 'postgres://ann:secret@127.0.0.1:1/x', dataDir: '' });
    await expect(open).rejects.toThrow(
      'The database at 127.0.0.1:1 cannot be reached (connect ECONNREFUSED 127.0.0.1:1); check DATABASE_URL.',
    );
  });
});

const server = process.env.DATABASE_URL;

describe.skipIf(!server)('a database user who is not a superuser', () => {
  const name = `beranda_test_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  let admin: Client;
  let databaseUrl: string;

  beforeAll(async () => {
    admin = new Client({ connectionString: server });
    await admin.connect();
    await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD 'x'`);
    await admin.query(`CREATE DATABASE ${name} OWNER ${name}`);
    const url = new URL(server ?? '');
    url.username = name;
    url.password = 'x';
    url.pathname = name;
    databaseUrl = url.href;
  });

  afterAll(async () => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.query(`DROP ROLE ${name}`);
    await admin.end();
  });

  it('names the statement that an administrator must run; row-level security then applies to the owner too', async () => {
    // Another database's processes have made the role, so that only the grant is missing.
    await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(
      `The database user ${name} cannot create the role beranda_request; have an administrator run: GRANT beranda_request TO "${name}".`,
    );
    await admin.query(`GRANT beranda_request TO ${name}`);

    const [database, second] = await Promise.all([
      openDatabase({ databaseUrl, dataDir: '' }),
      openDatabase({ databaseUrl, dataDir: '' }),
    ]);
    await insertTransactions(database.pool, { businessId: randomUUID(), environment: 'PRODUCTION' }, 3);
    const { rows } = await database.pool.query('select count(*)::int as seen from transactions');
    expect(rows).toEqual([{ seen: 0 }]);
    await Promise.all([database.close(), second.close()]);
  }, 30_000);
});
