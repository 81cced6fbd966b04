import type { MessageTransport } from './MessageTransport.ts';

/** Timeout of a request to the gateway, in milliseconds. */
const TIMEOUT_MS = 20_000;

/**
 * Sends text messages through a gateway: POST `{id, to, text}` as JSON, with a bearer token if configured. Any 2xx status
 * means accepted. `id` is the same for all attempts.
 */
export function gatewayTransport(url: string, token: string | undefined): MessageTransport {
  return {
    async deliver({ id, to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ id, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The gateway responded with status ${response.status}.`);
    },
    close: () => undefined,
  };
}
