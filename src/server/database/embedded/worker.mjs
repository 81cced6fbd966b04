// Plain JavaScript outside the server's bundle: it runs as a worker thread, by its path, from the sources and from the
// build.
// // PGlite runs on the thread that calls it, so a slow query would block every request.
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { btree_gin } from '@electric-sql/pglite/contrib/btree_gin';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { folder, socket } = workerData;

/** The embedded database has no replicas, so filling an empty table need not be logged. */
const startParams = [...PGlite.defaultStartParams, '-c', 'wal_level=minimal', '-c', 'max_wal_senders=0'];

/** Extensions that search needs; see searchExtensions.ts. */
const extensions = { pg_trgm, btree_gin };

/** Builds a database folder under a temporary name and renames it when complete, so that a kill leaves no partial folder. */
async function createFolder() {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const database = await PGlite.create(unfinished);
  await database.close();
  await rename(unfinished, folder);
}

/**
 * Makes a connection send in one write what the messages that came together return. Otherwise each message of a statement
 * is answered by a write of its own, and each write wakes the thread that reads.
 */
function writeTogether(connection) {
  const write = connection.write.bind(connection);
  let isCorked = false;
  function uncork() {
    isCorked = false;
    connection.uncork();
  }
  connection.write = (...given) => {
    if (!isCorked) {
      isCorked = true;
      connection.cork();
      // Runs when no promise has more to do: until then, further messages may be answered.
      process.nextTick(uncork);
    }
    return write(...given);
  };
}

if (!existsSync(folder)) await createFolder();
const database = await PGlite.create(folder, { startParams, extensions });
const server = new PGLiteSocketServer({ db: database, path: socket, maxConnections: 4 });
await server.start();
server.server.on('connection', writeTogether);

parentPort.once('message', async () => {
  await server.stop();
  await database.close();
  parentPort.postMessage('closed');
  parentPort.close();
});
parentPort.postMessage('ready');
