import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import type { Tokens } from '#contract/generated/api.ts';
import { signInByApi } from './api.ts';
import { PEOPLE, type Person } from './people.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the built product answers, with the demo on an embedded database. */
    siteUrl: string;
    /** A session of each person, made once: signing in is limited to 30 a minute. */
    sessions: Readonly<Record<Person, Tokens>>;
  }
}

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

/** A product for the whole run, and how to end it: the one at SITE_URL where that is given, else one of its own. */
async function openProduct(): Promise<{ url: string; close: () => Promise<void> }> {
  const { SITE_URL } = process.env;
  if (SITE_URL) return { url: SITE_URL, close: async () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'beranda-browser-'));
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

/** One product for all browser tests, and everybody signed in. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await openProduct();
  const sessions = new Map<Person, Tokens>();
  for (const email of PEOPLE) sessions.set(email, await signInByApi(url, email));
  project.provide('siteUrl', url);
  project.provide('sessions', Object.fromEntries(sessions) as Record<Person, Tokens>);
  return close;
}
