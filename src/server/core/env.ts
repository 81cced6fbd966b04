import { join } from 'node:path';
import { trimEndOf } from '#contract/text/trimText.ts';
import { StartError } from '../database/StartError.ts';
import type { Bucket } from './files/s3Store.ts';
import type { ScannerAddress } from './files/scan/clamdScanner.ts';
import { canonicalIpRange } from './ipRange.ts';
import { publicRangeIn } from './publicRangeIn.ts';
import { readMode } from './readMode.ts';
import type { Variables } from './secrets/deploymentSecrets.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

type LogLevel = (typeof LOG_LEVELS)[number];

/** Environment variables of a deployment, read once at startup. */
export interface ServerEnv {
  /** TCP port; 0 uses any free port. */
  readonly port: number;
  readonly host: string;
  /** Folder of the embedded database; created when missing. */
  readonly dataDir: string;
  /** Folder of uploaded files; all processes of one PostgreSQL server share it. */
  readonly filesDir: string;
  /** A bucket of S3-compatible storage for uploaded files, used instead of the folder. */
  readonly bucket?: Bucket | undefined;
  /** The scanner of uploaded files, which speaks the protocol of clamd; without it files are not scanned. */
  readonly scanner?: ScannerAddress | undefined;
  /** Connection string of a PostgreSQL server, used instead of the embedded database. */
  readonly databaseUrl: string | undefined;
  /** Whether the demo is seeded and its outbox is readable. */
  readonly demo: boolean;
  readonly production: boolean;
  /** How browsers authenticate: an HttpOnly cookie, or tokens held by scripts. */
  readonly authentication: 'cookie' | 'tokens';
  /**
   * Addresses and ranges of trusted proxies, whose X-Forwarded-* headers are used. None: the client is the peer of the
   * connection.
   */
  readonly trustedProxies?: readonly string[];
  /** Minimum log level; default info in production, else warn. */
  readonly logLevel?: LogLevel | undefined;
  /** Origin of links in mails, instead of each brand's first domain. `{brand}` is the brand's id. */
  readonly publicUrl?: string | undefined;
  /** Mail transport; without it mails stay in the outbox. */
  readonly mail?: { readonly smtpUrl: string; readonly from: string } | undefined;
  /** Text message transport; without it text messages stay in the outbox. */
  readonly textGateway?: { readonly url: string; readonly token: string | undefined } | undefined;
}

const PORT_PATTERN = /^\d{1,5}$/;

function readAuthentication(value: string | undefined): ServerEnv['authentication'] {
  if (value === undefined || value === '' || value === 'cookie') return 'cookie';
  if (value === 'tokens') return 'tokens';
  throw new StartError('authentication-invalid', `AUTHENTICATION is "${value}"; set it to cookie or tokens.`);
}

function readLogLevel(value: string | undefined): LogLevel | undefined {
  if (!value) return undefined;
  const level = LOG_LEVELS.find((known) => known === value);
  if (level !== undefined) return level;
  throw new StartError('log-level-invalid', `LOG_LEVEL is "${value}"; set it to one of ${LOG_LEVELS.join(', ')}.`);
}

function readProxies(value: string | undefined): readonly string[] {
  const ranges = (value ?? '').split(',').flatMap((part) => part.trim() || []);
  const wrong = ranges.find((range) => canonicalIpRange(range) === undefined);
  const example = 'set it to addresses or ranges separated by commas, such as 10.0.0.0/8, 192.168.1.7.';
  if (wrong !== undefined) {
    throw new StartError('trusted-proxies-invalid', `TRUSTED_PROXIES contains "${wrong}"; ${example}`);
  }
  // Every client would be a proxy, which may send any address as its own. Rule limits.address-not-believed.
  const covered = publicRangeIn(ranges);
  if (covered === undefined) return ranges;
  throw new StartError(
    'trusted-proxies-invalid',
    `TRUSTED_PROXIES contains every ${covered} address, so that any client could forge its own; ${example}`,
  );
}

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

