import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Attack } from './harness/Attack.ts';

/** Longest that a stop may take, in milliseconds, on a busy machine. */
const MOST = 15_000;

function open(url: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(text);
      resolve(socket);
    });
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
  });
}

export default {
  name: 'connections that are slow, silent or kept alive while the server stops',
  before: 'still there 60 s after SIGTERM, for one slow upload; 30 s after an export',
  slow: true,
  async run({ startProduct }) {
    const folder = mkdtempSync(join(tmpdir(), 'beranda-stop-'));
    const product = startProduct({ DATA_DIR: join(folder, 'data'), DEMO: '0' });
    const url = await product.ready();
    const sockets = await Promise.all([
      open(
        url,
        'POST /api/sessions HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
      ),
      open(url, ''),
      open(url, 'GET /api/health HT'),
      open(url, 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: keep-alive\r\n\r\n'),
    ]);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const begun = performance.now();
    product.child.kill('SIGTERM');
    const code = await Promise.race([
      product.ended(),
      new Promise<string>((resolve) => setTimeout(() => resolve('still running'), 60_000)),
    ]);
    const took = performance.now() - begun;
    for (const socket of sockets) socket.destroy();
    rmSync(folder, { recursive: true, force: true });
    return { held: code === 0 && took < MOST, now: `ended with ${code} after ${(took / 1000).toFixed(1)} s` };
  },
} satisfies Attack;
