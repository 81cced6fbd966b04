import type { FastifyInstance } from 'fastify';
import type { PayerPayment, PayerPaymentRequest, PayerView } from '#contract/generated/api.ts';
import { payerSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { payByToken } from './payByToken.ts';
import { payerRate } from './payerRate.ts';
import { readPayerPage } from './readPayerPage.ts';

interface TokenParams {
  readonly token: string;
}

/**
 * The payer's address, without a session or a cookie: GET /api/pay/<token> returns what the payer sees, POST …/payments pays
 * in test mode.
 */
export function payerRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: TokenParams }>('/api/pay/:token', async (request): Promise<PayerView> => {
    const { view } = await readPayerPage(services, request.params.token);
    return view;
  });

  app.post<{ Params: TokenParams; Body: PayerPaymentRequest }>(
    '/api/pay/:token/payments',
    { config: { rateLimit: payerRate(services) }, schema: { body: payerSchema('payerPaymentRequest') } },
    async (request): Promise<PayerPayment> => payByToken(services, request.params.token, request.body),
  );
}
