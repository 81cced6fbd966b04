import type { FastifyInstance } from 'fastify';
import { parseRecordId } from '#contract/ids/recordId.ts';
import { DEMO_CARD_PAGE } from '../../domains/cards/acquirer/simulatedCardAcquirer.ts';
import type { PayerServices } from '../../domains/payer/PayerServices.ts';
import { html } from './html.ts';
import { words } from './PayerDrawing.ts';
import type { PayerFiles } from './payerFiles.ts';
import { payerFrame } from './payerFrame.ts';
import { unknownHtml } from './payerHtml.ts';
import { panel } from './payerParts.ts';
import { payerDrawing, sendPage } from './payerResponse.ts';

/** The payment that the page is for: the payer's token, and the payment request. */
const TOKEN = /^[\w-]{20,64}$/;

interface CardPageRoute {
  Params: { readonly token: string; readonly id: string };
  Querystring: { readonly language?: unknown };
}

/** GET /demo-acquirer/<token>/<payment request>: the page of the demo's acquirer, which takes no card. Rule cards.entered-at-the-acquirer. */
export function demoAcquirerRoutes(app: FastifyInstance, services: PayerServices, files: PayerFiles): void {
  if (!services.env.demo) return;
  app.get<CardPageRoute>(`${DEMO_CARD_PAGE}/:token/:id`, async (request, reply) => {
    const { token, id } = request.params;
    const drawing = payerDrawing(services, request, { files, path: `${DEMO_CARD_PAGE}/${token}/${id}` }, undefined);
    const isKnown = TOKEN.test(token) && parseRecordId('preq', id) !== undefined;
    if (!isKnown) return sendPage(reply.code(404), drawing, unknownHtml(drawing));
    const address = `/pay/${token}?language=${drawing.language}&request=${id}`;
    const title = words(drawing, 'demo_acquirer.title');
    const back = words(drawing, 'demo_acquirer.back');
    const main = panel('waiting', title, [
      html`<p>${words(drawing, 'demo_acquirer.text')}</p>`,
      html`<a class="pay-button" href="${address}">${back}</a>`,
    ]);
    return sendPage(
      reply,
      drawing,
      payerFrame(drawing, { title, business: undefined, look: undefined, testMode: false, main }),
    );
  });
}
