import type { Attack } from './harness/Attack.ts';

const CARD = '4111 1111 1111 1111';

/** The same route by addresses that the router reads alike. */
const SPELLINGS = ['/api', '/%61pi', '/a%70i', '/%61%70%69'];

export default {
  name: 'an encoded letter in /api/ goes around what guards the route',
  before: '500 without sign-in; card numbers taken; no limit by address',
  async run({ send }) {
    const defects: string[] = [];
    const registration = JSON.stringify({ full_name: `Budi ${CARD}`, email: 'budi@attack.example', password: 'x' });
    const answers = new Set<string>();
    for (const spelling of SPELLINGS) {
      const list = await send(`${spelling}/transactions`);
      if (![401, 404].includes(list.status)) defects.push(`${spelling}/transactions ${list.status}`);
      const { status, body } = await send(`${spelling}/registrations`, { body: registration });
      if (status === 404) continue;
      answers.add(`${status} ${JSON.parse(body).error_code}`);
    }
    if (answers.size > 1) defects.push(`registrations: ${[...answers].join(' or ')}`);
    return { held: defects.length === 0, now: defects.join('; ') || `alike: ${[...answers].join()}` };
  },
} satisfies Attack;
