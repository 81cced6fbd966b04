import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SERVER = fileURLToPath(new URL('../../src/server', import.meta.url));

/** Halls that write mails. */
const HALLS = ['access', 'account', 'domains', 'engine'];

/** Code that writes links for people who have no business yet, or to pages of the person alone. */
const PERSONAL = [
  'access/attempts/personMail.ts',
  'account/devices/deviceMail.ts',
  'account/mfa/setup/securityMail.ts',
  'account/team/invitationMail.ts',
];

// Rule modes.link.
it('a link of a mail about data of a business names the business and its mode', () => {
  const writers = HALLS.flatMap((hall) =>
    readdirSync(join(SERVER, hall), { recursive: true, encoding: 'utf8' }).map((file) => `${hall}/${file}`),
  )
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => readFileSync(join(SERVER, file), 'utf8').includes('consoleAddress('));
  expect(writers.sort()).toEqual(PERSONAL);
});
