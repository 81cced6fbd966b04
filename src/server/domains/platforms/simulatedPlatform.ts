import { createHash } from 'node:crypto';
import type { ServerEnv } from '../../core/env.ts';
import type { Platform, PlatformGrant, Platforms, PlatformVisit } from './Platform.ts';

/** The path of the sandbox's pages. */
export const SANDBOX_PATH = '/sandbox/platforms';

/** The code that the sandbox gives to a person who allows. It is no secret: the sandbox sells and keeps nothing. */
export function sandboxCode({ kind, platform, state }: PlatformVisit): string {
  return createHash('sha256').update(`${kind} ${platform} ${state}`).digest('base64url');
}

/** What the sandbox gives for a code, or to the demo. */
export function sandboxGrant(code: string): PlatformGrant {
  return { token: `sandbox_${code}`, version: '2.4.1' };
}

/** The sandbox's platform, whose page our own server shows. It takes every payment that comes with a token of its own. */
const SIMULATED_PLATFORM: Platform = {
  authorizationAddress: ({ kind, platform, state }) => `${SANDBOX_PATH}/${kind}/${platform}/${state}`,
  redeem: async ({ code, ...visit }) => (code === sandboxCode(visit) ? sandboxGrant(code) : undefined),
  send: async ({ token }) => (token.startsWith('sandbox_') ? undefined : 'ACCESS_REVOKED'),
};

/** Default platforms: the sandbox in test mode, and in live mode only in the demo. Rule store.channel-authorization. */
export function defaultPlatforms({ demo }: Pick<ServerEnv, 'demo'>): Platforms {
  const sandbox = { DEVELOPMENT: SIMULATED_PLATFORM };
  return demo ? { ...sandbox, PRODUCTION: SIMULATED_PLATFORM } : sandbox;
}
