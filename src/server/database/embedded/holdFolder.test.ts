import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { holdFolder } from './holdFolder.ts';

const HOLDER = `
  import { holdFolder } from ${JSON.stringify(join(import.meta.dirname, 'holdFolder.ts'))};
  holdFolder(process.argv[1], process.argv[1]).then(
    () => { console.log('held'); setInterval(() => {}, 1000); },
    (error) => console.log(error.message),
  );
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beranda-hold-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that tries to hold the folder, and what it said. */
async function holdElsewhere() {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', HOLDER, folder]);
  const [said] = await once(child.stdout, 'data');
  return { child, said: String(said).trim() };
}

async function kill(child: Awaited<ReturnType<typeof holdElsewhere>>['child']) {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}

describe('holdFolder', () => {
  it('refuses a second holder in one line that names the first, until it is released', async () => {
    const hold = await holdFolder(folder, folder);
    await expect(holdFolder(folder, folder)).rejects.toThrow(
      `The folder ${folder} is in use by another Beranda (process ${process.pid}); stop it, or set DATA_DIR to another folder.`,
    );
    await hold.release();
    const next = await holdFolder(folder, folder);
    await next.release();
  });

  it('refuses another process, and is taken over from one that was killed', async () => {
    const { child, said } = await holdElsewhere();
    expect(said).toBe('held');
    await expect(holdFolder(folder, folder)).rejects.toThrow(`(process ${child.pid})`);
    await kill(child);
    const hold = await holdFolder(folder, folder);
    const second = await holdElsewhere();
    expect(second.said).toContain(`in use by another Beranda (process ${process.pid})`);
    await kill(second.child);
    await hold.release();
  }, 20_000);

  it('takes over a lock that leads to nothing, or to what is no socket', async () => {
    symlinkSync('lock.gone', join(folder, 'lock'));
    await (await holdFolder(folder, folder)).release();
    writeFileSync(join(folder, 'lock.file'), '');
    symlinkSync('lock.file', join(folder, 'lock'));
    await (await holdFolder(folder, folder)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('says that a folder cannot be locked where no socket can be opened', async () => {
    const nowhere = join(folder, 'nowhere');
    await expect(holdFolder(nowhere, nowhere)).rejects.toThrow(/nowhere cannot be locked \(E[A-Z]+\); set DATA_DIR/);
  });

  it('is still locked while the holder does not answer', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => silent.listen(join(folder, 'lock.silent'), resolve));
    symlinkSync('lock.silent', join(folder, 'lock'));
    try {
      await expect(holdFolder(folder, folder)).rejects.toThrow('is in use by another Beranda; stop it');
    } finally {
      silent.close();
    }
  });

  it('lets exactly one of many take over at once', async () => {
    const { child } = await holdElsewhere();
    await kill(child);
    const others = await Promise.all([holdElsewhere(), holdElsewhere(), holdElsewhere()]);
    expect(others.filter(({ said }) => said === 'held')).toHaveLength(1);
    for (const other of others) await kill(other.child);
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => holdFolder(folder, folder)));
    const held = outcomes.filter((outcome) => outcome.status === 'fulfilled');
    expect(held).toHaveLength(1);
    await held[0]?.value.release();
    expect(readdirSync(folder)).toEqual([]);
  }, 20_000);
});
