import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadFileTree } from '#compiler/load.ts';
import { compileOnce } from './keptConfig.ts';

const folder = mkdtempSync(join(tmpdir(), 'beranda-kept-'));
const kept = { file: join(folder, 'cache/config'), code: Buffer.from('one') };
const tree = loadFileTree(process.cwd());

afterAll(() => rmSync(folder, { recursive: true }));

describe('compileOnce', () => {
  it('reads the config that it has kept', () => {
    const { config } = compileOnce(tree, kept);
    const written = readFileSync(kept.file);
    const again = compileOnce(tree, kept);
    expect(again.config?.fingerprint).toBe(config?.fingerprint);
    expect(JSON.stringify(again.config?.messages)).toBe(JSON.stringify(config?.messages));
    expect(again.config?.messages).not.toBe(config?.messages);
    expect(readFileSync(kept.file).equals(written)).toBe(true);
  }, 30_000);

  it('compiles again after a change of a file or of the code, and where the kept file is damaged', () => {
    const changed = new Map(tree).set('locales/en.json', '{');
    expect(compileOnce(changed, kept).problems.length).toBeGreaterThan(0);
    const before = readFileSync(kept.file);
    compileOnce(tree, { ...kept, code: Buffer.from('two') });
    expect(readFileSync(kept.file).equals(before)).toBe(false);

    const damaged = Buffer.from(before);
    damaged.writeUInt8(damaged.readUInt8(damaged.length - 9) ^ 1, damaged.length - 9);
    writeFileSync(kept.file, damaged);
    expect(compileOnce(tree, kept).problems).toEqual([]);
    expect(readFileSync(kept.file).equals(before)).toBe(true);
  }, 30_000);

  it('keeps no config with problems, and works where no file can be written', () => {
    const file = join(folder, 'other/config');
    expect(compileOnce(new Map(), { ...kept, file }).config).toBeUndefined();
    expect(existsSync(file)).toBe(false);
    expect(compileOnce(tree, { ...kept, file: '/dev/null/config' }).problems).toEqual([]);
  }, 30_000);
});
