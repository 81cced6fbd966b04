import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { hostPlugin } from './access/requests/hostPlugin.ts';
import { policyPlugin } from './access/requests/policyPlugin.ts';
import { limitAddresses } from './access/requests/requestLimits.ts';
import { requestLog } from './access/requests/requestLog.ts';
import { runAfterResponsePlugin } from './access/requests/runAfterResponsePlugin.ts';
import { stopPlugin } from './access/requests/stopPlugin.ts';
import { clockJumpLog } from './core/clock/clockJumps.ts';
import { ApiAddresses } from './core/config/ApiAddresses.ts';
import { ApiError } from './core/errors/ApiError.ts';
import { answerClientError } from './core/errors/clientErrors.ts';
import { answerFrameworkError, errorPlugin } from './core/errors/errorPlugin.ts';
import { LOG_SERIALIZERS } from './core/errors/logSerializers.ts';
import { fileScannerOf, fileStoreOf } from './core/files/fileStorage.ts';
import type { Services } from './core/services.ts';
import { requestValidators } from './core/validation/requestValidators.ts';
import { defaultCardAcquirers } from './domains/cards/acquirer/simulatedCardAcquirer.ts';
import type { PayerServices } from './domains/payer/PayerServices.ts';
import { defaultPaymentProviders } from './domains/payments/providers/simulatedPayers.ts';
import { defaultPlatforms } from './domains/platforms/simulatedPlatform.ts';
import type { EngineServices } from './engine/operations/operation/operation.ts';
import { operationHandlers } from './operations.ts';
import { publicScope } from './publicScope.ts';
import { type SignedInOptions, signedInScope } from './signedInScope.ts';
import { type Ports, startWorkers } from './startWorkers.ts';
import { docsPlugin } from './web/docs/docsPlugin.ts';
import { publicFiles } from './web/payer/payerFiles.ts';
import { BUILD_HEADER, clientBuild } from './web/site/clientBuild.ts';
import { repairPagePath } from './web/site/repairPagePath.ts';
import { siteScope } from './web/site/siteScope.ts';

/** Maximum size of a request body, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** Timeout for receiving a request, in milliseconds: 8 MB at 1.1 Mbit/s. */
const REQUEST_TIMEOUT = 60_000;

/** Timeout for receiving its headers, in milliseconds. */
const HEADERS_TIMEOUT = 15_000;

/** How often both timeouts are checked, in milliseconds. */
const TIMEOUT_INTERVAL = 5_000;

/** Maximum number of keys, such as addresses, that one rate limit counts; the least recently used key is dropped. */
const MAX_RATE_LIMIT_KEYS = 50_000;

export interface AppOptions extends Ports {
  /** Folder of the built pages; without it only the API is served. */
  readonly clientDir?: string | undefined;
  readonly logger?: FastifyServerOptions['logger'];
}

/** The API: a shared rate limit by address, then the scopes. */
async function apiScopes(
  api: FastifyInstance,
  { build, ...options }: SignedInOptions & { readonly services: PayerServices; readonly build: string | undefined },
): Promise<void> {
  // Rule session.new-build.
  if (build !== undefined) {
    api.addHook('onRequest', async (_request, reply) => {
      reply.header(BUILD_HEADER, build);
    });
  }
  await api.register(limitAddresses, options.services);
  await api.register(publicScope, options.services);
  await api.register(signedInScope, options);
}

/** The whole server, ready to listen, or for requests of tests. */
export async function createApp(given: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const { paymentProviders = defaultPaymentProviders(given.env), cardAcquirers = defaultCardAcquirers(given.env) } =
    options;
  const services: EngineServices & PayerServices = {
    ...given,
    operationHandler: operationHandlers({ paymentProviders }),
    paymentProviders,
    cardAcquirers,
  };
  const addresses = new ApiAddresses(services.config);
  const app = Fastify({
    logger: typeof options.logger === 'object' && { ...options.logger, serializers: LOG_SERIALIZERS },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: TIMEOUT_INTERVAL },
    // Rule security.tracing.
    genReqId: () => randomUUID(),
    trustProxy: [...(services.env.trustedProxies ?? [])],
    rewriteUrl: ({ url = '/' }) => addresses.rewrite(repairPagePath(url)),
    routerOptions: { maxParamLength: 200 },
  });
  await app.register(requestValidators);
  await app.register(errorPlugin, { words: () => services.config.current().config.messages.en ?? {} });
  await app.register(runAfterResponsePlugin);
  await app.register(stopPlugin);
  await app.register(requestLog);
  await app.register(clockJumpLog);
  await app.register(hostPlugin);
  await app.register(helmet, {
    // For responses that are not pages; pages and files set their own policy.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    hsts: services.env.production,
  });
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(cookie);
  await app.register(multipart);
  await app.register(rateLimit, {
    global: false,
    cache: MAX_RATE_LIMIT_KEYS,
    errorResponseBuilder: () =>
      new ApiError('TOO_MANY_REQUESTS', 'Too many attempts. Retry after the time in Retry-After.'),
  });
  await docsPlugin(app);
  await app.register(policyPlugin);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const files = fileStoreOf(services.env);
  const jobs = startWorkers(app, services, files, options);

  const { clientDir } = options;
  const pages = publicFiles(clientDir);
  const { platforms = defaultPlatforms(services.env) } = options;
  await app.register(apiScopes, {
    services,
    build: clientDir === undefined ? undefined : clientBuild(clientDir),
    files,
    scanner: fileScannerOf(services.env),
    jobs,
    pageFiles: pages,
    platforms,
  });
  await app.register(siteScope, { services, clientDir, pageFiles: pages, platforms, store: files });
  return app;
}
