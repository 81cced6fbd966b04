import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { isPublicPath, SIGN_IN_PATH } from '#contract/publicAddresses.ts';
import { notFound } from '../errors/ApiError.ts';
import { answerUnlessKnown } from '../plugins/answerUnlessKnown.ts';
import type { Services } from '../services.ts';
import { ACCESS_KEYS, composeBoot, publicMessages } from './composeBoot.ts';
import { preloadLinks } from './preloadLinks.ts';

const YEAR_SECONDS = 31_536_000;

/** The page may load its own files and nothing else; styles that the console writes carry the page's nonce. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** JSON that may stand inside a script element. */
function escapeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** The built pages: files under /assets, the brands' images, and one page for every other route. */
export async function siteRoutes(app: FastifyInstance, services: Services, clientDir: string): Promise<void> {
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const consoleFiles = preloadLinks(clientDir);

  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
  });

  app.get('/*', async (request, reply) => {
    if (request.url.startsWith('/api/')) throw notFound();
    const nonce = randomBytes(16).toString('base64');
    const boot = composeBoot(services, request.hostname);
    const words: Readonly<Record<string, string>> = {
      'csp-nonce': nonce,
      title: escapeHtml(boot.brand.name),
      boot: escapeJson(boot),
    };
    const [pathname = '/'] = request.url.split('?');
    if (pathname !== SIGN_IN_PATH && !isPublicPath(pathname)) reply.header('link', consoleFiles);
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .header('cache-control', 'no-store')
      .send(template.replaceAll(/\{\{([a-z-]+)\}\}/g, (whole, name: string) => words[name] ?? whole));
  });
}

/** What the site needs where the pages are served by somebody else too: the boot data and the brands' images. */
export function brandRoutes(app: FastifyInstance, services: Services): void {
  app.get('/api/boot', { config: { public: true } }, async (request) => composeBoot(services, request.hostname));

  app.get('/api/public-messages', { config: { public: true } }, async (request, reply) => {
    const messages = publicMessages(services.config.brandOfHost(request.hostname).config, ACCESS_KEYS);
    const version = createHash('sha1').update(JSON.stringify(messages)).digest('base64url');
    return answerUnlessKnown(request, reply, version, messages);
  });

  app.get<{ Params: { brand: string; file: string } }>('/brands/:brand/:file', async (request, reply) => {
    const { brand, file } = request.params;
    const image = services.config.current().config.brands.get(brand)?.images[file];
    if (image === undefined) throw notFound();
    return reply
      .type('image/svg+xml')
      .header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`)
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
      )
      .send(image);
  });
}
