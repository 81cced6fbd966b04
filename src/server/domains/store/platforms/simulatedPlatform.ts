import { createHash } from 'node:crypto';
import type { ServerEnv } from '../../../core/env.ts';
import type { PlatformVisit, SalesPlatform, SalesPlatforms } from './SalesPlatform.ts';

/** The path of the sandbox's pages. */
export const SANDBOX_PATH = '/sandbox/platforms';

/** The code that the sandbox gives to a person who allows. It is no secret: the sandbox sells nothing. */
export function sandboxCode({ platform, state }: PlatformVisit): string {
  return createHash('sha256').update(`${platform} ${state}`).digest('base64url');
}

/** The sandbox's platform, whose page our own server shows. */
const SIMULATED_PLATFORM: SalesPlatform = {
  authorizationAddress: ({ platform, state }) => `${SANDBOX_PATH}/${platform}/${state}`,
  redeem: async ({ code, ...visit }) => code === sandboxCode(visit),
};

/** Default platforms: the sandbox in test mode, and in live mode only in the demo. Rule store.channel-authorization. */
export function defaultSalesPlatforms({ demo }: Pick<ServerEnv, 'demo'>): SalesPlatforms {
  const sandbox = { DEVELOPMENT: SIMULATED_PLATFORM };
  return demo ? { ...sandbox, PRODUCTION: SIMULATED_PLATFORM } : sandbox;
}
