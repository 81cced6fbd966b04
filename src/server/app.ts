import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { callbackRoutes } from './callbacks/callbackRoutes.ts';
import { cardNumberPlugin } from './cards/cardNumberPlugin.ts';
import { clockJumpLog } from './clock/clockJumps.ts';
import { ApiAddresses } from './config/ApiAddresses.ts';
import { otpRoutes } from './confirmation/otpRoutes.ts';
import { consoleRoutes } from './console/consoleRoutes.ts';
import { explainRoutes } from './console/explainRoutes.ts';
import { deviceRoutes } from './devices/deviceRoutes.ts';
import { docsPlugin, docsRoutes } from './docs/docsPlugin.ts';
import { ApiError } from './errors/ApiError.ts';
import { answerClientError } from './errors/clientErrors.ts';
import { answerFrameworkError, errorPlugin } from './errors/errorPlugin.ts';
import { LOG_SERIALIZERS } from './errors/logSerializers.ts';
import type { FileStore } from './files/FileStore.ts';
import { fileRoutes } from './files/fileRoutes.ts';
import { folderStore } from './files/folderStore.ts';
import { formRoutes } from './forms/formRoutes.ts';
import { authRoutes } from './identity/authRoutes.ts';
import { ownSessionRoutes } from './identity/ownSessionRoutes.ts';
import { forgottenRoutes } from './identity/recovery/forgottenRoutes.ts';
import { ownPasswordRoutes } from './identity/recovery/ownPasswordRoutes.ts';
import { confirmEmailRoutes } from './identity/registration/confirmEmailRoutes.ts';
import { registrationRoutes } from './identity/registration/registrationRoutes.ts';
import { sessionPlugin } from './identity/sessionPlugin.ts';
import { signInLinkRoutes } from './identity/signInLinks/signInLinkRoutes.ts';
import { signInRoutes } from './identity/signInRoutes.ts';
import { userDataRoutes } from './identity/userDataRoutes.ts';
import { brandPreviewRoutes } from './internal/brandPreviewRoutes.ts';
import { configDocsRoutes } from './internal/configDocsRoutes.ts';
import { endedSessionsRoute } from './internal/endedSessionsRoute.ts';
import type { JobWorker } from './jobs/JobWorker.ts';
import { jobRoutes } from './jobs/jobRoutes.ts';
import { apiLogPlugin } from './keys/apiLogPlugin.ts';
import { mfaSetupRoutes } from './mfa/mfaSetupRoutes.ts';
import { mfaSignInRoutes } from './mfa/mfaSignInRoutes.ts';
import { phoneRoutes } from './mfa/phoneRoutes.ts';
import { pinRoutes } from './mfa/pinRoutes.ts';
import { mailPreferenceRoutes } from './notifications/mailPreferenceRoutes.ts';
import { notificationRoutes } from './notifications/notificationRoutes.ts';
import { authorizeRoutes } from './oauth/authorizeRoutes.ts';
import { tokenRoute } from './oauth/tokenRoute.ts';
import { actionRoutes } from './operations/actionRoutes.ts';
import { fileRoute } from './operations/fileRoute.ts';
import { operationHandler } from './operations/index.ts';
import type { EngineServices } from './operations/operation.ts';
import { previewRoutes } from './operations/previewRoutes.ts';
import { outboxRoutes } from './outbox/outboxRoutes.ts';
import { subAccountRoutes } from './platform/subAccountRoutes.ts';
import { afterwardsPlugin } from './plugins/afterwardsPlugin.ts';
import { openApiScope, requireApiScope, unknownApiRoute } from './plugins/apiScope.ts';
import { healthRoutes } from './plugins/healthRoutes.ts';
import { hostPlugin } from './plugins/hostPlugin.ts';
import { enforcePolicies, policyPlugin } from './plugins/policyPlugin.ts';
import { limitAccounts, limitAddresses } from './plugins/requestLimits.ts';
import { requestLog } from './plugins/requestLog.ts';
import { stopPlugin } from './plugins/stopPlugin.ts';
import { listPreferenceRoutes } from './preferences/listPreferenceRoutes.ts';
import { preferenceRoutes } from './preferences/preferenceRoutes.ts';
import { exportRoutes } from './resources/export/exportRoutes.ts';
import { resourceRoutes } from './resources/resourceRoutes.ts';
import type { Services } from './services.ts';
import { bootRoutes } from './site/bootRoutes.ts';
import { siteRoutes } from './site/siteRoutes.ts';
import { type Ports, startWorkers } from './startWorkers.ts';
import { journeyRoutes } from './summaries/journeyRoutes.ts';
import { summaryRoutes } from './summaries/summaryRoutes.ts';
import { acceptRoutes } from './team/acceptRoutes.ts';
import { invitationRoutes } from './team/invitationRoutes.ts';
import { teamRoutes } from './team/teamRoutes.ts';
import { undoRoutes } from './undo/undoRoutes.ts';
import { requestValidators } from './validation/requestValidators.ts';
import { viewRoutes } from './views/viewRoutes.ts';

