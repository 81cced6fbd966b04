// node --import tsx tests/helpers/demo/makeDemo.ts FOLDER TRANSACTIONS MOMENT: fills an embedded database with the demo.

import { seedDemo } from '#demo/seedDemo.ts';
import { openDatabase } from '#server/database/database.ts';
import { watchEffects } from '../effects/watchEffects.ts';

const [dataDir = '', transactions = '', moment = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
await seedDemo(database, { transactions: Number(transactions), now: new Date(moment), log: () => undefined });
await watchEffects(database);
await database.close();
