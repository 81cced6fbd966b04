import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Does work once the request has been answered, so that how long it takes tells nobody whether there was any. A fault
     * is logged. The app does not close before it is done.
     */
    afterwards(work: () => Promise<unknown>): void;
  }
}

/** Lets routes do what the answer must not wait for. */
export const afterwardsPlugin = plugin(
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

    app.decorate('afterwards', (work: () => Promise<unknown>) => {
      const mine = run(work).finally(() => running.delete(mine));
      running.add(mine);
    });
    app.addHook('onClose', async () => {
      await Promise.all(running);
    });
  },
  { name: 'deferred-tasks' },
);
