import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClaimRequest, FieldError } from '#contract/generated/api.ts';
import { ApiError } from '../../../core/errors/ApiError.ts';
import { payerSchema } from '../../../core/schemas.ts';
import type { Services } from '../../../core/services.ts';
import { payerRate } from '../../../domains/payer/payerRate.ts';
import { nameAccount } from '../../../domains/sending/claims/nameAccount.ts';
import { readClaimPage } from '../../../domains/sending/claims/readClaimPage.ts';
import type { Rejected } from '../PayerDrawing.ts';
import type { PayerFiles } from '../payerFiles.ts';
import { unknownHtml } from '../payerHtml.ts';
import { payerDrawing, sendPage } from '../payerResponse.ts';
import { unlessUnknown } from '../unlessUnknown.ts';
import { claimHtml } from './claimHtml.ts';

/** The path of claim pages. */
const PATH = '/claim/';

const CLAIM = payerSchema('claimRequest');

interface ClaimRoute {
  Params: { readonly '*': string };
  Querystring: { readonly language?: unknown };
}

/** A form as a request: people write account numbers in groups. */
function asRequest({
  checkout = '',
  bank = '',
  account_number = '',
  account_name = '',
}: Rejected['entered']): ClaimRequest {
  return {
    checkout,
    bank,
    account_number: account_number.replaceAll(/[\s.-]/g, ''),
    account_name: account_name.trim(),
  };
}

/** The fields of the form that are not filled in as they must be. */
function fieldErrors({ bank, account_number, account_name }: ClaimRequest): FieldError[] {
  const wrong = {
    bank: bank === '',
    account_number: !/^[0-9]{6,20}$/.test(account_number),
    account_name: account_name === '' || account_name.length > 100,
  };
  const invalid = Object.entries(wrong).filter(([, isWrong]) => isWrong);
  return invalid.map(([field]) => ({ field, message: 'is invalid', code: 'invalid' }));
}

/**
 * The pages of recipients of payouts: GET /claim/<token>, and POST to name an account. Public: no session, no cookie, no
 * script.
 * Rule sending.payout-claim-page.
 */
export function claimPageRoutes(app: FastifyInstance, services: Services, files: PayerFiles): void {
  async function draw(
    request: FastifyRequest<ClaimRoute>,
    reply: FastifyReply,
    rejected?: Rejected,
  ): Promise<FastifyReply> {
    const token = request.params['*'];
    const page = await unlessUnknown(readClaimPage(services, token));
    const path = `${PATH}${encodeURIComponent(token)}`;
    const drawing = payerDrawing(services, request, { files, path }, page);
    const status = page === undefined ? 404 : rejected === undefined ? 200 : 422;
    const written = page === undefined ? unknownHtml(drawing) : claimHtml(drawing, page, rejected);
    return sendPage(reply.code(status), drawing, written);
  }

  app.get<ClaimRoute>(`${PATH}*`, (request, reply) => draw(request, reply));

  app.post<ClaimRoute & { Body: Rejected['entered'] }>(
    `${PATH}*`,
    { config: { rateLimit: payerRate(services) }, bodyLimit: 4096 },
    async (request, reply) => {
      const token = request.params['*'];
      const entered = request.body ?? {};
      const claim = asRequest(entered);
      try {
        const validate = request.compileValidationSchema(CLAIM);
        if (!validate(claim)) throw new ApiError('API_VALIDATION_ERROR', 'The request is invalid.', fieldErrors(claim));
        await nameAccount(services, token, claim);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500) throw error;
        return draw(request, reply, { code: error.code, errors: error.errors, entered });
      }
      const { language } = request.query;
      const query = language === 'id' || language === 'en' ? `?language=${language}` : '';
      return reply.redirect(`${PATH}${encodeURIComponent(token)}${query}`, 303);
    },
  );
}
