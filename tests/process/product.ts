import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A run of the built product. */
export interface Run {
  readonly child: ChildProcess;
  /** All that it has printed. */
  printed(): string;
  /** Its address, once it says that it is ready. Throws with what it printed if it ends before. */
  ready(): Promise<string>;
  /** Its exit code. */
  ended(): Promise<number | null>;
  /** Waits until it has printed something. */
  says(pattern: RegExp): Promise<void>;
}

/** Starts dist/server/process.js of a checkout, as npm start does, with an environment. */
export function runProduct(root: string, env: Record<string, string>): Run {
  const child = spawn(process.execPath, ['dist/server/process.js'], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  async function says(pattern: RegExp): Promise<void> {
    while (!pattern.test(text)) {
      if (isOver) throw new Error(`The product ended and never said ${pattern}:\n${text}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return {
    child,
    printed: () => text,
    ended: () => ended,
    says,
    async ready() {
      await says(/ready at http:\/\/\S+/);
      return /ready at (http:\/\/[^\s"]+)/.exec(text)?.[1] ?? '';
    },
  };
}

/** A copy of what the product reads, so that a test may break it. */
export function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'beranda-checkout-'));
  for (const part of ['package.json', 'config', 'schemas', 'brands', 'locales', 'dist', 'src']) {
    cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}
