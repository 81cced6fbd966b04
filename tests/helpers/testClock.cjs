// Sets the clock of a test run: what the demo holds depends on the hour at which it is made, so every run begins at
// the same moment and the clock runs on from there, in the test runner, its workers, the products that they start and
// the embedded database. It is loaded with --require, which worker threads and child processes inherit.
const { moveClock } = require('./moveClock.cjs');

const BEGIN = Date.parse(process.env.TEST_MOMENT ?? '2031-01-15T07:30:00Z');

// A database server has a clock of its own, which the tests must agree with.
if (!process.env.DATABASE_URL) {
  process.env.TEST_CLOCK_AHEAD ??= String(BEGIN - Date.now());
  process.env.TEST_CLOCK_BEGIN = new Date(BEGIN).toISOString();
  moveClock(Number(process.env.TEST_CLOCK_AHEAD));
}
