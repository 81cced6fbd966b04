import { StartError } from '../database/StartError.ts';
import { requireSecrets, type Variables } from './secrets/deploymentSecrets.ts';

/** Allowed values of NODE_ENV. A misspelt value would start a server that is not in production mode. */
const NODE_ENVS = ['production', 'development', 'test'];

/** The mode of a process. */
export interface Mode {
  readonly production: boolean;
  readonly demo: boolean;
}

function assertNodeEnv(value: string): void {
  if (value === '' || NODE_ENVS.includes(value)) return;
  throw new StartError(
    'node-env-unknown',
    `NODE_ENV is "${value}"; set it to production, development or test, in lower case.`,
  );
}

/**
 * Reads whether a process runs in production and whether it seeds the demo. A server with its own database never runs the
 * demo unless configured. Throws StartError.
 */
export function readMode({ databaseUrl, variables }: { databaseUrl: string | undefined; variables: Variables }): Mode {
  const { NODE_ENV = '', DEMO = '' } = variables;
  assertNodeEnv(NODE_ENV);
  if (!['', '0', '1'].includes(DEMO)) throw new StartError('demo-invalid', `DEMO is "${DEMO}"; set it to 1 or 0.`);
  const production = NODE_ENV === 'production';
  if (databaseUrl !== undefined && NODE_ENV === '' && DEMO !== '1') {
    throw new StartError(
      'node-env-missing',
      'DATABASE_URL is set and NODE_ENV is not: set NODE_ENV=production, or NODE_ENV=development or DEMO=1 where the public keys of the demo are good enough.',
    );
  }
  const demo = DEMO === '' ? databaseUrl === undefined && !production : DEMO === '1';
  if (demo && production) {
    throw new StartError(
      'demo-in-production',
      'The demo has public passwords and is refused in production; unset DEMO or NODE_ENV.',
    );
  }
  if (production) requireSecrets(variables);
  return { production, demo };
}
