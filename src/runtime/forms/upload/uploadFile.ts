import type { FileAccept, UploadedFile } from '#contract/generated/api.ts';
import { authenticationHeaders } from '../../core/session/authenticationHeaders.ts';
import { pageEnvironment } from '../../core/session/environment.ts';
import { pageHeaders } from '../../core/session/pageContext.ts';
import { RequestError } from '../../core/session/RequestError.ts';
import { renewSession } from '../../core/session/renewSession.ts';
import { RENEW_EARLY } from '../../core/session/request.ts';
import { accessTimeLeft, readSession } from '../../core/session/storedSession.ts';

interface UploadOptions {
  readonly accept: FileAccept;
  /** Receives the sent share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

async function freshHeaders(): Promise<Record<string, string>> {
  const session = readSession();
  const fresh = session && accessTimeLeft(session) <= RENEW_EARLY ? await renewSession(session) : session;
  if (fresh === undefined) throw new RequestError({ code: 'INVALIDATED_TOKEN', status: 401 });
  return { ...authenticationHeaders(fresh), ...pageHeaders() };
}

function answerOf(sent: XMLHttpRequest): UploadedFile {
  let body: unknown;
  try {
    body = JSON.parse(sent.responseText);
  } catch {
    body = undefined;
  }
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  if (sent.status === 201 && typeof fields.id === 'string') return body as UploadedFile;
  const code = typeof fields.error_code === 'string' ? fields.error_code : 'unexpected';
  throw new RequestError({ code, status: sent.status });
}

/**
 * Uploads a file and reports its progress, which fetch cannot do. Throws RequestError; `network` if it did not arrive.
 */
export async function uploadFile(file: File, { accept, onProgress, signal }: UploadOptions): Promise<UploadedFile> {
  const headers = await freshHeaders();
  const url = new URL('/api/files', location.origin);
  url.searchParams.set('accept', accept);
  const environment = pageEnvironment();
  if (environment !== undefined) url.searchParams.set('environment', environment);
  const body = new FormData();
  body.append('file', file);
  const sent = new XMLHttpRequest();
  await new Promise<void>((resolve, reject) => {
    sent.open('POST', url);
    for (const [name, value] of Object.entries(headers)) sent.setRequestHeader(name, value);
    sent.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    sent.onload = () => resolve();
    sent.onerror = () => reject(new RequestError({ code: 'network', status: 0 }));
    sent.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', () => sent.abort());
    sent.send(body);
  });
  return answerOf(sent);
}
