import { describe, expect, it } from 'vitest';
import { StartError } from '../database/StartError.ts';
import { readEnv } from './env.ts';

const DATABASE_URL = 'postgres://beranda@127.0.0.1/beranda';
const STRONG = {
  SECRET_KEY: 'R4oPz1m8Qe7uJk2Wd9Xs5Vt6Yb3Nc0La',
  CARD_DIGEST_KEY: '9f86d081884c7d659a2feaa0c55ad015',
  CALLBACK_SIGNING_SECRET: 'uP0n+tEr/8yKq2Zs5Wc1Xd7Vf4Bg9Nh3Jm6=',
};
const PRODUCTION = { NODE_ENV: 'production', DATABASE_URL, ...STRONG };
const SECRETS = Object.keys(STRONG);

function startError(variables: Record<string, string | undefined>): string {
  try {
    readEnv(variables);
  } catch (error) {
    if (error instanceof StartError) return error.message;
    throw error;
  }
  return 'starts';
}

// Rule security.secrets-sealed.
describe('a start in production', () => {
  it('is possible with three strong secrets, on either database', () => {
    expect(readEnv(PRODUCTION)).toMatchObject({ production: true, demo: false });
    expect(readEnv({ ...PRODUCTION, DATABASE_URL: '' })).toMatchObject({ production: true, demo: false });
  });

  it.each(
    SECRETS.flatMap((name) =>
      [
        [undefined, 'is not set'],
        ['', 'is not set'],
        ['a', 'has 1 characters'],
        ['R4oPz1m8Qe7uJk2Wd9Xs5Vt6Yb3Nc0L', 'has 31 characters'],
        ['a'.repeat(64), 'repeats a few characters'],
        ['abcdabcdabcdabcdabcdabcdabcdabcd', 'repeats a few characters'],
        ['demo secret key, not a secret', 'is the public one'],
        ['demo callback key, not a secret, really', 'is the public one'],
      ].map(([value, problem]) => [name, value, problem] as const),
    ),
  )('is refused where %s is %j', (name, value, problem) => {
    const message = startError({ ...PRODUCTION, [name]: value });
    expect(message).toMatch(new RegExp(`^${name} ${problem}.*: set it to 32 or more random characters`));
    expect(message).not.toContain('\n');
    if (value !== undefined && value.length > 8) expect(message).not.toContain(value);
  });

  it('takes a former SECRET_KEY that is as strong, or none', () => {
    const former = (SECRET_KEY_BEFORE: string) => startError({ ...PRODUCTION, SECRET_KEY_BEFORE });
    expect([former(''), former('Q4oPz1m8Qe7uJk2Wd9Xs5Vt6Yb3Nc0La')]).toEqual(['starts', 'starts']);
    for (const weak of ['a', 'demo secret key, not a secret', 'a'.repeat(64)])
      expect([weak, former(weak)]).toEqual([weak, expect.stringMatching(/^SECRET_KEY_BEFORE /)]);
  });

  it('is refused with the demo', () => {
    expect(startError({ ...PRODUCTION, DEMO: '1' })).toMatch(/^The demo has public passwords/);
  });
});

