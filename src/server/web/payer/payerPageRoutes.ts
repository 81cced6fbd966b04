import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PayerPaymentRequest } from '#contract/generated/api.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { parseAmountInput } from '#contract/money/parseAmountInput.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { payerSchema } from '../../core/schemas.ts';
import type { Services } from '../../core/services.ts';
import { payByToken, readPayment } from '../../domains/payer/payByToken.ts';
import { payerRate } from '../../domains/payer/payerRate.ts';
import { type PayerPage, readPayerPage } from '../../domains/payer/readPayerPage.ts';
import type { PayerOutcome, Rejected } from './PayerDrawing.ts';
import type { PayerFiles } from './payerFiles.ts';
import { payerHtml, unknownHtml } from './payerHtml.ts';
import { payerLanguage } from './payerLanguage.ts';
import { payerDrawing, sendPage } from './payerResponse.ts';

/** The path of payers' pages. */
const PATH = '/pay/';

const CHECKOUT = /^[0-9a-f-]{36}$/;

/** Schema of a payment, as the API's. */
const PAYMENT = payerSchema('payerPaymentRequest');

interface PayerRoute {
  Params: { readonly '*': string };
  Querystring: { readonly language?: unknown; readonly payment?: unknown };
}

type PayerRequest = FastifyRequest<PayerRoute>;

/** The page of a token; undefined when it leads nowhere. */
async function findPage(services: Services, token: string): Promise<PayerPage | undefined> {
  try {
    return await readPayerPage(services, token);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/**
 * The pages of payers: GET /pay/<token>, and POST for browsers without scripts. Public: no session, no cookie.
 * Rule invoices.payer-page.
 */
export function payerPageRoutes(app: FastifyInstance, services: Services, files: PayerFiles): void {
  async function draw(request: PayerRequest, reply: FastifyReply, outcome: PayerOutcome): Promise<FastifyReply> {
    const token = request.params['*'];
    const page = await findPage(services, token);
    const path = `${PATH}${encodeURIComponent(token)}`;
    const drawing = payerDrawing(services, request, { files, path }, page);
    const status = page === undefined ? 404 : outcome.rejected === undefined ? 200 : 422;
    return sendPage(
      reply.code(status),
      drawing,
      page === undefined ? unknownHtml(drawing) : payerHtml(drawing, page, outcome),
    );
  }

  app.get<PayerRoute>(`${PATH}*`, async (request, reply) => {
    const { payment } = request.query;
    const isCheckout = typeof payment === 'string' && CHECKOUT.test(payment);
    const made = isCheckout
      ? await readPayment(services, request.params['*'], payment).catch(ignoreUnknown)
      : undefined;
    return draw(request, reply, { payment: made });
  });

  app.post<PayerRoute & { Body: Record<string, string | undefined> }>(
    `${PATH}*`,
    { config: { rateLimit: payerRate(services) }, bodyLimit: 4096 },
    async (request, reply) => {
      const token = request.params['*'];
      const page = await findPage(services, token);
      const entered = request.body ?? {};
      if (page === undefined) return draw(request, reply, {});
      try {
        const validate = request.compileValidationSchema(PAYMENT);
        const payment = asRequest(entered, page.view.currency);
        if (!validate(payment))
          throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', fieldErrors(entered, page));
        await payByToken(services, token, payment);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        const rejected: Rejected = { code: error.code, errors: error.errors, entered };
        return draw(request, reply, { rejected });
      }
      const language = payerLanguage(request.query.language, request.headers['accept-language'], page);
      const address = `${PATH}${encodeURIComponent(token)}?language=${language}&payment=${entered.checkout ?? ''}`;
      return reply.redirect(address, 303);
    },
  );
}

function ignoreUnknown(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}

/** A form as a request of the API: the amount as a decimal, what is empty left out. */
function asRequest(entered: Readonly<Record<string, string | undefined>>, currency: string): PayerPaymentRequest {
  const { checkout = '', method = '', amount: typed, purpose } = entered;
  const amount = typed !== undefined && isCurrency(currency) ? (parseAmountInput(typed, currency) ?? typed) : undefined;
  return { checkout, method, ...(amount !== undefined && { amount }), ...(purpose !== undefined && { purpose }) };
}

/** The fields of the form that are not filled in as they must be. */
function fieldErrors(entered: Readonly<Record<string, string | undefined>>, { view }: PayerPage) {
  const wrong = view.fills.filter((field) => field === 'amount' || entered[field] === undefined);
  return wrong.map((field) => ({ field, message: 'is invalid', code: 'invalid' }));
}
