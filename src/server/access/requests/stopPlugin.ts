import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** How long a shutdown waits for requests in progress, in milliseconds. Connections that are still open are then destroyed. */
const STOP_DEADLINE = 8_000;

/** How often idle connections are closed during a shutdown, in milliseconds. */
const IDLE_INTERVAL = 200;

/**
 * Closes all connections during a shutdown: idle ones at once, others after their response, and stalled ones, such as a
 * slow upload, at a deadline.
 */
export const stopPlugin = plugin(
  async (app: FastifyInstance) => {
    app.addHook('preClose', async () => {
      const { server } = app;
      if (!server.listening) return;
      const idle = setInterval(() => server.closeIdleConnections(), IDLE_INTERVAL);
      const deadline = setTimeout(() => server.closeAllConnections(), STOP_DEADLINE);
      server.once('close', () => {
        clearInterval(idle);
        clearTimeout(deadline);
      });
    });
  },
  { name: 'stop' },
);
