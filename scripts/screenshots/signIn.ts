import type { Console, Tokens } from '#contract/generated/api.ts';
import { UsageError } from '../lib/UsageError.ts';

/** The password of every person of the demo. */
const PASSWORD = 'Beranda2026';

/** A person of the demo who is signed in. */
export interface SignedIn {
  readonly tokens: Tokens;
  readonly console: Console;
  /** Reads an address of the API as the person. */
  readonly read: <T>(address: string) => Promise<T>;
  /** Chooses the language of the person, who has it everywhere. */
  readonly speak: (language: string) => Promise<void>;
}

async function send(site: string, path: string, init: RequestInit): Promise<Response> {
  try {
    const headers = { 'x-new-authentication': 'true', 'content-type': 'application/json', ...init.headers };
    return await fetch(site + path, { ...init, headers });
  } catch {
    throw new UsageError(`Nothing answers at ${site}. Start the product with npm start, or name it with --site.`);
  }
}

/** Signs a person of the demo in. Throws UsageError for who is not in the demo or has a second step. */
export async function signIn(site: string, email: string, environment: string): Promise<SignedIn> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const response = await send(site, '/api/auth/email', { method: 'POST', body });
  if (response.status === 429) {
    // An address may sign in 30 times a minute.
    const seconds = Number(response.headers.get('retry-after') ?? 1);
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    return signIn(site, email, environment);
  }
  const tokens = (await response.json()) as Tokens;
  if (!response.ok || tokens.access_token === undefined) {
    throw new UsageError(`${email} cannot sign in with the demo's password alone: the answer is ${response.status}.`);
  }
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  const read = async <T>(address: string): Promise<T> => {
    const answer = await send(site, address, { headers });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}.`);
    return (await answer.json()) as T;
  };
  return {
    tokens,
    console: await read<Console>(`/api/console?environment=${environment}`),
    read,
    async speak(language) {
      const chosen = JSON.stringify({ preferred_language: language });
      await send(site, '/api/user', { method: 'PATCH', headers, body: chosen });
    },
  };
}
