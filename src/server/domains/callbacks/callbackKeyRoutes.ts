import type { FastifyInstance } from 'fastify';
import { CallbackSigner } from './signing.ts';

/** GET /api/callback_key: the public key for verifying the signature of callbacks. */
export function callbackKeyRoutes(app: FastifyInstance): void {
  app.get('/api/callback_key', async (): Promise<{ public_key: string }> => {
    return { public_key: new CallbackSigner().publicKey };
  });
}
