import type { FastifyInstance } from 'fastify';
import type { Services } from '../../core/services.ts';
import { payerRate } from '../../domains/payer/payerRate.ts';
import { openReceipt } from '../../domains/receipts/openReceipt.ts';
import { readReceiptPage } from '../../domains/receipts/readReceiptPage.ts';
import type { PayerFiles } from './payerFiles.ts';
import { unknownHtml } from './payerHtml.ts';
import { payerDrawing, sendPage } from './payerResponse.ts';
import { receiptHtml } from './receiptHtml.ts';
import { unlessUnknown } from './unlessUnknown.ts';

/** The path of receipts. */
const PATH = '/receipt/';

interface ReceiptRoute {
  Params: { readonly '*': string };
  Querystring: { readonly language?: unknown };
}

/**
 * The pages of receipts: GET /receipt/<token>, and POST once a browser shows it: readers of mails fetch addresses
 * without that. Public: no session, no cookie.
 * Rule receipts.opened.
 */
export function receiptPageRoutes(app: FastifyInstance, services: Services, files: PayerFiles): void {
  app.get<ReceiptRoute>(`${PATH}*`, async (request, reply) => {
    const token = request.params['*'];
    const page = await unlessUnknown(readReceiptPage(services, token));
    const path = `${PATH}${encodeURIComponent(token)}`;
    const drawing = payerDrawing(services, request, { files, path }, page);
    if (page === undefined) return sendPage(reply.code(404), drawing, unknownHtml(drawing));
    return sendPage(reply, drawing, receiptHtml(drawing, page));
  });

  app.post<ReceiptRoute>(
    `${PATH}*`,
    { config: { rateLimit: payerRate(services) }, bodyLimit: 1024 },
    async (request, reply) => {
      await openReceipt(services, request.params['*']);
      return reply.code(204).send();
    },
  );
}
