import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { UsageError } from '../../lib/UsageError.ts';

/**
 * Runs a command and returns when it has ended. Throws UsageError with its output if it does not succeed. When the signal
 * aborts, the command and the processes that it started are ended, and the reason of the signal is thrown.
 */
export function runQuietly(
  folder: string,
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  // In a process group of its own, which ends as a whole.
  const child = spawn(command, [...args], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const end = () => {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  };
  signal.addEventListener('abort', end, { once: true });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason);
      else if (code === 0) resolve();
      else reject(new UsageError(`${output}\n${[basename(command), ...args].join(' ')} failed in ${folder}.`));
    });
  });
}
