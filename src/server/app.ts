import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { apiLogPlugin } from './access/apiKeys/apiLogPlugin.ts';
import { afterwardsPlugin } from './access/requests/afterwardsPlugin.ts';
import { openApiScope, requireApiScope, unknownApiRoute } from './access/requests/apiScope.ts';
import { healthRoutes } from './access/requests/healthRoutes.ts';
import { hostPlugin } from './access/requests/hostPlugin.ts';
import { enforcePolicies, policyPlugin } from './access/requests/policyPlugin.ts';
import { limitAccounts, limitAddresses } from './access/requests/requestLimits.ts';
import { requestLog } from './access/requests/requestLog.ts';
import { stopPlugin } from './access/requests/stopPlugin.ts';
import { sessionPlugin } from './access/sessions/sessionPlugin.ts';
import { deviceRoutes } from './account/devices/deviceRoutes.ts';
import { mfaSetupRoutes } from './account/mfa/mfaSetupRoutes.ts';
import { mfaSignInRoutes } from './account/mfa/mfaSignInRoutes.ts';
import { otpRoutes } from './account/mfa/otpRoutes.ts';
import { phoneRoutes } from './account/mfa/phoneRoutes.ts';
import { pinRoutes } from './account/mfa/pinRoutes.ts';
import { authorizeRoutes } from './account/oauth/authorizeRoutes.ts';
import { tokenRoute } from './account/oauth/tokenRoute.ts';
import { forgottenRoutes } from './account/recovery/forgottenRoutes.ts';
import { ownPasswordRoutes } from './account/recovery/ownPasswordRoutes.ts';
import { confirmEmailRoutes } from './account/registration/confirmEmailRoutes.ts';
import { registrationRoutes } from './account/registration/registrationRoutes.ts';
import { authRoutes } from './account/signIn/authRoutes.ts';
import { ownSessionRoutes } from './account/signIn/ownSessionRoutes.ts';
import { signInLinkRoutes } from './account/signIn/signInLinkRoutes.ts';
import { signInRoutes } from './account/signIn/signInRoutes.ts';
import { userDataRoutes } from './account/signIn/userDataRoutes.ts';
import { acceptRoutes } from './account/team/acceptRoutes.ts';
import { invitationRoutes } from './account/team/invitationRoutes.ts';
import { teamRoutes } from './account/team/teamRoutes.ts';
import { clockJumpLog } from './core/clock/clockJumps.ts';
import { ApiAddresses } from './core/config/ApiAddresses.ts';
import { ApiError } from './core/errors/ApiError.ts';
import { answerClientError } from './core/errors/clientErrors.ts';
import { answerFrameworkError, errorPlugin } from './core/errors/errorPlugin.ts';
import { LOG_SERIALIZERS } from './core/errors/logSerializers.ts';
import type { FileStore } from './core/files/FileStore.ts';
import { folderStore } from './core/files/folderStore.ts';
import { cardNumberPlugin } from './core/masking/cardNumberPlugin.ts';
import { outboxRoutes } from './core/outbox/outboxRoutes.ts';
import type { Services } from './core/services.ts';
import { requestValidators } from './core/validation/requestValidators.ts';
import { callbackRoutes } from './domains/callbacks/callbackRoutes.ts';
import { fileRoutes } from './engine/files/fileRoutes.ts';
import { formRoutes } from './engine/forms/formRoutes.ts';
import type { JobWorker } from './engine/jobs/JobWorker.ts';
import { jobRoutes } from './engine/jobs/jobRoutes.ts';
import { mailPreferenceRoutes } from './engine/notifications/mailPreferenceRoutes.ts';
import { notificationRoutes } from './engine/notifications/notificationRoutes.ts';
import { actionRoutes } from './engine/operations/actionRoutes.ts';
import { fileRoute } from './engine/operations/fileRoute.ts';
import type { EngineServices } from './engine/operations/operation.ts';
import { previewRoutes } from './engine/operations/previewRoutes.ts';
import { listPreferenceRoutes } from './engine/preferences/listPreferenceRoutes.ts';
import { preferenceRoutes } from './engine/preferences/preferenceRoutes.ts';
import { exportRoutes } from './engine/resources/export/exportRoutes.ts';
import { resourceRoutes } from './engine/resources/resourceRoutes.ts';
import { viewRoutes } from './engine/savedViews/viewRoutes.ts';
import { undoRoutes } from './engine/undo/undoRoutes.ts';
import { operationHandler } from './operations.ts';
import { type Ports, startWorkers } from './startWorkers.ts';
import { consoleRoutes } from './web/console/consoleRoutes.ts';
import { explainRoutes } from './web/console/explainRoutes.ts';
import { docsPlugin, docsRoutes } from './web/docs/docsPlugin.ts';
import { brandPreviewRoutes } from './web/internal/brandPreviewRoutes.ts';
import { configDocsRoutes } from './web/internal/configDocsRoutes.ts';
import { endedSessionsRoute } from './web/internal/endedSessionsRoute.ts';
import { subAccountRoutes } from './web/platform/subAccountRoutes.ts';
import { bootRoutes } from './web/site/bootRoutes.ts';
import { siteRoutes } from './web/site/siteRoutes.ts';
import { journeyRoutes } from './web/summaries/journeyRoutes.ts';
import { summaryRoutes } from './web/summaries/summaryRoutes.ts';

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
