// npm test: runs every check. Installs missing packages, the browser included.
// npm test -- <part of a path, or of a test's name> …: only those tests. --project <name>: only one kind of tests.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { chromiumPath } from './lib/browser.mjs';
import { build, install, requireNode } from './lib/prepare.mjs';
import { root, run, runTool, say } from './lib/run.mjs';
import { findTestFiles, needsBrowser, needsBuild } from './test/testFiles.mjs';

/** Splits the arguments into projects, search words for tests, and options for vitest. */
function readArguments(given) {
  const projects = [];
  const words = [];
  const options = [];
  for (let place = 0; place < given.length; place++) {
    if (given[place] === '--project') projects.push(given[++place]);
    else if (given[place] === '-t') options.push('-t', given[++place]);
    else if (given[place].startsWith('-')) options.push(given[place]);
    else words.push(given[place]);
  }
  return { projects, words, options };
}

function checkWithoutTests() {
  say('Generated types and vocabulary are fresh');
  run('npm', ['run', '--silent', 'generate', '--', '--check']);
  say('Types');
  // Each checker infers shared types again: two cost little more than one, four far more.
  runTool('typescript/bin/tsc', ['--noEmit', '--checkers', '2']);
  say('Style');
  runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']);
  say('Nothing unused');
  runTool('knip/bin/knip.js', ['--config', 'scripts/knip.json', '--no-progress']);
  say('Config');
  run('npm', ['run', '--silent', 'check'], { env: { CI: 'true' } });
  say('No access is widened without an accepted entry');
  run('npm', ['run', '--silent', 'config-diff', '--', '--ci']);
}

function runTests(options, env) {
  mkdirSync(`${root}.cache`, { recursive: true });
  const report = `${root}.cache/test-report.json`;
  const result = spawnSync(
    process.execPath,
    [
      `${root}node_modules/vitest/vitest.mjs`,
      'run',
      '--config=scripts/vitest.config.ts',
      '--reporter=default',
      '--reporter=./scripts/test/slowestFiles.ts',
      '--reporter=./scripts/test/retriedTests.ts',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } },
  );
  if (result.status === 0 || result.status === 1) {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
  }
  return result.status ?? 1;
}

requireNode();
install();
const { projects, words, options } = readArguments(process.argv.slice(2));
const isEverything = projects.length === 0 && words.length === 0;
const { files, name } = findTestFiles(words, projects.length > 0 ? projects : undefined);
if (files.length === 0) {
  console.error(`No test file has ${words.join(' or ')} in its path, and no test in its name.`);
  process.exit(1);
}
const chromium = files.some(needsBrowser) ? await chromiumPath() : '';
if (isEverything) checkWithoutTests();
if (files.some(needsBuild)) build();
if (isEverything) say('Tests: units, floors, config, API, snapshots, browser');
process.exit(
  runTests(
    [
      // Before the options: `-u` would take the first file as its value.
      ...(words.length > 0 ? files : []),
      ...options,
      ...projects.map((project) => `--project=${project}`),
      ...(name === undefined ? [] : ['-t', name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')]),
    ],
    { CHROMIUM_PATH: chromium, ...(files.length === 1 && { TEST_WORKERS: '1' }) },
  ),
);
