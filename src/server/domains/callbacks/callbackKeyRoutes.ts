import type { FastifyInstance } from 'fastify';
import { CallbackSigner } from './signing.ts';

/** GET /api/callback_key: the public key with which a receiver verifies the signature of a callback. */
export function callbackKeyRoutes(app: FastifyInstance): void {
  app.get('/api/callback_key', async (): Promise<{ public_key: string }> => {
    return { public_key: new CallbackSigner().publicKey };
  });
}
