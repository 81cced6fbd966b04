import type { FastifyInstance } from 'fastify';
import { apiLogPlugin } from './access/apiKeys/apiLogPlugin.ts';
import { enforcePolicies, unknownApiRoute } from './access/requests/policyPlugin.ts';
import { queryParameters } from './access/requests/queryParameters.ts';
import { limitAccounts } from './access/requests/requestLimits.ts';
import { openScope } from './access/requests/routeScope.ts';
import { sessionPlugin } from './access/sessions/sessionPlugin.ts';
import { otpRoutes } from './account/mfa/otpRoutes.ts';
import { mfaSetupRoutes } from './account/mfa/setup/mfaSetupRoutes.ts';
import { phoneRoutes } from './account/mfa/setup/phoneRoutes.ts';
import { pinRoutes } from './account/mfa/setup/pinRoutes.ts';
import { authorizeRoutes } from './account/oauth/authorizeRoutes.ts';
import { ownPasswordRoutes } from './account/recovery/ownPasswordRoutes.ts';
import { ownSessionRoutes } from './account/signIn/ownSessionRoutes.ts';
import { signOutRoutes } from './account/signIn/signOutRoutes.ts';
import { switchBusinessRoutes } from './account/signIn/switchBusinessRoutes.ts';
import { userDataRoutes } from './account/signIn/userDataRoutes.ts';
import { invitationRoutes } from './account/team/invitationRoutes.ts';
import { teamRoutes } from './account/team/teamRoutes.ts';
import type { FileStore } from './core/files/FileStore.ts';
import type { FileScanner } from './core/files/scan/FileScanner.ts';
import { cardNumberPlugin } from './core/masking/cardNumberPlugin.ts';
import { readableBodyPlugin } from './core/validation/readableBodyPlugin.ts';
import { areaRoutes } from './domains/addresses/areaRoutes.ts';
import { callbackRoutes } from './domains/callbacks/callbackRoutes.ts';
import { feedbackRoutes } from './domains/feedback/feedbackRoutes.ts';
import type { Platforms } from './domains/platforms/Platform.ts';
import { platformAuthorizationRoutes } from './domains/platforms/platformAuthorizationRoutes.ts';
import { fileRoutes } from './engine/files/fileRoutes.ts';
import { resumableRoutes } from './engine/files/resumable/resumableRoutes.ts';
import { checkRoutes } from './engine/forms/checks/checkRoutes.ts';
import { draftRoutes } from './engine/forms/drafts/draftRoutes.ts';
import { formRoutes } from './engine/forms/formRoutes.ts';
import type { JobStarter } from './engine/jobs/jobQueue.ts';
import { jobRoutes } from './engine/jobs/jobRoutes.ts';
import { centreRoutes } from './engine/notifications/centre/centreRoutes.ts';
import { mailPreferenceRoutes } from './engine/notifications/mailPreferenceRoutes.ts';
import { noticeMailRoutes } from './engine/notifications/noticeMailRoutes.ts';
import { notificationRoutes } from './engine/notifications/notificationRoutes.ts';
import { actionRoutes } from './engine/operations/actionRoutes.ts';
import { fileRoute } from './engine/operations/fileRoute.ts';
import type { EngineServices } from './engine/operations/operation/operation.ts';
import { previewRoutes } from './engine/operations/previews/previewRoutes.ts';
import { listPreferenceRoutes } from './engine/preferences/listPreferenceRoutes.ts';
import { messageConsentRoutes } from './engine/preferences/messageConsentRoutes.ts';
import { ownFlagRoutes } from './engine/preferences/ownFlagRoutes.ts';
import { pinnedRoutes } from './engine/preferences/pinnedRoutes.ts';
import { preferenceRoutes } from './engine/preferences/preferenceRoutes.ts';
import { sidebarRoutes } from './engine/preferences/sidebarRoutes.ts';
import { developerRoute } from './engine/publicApi/developerRoute.ts';
import { publicApiRoutes } from './engine/publicApi/publicApiRoutes.ts';
import { exportRoutes } from './engine/resources/export/exportRoutes.ts';
import { resourceRoutes } from './engine/resources/resourceRoutes.ts';
import { viewRoutes } from './engine/savedViews/viewRoutes.ts';
import { undoRoutes } from './engine/undo/undoRoutes.ts';
import { internalScope } from './internalScope.ts';
import { companyDetailRoute } from './web/company/companyDetailRoute.ts';
import { consoleRoutes } from './web/console/consoleRoutes.ts';
import { screenRoutes } from './web/console/screenRoutes.ts';
import { searchRoutes } from './web/console/searchRoutes.ts';
import type { PublicFiles } from './web/payer/payerFiles.ts';
import { payerPreviewRoutes } from './web/payer/payerPreviewRoutes.ts';
import { subAccountRoutes } from './web/platform/subAccountRoutes.ts';
import { storePreviewRoutes } from './web/store/storePreviewRoutes.ts';
import { journeyRoutes } from './web/summaries/journeyRoutes.ts';
import { summaryRoutes } from './web/summaries/summaryRoutes.ts';

