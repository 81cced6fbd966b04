import { pageHeaders } from './pageContext.ts';
import { RequestError } from './RequestError.ts';
import { fetchResponse } from './send.ts';
import { readSession } from './storedSession.ts';

/** What hears a stream. */
export interface StreamListener {
  readonly onOpen: () => void;
  readonly onEvent: () => void;
}

/**
 * Reads a stream of server-sent events without data until it ends, as the signed-in user. EventSource cannot send the
 * headers of a session. Reading it is no action of the user. Throws RequestError when it cannot be had.
 */
export async function readStream(
  path: string,
  signal: AbortSignal,
  { onOpen, onEvent }: StreamListener,
): Promise<void> {
  const session = readSession();
  if (session === undefined) throw new RequestError({ code: 'INVALIDATED_TOKEN', status: 401 });
  const headers = { ...pageHeaders(), accept: 'text/event-stream', 'x-background': 'true' };
  const response = await fetchResponse(path, session, { headers, signal });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new RequestError({ code: 'unexpected', status: response.status });
  }
  onOpen();
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let line = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (line + value).split('\n');
    line = lines.pop() ?? '';
    if (lines.some((each) => each.startsWith('event:'))) onEvent();
  }
}
