import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { endWithError } from '../../core/errors/errorPlugin.ts';
import type { Services } from '../../core/services.ts';
import { errorHtml } from '../payer/errorHtml.ts';
import type { PayerFiles } from '../payer/payerFiles.ts';
import { unknownHtml } from '../payer/payerHtml.ts';
import { payerDrawing, sendPage } from '../payer/payerResponse.ts';

/** Whether a person opens the address in a browser, rather than a program or an element of a page requesting it. */
export function isNavigation({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers.accept?.includes('text/html') === true;
}

/**
 * Answers errors of a scope of pages with a page where a person opens an address, in the brand of the host and the language
 * of the browser. Programs get JSON.
 * Rule errors.pages.
 */
export function answerWithPages(app: FastifyInstance, services: Pick<Services, 'config'>, files: PayerFiles): void {
  app.setErrorHandler<FastifyError, { Querystring: { readonly language?: unknown } }>((error, request, reply) => {
    // The handler of the whole app answers.
    if (!isNavigation(request)) throw error;
    const answered = endWithError(error, request, reply);
    // The links of the page lead to its own address.
    const drawing = payerDrawing(services, request, { files, path: '' }, undefined);
    const failed = { error: answered, requestId: request.id, isSafe: request.method === 'GET' };
    const page = answered.status === 404 ? unknownHtml(drawing) : errorHtml(drawing, failed);
    return sendPage(reply.code(answered.status), drawing, page);
  });
}
