import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** How long a stop waits for requests that are under way, in milliseconds. Connections that are open then are cut. */
const STOP_DEADLINE = 8_000;

/** How often connections that have become idle are closed while the server stops, in milliseconds. */
const IDLE_INTERVAL = 200;

/**
 * Ends every connection of a server that stops: one without a request at once, one with a request when that is answered,
 * and one that neither sends nor reads on, such as a slow upload, at a deadline.
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
