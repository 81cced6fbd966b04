import type { Attack } from './harness/Attack.ts';

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

export default {
  name: 'names that every object inherits, where a name is looked up',
  before: '500 for /brands/main/__proto__, /constructor and /toString',
  async run({ send }) {
    const defects: string[] = [];
    for (const name of NAMES) {
      for (const path of [`/brands/main/${name}`, `/brands/${name}/logo.svg`, `/brands/${name}/${name}`]) {
        const { status } = await send(path);
        if (status !== 404) defects.push(`${path} ${status}`);
      }
      for (const path of [`/api/${name}`, `/api/transactions/${name}`, `/api/registration-form?country=${name}`]) {
        const { status } = await send(path, { as: 'owner@kopi.test' });
        if (status >= 500 || status === 200) defects.push(`${path} ${status}`);
      }
    }
    return { held: defects.length === 0, now: defects.join('; ') || 'all 4xx' };
  },
} satisfies Attack;