/** Largest body of a request, in bytes. */
const BODY_LIMIT = 256 * 1024;

/** Longest that a request may take to arrive, in milliseconds: 8 MB at 1.1 Mbit/s. */
const REQUEST_TIMEOUT = 60_000;

/** Longest that its headers may take. */
const HEADERS_TIMEOUT = 15_000;

/** How often both are checked. */
const TIMEOUT_INTERVAL = 5_000;

/** Most that one limit counts at once, such as addresses; who asked longest ago is forgotten first. */
const COUNTED = 50_000;

export interface AppOptions extends Ports {
  /** The built pages; without them only the API answers. */
  readonly clientDir?: string | undefined;
  readonly logger?: FastifyServerOptions['logger'];
}

/** Everything below /api/. The hooks of this scope run for its routes alone, by whatever spelling of the address. */
async function registerApi(
  app: FastifyInstance,
  services: EngineServices,
  files: FileStore,
  jobs: JobWorker,
): Promise<void> {
  openApiScope(app);
  limitAddresses(app, services);
  apiLogPlugin(app, services);
  sessionPlugin(app, services);
  limitAccounts(app, services);
  enforcePolicies(app);
  cardNumberPlugin(app);
  healthRoutes(app, services);
  signInRoutes(app, services);
  mfaSignInRoutes(app, services);
  mfaSetupRoutes(app, services);
  phoneRoutes(app, services);
  deviceRoutes(app, services);
  pinRoutes(app, services);
  ownSessionRoutes(app, services);
  userDataRoutes(app, services);
  authRoutes(app, services);
  forgottenRoutes(app, services);
  ownPasswordRoutes(app, services);
  registrationRoutes(app, services);
  confirmEmailRoutes(app, services);
  signInLinkRoutes(app, services);
  consoleRoutes(app, services);
  preferenceRoutes(app, services);
  listPreferenceRoutes(app, services);
  viewRoutes(app, services);
  summaryRoutes(app, services);
  journeyRoutes(app, services);
  notificationRoutes(app, services);
  mailPreferenceRoutes(app, services);
  brandPreviewRoutes(app, services);
  configDocsRoutes(app, services);
  endedSessionsRoute(app, services);
  explainRoutes(app, services);
  actionRoutes(app, services, jobs);
  previewRoutes(app, services);
  fileRoute(app, services, files);
  undoRoutes(app, services, jobs);
  callbackRoutes(app, services);
  jobRoutes(app, services);
  otpRoutes(app, services);
  authorizeRoutes(app, services);
  tokenRoute(app, services);
  formRoutes(app, services);
  fileRoutes(app, services, files);
  subAccountRoutes(app, services);
  teamRoutes(app, services);
  invitationRoutes(app, services);
  acceptRoutes(app, services);
  resourceRoutes(app, services);
  exportRoutes(app, services);
  docsRoutes(app, services);
  bootRoutes(app, services);
  if (services.env.demo) outboxRoutes(app, services);
  unknownApiRoute(app);
}

/** The whole server, ready to listen or to be asked by a test. */
export async function createApp(given: Services, options: AppOptions = {}): Promise<FastifyInstance> {
  const services: EngineServices = { ...given, operationHandler };
  const addresses = new ApiAddresses(services.config);
  const app = Fastify({
    logger: typeof options.logger === 'object' && { ...options.logger, serializers: LOG_SERIALIZERS },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    requestTimeout: REQUEST_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: TIMEOUT_INTERVAL },
    genReqId: () => randomUUID(),
    trustProxy: [...(services.env.trustedProxies ?? [])],
    rewriteUrl: ({ url = '/' }) => addresses.rewrite(url),
    routerOptions: { maxParamLength: 200 },
  });
  requestValidators(app);
  requireApiScope(app);
  errorPlugin(app);
  afterwardsPlugin(app);
  stopPlugin(app);
  requestLog(app);
  clockJumpLog(app);
  hostPlugin(app);
  await app.register(helmet, {
    // What is no page loads nothing and stands in no frame; pages and files say more themselves.
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
    cache: COUNTED,
    errorResponseBuilder: () =>
      new ApiError('TOO_MANY_REQUESTS', 'Too many attempts. Retry after the time in Retry-After.'),
  });
  await docsPlugin(app);
  policyPlugin(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  const files = folderStore(services.env.filesDir);
  const jobs = startWorkers(app, services, files, options);

  await app.register((api) => registerApi(api, services, files, jobs));
  await app.register((site) => siteRoutes(site, services, options.clientDir));
  return app;
}
