import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LONGEST_FILE } from './fileTree.ts';
import { loadFileTree } from './load.ts';

let root = '';

function write(file: string, text: string | Uint8Array): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), text);
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'beranda-load-'));
});

afterAll(() => rmSync(root, { recursive: true }));

describe('loadFileTree', () => {
  it('reads the four folders, by path with forward slashes, and nothing else', () => {
    write('config/resources/a.yaml', 'a: 1\n');
    write('brands/main/logo.svg', '<svg/>');
    write('src/secret.ts', 'no');
    expect([...loadFileTree(root)]).toEqual([
      ['config/resources/a.yaml', 'a: 1\n'],
      ['brands/main/logo.svg', '<svg/>'],
    ]);
  });

  it('leaves out what editors and desktops leave behind', () => {
    write('config/.a.yaml.swp', 'x');
    write('config/a.yaml~', 'x');
    write('config/.git/x.yaml', 'x');
    expect([...loadFileTree(root).keys()].filter((file) => /swp|~|git/.test(file))).toEqual([]);
  });

  it('follows a link within the root, and none that leads out of it', () => {
    write('locales/words/en.json', '{}');
    symlinkSync(join(root, 'locales/words/en.json'), join(root, 'locales/en.json'));
    symlinkSync('/etc/hostname', join(root, 'brands/main/hostname.svg'));
    symlinkSync(join(root, 'nowhere'), join(root, 'brands/main/nowhere.svg'));
    const tree = loadFileTree(root);
    expect(tree.get('locales/en.json')).toBe('{}');
    expect([...tree.keys()].filter((file) => file.startsWith('brands/'))).toEqual(['brands/main/logo.svg']);
  });

  it('marks bytes that are not UTF-8, and reads no more of a file than shows that it is too long', () => {
    write('config/latin.yaml', new Uint8Array([0x61, 0xe9, 0x62]));
    write('config/long.yaml', new Uint8Array(LONGEST_FILE * 5).fill(0x61));
    const tree = loadFileTree(root);
    expect(tree.get('config/latin.yaml')).toBe('a\ufffdb');
    expect(tree.get('config/long.yaml')?.length).toBe(LONGEST_FILE * 4 + 1);
  });
});
