// npm test: everything that must hold. Installs what is missing, the browser included.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { chromiumPath } from './lib/browser.mjs';
import { build, install, requireNode } from './lib/prepare.mjs';
import { root, run, runTool, say } from './lib/run.mjs';

requireNode();
install();
const chromium = await chromiumPath();

say('Generated types and vocabulary are fresh');
run('npm', ['run', '--silent', 'generate', '--', '--check']);
say('Types');
// Each checker works out for itself the types that several need: two cost little more than one, four far more.
runTool('typescript/bin/tsc', ['--noEmit', '--checkers', '2']);
say('Style');
runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
say('Nothing unused');
runTool('knip/bin/knip.js', ['--config', 'scripts/knip.json', '--no-progress']);
say('Config');
run('npm', ['run', '--silent', 'check'], { env: { CI: 'true' } });
say('Nobody is given more than was agreed to');
run('npm', ['run', '--silent', 'config-diff', '--', '--ci']);
build();

say('Tests: units, floors, config, API, snapshots, browser');
mkdirSync(`${root}.cache`, { recursive: true });
const report = `${root}.cache/test-report.json`;
const result = spawnSync(
  process.execPath,
  [
    `${root}node_modules/vitest/vitest.mjs`,
    'run',
    '--config=scripts/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CHROMIUM_PATH: chromium } },
);
const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
process.exit(result.status ?? 1);
