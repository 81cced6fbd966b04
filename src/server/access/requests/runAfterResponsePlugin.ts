import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs work after the response, so that the response time does not reveal whether there was any. Errors are logged. The
     * app waits for it when it closes.
     */
    runAfterResponse(work: () => Promise<unknown>): void;
  }
}

/** Adds `runAfterResponse` to the app. */
export const runAfterResponsePlugin = plugin(
  async (app: FastifyInstance) => {
    const running = new Set<Promise<void>>();

    async function run(work: () => Promise<unknown>): Promise<void> {
      await new Promise((resolve) => setImmediate(resolve));
      try {
        await work();
      } catch (error) {
        app.log.error({ err: error }, 'deferred task failed');
      }
    }

    app.decorate('runAfterResponse', (work: () => Promise<unknown>) => {
      const mine = run(work).finally(() => running.delete(mine));
      running.add(mine);
    });
    app.addHook('onClose', async () => {
      await Promise.all(running);
    });
  },
  { name: 'deferred-tasks' },
);
