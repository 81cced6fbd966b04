import type { FastifyInstance } from 'fastify';
import type { PayerView } from '#contract/generated/api.ts';
import type { Services } from '../../core/services.ts';
import { readPayerPage } from './readPayerPage.ts';

interface TokenParams {
  readonly token: string;
}

/** The payer's address, without a session: GET /api/pay/<token> returns what the payer sees. */
export function payerRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: TokenParams }>('/api/pay/:token', async (request): Promise<PayerView> => {
    const { view } = await readPayerPage(services, request.params.token);
    return view;
  });
}