export interface SignedInOptions {
  readonly services: EngineServices;
  readonly files: FileStore;
  readonly scanner: FileScanner;
  readonly jobs: JobStarter;
  readonly pageFiles: PublicFiles;
  readonly platforms: Platforms;
}

/** The user's own account and their team. */
function accountRoutes(app: FastifyInstance, { services }: SignedInOptions): void {
  signOutRoutes(app, services);
  switchBusinessRoutes(app, services);
  ownSessionRoutes(app, services);
  ownPasswordRoutes(app, services);
  userDataRoutes(app, services);
  mfaSetupRoutes(app, services);
  phoneRoutes(app, services);
  pinRoutes(app, services);
  otpRoutes(app, services);
  authorizeRoutes(app, services);
  teamRoutes(app, services);
  invitationRoutes(app, services);
}

/** What the console shows around its resources. */
function consoleDataRoutes(app: FastifyInstance, { services, jobs, pageFiles, platforms }: SignedInOptions): void {
  consoleRoutes(app, services);
  screenRoutes(app, services);
  searchRoutes(app, services);
  preferenceRoutes(app, services);
  messageConsentRoutes(app, services);
  feedbackRoutes(app, services);
  ownFlagRoutes(app, services);
  listPreferenceRoutes(app, services);
  sidebarRoutes(app, services);
  pinnedRoutes(app, services);
  viewRoutes(app, services);
  summaryRoutes(app, services);
  journeyRoutes(app, services);
  companyDetailRoute(app, services);
  subAccountRoutes(app, services);
  payerPreviewRoutes(app, services, pageFiles.payer);
  storePreviewRoutes(app, services, pageFiles.shop);
  platformAuthorizationRoutes(app, services, platforms);
  notificationRoutes(app, services);
  noticeMailRoutes(app, services);
  mailPreferenceRoutes(app, services);
  centreRoutes(app, services);
  jobRoutes(app, services);
  undoRoutes(app, services, jobs);
}

/** Lists, records, forms, actions and files of the resources that config declares. */
function recordRoutes(app: FastifyInstance, { services, files, scanner, jobs }: SignedInOptions): void {
  resourceRoutes(app, services);
  developerRoute(app, services);
  exportRoutes(app, services);
  formRoutes(app, services);
  draftRoutes(app, services);
  checkRoutes(app, services);
  actionRoutes(app, services, jobs);
  previewRoutes(app, services);
  fileRoute(app, services, files);
  fileRoutes(app, { services, store: files, scanner });
  resumableRoutes(app, { services, store: files, scanner });
  areaRoutes(app);
  callbackRoutes(app, services);
}

/** The API behind a session or an API key. */
export async function signedInScope(app: FastifyInstance, options: SignedInOptions): Promise<void> {
  const { services } = options;
  openScope(app, 'signedIn');
  await app.register(apiLogPlugin, services);
  await app.register(sessionPlugin, services);
  await app.register(queryParameters);
  await app.register(limitAccounts, services);
  await app.register(enforcePolicies);
  await app.register(readableBodyPlugin);
  await app.register(cardNumberPlugin);

  accountRoutes(app, options);
  consoleDataRoutes(app, options);
  recordRoutes(app, options);
  await app.register(publicApiRoutes, services);
  unknownApiRoute(app);
  await app.register(internalScope, services);
}
