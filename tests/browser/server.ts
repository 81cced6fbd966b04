import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type { Tokens } from '#contract/generated/api.ts';
import { DEFAULT_TRANSACTIONS } from '#demo/data/businesses.ts';
import { TEST_WORKERS } from '../../scripts/test/testWorkers.ts';
import { keptDemo } from '../helpers/demo/keptDemo.ts';
import { signInByApi } from './api.ts';
import { PEOPLE, type Person, PROMPTED } from './people.ts';
import type { Site } from './site.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const READY = /ready at (http:\/\/[^\s"]+)/;

/** Starts what was built, as npm start does, and waits until it says that it is ready. */
async function startProduct(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['dist/server/process.js'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', DEMO: '1', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const [, url] = READY.exec(printed) ?? [];
      if (url) resolve({ child, url });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', (code) => reject(new Error(`The product ended with ${code}:\n${printed}`)));
  });
}

/** A product on a copy of a filled database, and how to end it. */
async function openProduct(demo: string): Promise<{ url: string; close: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'beranda-browser-'));
  cpSync(demo, join(folder, 'data'), { recursive: true });
  const { child, url } = await startProduct(join(folder, 'data'));
  return {
    url,
    async close() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The product at SITE_URL where that is given, else one for each worker that may run. */
async function openProducts(): Promise<Awaited<ReturnType<typeof openProduct>>[]> {
  const { SITE_URL } = process.env;
  if (SITE_URL) return [{ url: SITE_URL, close: async () => undefined }];
  const demo = await keptDemo(DEFAULT_TRANSACTIONS);
  return Promise.all(Array.from({ length: TEST_WORKERS }, () => openProduct(demo)));
}

async function signEverybodyIn(url: string): Promise<Site> {
  const sessions = new Map<Person, Tokens>();
  for (const email of [...PEOPLE, PROMPTED] as const) sessions.set(email, await signInByApi(url, email));
  return { url, sessions: Object.fromEntries(sessions) as Record<Person, Tokens> };
}

/** One product for each worker of browser tests, and everybody signed in. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const products = await openProducts();
  project.provide('sites', await Promise.all(products.map(({ url }) => signEverybodyIn(url))));
  return async () => {
    await Promise.all(products.map(({ close }) => close()));
  };
}
