import { StartError } from '../../database/StartError.ts';

/** The environment variables of a process. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** A secret shared by all servers of a deployment. */
export type SecretName = 'SECRET_KEY' | 'CARD_DIGEST_KEY' | 'CALLBACK_SIGNING_SECRET';

/** The secrets of the demo and of development; public, because they are in the source code. */
const DEMO_SECRETS: Readonly<Record<SecretName, string>> = {
  SECRET_KEY: 'demo secret key, not a secret',
  CARD_DIGEST_KEY: 'demo card key, not a secret',
  CALLBACK_SIGNING_SECRET: 'demo callback key, not a secret',
};

const PURPOSES: Readonly<Record<SecretName, string>> = {
  SECRET_KEY: 'it seals messages and authenticators',
  CARD_DIGEST_KEY: 'it hides the card numbers of block lists',
  CALLBACK_SIGNING_SECRET: 'it signs callbacks',
};

/** Minimum length of a secret, in characters; `openssl rand -base64 32` prints 44. */
const MIN_LENGTH = 32;

/** Minimum number of different characters; 32 random hexadecimal digits have fewer in one of 10,000 cases. */
const MIN_DISTINCT = 8;

function problemOf(secret: string | undefined): string | undefined {
  if (!secret) return 'is not set';
  if (Object.values(DEMO_SECRETS).some((demo) => secret.includes(demo))) return 'is the public one of the demo';
  if (secret.length < MIN_LENGTH) return `has ${secret.length} characters`;
  if (new Set(secret).size < MIN_DISTINCT) return 'repeats a few characters';
  return undefined;
}

/**
 * A secret of the deployment; the demo's outside production. Throws StartError in production for a secret that is missing,
 * short or public.
 */
export function deploymentSecret(name: SecretName, variables: Variables): string {
  const secret = variables[name];
  if (variables.NODE_ENV !== 'production') return secret || DEMO_SECRETS[name];
  const problem = problemOf(secret);
  if (secret !== undefined && problem === undefined) return secret;
  throw new StartError(
    'secret-weak',
    `${name} ${problem}: set it to ${MIN_LENGTH} or more random characters, such as the output of openssl rand -base64 32; ${PURPOSES[name]}, and every server of the deployment needs the same.`,
  );
}

/**
 * The secret that SECRET_KEY replaced, which opens what was sealed before. `undefined` where it is not set. Throws StartError
 * in production for one that is short or public.
 */
export function formerSecretKey(variables: Variables): string | undefined {
  const former = variables.SECRET_KEY_BEFORE;
  if (!former) return undefined;
  const problem = problemOf(former);
  if (variables.NODE_ENV !== 'production' || problem === undefined) return former;
  throw new StartError(
    'secret-weak',
    `SECRET_KEY_BEFORE ${problem}: set it to the former SECRET_KEY, or unset it when nothing is sealed with that any more.`,
  );
}

/** Throws StartError for the first secret that is invalid in production. */
export function requireSecrets(variables: Variables): void {
  for (const name of Object.keys(DEMO_SECRETS) as SecretName[]) deploymentSecret(name, variables);
  formerSecretKey(variables);
}
