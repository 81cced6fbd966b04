import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

const NAME_WIDTH = 56;

/** Returns the duration of a test file, from its worker's start to its end, in seconds. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000;
}

/** Prints the slowest files of a run, and the total duration of all files. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({ name: module.relativeModuleId, seconds: secondsOf(module) }));
    if (files.length < 2) return;
    files.sort((one, other) => other.seconds - one.seconds);
    const total = files.reduce((sum, { seconds }) => sum + seconds, 0);
    console.log(`\nThe slowest of ${files.length} test files, which took ${total.toFixed(0)} s together:`);
    for (const { name, seconds } of files.slice(0, SHOWN)) {
      console.log(`  ${name.padEnd(NAME_WIDTH)}${seconds.toFixed(1).padStart(7)} s`);
    }
  }
}
