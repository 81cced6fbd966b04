import type { SecondProofDemand, Tokens } from '#contract/generated/api.ts';
import { DEMO_AUTHENTICATOR_SECRET } from '#demo/seedSecondProof.ts';
import { authenticatorCode } from '#server/account/mfa/factors/authenticatorCode.ts';
import { PASSWORD } from './people.ts';

interface CallOptions {
  readonly token?: string;
  readonly method?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

function send(siteUrl: string, path: string, { token, method = 'GET', body, headers }: CallOptions): Promise<Response> {
  return fetch(new URL(path, siteUrl), {
    method,
    headers: {
      'x-new-authentication': 'true',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

/** Sends a request to the product's API. Throws with the response where it is an error. */
export async function callApi<T>(siteUrl: string, path: string, options: CallOptions = {}): Promise<T> {
  const response = await send(siteUrl, path, options);
  if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** The actions of a list that the product says cannot be done now. */
export async function unavailableActions(siteUrl: string, api: string, token: string): Promise<string[]> {
  const { headers } = await send(siteUrl, `${api}?environment=PRODUCTION`, { token });
  return headers.get('x-unavailable-actions')?.split(',') ?? [];
}

/** Completes two-step verification with an authenticator code: no code is accepted twice, so three are tried. */
async function withSecondProof(siteUrl: string, answer: Tokens | SecondProofDemand): Promise<Tokens> {
  if (!('mfa' in answer)) return answer;
  const { challenge } = answer.mfa;
  let said = '';
  for (const offset of [-30_000, 0, 30_000]) {
    const code = authenticatorCode(DEMO_AUTHENTICATOR_SECRET, new Date(Date.now() + offset));
    const response = await send(siteUrl, '/api/authorize_authenticator_login!', {
      method: 'POST',
      body: { challenge, code },
    });
    if (response.ok) return (await response.json()) as Tokens;
    said = await response.text();
  }
  throw new Error(`No authenticator code is taken: ${said}`);
}

/** Signs in by the API; waits for Retry-After where the address has reached its limit. */
export async function signInByApi(siteUrl: string, email: string): Promise<Tokens> {
  const options = { method: 'POST', body: { email, password: PASSWORD } };
  const response = await send(siteUrl, '/api/auth/email', options);
  if (response.status !== 429) return withSecondProof(siteUrl, (await response.json()) as Tokens | SecondProofDemand);
  const seconds = Number(response.headers.get('retry-after') ?? 1);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return signInByApi(siteUrl, email);
}
