import { availableParallelism } from 'node:os';

/** With fewer, a core is idle while a test waits; each browser worker has a product and a database of its own. */
const FEWEST = 2;
const MOST = 4;

/** Number of test files that run at the same time: TEST_WORKERS if set, else by the machine's cores. */
export const TEST_WORKERS =
  Number(process.env.TEST_WORKERS) || Math.min(MOST, Math.max(FEWEST, availableParallelism() - 1));
