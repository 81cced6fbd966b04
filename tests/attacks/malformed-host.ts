import type { Attack } from './harness/Attack.ts';

const HOSTS = ['[', 'a b', 'a^b', '', ':', '%', 'x:99999', 'a/b', 'user@host', 'a\r\nHost: b'];

export default {
  name: 'a malformed Host with Origin and a session cookie, without sign-in',
  before: '500 for 7 of 9; two Host headers taken',
  async run({ sendRaw }) {
    const statuses = await Promise.all(
      HOSTS.map(async (host) => {
        const lines = [
          'POST /api/logout HTTP/1.1',
          `Host: ${host}`,
          'Origin: https://x.example',
          'x-csrf-protection: 1',
          `Cookie: session=${'a'.repeat(43)}; __Host-session=${'a'.repeat(43)}`,
          'Content-Length: 0',
          'Connection: close',
        ];
        const answer = await sendRaw(`${lines.join('\r\n')}\r\n\r\n`, 5_000);
        return /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 'closed';
      }),
    );
    return { held: statuses.every((status) => status === '400'), now: statuses.join(', ') };
  },
} satisfies Attack;