describe('the settings of a deployment', () => {
  it('trust any range of proxies but every address', () => {
    const proxies = (TRUSTED_PROXIES: string) => startError({ TRUSTED_PROXIES });
    for (const range of ['10.0.0.7', '128.0.0.0/1', '10.0.0.0/32', 'fd00::/1', 'fd00::/128, 10.0.0.0/8'])
      expect([range, proxies(range)]).toEqual([range, 'starts']);
    for (const range of ['0.0.0.0/0', '10.0.0.0/33', '::/129', '10.0.0.0/8/8', 'proxy', '10.0.0.0/x'])
      expect([range, proxies(range)]).toEqual([range, expect.stringContaining('TRUSTED_PROXIES contains')]);
  });

  // Rule limits.address-not-believed.
  it('trust no proxies that are together every address', () => {
    const proxies = (TRUSTED_PROXIES: string) => startError({ TRUSTED_PROXIES });
    const every = [
      '0.0.0.0/1, 128.0.0.0/1',
      '0.0.0.0/2,128.0.0.0/1,10.0.0.7,64.0.0.0/2',
      '::ffff:0:0/96',
      '::/1',
      '2000::/3',
    ];
    for (const ranges of every)
      expect([ranges, proxies(ranges)]).toEqual([
        ranges,
        expect.stringContaining('TRUSTED_PROXIES contains every IPv'),
      ]);
    for (const ranges of [
      '0.0.0.0/2, 128.0.0.0/1',
      '0.0.0.0/1, 128.0.0.0/2',
      '::ffff:10.0.0.0/104',
      '2000::/4, 3000::/5',
    ])
      expect([ranges, proxies(ranges)]).toEqual([ranges, 'starts']);
  });

  it.each([
    ['PORT', '0', 'starts'],
    ['PORT', '65535', 'starts'],
    ['PORT', '65536', 'PORT is "65536"'],
    ['PORT', '-1', 'PORT is "-1"'],
    ['PORT', '', 'PORT is ""'],
    ['PORT', '4000x', 'PORT is "4000x"'],
    ['AUTHENTICATION', '', 'starts'],
    ['AUTHENTICATION', 'cookie', 'starts'],
    ['AUTHENTICATION', 'tokens', 'starts'],
    ['AUTHENTICATION', 'token', 'AUTHENTICATION is "token"; set it to cookie or tokens.'],
    ['LOG_LEVEL', '', 'starts'],
    ['LOG_LEVEL', 'silent', 'starts'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud"; set it to one of trace, debug, info, warn, error, fatal, silent.'],
    ['DATABASE_URL', 'mysql://127.0.0.1/beranda', 'DATABASE_URL must begin with'],
    ['DATABASE_URL', 'postgresql://127.0.0.1/beranda', 'DATABASE_URL is set and NODE_ENV is not'],
    ['TRUSTED_PROXIES', ' , 10.0.0.7 ,', 'starts'],
    ['SCANNER_URL', '', 'starts'],
    ['SCANNER_URL', 'tcp://clamd.internal:3310', 'starts'],
    ['SCANNER_URL', 'http://clamd.internal', 'SCANNER_URL is "http://clamd.internal"'],
    ['SCANNER_URL', 'tcp://clamd.internal:99999', 'SCANNER_URL is "tcp://clamd.internal:99999"; set it like tcp://'],
    ['FILES_BUCKET', 'files', 'starts'],
    ['SMTP_URL', '', 'starts'],
    ['SMTP_URL', 'smtp://mail.example:587', 'Set MAIL_FROM to the sender'],
    ['SMTP_URL', 'https://mail.example', 'SMTP_URL must look like'],
    ['SMTP_URL', 'smtp://mail example', 'SMTP_URL must look like'],
  ])('%s=%s: %s', (name, value, answer) => {
    expect(startError({ [name]: value }).startsWith(answer)).toBe(true);
  });

  it('are those of the variables, and usual where there are none', () => {
    expect(readEnv({})).toEqual({
      port: 4000,
      host: '127.0.0.1',
      dataDir: './.data',
      filesDir: '.data/files',
      databaseUrl: undefined,
      demo: true,
      production: false,
      authentication: 'cookie',
      logLevel: undefined,
      trustedProxies: [],
      publicUrl: undefined,
      mail: undefined,
      textGateway: undefined,
    });
    const mail = { SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'halo@beranda.example' };
    const texts = { TEXT_GATEWAY_URL: 'https://sms.example', TEXT_GATEWAY_TOKEN: 'key' };
    const folders = { DATA_DIR: '/data', FILES_DIR: '/files', HOST: '::', PORT: '80' };
    const others = { AUTHENTICATION: 'tokens', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '10.0.0.7, fd00::/8' };
    expect(readEnv({ ...mail, ...texts, ...folders, ...others })).toMatchObject({
      port: 80,
      host: '::',
      dataDir: '/data',
      filesDir: '/files',
      authentication: 'tokens',
      logLevel: 'warn',
      trustedProxies: ['10.0.0.7', 'fd00::/8'],
      mail: { smtpUrl: 'smtps://mail.example', from: 'halo@beranda.example' },
      textGateway: { url: 'https://sms.example', token: 'key' },
    });
    expect(
      readEnv({ TEXT_GATEWAY_URL: 'https://sms.example', TEXT_GATEWAY_TOKEN: '' }).textGateway?.token,
    ).toBeUndefined();
    expect(startError({ ...mail, MAIL_FROM: 'Beranda' })).toContain('Set MAIL_FROM');
  });

  it('send text messages to a web address', () => {
    const gateway = (TEXT_GATEWAY_URL: string) => startError({ TEXT_GATEWAY_URL });
    expect([gateway('https://sms.example/send'), gateway('http://sms.example')]).toEqual(['starts', 'starts']);
    for (const url of ['ftp://sms.example', 'https://', 'sms.example'])
      expect([url, gateway(url)]).toEqual([url, expect.stringContaining('TEXT_GATEWAY_URL must begin with')]);
  });
});

describe('the mode of a start', () => {
  it.each(['Production', 'PRODUCTION', 'prod', ' production', 'staging'])(
    'is never guessed from NODE_ENV=%s',
    (value) => {
      for (const others of [{ DATABASE_URL }, {}, STRONG]) {
        expect(startError({ ...others, NODE_ENV: value })).toBe(
          `NODE_ENV is "${value}"; set it to production, development or test, in lower case.`,
        );
      }
    },
  );

  it.each(['true', 'yes', 'no', '2'])('is never guessed from DEMO=%s', (DEMO) => {
    expect(startError({ DEMO })).toBe(`DEMO is "${DEMO}"; set it to 1 or 0.`);
  });

  it('has to be said with DATABASE_URL', () => {
    for (const DEMO of [undefined, '', '0']) {
      expect(startError({ DATABASE_URL, DEMO })).toMatch(/^DATABASE_URL is set and NODE_ENV is not: set NODE_ENV=/);
    }
    expect(readEnv({ DATABASE_URL, DEMO: '1' })).toMatchObject({ production: false, demo: true });
    expect(readEnv({ DATABASE_URL, NODE_ENV: 'development' })).toMatchObject({ production: false, demo: false });
  });

  it('is a demo with nothing set', () => {
    expect(readEnv({})).toMatchObject({ production: false, demo: true });
    expect(readEnv({ DEMO: '0' })).toMatchObject({ production: false, demo: false });
  });
});

describe('PUBLIC_URL', () => {
  const withUrl = (url: string) => ({ ...PRODUCTION, PUBLIC_URL: url });

  it.each([
    ['https://staging.beranda.example/', 'https://staging.beranda.example'],
    ['https://{brand}.staging.example', 'https://{brand}.staging.example'],
    ['http://127.0.0.1:4100', 'http://127.0.0.1:4100'],
  ])('takes an origin: %s', (url, taken) => {
    expect(readEnv(withUrl(url)).publicUrl).toBe(taken);
  });

  it.each(['staging.beranda.example', 'https://a.example/console', 'https://a.example?b', 'ftp://a.example'])(
    'refuses what is no origin: %s',
    (url) => {
      expect(startError(withUrl(url))).toContain(`PUBLIC_URL is "${url}"`);
    },
  );
});
