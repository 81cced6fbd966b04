import { connect } from 'node:net';
import type { Attack } from './harness/Attack.ts';

const SOCKETS = 100;

/** When the last of them has to be closed, in milliseconds. */
const MOST = 80_000;

/** Sends a body one byte each five seconds until the server closes the connection. Answers after how long. */
function sendSlowly(host: string, port: number): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now();
    const socket = connect(port, host, () => {
      const head = ['POST /api/sessions HTTP/1.1', `Host: ${host}`, 'Content-Type: application/json'];
      socket.write(`${head.join('\r\n')}\r\nContent-Length: 1000\r\n\r\n`);
    });
    const drip = setInterval(() => socket.write(' '), 5_000);
    const end = setTimeout(() => socket.destroy(), MOST);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      clearTimeout(end);
      resolve(performance.now() - begun);
    });
  });
}

// Rule limits.bodies.
export default {
  name: 'bodies that are sent one byte each five seconds',
  before: '400 of 400 open after 105 s',
  slow: true,
  async run({ url }) {
    const { hostname, port } = new URL(url);
    const times = await Promise.all(Array.from({ length: SOCKETS }, () => sendSlowly(hostname, Number(port))));
    const open = times.filter((time) => time >= MOST).length;
    return {
      held: open === 0,
      now: `${open} of ${SOCKETS} open after ${MOST / 1000} s; the last closed after ${(Math.max(...times) / 1000).toFixed(0)} s`,
    };
  },
} satisfies Attack;
