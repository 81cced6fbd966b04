import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { makeSocketFolder } from './socketFolder.ts';

const MAKER = `
  import { makeSocketFolder } from ${JSON.stringify(join(import.meta.dirname, 'socketFolder.ts'))};
  makeSocketFolder(process.argv[1]).then(({ path }) => { console.log(path); setInterval(() => {}, 1000); });
`;

const parent = mkdtempSync(join(tmpdir(), 'beranda-sockets-'));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

it('removes the folder of a process that was killed, and no other', async () => {
  mkdirSync(join(parent, 'beranda-Abc123'));
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', MAKER, parent]);
  const [said] = await once(child.stdout, 'data');
  const others = basename(String(said).trim());
  const own = await makeSocketFolder(parent);
  expect(readdirSync(parent).sort()).toEqual([basename(own.path), 'beranda-Abc123', others].sort());
  await own.remove();
  expect(readdirSync(parent).sort()).toEqual(['beranda-Abc123', others].sort());

  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
  expect(readdirSync(parent)).toContain(others);
  const next = await makeSocketFolder(parent);
  expect(readdirSync(parent).sort()).toEqual([basename(next.path), 'beranda-Abc123'].sort());
  await next.remove();
}, 30_000);
