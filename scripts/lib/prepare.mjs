import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installWithoutTools } from './installWithoutTools.mjs';
import { root, run, runTool, say } from './run.mjs';

const MINIMUM_NODE = [20, 19];

/** Inputs of the build, below the root. */
const BUILD_INPUTS = [
  'src',
  'schemas',
  'config/forms',
  'scripts/vite.config.ts',
  'scripts/vite.server.config.ts',
  'scripts/lib/formValidators.ts',
  'scripts/lib/objectEntries.cjs',
  'scripts/lib/precompress.mjs',
  'scripts/lib/prepare.mjs',
  'package-lock.json',
  'tsconfig.json',
];

/** Files below those that are not part of a build. */
const NOT_BUILT = /\.test\.tsx?$|\.md$/;

/** Exits with a message if Node is too old, or on Windows: the embedded database needs a Unix socket. */
export function requireNode() {
  if (process.platform === 'win32') {
    console.error('Beranda runs on Linux and macOS. On Windows, run it in WSL 2.');
    process.exit(1);
  }
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = MINIMUM_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  console.error(`Beranda needs Node ${MINIMUM_NODE.join('.')} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs the packages of package-lock.json, unless they are installed. Without `tools`, those of tests and of development
 * are left out, unless they are there.
 */
export function install({ tools = true } = {}) {
  const stamp = join(root, 'node_modules/.beranda-lock');
  const lock = digest(['package-lock.json']);
  const isWhole = tools || existsSync(join(root, 'node_modules/vitest/package.json'));
  // What was installed with tools is enough without them.
  const states = isWhole ? [lock] : [lock, `${lock} without tools`];
  once(stamp, states, () => {
    const withoutTools = existsSync(stamp) && readFileSync(stamp, 'utf8') === `${lock} without tools`;
    // `npm ci` begins by removing the packages, which a server that was started without tools is using.
    const command = withoutTools ? ['install', '--no-save'] : ['ci'];
    say(`Installing libraries (npm ${command[0]}) …`);
    if (isWhole) run('npm', [...command, '--no-audit', '--no-fund', '--loglevel=error']);
    else installWithoutTools();
  });
}

/** Builds browser and server into dist/, unless nothing has changed since. */
export function build() {
  const stamp = join(root, 'dist/.digest');
  const inputs = digest(BUILD_INPUTS);
  once(stamp, [inputs], () => {
    say('Building the pages …');
    runTool('vite/bin/vite.js', ['build', '--config', 'scripts/vite.config.ts', '--logLevel', 'warn']);
    say('Building the server …');
    runTool('vite/bin/vite.js', ['build', '--config', 'scripts/vite.server.config.ts', '--logLevel', 'warn']);
    run(process.execPath, ['scripts/lib/precompress.mjs']);
    mkdirSync(join(root, 'dist'), { recursive: true });
  });
}

/**
 * Does work unless a stamp has one of the states, the last of which the work leads to, while no other command of this
 * checkout does: two would remove each other's files.
 */
function once(stamp, states, work) {
  const isDone = () => existsSync(stamp) && states.includes(readFileSync(stamp, 'utf8'));
  if (isDone()) return;
  const lock = join(root, '.cache/preparing');
  takeLock(lock);
  try {
    if (isDone()) return;
    work();
    writeFileSync(stamp, states.at(-1));
  } finally {
    rmSync(lock, { force: true });
  }
}

/** Waits until no running process holds the lock: a file with the id of the process. */
function takeLock(lock) {
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let tries = 0; ; tries++) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    if (!isHeld(lock)) rmSync(lock, { force: true });
    else if (tries === 0) say('Waiting for another command that installs or builds …');
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
}

function isHeld(lock) {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addToDigest(hash, path);
  return hash.digest('hex');
}

function addToDigest(hash, path) {
  const absolute = join(root, path);
  if (statSync(absolute).isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addToDigest(hash, join(path, name));
    return;
  }
  if (NOT_BUILT.test(path)) return;
  hash.update(`${path}\0`).update(readFileSync(absolute)).update('\0');
}
