import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/services.ts';

/** GET /api/health: 200 when the database responds. */
export function healthRoutes(app: FastifyInstance, { pool }: Services): void {
  app.get('/api/health', async (): Promise<{ status: 'ok' }> => {
    await pool.query('select 1');
    return { status: 'ok' };
  });
}
