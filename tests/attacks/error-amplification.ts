import type { Attack } from './harness/Attack.ts';

/** Longest that a request may keep others waiting, in milliseconds, on a busy machine. */
const MOST = 1_500;

/** Most bytes of an answer about bad input. */
const MOST_BYTES = 64 * 1024;

/** The bodies, by who sends them and where. */
const BODIES: readonly (readonly [as: string | undefined, path: string, body: object])[] = [
  ...['batch-remittances', 'batch-disbursements'].map(
    (resource) =>
      [
        'editor@kopi.test',
        `/api/${resource}/actions/create`,
        { input: { rows: Array.from({ length: 80_000 }, () => ({})) } },
      ] as const,
  ),
  [
    'editor@kopi.test',
    '/api/customers/actions/create',
    { input: Object.fromEntries(Array.from({ length: 24_000 }, (_, nth) => [`x${nth}`, 1])) },
  ],
  [undefined, '/api/sessions', Object.fromEntries(Array.from({ length: 24_000 }, (_, nth) => [`x${nth}`, 1]))],
  [undefined, '/api/sessions', Object.fromEntries(Array.from({ length: 1_500 }, (_, nth) => [`x${nth}`, 1]))],
  ['editor@kopi.test', '/api/customers/actions/create', { input: { name: `${'a'.repeat(200_000)}\n` } }],
];

export default {
  name: 'a body with thousands of errors, or one long text, is answered in proportion',
  before: '240 KB answered by 53.8 MB in 3.2 s; others waited 4.6 s; 1.9 s for a name of 32 KB',
  async run({ send, withHealth, tokenOf }) {
    const token = await tokenOf('editor@kopi.test');
    const session = await send('/api/console', { headers: { authorization: `Bearer ${token}` } });
    const { business } = JSON.parse(session.body);
    let largest = 0;
    let longest = 0;
    const statuses = new Set<number>();
    const { worst } = await withHealth(async () => {
      for (const [as, path, body] of BODIES) {
        const context = as === undefined ? {} : { business_id: business.id, environment: 'PRODUCTION' };
        const { status, bytes, milliseconds } = await send(path, {
          ...(as !== undefined && { as }),
          headers: { 'idempotency-key': `amplify-${statuses.size}-${bytes36()}` },
          body: JSON.stringify({ ...context, ...body }),
        });
        statuses.add(status);
        largest = Math.max(largest, bytes);
        longest = Math.max(longest, milliseconds);
      }
    });
    const isRefused = [...statuses].every((status) => status === 400 || status === 413);
    return {
      held: isRefused && largest < MOST_BYTES && longest < MOST && worst < MOST,
      now: `${[...statuses].join(', ')}: at most ${largest} bytes in ${longest.toFixed(0)} ms; others waited ${worst.toFixed(0)} ms`,
    };
  },
} satisfies Attack;

function bytes36(): string {
  return Math.random().toString(36).slice(2);
}
