import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyBaseLogger } from 'fastify';
import { type Compilation, compile } from '#compiler/compile.ts';
import { loadFileTree } from '#compiler/load.ts';
import type { Problem } from '#compiler/problem.ts';
import { formatProblem } from '#compiler/report.ts';
import { prepareDemo } from '#demo/prepareDemo.ts';
import { refuseDemoAccounts } from '#demo/refuseDemoAccounts.ts';
import { createApp } from '#server/app.ts';
import { ConfigStore } from '#server/core/config/ConfigStore.ts';
import { compileOnce } from '#server/core/config/keptConfig.ts';
import { describeReload, reloadConfig } from '#server/core/config/reloadConfig.ts';
import { watchFolders } from '#server/core/config/watchFolders.ts';
import type { ServerEnv } from '#server/core/env.ts';
import { openDatabase } from '#server/database/database.ts';
import type { EmbeddedDatabase } from '#server/database/embedded/openEmbedded.ts';
import { warnOfMissingIndexes } from '#server/database/missingIndexes.ts';
import { packageRoot } from '#server/database/packageRoot.ts';
import { StartError } from '#server/database/StartError.ts';
import { listenError } from './assertPortIsFree.ts';

/** Longest duration of a shutdown, in milliseconds: less than process managers wait before they kill. */
const STOP_DEADLINE = 20_000;

/** Folders whose change makes a new config. */
const WATCHED = ['config', 'brands', 'locales', 'schemas'];

const root = packageRoot();

function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems) console.error(formatProblem(problem));
  console.error(`\n${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the config.`);
}

/** Reloads the config in development, and prints the result if this process prints for all. */
function reload(store: ConfigStore, isFirst: boolean): void {
  const tree = loadFileTree(root);
  const result = reloadConfig(store, tree, compile(tree));
  if (!isFirst) return;
  if (result.kind === 'refused') printProblems(result.problems);
  const print = result.kind === 'served' || result.kind === 'unchanged' ? console.log : console.error;
  print(describeReload(result));
}

/** Reloads the config in production: logs a line for each problem, and one with the result. */
function reloadOnSignal(store: ConfigStore, log: FastifyBaseLogger): void {
  const tree = loadFileTree(root);
  const result = reloadConfig(store, tree, compile(tree));
  if (result.kind === 'refused') for (const problem of result.problems) log.error(formatProblem(problem));
  if (result.kind === 'served' || result.kind === 'unchanged') log.warn(describeReload(result));
  else log.error(describeReload(result));
}

/** The code of the built server, in all of its files. */
function builtCode(folder: string): Buffer {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => extname(file) === '.js');
  return Buffer.concat(files.sort().map((file) => readFileSync(join(folder, file))));
}

/** What the built server has compiled before is read from a file; the sources, which change as they run, compile. */
function compileAtStart(): Pick<Compilation, 'config' | 'problems'> {
  const tree = loadFileTree(root);
  if (extname(fileURLToPath(import.meta.url)) === '.ts') return compile(tree);
  return compileOnce(tree, { file: join(root, '.cache/compiled-config'), code: builtCode(join(root, 'dist/server')) });
}

/** What this process is to the others of a server. */
export interface Role {
  /** It fills in the demo and prints for all of them. */
  readonly isFirst: boolean;
  /** Maximum number of connections to a PostgreSQL server. */
  readonly poolSize: number;
  /** The embedded database, which is starting; `undefined` with a PostgreSQL server. */
  readonly embedded: Promise<EmbeddedDatabase> | undefined;
  /** Called when a connection is lost, or when the embedded database exits. */
  readonly onLost: (error: Error) => void;
}

/** Serves API and pages until a signal ends the process. Throws StartError with what to change. */
export async function serve(env: ServerEnv, { isFirst, poolSize, embedded, onLost }: Role): Promise<void> {
  const { config, problems } = compileAtStart();
  if (config === undefined || problems.length > 0) {
    printProblems(problems);
    await embedded?.then(
      (database) => database.close(),
      () => undefined,
    );
    throw new StartError('config-invalid', 'The config has problems, so Beranda does not start; see above.');
  }

  const store = new ConfigStore(config, env);
  const { databaseUrl, dataDir } = env;
  const database = await openDatabase({ databaseUrl, dataDir, embedded, poolSize, onLost });
  if (env.production) await refuseDemoAccounts(database);
  const clientDir = join(root, 'dist/client');
  const app = await createApp(
    { database, pool: database.pool, config: store, env, realTime: () => new Date() },
    {
      clientDir: existsSync(clientDir) ? clientDir : undefined,
      logger: { level: env.logLevel ?? (env.production ? 'info' : 'warn') },
    },
  );

  if (isFirst) await warnOfMissingIndexes(database.pool, config.records.values(), app.log);

  let isStopping = false;
  async function stop(): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => {
      console.error('The stop took too long: what was still under way was cut.');
      process.exit(1);
    }, STOP_DEADLINE).unref();
    await app.close();
    await database.close();
    process.exit(0);
  }
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  // Elsewhere a closed terminal sends SIGHUP, which ends the process, and files are watched.
  if (env.production) process.on('SIGHUP', () => reloadOnSignal(store, app.log));

  if (env.demo && isFirst) {
    await prepareDemo(database, { now: new Date(), log: console.log }).catch((error: unknown) => {
      // A shutdown while the demo is being filled closes the database under it.
      if (!isStopping) throw error;
    });
    if (isStopping) return;
  }
  if (!env.production) {
    watchFolders(
      WATCHED.map((folder) => join(root, folder)),
      () => reload(store, isFirst),
    );
  }
  const address = await app.listen({ port: env.port, host: env.host }).catch(async (error: NodeJS.ErrnoException) => {
    await database.close();
    throw listenError(error, env.host, env.port);
  });
  const ready = `Beranda is ready at ${address.replace('[::1]', 'localhost')}`;
  // In production every line is JSON.
  if (env.production) {
    app.log.info({ address }, ready);
    app.log.info(`To serve a changed config: kill -HUP ${process.pid}`);
  } else if (isFirst) console.log(`\n${ready}`);
  if (env.demo && isFirst) {
    console.log(
      'Sign in as owner@kopi.test (Indonesia), owner@manila.test (Philippines), owner@warung.test (second brand),',
    );
    console.log('owner@mitra.test (partner brand) or viewer@kopi.test (one permission).');
    console.log('The password of each is Beranda2026; the PIN, which sending money requires, is 246810.');
  }
}
