import { isIP } from 'node:net';
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
  /** Addresses and ranges of our own proxies: what they say of who asks and how is believed. None: whoever connects asks. */
  readonly trustedProxies?: readonly string[];
  /** What carries mails; without it they stay in the outbox. */
  readonly mail?: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** What carries text messages; without it they stay in the outbox. */
  readonly textGateway?: { readonly url: string; readonly token: string | undefined } | undefined;
}

const PORT_PATTERN = /^\d{1,5}$/;

function readAuthentication(value: string | undefined): ServerEnv['authentication'] {
  if (value === undefined || value === '' || value === 'cookie') return 'cookie';
  if (value === 'tokens') return 'tokens';
  throw new StartError('authentication-invalid', `AUTHENTICATION is "${value}"; set it to cookie or tokens.`);
}

function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function readProxies(value: string | undefined): readonly string[] {
  const ranges = (value ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = ranges.find((range) => !isRange(range));
  if (wrong === undefined) return ranges;
  throw new StartError(
    'trusted-proxies-invalid',
    `TRUSTED_PROXIES has "${wrong}"; give addresses or ranges with commas between, such as 10.0.0.0/8, 192.168.1.7.`,
  );
}

type Variables = Readonly<Record<string, string | undefined>>;

function readMail({ SMTP_URL, MAIL_FROM }: Variables): ServerEnv['mail'] {
  if (!SMTP_URL) return undefined;
  if (!/^smtps?:\/\//.test(SMTP_URL) || !URL.canParse(SMTP_URL)) {
    throw new StartError('smtp-url-invalid', 'SMTP_URL must look like smtp://user:password@mail.example:587.');
  }
  if (!MAIL_FROM?.includes('@')) {
    throw new StartError(
      'mail-from-missing',
      'Set MAIL_FROM to the sender of mails, such as "Beranda <halo@beranda.example>".',
    );
  }
  return { smtpUrl: SMTP_URL, from: MAIL_FROM };
}

function readTextGateway({ TEXT_GATEWAY_URL, TEXT_GATEWAY_TOKEN }: Variables): ServerEnv['textGateway'] {
  if (!TEXT_GATEWAY_URL) return undefined;
  if (!/^https?:\/\//.test(TEXT_GATEWAY_URL) || !URL.canParse(TEXT_GATEWAY_URL)) {
    throw new StartError('text-gateway-url-invalid', 'TEXT_GATEWAY_URL must begin with https:// or http://.');
  }
  return { url: TEXT_GATEWAY_URL, token: TEXT_GATEWAY_TOKEN || undefined };
}

/**
 * Reads the environment variables of a start (design: "What stays put").
 * Throws StartError with what to do when one is malformed.
 */
export function readEnv(variables: Variables): ServerEnv {
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
  if (production && !variables.SECRET_KEY) {
    throw new StartError(
      'secret-key-missing',
      'Set SECRET_KEY to a long random text, the same for every server of the deployment: messages are sealed by it.',
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
    trustedProxies: readProxies(variables.TRUSTED_PROXIES),
    mail: readMail(variables),
    textGateway: readTextGateway(variables),
  };
}
