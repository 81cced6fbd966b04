import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { formValidators } from './lib/formValidators.ts';
import { temporaryFolder } from './test/temporaryFolder.ts';
import { TEST_WORKERS } from './test/testWorkers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

// Global setups run in this process; workers and their child processes load the clock by NODE_OPTIONS.
const clock = `${root}tests/helpers/testClock.cjs`;
createRequire(import.meta.url)(clock);
const options = process.env.NODE_OPTIONS ?? '';
if (!options.includes(clock)) process.env.NODE_OPTIONS = `${options} --require ${JSON.stringify(clock)}`.trim();

// As the clock: child processes have the same folder.
const temporary = temporaryFolder();
if (temporary !== undefined) process.env.TMPDIR = temporary;

/** How much longer tests may wait in CI, where other work may have most of a core: no result depends on it. */
const PATIENCE = process.env.CI ? 3 : 1;

/** How long `expect.poll` waits in each project, in milliseconds: the default of 1 s is less than a busy machine needs. */
const POLL_TIMEOUT = 15_000 * PATIENCE;

/** One runner for all tests: unit tests beside the code, and tests across floors in tests/. */
export default defineConfig({
  root,
  plugins: [react(), formValidators()],
  cacheDir: `${root}.cache/vitest`,
  test: {
    // Tests run in UTC+14, where no business is: a date that depends on the machine's time zone fails.
    env: { TZ: 'Pacific/Kiritimati', LANG: 'C' },
    restoreMocks: true,
    maxWorkers: TEST_WORKERS,
    // As long as the waits of a browser: a queue or a screen may be late beside other work.
    expect: { poll: { timeout: POLL_TIMEOUT } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}'],
          // What files import is loaded once per worker; a file that mocks a module resets them.
          isolate: false,
          setupFiles: ['tests/helpers/failOnConsole.ts'],
          testTimeout: 30_000 * PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'across',
          include: ['tests/{config,architecture}/**/*.test.ts'],
          // The compiler and what it has read are shared by the files of a worker; no test may change them.
          isolate: false,
          setupFiles: ['tests/helpers/failOnConsole.ts', 'tests/helpers/beginWithKeptSchemas.ts'],
          testTimeout: 60_000 * PATIENCE,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          // The app's modules and the compiled config are loaded once per worker; each file has its own database.
          isolate: false,
          globalSetup: ['tests/helpers/baseDatabase.ts'],
          setupFiles: ['tests/helpers/failOnConsole.ts', 'tests/helpers/beginWithKeptSchemas.ts'],
          testTimeout: 60_000 * PATIENCE,
          hookTimeout: 120_000 * PATIENCE,
        },
      },
      {
        extends: true,
        test: { name: 'process', include: ['tests/process/**/*.test.ts'], testTimeout: 120_000 * PATIENCE },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          globalSetup: ['tests/browser/server.ts'],
          // A worker has one browser and one product for all of its files.
          isolate: false,
          // A browser on a loaded machine is late at times; a real error occurs every time.
          retry: process.env.CI ? 2 : 0,
          testTimeout: 60_000 * PATIENCE,
          hookTimeout: 120_000 * PATIENCE,
        },
      },
    ],
  },
});
