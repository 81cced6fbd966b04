import cluster from 'node:cluster';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { superviseWorkers, workerNumber } from '../../../src/superviseWorkers.ts';

// A program with workers: each answers with its number and process, and ends at /end.

if (cluster.isPrimary)
  superviseWorkers(Number(process.env.COUNT), { program: fileURLToPath(import.meta.url), json: false });
else if (process.env.BROKEN === String(workerNumber())) process.exit(7);
else {
  const server = createServer((request, response) => {
    response.setHeader('connection', 'close');
    response.end(`${workerNumber()} ${process.pid}`, () => {
      if (request.url === '/end') process.exit(9);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (workerNumber() === 1 && address !== null && typeof address === 'object') console.log(`port ${address.port}`);
  });
  process.on('SIGTERM', () => {
    console.log(`stopped ${workerNumber()}`);
    process.exit(0);
  });
  process.on('SIGINT', () => undefined);
  process.on('SIGHUP', () => console.log(`reloaded ${workerNumber()}`));
}
