import type { Console } from '#contract/generated/api.ts';
import { RequestError, readStream } from '#runtime/islands/index.ts';

const STREAM = '/api/notifications/stream';

/** Delays before a stream that could not be had is requested again, in milliseconds; the last one is repeated. */
const WAITS = [2_000, 10_000, 30_000, 60_000, 300_000];

/** A stream that ends sooner was cut off, in milliseconds. */
const SHORTEST = 10_000;

/** Statuses of a person who has no notification centre any more. */
const FINAL = [401, 403, 404];

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Waits until the browser has a network. */
function waitOnline(signal: AbortSignal): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Reads one stream after another until the signal; what came between two is announced when the next one opens. */
async function readStreams(announce: () => void, signal: AbortSignal): Promise<void> {
  let losses = 0;
  let isFirst = true;
  while (!signal.aborted) {
    await waitOnline(signal);
    const began = Date.now();
    function onOpen(): void {
      if (!isFirst) announce();
      isFirst = false;
    }
    try {
      await readStream(STREAM, signal, { onOpen, onEvent: announce });
      losses = Date.now() - began < SHORTEST ? losses + 1 : 0;
    } catch (error) {
      if (error instanceof RequestError && FINAL.includes(error.status)) return;
      isFirst = false;
      losses += 1;
    }
    if (losses > 0) await wait(WAITS[Math.min(losses, WAITS.length) - 1] ?? 0, signal);
  }
}

/** The name that tabs of the same business and environment share. */
function nameOf({ business, environment }: Console): string {
  return `notifications ${business.id} ${environment}`;
}

/** Announces to the tabs of this browser that the person has read some. */
export function announceRead(console: Console): void {
  const channel = new BroadcastChannel(nameOf(console));
  channel.postMessage(undefined);
  channel.close();
}

/**
 * Calls `onChange` when there are new notifications, or a tab has read some. One tab of a browser reads the stream for all
 * that show the same business and environment; when it is closed, the next one does. Returns a function that stops it.
 * Rule notifications.live.
 */
export function followNotifications(console: Console, onChange: () => void): () => void {
  const name = nameOf(console);
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(name);
  channel.onmessage = onChange;
  const read = () =>
    readStreams(() => {
      onChange();
      channel.postMessage(undefined);
    }, signal);
  // Locks exist in secure contexts alone; without them each tab reads a stream of its own.
  const done = navigator.locks === undefined ? read() : navigator.locks.request(name, { signal }, read);
  done.catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
}
