import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Says what is being done. */
export function say(text) {
  console.log(`▸ ${text}`);
}

/** Runs a command in the checkout and shows what it prints; ends this script with its exit code when it fails. */
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

/** Runs a tool that npm installed. */
export function runTool(tool, args, options) {
  run(process.execPath, [`${root}node_modules/${tool}`, ...args], options);
}
