import type { Attack } from './harness/Attack.ts';

/** Longest that a request may keep others waiting, in milliseconds, on a busy machine. */
const MOST = 1_500;

export default {
  name: 'an e-mail address on which a quadratic pattern runs away, without sign-in',
  before: '28.5 s for 120 KB, and everybody waited as long',
  async run({ send, withHealth }) {
    const body = JSON.stringify({ email: `a@${'.'.repeat(240_000)}@` });
    let longest = 0;
    const { result, worst } = await withHealth(async () => {
      const statuses = new Set<number>();
      for (const path of ['/api/users/forgot_password', '/api/users/resend_email_verification']) {
        const { status, milliseconds } = await send(path, { body });
        statuses.add(status);
        longest = Math.max(longest, milliseconds);
      }
      return [...statuses];
    });
    const isRefused = result.every((status) => status === 400 || status === 413);
    return {
      held: isRefused && longest < MOST && worst < MOST,
      now: `${result.join(', ')} in ${longest.toFixed(0)} ms; others waited at most ${worst.toFixed(0)} ms`,
    };
  },
} satisfies Attack;
