import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isToken } from '../../access/sessions/credentials/tokens.ts';
import { fillWords } from '../../core/language/fillWords.ts';
import type { Services } from '../../core/services.ts';
import { payerRate } from '../../domains/payer/payerRate.ts';
import { CONNECTIONS } from '../../domains/platforms/connections.ts';
import { LEAVING_PATH } from '../../domains/platforms/leadToPlatform.ts';
import type { ConnectionKind, Platforms, PlatformVisit } from '../../domains/platforms/Platform.ts';
import { SANDBOX_PATH, sandboxCode } from '../../domains/platforms/simulatedPlatform.ts';
import { html } from '../payer/html.ts';
import { words } from '../payer/PayerDrawing.ts';
import type { PayerFiles } from '../payer/payerFiles.ts';
import { payerFrame } from '../payer/payerFrame.ts';
import { unknownHtml } from '../payer/payerHtml.ts';
import { payerDrawing, sendPage } from '../payer/payerResponse.ts';

interface PlatformOptions {
  readonly files: PayerFiles;
  readonly platforms: Platforms;
}

interface LeavingRoute {
  Params: { readonly kind: string; readonly platform: string };
  Querystring: { readonly mode?: unknown; readonly state?: unknown };
}

interface SandboxRoute {
  Params: { readonly kind: string; readonly platform: string; readonly state: string };
  Querystring: { readonly language?: unknown };
}

function kindOf(text: string): ConnectionKind | undefined {
  return Object.hasOwn(CONNECTIONS, text) ? (text as ConnectionKind) : undefined;
}

function visitOf({ kind, platform }: LeavingRoute['Params'], state: unknown): PlatformVisit | undefined {
  const known = kindOf(kind);
  const name = known && CONNECTIONS[known].platforms.find((listed) => listed === platform);
  if (known === undefined || name === undefined || typeof state !== 'string' || !isToken(state)) return undefined;
  return { kind: known, platform: name, state };
}

function returnAddress({ kind, platform, state }: PlatformVisit, answer: Readonly<Record<string, string>>): string {
  return `${CONNECTIONS[kind].returnPath}?${new URLSearchParams({ platform, state, ...answer })}`;
}

function sandboxAddress({ kind, platform, state }: PlatformVisit): string {
  return `${SANDBOX_PATH}/${kind}/${platform}/${state}`;
}

/** The part of the locale keys of a kind. */
function wordsOf(kind: ConnectionKind): string {
  return kind.replaceAll('-', '_');
}

/** The sandbox's page of a platform: what is allowed, and two buttons. */
function sandboxHtml(drawing: ReturnType<typeof payerDrawing>, { kind, platform }: PlatformVisit): string {
  const name = fillWords(drawing.brand, drawing.language, `values.common.${platform}`, {});
  const title = words(drawing, `platform.${wordsOf(kind)}.title`, { platform: name });
  const uses = CONNECTIONS[kind].uses.map((use) => html`<li>${words(drawing, `platform.${use}`)}</li>`);
  const main = html`<section class="pay-panel"><h1>${title}</h1><p>${words(drawing, `platform.${wordsOf(kind)}.text`, { platform: name })}</p><ul class="pay-uses">${uses}</ul><form method="post" action="${drawing.path}" class="pay-choice"><button class="pay-button" name="decision" value="allow">${words(drawing, 'platform.allow')}</button><button class="pay-button pay-button-plain" name="decision" value="deny">${words(drawing, 'platform.deny')}</button></form></section>`;
  return payerFrame(drawing, { title, business: name, look: undefined, testMode: true, main });
}

/**
 * GET /platforms/<kind>/<platform> leads people on to the page of a platform; /sandbox/platforms/<kind>/<platform>/<state> is
 * that of the sandbox. Without a session: both know no business, and only the person who began can end it.
 * Rule store.channel-authorization, products.integration-connect.
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

  app.get<LeavingRoute>(`${LEAVING_PATH}/:kind/:platform`, async (request, reply) => {
    const { mode, state } = request.query;
    const visit = visitOf(request.params, state);
    const kind = kindOf(request.params.kind);
    if (visit === undefined) return reply.redirect(kind === undefined ? '/' : CONNECTIONS[kind].returnPath, 303);
    const platform = mode === 'DEVELOPMENT' || mode === 'PRODUCTION' ? platforms[mode] : undefined;
    const address = platform?.authorizationAddress(visit) ?? returnAddress(visit, { error: 'unavailable' });
    return reply.redirect(address, 303);
  });

  app.get<SandboxRoute>(`${SANDBOX_PATH}/:kind/:platform/:state`, async (request, reply) => {
    const visit = visitOf(request.params, request.params.state);
    if (visit === undefined) return sendUnknown(request, reply);
    const drawing = drawingOf(request, sandboxAddress(visit));
    return sendPage(reply, drawing, sandboxHtml(drawing, visit));
  });

  app.post<SandboxRoute & { Body: { readonly decision?: string } }>(
    `${SANDBOX_PATH}/:kind/:platform/:state`,
    { config: { rateLimit: payerRate(services) }, bodyLimit: 1024 },
    async (request, reply) => {
      const visit = visitOf(request.params, request.params.state);
      if (visit === undefined) return sendUnknown(request, reply);
      const isAllowed = request.body?.decision === 'allow';
      const answer = isAllowed ? { code: sandboxCode(visit) } : { error: 'access_denied' };
      return reply.redirect(returnAddress(visit, answer), 303);
    },
  );
}
