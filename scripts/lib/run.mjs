import './closedPipe.mjs';
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The root of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Prints the current step. */
export function say(text) {
  console.log(`▸ ${text}`);
}

/** Runs a command in the checkout and prints its output; exits with its code if it fails. */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    encoding: 'utf8',
  });
  if (result.status === 0) return;
  if (quiet) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  console.error(result.error ? `${command}: ${result.error.message}` : `\n${command} ${args.join(' ')} failed.`);
  process.exit(result.status ?? 1);
}

/** Runs an installed tool. */
export function runTool(tool, args, options) {
  run(process.execPath, [`${root}node_modules/${tool}`, ...args], options);
}
