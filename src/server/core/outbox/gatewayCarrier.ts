import type { Carrier } from './Carrier.ts';

/** Longest wait for a gateway, in milliseconds. */
const PATIENCE = 20_000;

/**
 * Carries text messages by a gateway: POST `{id, to, text}` as JSON, with the bearer token if there is one; any 2xx has
 * taken it. `id` is the same for every try.
 */
export function gatewayCarrier(url: string, token: string | undefined): Carrier {
  return {
    async carry({ id, to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ id, to, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      if (!response.ok) throw new Error(`The gateway responded with status ${response.status}.`);
    },
    close: () => undefined,
  };
}
