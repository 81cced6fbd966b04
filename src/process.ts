import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import type { Problem } from '#compiler/problem.ts';
import { formatProblem } from '#compiler/report.ts';
import { createApp } from '#server/app.ts';
import { ConfigStore } from '#server/config/ConfigStore.ts';
import { watchFolders } from '#server/config/watchFolders.ts';
import { openDatabase } from '#server/db/database.ts';
import { packageRoot } from '#server/db/packageRoot.ts';
import { StartError } from '#server/db/StartError.ts';
import { prepareDemo } from '#server/demo/prepareDemo.ts';
import { readEnv } from '#server/env.ts';

/** Folders whose change makes a new config. */
const WATCHED = ['config', 'brands', 'locales', 'schemas'];

const root = packageRoot();

function compileRoot(): { config?: Config; problems: readonly Problem[] } {
  return compile(loadFileTree(root));
}

function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems) console.error(formatProblem(problem));
  console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the config.`);
}

/** Takes a changed config when it has no problems; otherwise the last good one stays. */
function reload(store: ConfigStore): void {
  const { config, problems } = compileRoot();
  if (config && problems.length === 0) {
    store.replace(config);
    console.log('The config has changed and is served now.');
    return;
  }
  store.refuse(problems);
  printProblems(problems);
  console.error('The config before this change is still served.');
}

/** Says that a port is taken before minutes go into a database. Throws StartError. */
async function assertPortIsFree(host: string, port: number): Promise<void> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', (error: NodeJS.ErrnoException) => reject(listenError(error, host, port)));
    probe.listen({ host, port }, () => probe.close(() => resolve()));
  });
}

async function start(): Promise<void> {
  const env = readEnv(process.env);
  const { config, problems } = compileRoot();
  if (config === undefined || problems.length > 0) {
    printProblems(problems);
    throw new StartError('config-invalid', 'The config has problems, so Beranda does not start; see above.');
  }

  await assertPortIsFree(env.host, env.port);
  const database = await openDatabase({
    databaseUrl: env.databaseUrl,
    dataDir: env.dataDir,
    onLost: (error) => {
      console.error(`The database was lost: ${error.message}`);
      if (env.databaseUrl === undefined) process.exit(1);
    },
  });
  const store = new ConfigStore(config);
  const clientDir = join(root, 'dist/client');
  const app = await createApp(
    { database, pool: database.pool, config: store, env, now: () => new Date() },
    {
      clientDir: existsSync(clientDir) ? clientDir : undefined,
      logger: { level: process.env.LOG_LEVEL ?? (env.production ? 'info' : 'warn') },
    },
  );

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    await app.close();
    await database.close();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());

  if (env.demo) await prepareDemo(database, { now: new Date(), log: console.log });
  if (!env.production) {
    watchFolders(
      WATCHED.map((folder) => join(root, folder)),
      () => reload(store),
    );
  }
  const address = await app.listen({ port: env.port, host: env.host }).catch(async (error: NodeJS.ErrnoException) => {
    await database.close();
    throw listenError(error, env.host, env.port);
  });
  console.log(`\nBeranda is ready at ${address.replace('[::1]', 'localhost')}`);
  if (env.demo) {
    console.log(
      'Sign in as owner@kopi.test (Indonesia), owner@manila.test (Philippines), owner@warung.test (second brand),',
    );
    console.log('owner@mitra.test (partner brand) or viewer@kopi.test (one permission); the password is Beranda2026.');
  }
}

function listenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new StartError('port-taken', `Port ${port} is taken; set PORT to another one.`);
  if (error.code === 'EACCES')
    return new StartError('port-forbidden', `Port ${port} needs more rights; set PORT to one above 1023.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError('host-invalid', `HOST ${host} is not an address of this machine.`);
  }
  return error;
}

start().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else console.error('Beranda could not start:', error);
  process.exit(1);
});
