import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../../core/services.ts';
import type { PayerPage } from '../../domains/payer/readPayerPage.ts';
import type { PayerDrawing } from './PayerDrawing.ts';
import { payerLanguage } from './payerLanguage.ts';

/** Content security policy of a page for payers and recipients: its own files, and the colours of the business by nonce. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** What a page is drawn with: in the brand of its business, or of the host where the address leads nowhere. */
export function payerDrawing(
  { config }: Pick<Services, 'config'>,
  request: FastifyRequest<{ Querystring: { readonly language?: unknown } }>,
  { files, path }: Pick<PayerDrawing, 'files' | 'path'>,
  page: Pick<PayerPage, 'brand' | 'look' | 'country'> | undefined,
): PayerDrawing {
  const brand = page === undefined ? config.brandOfHost(request.hostname) : config.brand(page.brand);
  const language = payerLanguage(request.query.language, request.headers['accept-language'], page);
  return { brand, language, files, nonce: randomBytes(16).toString('base64'), path };
}

/** Sends a page that is not stored. */
export function sendPage(reply: FastifyReply, { nonce }: PayerDrawing, page: string): FastifyReply {
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-language')
    .send(page);
}

/** Accepts what forms without a script send, and nothing else: each field once, without what PostgreSQL cannot hold. */
export function acceptForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const entries = [...new URLSearchParams(String(body))].slice(0, 20).reverse();
    const textOf = (value: string) => value.replaceAll('\u0000', '').slice(0, 200) || undefined;
    done(null, Object.fromEntries(entries.map(([name, value]) => [name, textOf(value)])));
  });
}
