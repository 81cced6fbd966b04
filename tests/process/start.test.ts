import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/database/database.ts';
import { copyCheckout, ROOT, runProduct } from './product.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'beranda-start-'));
  folders.push(folder);
  return folder;
}

/** Starts the product where it must refuse; answers what it printed and its exit code. */
async function refused(env: Record<string, string>, root = ROOT): Promise<{ code: number | null; lines: string[] }> {
  const run = runProduct(root, { DATA_DIR: join(newFolder(), 'data'), DEMO: '0', ...env });
  const code = await run.ended();
  return { code, lines: run.printed().trim().split('\n') };
}

describe('a start with an error', () => {
  it('names the platforms that it runs on', () => {
    const asWindows = "Object.defineProperty(process, 'platform', { value: 'win32' });";
    for (const script of ['start', 'build', 'dev', 'test']) {
      const code = `${asWindows} await import(${JSON.stringify(pathToFileURL(join(ROOT, `scripts/${script}.mjs`)).href)});`;
      const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
        encoding: 'utf8',
      });
      expect([script, status, stderr]).toEqual([
        script,
        1,
        'Beranda runs on Linux and macOS. On Windows, run it in WSL 2.\n',
      ]);
    }
  });

  it('prints that the port is in use', async () => {
    const holder = createServer();
    await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
    const { port } = holder.address() as { port: number };
    const { code, lines } = await refused({ PORT: String(port) });
    holder.close();
    expect([code, lines]).toEqual([1, [`Port ${port} is taken; set PORT to another one.`]]);
  });

  it.each([
    [{ PORT: 'http' }, /^PORT is "http"/],
    [{ PORT: '70000' }, /^PORT is "70000"/],
    [{ LOG_LEVEL: 'verbose' }, /^LOG_LEVEL is "verbose"/],
    [{ WORKERS: 'all' }, /^WORKERS is "all"/],
    [{ WORKERS: '4' }, /^WORKERS is 4, and the embedded database serves one process/],
    [{ TRUSTED_PROXIES: '0.0.0.0/0' }, /^TRUSTED_PROXIES contains "0\.0\.0\.0\/0"/],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL must begin with postgres/],
    [
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none', NODE_ENV: 'development' },
      /^The database at 127\.0\.0\.1:1 cannot be reached/,
    ],
    [{ DATABASE_URL: 'postgres://127.0.0.1:1/none' }, /^DATABASE_URL is set and NODE_ENV is not/],
    [{ NODE_ENV: 'Production' }, /^NODE_ENV is "Production"/],
    [{ NODE_ENV: 'production', SECRET_KEY: 'a' }, /^SECRET_KEY has 1 characters/],
    [{ NODE_ENV: 'production', DEMO: '1' }, /^The demo has public passwords/],
    [{ DATA_DIR: '/dev/null/beranda' }, /\/dev\/null\/beranda/],
    [{ DATA_DIR: '/proc/beranda/data' }, /\/proc\/beranda/],
  ])('prints in one line the error of %j', async (env, line) => {
    const { code, lines } = await refused(env);
    expect(code).toBe(1);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
    expect(lines[0]).not.toContain('secret');
  });

  // Rule config-language.checked.
  it('lists the problems of a broken config with file, line and column', async () => {
    const checkout = copyCheckout();
    folders.push(checkout);
    const file = join(checkout, 'config/resources/customers.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('field: city', 'field: citty'));
    const { code, lines } = await refused({}, checkout);
    expect(code).toBe(1);
    expect(lines[0]).toMatch(/^config\/resources\/customers\.yaml:\d+:\d+ {2}unknown-field$/);
    expect(lines.join('\n')).toContain('city');
    expect(lines.at(-1)).toBe('The config has problems, so Beranda does not start; see above.');
  });
});

describe('a running product', () => {
  it('locks its folder for other processes, and exits cleanly', async () => {
    const env = { DATA_DIR: join(newFolder(), 'data'), DEMO: '0' };
    const first = runProduct(ROOT, env);
    await first.ready();
    const second = runProduct(ROOT, env);
    expect(await second.ended()).toBe(1);
    expect(second.printed().trim().split('\n')).toHaveLength(1);
    first.child.kill('SIGTERM');
    expect(await first.ended()).toBe(0);
    const third = runProduct(ROOT, env);
    await third.ready();
    third.child.kill('SIGTERM');
    expect(await third.ended()).toBe(0);
  });

  it('warns of a missing index, with the command that creates it', async () => {
    const dataDir = join(newFolder(), 'data');
    const database = await openDatabase({ dataDir });
    await database.pool.query('DROP INDEX customers_created_idx');
    await database.close();
    const run = runProduct(ROOT, { DATA_DIR: dataDir, DEMO: '0' });
    await run.ready();
    run.child.kill('SIGTERM');
    expect(await run.ended()).toBe(0);
    const warnings = run.printed().match(/Create it: [^;]+;/g);
    expect(warnings?.map((text) => text.replace(/[\\"]/g, ''))).toEqual([
      'Create it: CREATE INDEX CONCURRENTLY customers_created_idx ON customers (business_id, environment, created DESC, id DESC);',
    ]);
  });

  it('serves a changed config without a restart, and keeps the last good one when it breaks', async () => {
    const checkout = copyCheckout();
    folders.push(checkout);
    const run = runProduct(checkout, { DATA_DIR: join(checkout, 'data'), DEMO: '0' });
    const url = await run.ready();
    const columns = async () => {
      const { paths } = await (await fetch(`${url}/api/docs`)).json();
      return paths['/api/customers'].get.parameters[1].description as string;
    };
    expect(await columns()).toContain('(name, created)');
    const file = join(checkout, 'config/resources/customers.yaml');
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace('field: name, sortable: true', 'field: name'));
    await run.says(/is now served/);
    expect(await columns()).toContain('(created)');
    appendFileSync(file, '\ncolour: red\n');
    await run.says(/customers\.yaml:\d+:\d+ {2}unknown-key/);
    await run.says(/before this change is still served/);
    expect(await columns()).toContain('(created)');
    for (const isSorted of [true, false, true]) {
      // As git and most editors write: beside the file, and then over it.
      const next = join(checkout, 'replacement.yaml');
      writeFileSync(next, isSorted ? text : text.replace('field: name, sortable: true', 'field: name'));
      renameSync(next, file);
      await expect.poll(columns, { timeout: 15_000 }).toContain(isSorted ? '(name, created)' : '(created)');
    }
    run.child.kill('SIGTERM');
    expect(await run.ended()).toBe(0);
  });
});
