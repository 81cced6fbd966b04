import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { decodedPath } from '#contract/decodedPath.ts';
import { isPublicPath, SIGN_IN_PATH } from '#contract/publicAddresses.ts';
import { limitAddresses } from '../../access/requests/requestLimits.ts';
import { openScope } from '../../access/requests/routeScope.ts';
import { readSecretCookie } from '../../access/sessions/store/sessionCookie.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import type { Services } from '../../core/services.ts';
import type { PayerServices } from '../../domains/payer/PayerServices.ts';
import type { Platforms } from '../../domains/platforms/Platform.ts';
import { chatOrigins } from '../console/supportChat.ts';
import { claimPageRoutes } from '../payer/claims/claimPageRoutes.ts';
import { demoAcquirerRoutes } from '../payer/demoAcquirerRoutes.ts';
import type { PublicFiles } from '../payer/payerFiles.ts';
import { payerPageRoutes } from '../payer/payerPageRoutes.ts';
import { acceptForms } from '../payer/payerResponse.ts';
import { pictureRoutes } from '../payer/pictureRoutes.ts';
import { receiptPageRoutes } from '../payer/receiptPageRoutes.ts';
import { platformPageRoutes } from '../platforms/platformPageRoutes.ts';
import { shopRoutes } from '../store/shop/shopRoutes.ts';
import { answerWithPages, isNavigation } from './answerWithPages.ts';
import { brandRoutes } from './brandRoutes.ts';
import { carriedConsole } from './carriedConsole.ts';
import { clientBuild } from './clientBuild.ts';
import { composeBoot, ERROR_KEYS } from './composeBoot.ts';
import { isScreenAddress } from './isScreenAddress.ts';
import { escapeJson, fillPage, pageWords } from './pageWords.ts';
import { preloadLinks } from './preloadLinks.ts';
import { isNoPage, probeRoutes } from './probeRoutes.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * Content security policy: only the page's own files; inline styles of the console need the page's nonce. `frames`: sites
 * outside that may be framed.
 */
function contentSecurityPolicy(nonce: string, frames: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    // An uploaded document is shown in place; only the browser's own viewer reads it.
    `frame-src ${['blob:', ...frames].join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Files of pages: brand images, manifests and, if built, what is under /assets. */
async function fileRoutes(app: FastifyInstance, services: Services, clientDir: string | undefined): Promise<void> {
  await app.register(limitAddresses, services);
  brandRoutes(app, services);
  if (clientDir === undefined) return;
  await app.register(fastifyStatic, {
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_SECONDS * 1000,
    index: false,
  });
}

/** The built pages: one page for all other routes, with 404 where no screen has the address. */
function pageRoutes(app: FastifyInstance, services: Services, clientDir: string): void {
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const links = preloadLinks(clientDir);
  const build = clientBuild(clientDir);

  /** The page of each brand, but for what differs by request; cached until the config changes. */
  const [pages, consolePages] = [new WeakMap<object, string>(), new WeakMap<object, string>()];

  /** A page that carries its console has no texts of the sign-in page. */
  function pageOf(host: string, carries: boolean): string {
    const { config } = services.config.brandOfHost(host);
    const kept = carries ? consolePages : pages;
    const known = kept.get(config);
    if (known !== undefined) return known;
    const boot = composeBoot(services, host, carries ? ERROR_KEYS : undefined);
    const page = fillPage(template, { ...pageWords(boot), build });
    kept.set(config, page);
    return page;
  }

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const pathname = `/${request.params['*']}`;
    // A "%" that is still here was sent malformed, or as one of a name; no screen has either.
    const hasNoScreen = isNoPage(pathname) || decodedPath(pathname) === undefined;
    if (isNoPage(pathname) && !isNavigation(request)) throw notFound();
    const nonce = randomBytes(16).toString('base64');
    const isConsole = pathname !== SIGN_IN_PATH && !isPublicPath(pathname);
    const hasSession = readSecretCookie(request, services.env, 'session') !== undefined;
    const files = hasSession ? links.console : links.opening;
    if (isConsole) reply.header('link', files.link);
    const carried =
      isConsole && hasSession && !hasNoScreen
        ? await carriedConsole(app, services.config, request, reply, pathname)
        : undefined;
    const words = {
      'csp-nonce': nonce,
      styles: isConsole ? files.styles : '',
      console: carried === undefined ? '' : escapeJson(carried),
    };
    return reply
      .code(!hasNoScreen && isScreenAddress(services.config.current().config, pathname) ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', contentSecurityPolicy(nonce, chatOrigins(services.config.current().config)))
      .header('cache-control', 'no-store')
      .send(fillPage(pageOf(request.hostname, carried !== undefined), words));
  });
}

export interface SiteOptions {
  readonly services: PayerServices;
  /** Folder of the built pages; without it only images, manifests and probes are served. */
  readonly clientDir: string | undefined;
  readonly pageFiles: PublicFiles;
  readonly platforms: Platforms;
  readonly store: FileStore;
}

/** All routes outside /api/: brand images, manifests and, if built, the pages. */
export async function siteScope(
  app: FastifyInstance,
  { services, clientDir, pageFiles, platforms, store }: SiteOptions,
): Promise<void> {
  openScope(app, 'site');
  const { payer: payerFiles, shop: shopFiles } = pageFiles;
  answerWithPages(app, services, payerFiles);
  // Counted apart: the page that says that there were too many requests needs its files.
  await app.register(async (files) => {
    await fileRoutes(files, services, clientDir);
    pictureRoutes(files, services, store);
  });
  await app.register(async (pages) => {
    await pages.register(limitAddresses, services);
    probeRoutes(pages, services);
    acceptForms(pages);
    payerPageRoutes(pages, services, payerFiles);
    demoAcquirerRoutes(pages, services, payerFiles);
    claimPageRoutes(pages, services, payerFiles);
    receiptPageRoutes(pages, services, payerFiles);
    shopRoutes(pages, services, shopFiles);
    platformPageRoutes(pages, services, { files: payerFiles, platforms });
    if (clientDir !== undefined) pageRoutes(pages, services, clientDir);
  });
}
