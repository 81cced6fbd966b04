import type { Reporter, TestCase } from 'vitest/node';

/** Where a test of the project failed, from the stack of an error. */
function placeOf(stacks: readonly { readonly file: string; readonly line: number }[] = []): string {
  const own = stacks.find(({ file }) => file.includes('/tests/'));
  return own === undefined ? '' : ` (${own.file.slice(own.file.indexOf('tests/'))}:${own.line})`;
}

/** Prints why a test that passed in the end had failed before. */
export default class RetriedTests implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky !== true) return;
    console.log(`\nRetried: ${test.module.relativeModuleId} > ${test.fullName}`);
    for (const { message, stacks } of test.result().errors ?? [])
      console.log(`  ${message.split('\n').slice(0, 3).join('\n  ')}${placeOf(stacks)}`);
  }
}
