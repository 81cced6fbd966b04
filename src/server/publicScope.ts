import type { FastifyInstance } from 'fastify';
import { healthRoutes } from './access/requests/healthRoutes.ts';
import { openScope } from './access/requests/routeScope.ts';
import { deviceRoutes } from './account/devices/deviceRoutes.ts';
import { mfaSignInRoutes } from './account/mfa/signIn/mfaSignInRoutes.ts';
import { tokenRoute } from './account/oauth/tokenRoute.ts';
import { forgottenRoutes } from './account/recovery/forgottenRoutes.ts';
import { confirmEmailRoutes } from './account/registration/confirmEmailRoutes.ts';
import { registrationRoutes } from './account/registration/registrationRoutes.ts';
import { refreshRoutes } from './account/signIn/refreshRoutes.ts';
import { signInRoutes } from './account/signIn/signInRoutes.ts';
import { signInTokenRoutes } from './account/signIn/signInTokenRoutes.ts';
import { acceptRoutes } from './account/team/acceptRoutes.ts';
import { cardNumberPlugin } from './core/masking/cardNumberPlugin.ts';
import { outboxRoutes } from './core/outbox/outboxRoutes.ts';
import { readableBodyPlugin } from './core/validation/readableBodyPlugin.ts';
import { callbackKeyRoutes } from './domains/callbacks/callbackKeyRoutes.ts';
import type { PayerServices } from './domains/payer/PayerServices.ts';
import { payerRoutes } from './domains/payer/payerRoutes.ts';
import { docsRoutes } from './web/docs/docsPlugin.ts';
import { bootRoutes } from './web/site/bootRoutes.ts';

/** The API without a session: signing in, links from mails, what the pages need before sign-in. */
export async function publicScope(app: FastifyInstance, services: PayerServices): Promise<void> {
  openScope(app, 'public');
  await app.register(readableBodyPlugin);
  await app.register(cardNumberPlugin);

  healthRoutes(app, services);
  bootRoutes(app, services);
  docsRoutes(app, services);
  callbackKeyRoutes(app);
  signInRoutes(app, services);
  mfaSignInRoutes(app, services);
  signInTokenRoutes(app, services);
  refreshRoutes(app, services);
  deviceRoutes(app, services);
  forgottenRoutes(app, services);
  registrationRoutes(app, services);
  confirmEmailRoutes(app, services);
  acceptRoutes(app, services);
  tokenRoute(app, services);
  payerRoutes(app, services);
  if (services.env.demo) outboxRoutes(app, services);
}
