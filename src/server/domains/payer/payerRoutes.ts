import type { FastifyInstance } from 'fastify';
import type { PayerCardInput, PayerChoice, PayerPaymentRequest, PayerView } from '#contract/generated/api.ts';
import { payerSchema } from '../../core/schemas.ts';
import type { PayerServices } from './PayerServices.ts';
import { payerRate } from './payerRate.ts';
import { readRequestByToken, requestByToken, simulateByToken } from './payerRequests.ts';
import { readPayerPage } from './readPayerPage.ts';

interface TokenParams {
  readonly token: string;
}

interface RequestParams extends TokenParams {
  readonly id: string;
}

/**
 * The payer's address, without a session or a cookie: GET /api/pay/<token> returns what the payer sees, POST
 * …/payment-requests how they pay by a method, GET …/payment-requests/<id> what became of it, and POST …/simulate pays it in
 * test mode.
 */
export function payerRoutes(app: FastifyInstance, services: PayerServices): void {
  const config = { rateLimit: payerRate(services) };

  app.get<{ Params: TokenParams }>('/api/pay/:token', async (request): Promise<PayerView> => {
    const { view } = await readPayerPage(services, request.params.token);
    return view;
  });

  app.post<{ Params: TokenParams; Body: PayerChoice }>(
    '/api/pay/:token/payment-requests',
    { config, schema: { body: payerSchema('payerChoice') } },
    async ({ params, body }): Promise<PayerPaymentRequest> => requestByToken(services, params.token, body),
  );

  app.get<{ Params: RequestParams }>(
    '/api/pay/:token/payment-requests/:id',
    async ({ params }): Promise<PayerPaymentRequest> => readRequestByToken(services, params.token, params.id),
  );

  app.post<{ Params: RequestParams; Body: PayerCardInput | null | undefined }>(
    '/api/pay/:token/payment-requests/:id/simulate',
    { config, schema: { body: payerSchema('payerSimulation') } },
    async ({ params: { token, id }, body, ip }): Promise<PayerPaymentRequest> =>
      simulateByToken(services, token, { id, card: body ?? {}, ip }),
  );
}
