import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

const NAME_WIDTH = 56;

/** Returns the duration of a test file, from its worker's start to its end, in seconds. */
function secondsOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1_000;
}

/** Number of seconds of each project, the slowest first: `browser 900 s, api 600 s`. */
function byProject(files: readonly { readonly project: string; readonly seconds: number }[]): string {
  const sums = new Map<string, number>();
  for (const { project, seconds } of files) sums.set(project, (sums.get(project) ?? 0) + seconds);
  const slowest = [...sums].sort(([, one], [, other]) => other - one);
  return slowest.map(([project, seconds]) => `${project} ${seconds.toFixed(0)} s`).join(', ');
}

/** Prints the slowest files of a run, and the total duration of all files and of each project. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({
      name: module.relativeModuleId,
      project: module.project.name,
      seconds: secondsOf(module),
    }));
    if (files.length < 2) return;
    files.sort((one, other) => other.seconds - one.seconds);
    const total = files.reduce((sum, { seconds }) => sum + seconds, 0);
    console.log(
      `\nThe slowest of ${files.length} test files, which took ${total.toFixed(0)} s together (${byProject(files)}):`,
    );
    for (const { name, seconds } of files.slice(0, SHOWN)) {
      console.log(`  ${name.padEnd(NAME_WIDTH)}${seconds.toFixed(1).padStart(7)} s`);
    }
  }
}
