import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PayerCardInput, PayerChoice, PayerPaymentRequest } from '#contract/generated/api.ts';
import { isCurrency } from '#contract/money/currencies.ts';
import { parseAmountInput } from '#contract/money/parseAmountInput.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { payerSchema } from '../../core/schemas.ts';
import type { PayerServices } from '../../domains/payer/PayerServices.ts';
import { payerRate } from '../../domains/payer/payerRate.ts';
import { readRequestByToken, requestByToken, simulateByToken } from '../../domains/payer/payerRequests.ts';
import { type PayerPage, readPayerPage } from '../../domains/payer/readPayerPage.ts';
import type { PayerOutcome, Rejected } from './PayerDrawing.ts';
import type { PayerFiles } from './payerFiles.ts';
import { payerHtml, unknownHtml } from './payerHtml.ts';
import { payerLanguage } from './payerLanguage.ts';
import { payerDrawing, sendPage } from './payerResponse.ts';
import { unlessUnknown } from './unlessUnknown.ts';

/** The path of payers' pages. */
const PATH = '/pay/';

/** Schema of a chosen method, as the API's. */
const CHOICE = payerSchema('payerChoice');
const CARD = payerSchema('payerCardInput');

const CARD_ERROR = { field: 'test_card', message: 'is not a test card', code: 'option' } as const;

interface PayerRoute {
  Params: { readonly '*': string };
  Querystring: { readonly language?: unknown; readonly request?: unknown };
}

type PayerRequest = FastifyRequest<PayerRoute>;

/**
 * The pages of payers: GET /pay/<token>, and POST for browsers without scripts. Public: no session, no cookie.
 * Rule invoices.payer-page.
 */
export function payerPageRoutes(app: FastifyInstance, services: PayerServices, files: PayerFiles): void {
  async function draw(request: PayerRequest, reply: FastifyReply, outcome: PayerOutcome): Promise<FastifyReply> {
    const token = request.params['*'];
    const page = await unlessUnknown(readPayerPage(services, token));
    const path = `${PATH}${encodeURIComponent(token)}`;
    const drawing = payerDrawing(services, request, { files, path }, page);
    const status = page === undefined ? 404 : outcome.rejected === undefined ? 200 : 422;
    return sendPage(
      reply.code(status),
      drawing,
      page === undefined ? unknownHtml(drawing) : payerHtml(drawing, page, outcome),
    );
  }

  /** The payment request that the address names; undefined without one. */
  async function knownRequest({ params, query }: PayerRequest): Promise<PayerPaymentRequest | undefined> {
    if (typeof query.request !== 'string') return undefined;
    return unlessUnknown(readRequestByToken(services, params['*'], query.request));
  }

  /** Pays a request in test mode, or makes one by what was chosen. */
  async function send(
    request: PayerRequest,
    token: string,
    entered: Readonly<Record<string, string | undefined>>,
    page: PayerPage,
  ): Promise<PayerPaymentRequest> {
    if (entered.simulate !== undefined) {
      const card = asCardInput(entered);
      if (!request.compileValidationSchema(CARD)(card))
        throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', [CARD_ERROR]);
      return simulateByToken(services, token, { id: entered.simulate, card, ip: request.ip });
    }
    const validate = request.compileValidationSchema(CHOICE);
    const choice = asRequest(entered, page.view.currency);
    if (!validate(choice))
      throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', fieldErrors(entered, page));
    return requestByToken(services, token, choice);
  }

  app.get<PayerRoute>(`${PATH}*`, async (request, reply) => {
    return draw(request, reply, { request: await knownRequest(request) });
  });

  app.post<PayerRoute & { Body: Record<string, string | undefined> }>(
    `${PATH}*`,
    { config: { rateLimit: payerRate(services) }, bodyLimit: 4096 },
    async (request, reply) => {
      const token = request.params['*'];
      const page = await unlessUnknown(readPayerPage(services, token));
      const entered = request.body ?? {};
      if (page === undefined) return draw(request, reply, {});
      let made: PayerPaymentRequest;
      try {
        made = await send(request, token, entered, page);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        const rejected: Rejected = { code: error.code, errors: error.errors, entered };
        return draw(request, reply, { rejected, request: await knownRequest(request) });
      }
      const language = payerLanguage(request.query.language, request.headers['accept-language'], page);
      const address = `${PATH}${encodeURIComponent(token)}?language=${language}&request=${made.id}`;
      return reply.redirect(address, 303);
    },
  );
}

/** What a form says of a card. */
function asCardInput({ test_card, answer }: Readonly<Record<string, string | undefined>>): PayerCardInput {
  return { ...(test_card !== undefined && { test_card }), ...(answer !== undefined && { answer: answer as 'pass' }) };
}

/** A form as a request of the API: the amount as a decimal, what is empty left out. */
function asRequest(entered: Readonly<Record<string, string | undefined>>, currency: string): PayerChoice {
  const { checkout = '', method = '', amount: typed, purpose } = entered;
  const amount = typed !== undefined && isCurrency(currency) ? (parseAmountInput(typed, currency) ?? typed) : undefined;
  return { checkout, method, ...(amount !== undefined && { amount }), ...(purpose !== undefined && { purpose }) };
}

/** The fields of the form that are not filled in as they must be. */
function fieldErrors(entered: Readonly<Record<string, string | undefined>>, { view }: PayerPage) {
  const wrong = view.fills.filter((field) => field === 'amount' || entered[field] === undefined);
  return wrong.map((field) => ({ field, message: 'is invalid', code: 'invalid' }));
}
