import { join } from 'node:path';
import { StartError } from './db/StartError.ts';

/** What a deployment may set, read once at start. */
export interface ServerEnv {
  /** TCP port; 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database, made when missing. */
  readonly dataDir: string;
  /** Folder of uploaded files; every process of one PostgreSQL server needs the same. */
  readonly filesDir: string;
  /** A PostgreSQL server instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Whether the demo is filled in and its outbox may be read. */
  readonly demo: boolean;
  readonly production: boolean;
  /** How browsers are signed in: by a cookie that no script reads, or by tokens where pages and API have two origins. */
  readonly authentication: 'cookie' | 'tokens';
}

const PORT_PATTERN = /^\d{1,5}$/;

function readAuthentication(value: string | undefined): ServerEnv['authentication'] {
  if (value === undefined || value === '' || value === 'cookie') return 'cookie';
  if (value === 'tokens') return 'tokens';
  throw new StartError('authentication-invalid', `AUTHENTICATION is "${value}"; set it to cookie or tokens.`);
}

/**
 * Reads the environment variables of a start (design: "What stays put").
 * Throws StartError with what to do when one is malformed.
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): ServerEnv {
  const port = variables.PORT ?? '4000';
  if (!PORT_PATTERN.test(port) || Number(port) > 65_535) {
    throw new StartError('port-invalid', `PORT is "${port}"; set it to a number from 0 to 65535.`);
  }
  const databaseUrl = variables.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new StartError('database-url-invalid', 'DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  const production = variables.NODE_ENV === 'production';
  const demo = variables.DEMO === undefined ? databaseUrl === undefined && !production : variables.DEMO === '1';
  if (demo && production) {
    throw new StartError(
      'demo-in-production',
      'The demo has public passwords and is refused in production; unset DEMO or NODE_ENV.',
    );
  }
  const dataDir = variables.DATA_DIR || './.data';
  return {
    port: Number(port),
    host: variables.HOST || '127.0.0.1',
    dataDir,
    filesDir: variables.FILES_DIR || join(dataDir, 'files'),
    databaseUrl,
    demo,
    production,
    authentication: readAuthentication(variables.AUTHENTICATION),
  };
}