function readPublicUrl({ PUBLIC_URL }: Variables): string | undefined {
  if (!PUBLIC_URL) return undefined;
  const url = trimEndOf(PUBLIC_URL, '/');
  const example = url.replaceAll('{brand}', 'main');
  if (!/^https?:\/\//.test(url) || !URL.canParse(example) || new URL(example).origin !== example.toLowerCase()) {
    throw new StartError(
      'public-url-invalid',
      `PUBLIC_URL is "${PUBLIC_URL}"; set it to an origin such as https://staging.beranda.example or https://{brand}.staging.example.`,
    );
  }
  return url;
}

function readTextGateway({ TEXT_GATEWAY_URL, TEXT_GATEWAY_TOKEN }: Variables): ServerEnv['textGateway'] {
  if (!TEXT_GATEWAY_URL) return undefined;
  if (!/^https?:\/\//.test(TEXT_GATEWAY_URL) || !URL.canParse(TEXT_GATEWAY_URL)) {
    throw new StartError('text-gateway-url-invalid', 'TEXT_GATEWAY_URL must begin with https:// or http://.');
  }
  return { url: TEXT_GATEWAY_URL, token: TEXT_GATEWAY_TOKEN || undefined };
}

function readBucket(variables: Variables): Bucket | undefined {
  const bucket = variables.FILES_BUCKET;
  const endpoint = variables.FILES_ENDPOINT || undefined;
  const accessKeyId = variables.FILES_KEY;
  const secretAccessKey = variables.FILES_SECRET;
  if (!bucket) return undefined;
  if (endpoint !== undefined && (!/^https?:\/\//.test(endpoint) || !URL.canParse(endpoint))) {
    throw new StartError('files-endpoint-invalid', 'FILES_ENDPOINT must begin with https:// or http://.');
  }
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new StartError('files-key-incomplete', 'Set both FILES_KEY and FILES_SECRET, or neither of them.');
  }
  const credentials = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined;
  return { bucket, region: variables.FILES_REGION || 'ap-southeast-1', endpoint, credentials };
}

function readScanner({ SCANNER_URL }: Variables): ScannerAddress | undefined {
  if (!SCANNER_URL) return undefined;
  const found = /^tcp:\/\/(\[[0-9a-f:]+\]|[A-Za-z0-9.-]+):(\d{1,5})$/.exec(SCANNER_URL);
  const [, host = '', port = ''] = found ?? [];
  if (found === null || Number(port) > 65_535) {
    throw new StartError(
      'scanner-url-invalid',
      `SCANNER_URL is "${SCANNER_URL}"; set it like tcp://clamd.internal:3310.`,
    );
  }
  return { host: host.replaceAll(/[[\]]/g, ''), port: Number(port) };
}

/** Reads the environment variables. Throws StartError with a fix when one is malformed. */
export function readEnv(variables: Variables): ServerEnv {
  const port = variables.PORT ?? '4000';
  if (!PORT_PATTERN.test(port) || Number(port) > 65_535) {
    throw new StartError('port-invalid', `PORT is "${port}"; set it to a number from 0 to 65535.`);
  }
  const databaseUrl = variables.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !/^postgres(ql)?:\/\//.test(databaseUrl)) {
    throw new StartError('database-url-invalid', 'DATABASE_URL must begin with postgres:// or postgresql://.');
  }
  const { production, demo } = readMode({ databaseUrl, variables });
  const dataDir = variables.DATA_DIR || './.data';
  return {
    port: Number(port),
    host: variables.HOST || '127.0.0.1',
    dataDir,
    filesDir: variables.FILES_DIR || join(dataDir, 'files'),
    bucket: readBucket(variables),
    scanner: readScanner(variables),
    databaseUrl,
    demo,
    production,
    authentication: readAuthentication(variables.AUTHENTICATION),
    logLevel: readLogLevel(variables.LOG_LEVEL),
    trustedProxies: readProxies(variables.TRUSTED_PROXIES),
    publicUrl: readPublicUrl(variables),
    mail: readMail(variables),
    textGateway: readTextGateway(variables),
  };
}
