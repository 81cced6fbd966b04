import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ROOT } from './product.ts';

/** Runs tests/process/workers/server.ts with an environment, as npm start does: by a script that prepares and imports it. */
function runWorkers(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', join(ROOT, 'tests/process/workers/start.mjs')], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', ...env },
  });
  // The workers end with it.
  onTestFinished(() => void child.kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended, printed: () => printed };
}

type Workers = ReturnType<typeof runWorkers>;

async function says({ printed }: Workers, pattern: RegExp): Promise<RegExpExecArray> {
  return expect
    .poll(() => pattern.exec(printed()), { timeout: 20_000 })
    .not.toBeNull()
    .then(() => pattern.exec(printed()) as never);
}

/** The processes that answer, by the numbers of their workers, once there are so many. */
async function answering(
  url: string,
  count: number,
  but: readonly number[] = [],
): Promise<ReadonlyMap<number, number>> {
  const seen = new Map<number, number>();
  await expect
    .poll(
      async () => {
        const [number = 0, pid = 0] = (await (await fetch(url)).text()).split(' ').map(Number);
        if (!but.includes(pid)) seen.set(number, pid);
        return seen.size;
      },
      { timeout: 20_000, interval: 20 },
    )
    .toBe(count);
  return seen;
}

async function urlOf(workers: Workers): Promise<string> {
  const [, port] = await says(workers, /port (\d+)/);
  return `http://127.0.0.1:${port}`;
}

it('share a port, replace one that ends, and stop together', { timeout: 60_000 }, async () => {
  const workers = runWorkers({ COUNT: '3' });
  const url = await urlOf(workers);
  const first = await answering(url, 3);
  expect(workers.printed().match(/prepared/g)).toHaveLength(1);

  const [number = 0, pid = 0] = (await (await fetch(`${url}/end`)).text()).split(' ').map(Number);
  await says(workers, new RegExp(`Worker ${number} ended with code 9; another one is started.`));
  const later = await answering(url, 3, [pid]);
  expect([...later.keys()].sort()).toEqual([1, 2, 3]);
  expect([...later].filter(([each, process]) => first.get(each) !== process).map(([each]) => each)).toEqual([number]);

  workers.child.kill('SIGHUP');
  for (const each of [1, 2, 3]) await says(workers, new RegExp(`reloaded ${each}`));

  workers.child.kill('SIGTERM');
  expect(await workers.ended).toBe(0);
  for (const each of [1, 2, 3]) expect(workers.printed()).toContain(`stopped ${each}`);
  await expect(fetch(url)).rejects.toThrow();
});

it('end with the first where it cannot start, with its exit code', { timeout: 60_000 }, async () => {
  const workers = runWorkers({ COUNT: '3', BROKEN: '1' });
  expect(await workers.ended).toBe(7);
});

it('leave no worker behind when the first process is killed', { timeout: 60_000 }, async () => {
  const workers = runWorkers({ COUNT: '2' });
  const url = await urlOf(workers);
  await answering(url, 2);
  workers.child.kill('SIGKILL');
  await workers.ended;
  await expect
    .poll(
      () =>
        fetch(url).then(
          () => 'answers',
          () => 'gone',
        ),
      { timeout: 20_000 },
    )
    .toBe('gone');
});
