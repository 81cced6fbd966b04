import { connect } from 'node:net';
import { signInByApi } from '../../browser/api.ts';
import { ROOT, type Run, runProduct } from '../../process/product.ts';

/** Longest wait for one answer, in milliseconds. */
const ANSWER_TIMEOUT = 60_000;

/** An answer, as far as an attack judges it. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** Bytes of the body, after decompression. */
  readonly bytes: number;
  readonly milliseconds: number;
}

interface SendOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** A person of the demo who is signed in. */
  readonly as?: string;
}

/** A running product, as one attack sees it: from an address of its own, so that limits by address do not mix. */
export interface Target {
  readonly url: string;
  /** Sends a request, with a JSON content type where it has a body and no other type. */
  send(path: string, options?: SendOptions): Promise<Reply>;
  /** Sends bytes over a new connection. Answers what came back until the server closed it or went quiet. */
  sendRaw(bytes: string | Uint8Array, quietAfter?: number): Promise<string>;
  /** An access token of a person of the demo. */
  tokenOf(email: string): Promise<string>;
  /** Does work while /api/health is requested. Answers the result, and the longest that one of those took. */
  withHealth<T>(work: () => Promise<T>): Promise<{ result: T; worst: number }>;
  /** Starts another built product, which is killed when the attack is over. Needs `npm run build`. */
  startProduct(env: Record<string, string>): Run;
}

/** A target, and what ends the processes that were started for it. */
export interface OpenTarget {
  readonly target: Target;
  close(): void;
}

async function readReply(response: Response, begun: number): Promise<Reply> {
  const body = await response.text();
  const { status, headers } = response;
  return { status, headers, body, bytes: Buffer.byteLength(body), milliseconds: performance.now() - begun };
}

/**
 * A target at the URL of a product that trusts 127.0.0.1 as a proxy (TRUSTED_PROXIES). `address` is where the attack says
 * that it comes from.
 */
export function openTarget(url: string, address: string): OpenTarget {
  const runs: Run[] = [];
  const tokens = new Map<string, Promise<string>>();

  function tokenOf(email: string): Promise<string> {
    const known = tokens.get(email) ?? signInByApi(url, email).then(({ access_token }) => access_token);
    tokens.set(email, known);
    return known;
  }

  async function send(path: string, { method, headers, body, as }: SendOptions = {}): Promise<Reply> {
    const authorization = as === undefined ? {} : { authorization: `Bearer ${await tokenOf(as)}` };
    const begun = performance.now();
    const response = await fetch(`${url}${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        'x-forwarded-for': address,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...authorization,
        ...headers,
      },
      ...(body !== undefined && { body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT),
    });
    return readReply(response, begun);
  }

  function sendRaw(bytes: string | Uint8Array, quietAfter = 2_000): Promise<string> {
    const { hostname, port } = new URL(url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      let received = '';
      socket.setTimeout(quietAfter, () => socket.destroy());
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
      });
      socket.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
      });
      socket.on('close', () => resolve(received));
    });
  }

  async function withHealth<T>(work: () => Promise<T>): Promise<{ result: T; worst: number }> {
    let worst = 0;
    const end = new AbortController();
    const watch = (async () => {
      while (!end.signal.aborted) {
        const { milliseconds } = await send('/api/health', { headers: { 'x-forwarded-for': `${address}0` } });
        worst = Math.max(worst, milliseconds);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const result = await work().finally(() => end.abort());
    await watch;
    return { result, worst };
  }

  const target: Target = {
    url,
    send,
    sendRaw,
    tokenOf,
    withHealth,
    startProduct(env) {
      const run = runProduct(ROOT, env);
      runs.push(run);
      return run;
    },
  };
  return {
    target,
    close: () => {
      for (const { child } of runs) child.kill('SIGKILL');
    },
  };
}
