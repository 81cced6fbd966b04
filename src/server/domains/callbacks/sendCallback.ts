import { lookup } from 'node:dns';
import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { CALLBACK_TIMEOUT_SECONDS } from '#contract/callbacks/delivery.ts';
import { cutText } from '#contract/text/cutText.ts';
import type { callbacks } from '../../database/schema/index.ts';
import { isPrivateAddress } from './privateAddress.ts';

/** Number of characters of the response that are stored; reading stops after this number of bytes. */
const STORED_CHARACTERS = 500;
const READ_BYTES = 64 * 1024;

/** Why there was no response. */
type NoResponse = NonNullable<(typeof callbacks.$inferSelect)['error_code']>;

/** Result of sending a callback. */
export interface Delivery {
  /** HTTP status; 0 without a response. */
  readonly code: number;
  /** Why there was no response. */
  readonly errorCode: NoResponse | null;
  readonly durationMs: number;
  /** The beginning of the response body. */
  readonly response: string | null;
}

/** A callback to send. */
export interface Outgoing {
  readonly url: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Allows private addresses, for the demo, which sends callbacks to itself. */
  readonly allowsPrivate: boolean;
}

class BlockedAddress extends Error {
  readonly code = 'ADDRESS_NOT_ALLOWED';
}

/** DNS lookup that rejects names with private addresses. The connection uses the checked address. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? [];
    if (error !== null || first === undefined) return callback(error ?? new Error('no address'), '');
    if (addresses.some(({ address }) => isPrivateAddress(address))) return callback(new BlockedAddress(), '');
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

const CODES: Readonly<Record<string, NoResponse>> = {
  ADDRESS_NOT_ALLOWED: 'ADDRESS_NOT_ALLOWED',
  ECONNREFUSED: 'CONNECTION_REFUSED',
  ECONNRESET: 'CONNECTION_RESET',
  ENOTFOUND: 'HOST_NOT_FOUND',
  EAI_AGAIN: 'HOST_NOT_FOUND',
  TIMEOUT: 'TIMEOUT',
};

function errorCode(error: unknown): NoResponse {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return CODES[code] ?? (/CERT|TLS|SSL/.test(code) ? 'CERTIFICATE_NOT_VALID' : 'CONNECTION_FAILED');
}

function readText(incoming: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      size += chunk.length;
      if (size > READ_BYTES) incoming.destroy();
    });
    incoming.on('error', reject);
    incoming.on('close', () =>
      resolve(cutText(Buffer.concat(chunks).toString('utf8').replaceAll('\0', ''), STORED_CHARACTERS)),
    );
  });
}

function start({ url, headers, body, allowsPrivate }: Outgoing): ClientRequest {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  // An IP address needs no lookup, so it is checked here.
  if (!allowsPrivate && isIP(host) !== 0 && isPrivateAddress(host)) throw new BlockedAddress();
  const options = {
    method: 'POST',
    // No keep-alive: the connection closes after the response.
    agent: false,
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    ...(!allowsPrivate && { lookup: publicLookup }),
  };
  return target.protocol === 'https:' ? httpsRequest(target, options) : httpRequest(target, options);
}

/** Sends a callback once, without following redirects. Never throws: errors are part of the result. */
export async function sendCallback(outgoing: Outgoing): Promise<Delivery> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const request = start(outgoing);
    const timer = setTimeout(
      () => request.destroy(Object.assign(new Error('no response'), { code: 'TIMEOUT' })),
      CALLBACK_TIMEOUT_SECONDS * 1000,
    );
    try {
      const incoming = await new Promise<IncomingMessage>((resolve, reject) => {
        request.on('response', resolve);
        request.on('error', reject);
        request.end(outgoing.body);
      });
      const response = await readText(incoming);
      return { code: incoming.statusCode ?? 0, errorCode: null, durationMs: took(), response };
    } finally {
      clearTimeout(timer);
    }
  } catch (error) {
    return { code: 0, errorCode: errorCode(error), durationMs: took(), response: null };
  }
}
