import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { VALUE_LISTS } from '#contract/generated/valueLists.ts';
import { isToken } from '../../access/sessions/credentials/tokens.ts';
import { fillWords } from '../../core/language/fillWords.ts';
import type { Services } from '../../core/services.ts';
import { payerRate } from '../../domains/payer/payerRate.ts';
import { LEAVING_PATH } from '../../domains/store/platforms/connectChannel.ts';
import type { PlatformVisit, SalesPlatforms } from '../../domains/store/platforms/SalesPlatform.ts';
import { SANDBOX_PATH, sandboxCode } from '../../domains/store/platforms/simulatedPlatform.ts';
import { html } from '../payer/html.ts';
import { words } from '../payer/PayerDrawing.ts';
import type { PayerFiles } from '../payer/payerFiles.ts';
import { payerFrame } from '../payer/payerFrame.ts';
import { unknownHtml } from '../payer/payerHtml.ts';
import { payerDrawing, sendPage } from '../payer/payerResponse.ts';

/** The screen to which platforms send people back. */
const RETURN_PATH = '/store/saleschannels/authorization';

/** The platforms that people are led to. */
const PLATFORMS: readonly PlatformVisit['platform'][] = VALUE_LISTS['connected-platforms'];

interface PlatformOptions {
  readonly files: PayerFiles;
  readonly platforms: SalesPlatforms;
}

interface LeavingRoute {
  Params: { readonly platform: string };
  Querystring: { readonly mode?: unknown; readonly state?: unknown };
}

interface SandboxRoute {
  Params: { readonly platform: string; readonly state: string };
  Querystring: { readonly language?: unknown };
}

function visitOf(platform: string, state: unknown): PlatformVisit | undefined {
  const known = PLATFORMS.find((name) => name === platform);
  return known === undefined || typeof state !== 'string' || !isToken(state) ? undefined : { platform: known, state };
}

function returnAddress({ platform, state }: PlatformVisit, answer: Readonly<Record<string, string>>): string {
  return `${RETURN_PATH}?${new URLSearchParams({ platform, state, ...answer })}`;
}

/** The sandbox's page of a platform: what is allowed, and two buttons. */
function sandboxHtml(drawing: ReturnType<typeof payerDrawing>, { platform }: PlatformVisit): string {
  const name = fillWords(drawing.brand, drawing.language, `values.common.${platform}`, {});
  const title = words(drawing, 'platform.title', { platform: name });
  const uses = ['stock', 'orders', 'products'].map((use) => html`<li>${words(drawing, `platform.${use}`)}</li>`);
  const main = html`<section class="pay-panel"><h1>${title}</h1><p>${words(drawing, 'platform.text', { platform: name })}</p><ul class="pay-uses">${uses}</ul><form method="post" action="${drawing.path}" class="pay-choice"><button class="pay-button" name="decision" value="allow">${words(drawing, 'platform.allow')}</button><button class="pay-button pay-button-plain" name="decision" value="deny">${words(drawing, 'platform.deny')}</button></form></section>`;
  return payerFrame(drawing, { title, business: name, look: undefined, testMode: true, main });
}

/**
 * GET /sales-platforms/<platform> leads people on to the page of a platform; /sandbox/platforms/<platform>/<state> is that
 * of the sandbox. Without a session: both know no business, and only the person who began can end it.
 * Rule store.channel-authorization.
 */
export function platformPageRoutes(
  app: FastifyInstance,
  services: Services,
  { files, platforms }: PlatformOptions,
): void {
  function drawingOf(request: FastifyRequest<{ Querystring: { readonly language?: unknown } }>, path: string) {
    return payerDrawing(services, request, { files: { ...files, script: undefined }, path }, undefined);
  }

  function sendUnknown(request: FastifyRequest<{ Querystring: { readonly language?: unknown } }>, reply: FastifyReply) {
    const drawing = drawingOf(request, '#');
    return sendPage(reply.code(404), drawing, unknownHtml(drawing));
  }

  app.get<LeavingRoute>(`${LEAVING_PATH}/:platform`, async (request, reply) => {
    const { mode, state } = request.query;
    const visit = visitOf(request.params.platform, state);
    if (visit === undefined) return reply.redirect(RETURN_PATH, 303);
    const platform = mode === 'DEVELOPMENT' || mode === 'PRODUCTION' ? platforms[mode] : undefined;
    const address = platform?.authorizationAddress(visit) ?? returnAddress(visit, { error: 'unavailable' });
    return reply.redirect(address, 303);
  });

  app.get<SandboxRoute>(`${SANDBOX_PATH}/:platform/:state`, async (request, reply) => {
    const visit = visitOf(request.params.platform, request.params.state);
    if (visit === undefined) return sendUnknown(request, reply);
    const drawing = drawingOf(request, `${SANDBOX_PATH}/${visit.platform}/${visit.state}`);
    return sendPage(reply, drawing, sandboxHtml(drawing, visit));
  });

  app.post<SandboxRoute & { Body: { readonly decision?: string } }>(
    `${SANDBOX_PATH}/:platform/:state`,
    { config: { rateLimit: payerRate(services) }, bodyLimit: 1024 },
    async (request, reply) => {
      const visit = visitOf(request.params.platform, request.params.state);
      if (visit === undefined) return sendUnknown(request, reply);
      const isAllowed = request.body?.decision === 'allow';
      const answer = isAllowed ? { code: sandboxCode(visit) } : { error: 'access_denied' };
      return reply.redirect(returnAddress(visit, answer), 303);
    },
  );
}
