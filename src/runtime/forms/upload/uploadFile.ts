import { DetailedError, Upload } from 'tus-js-client';
import type { FileAccept } from '#contract/generated/api.ts';
import { authenticationHeaders } from '../../core/session/authenticationHeaders.ts';
import { pageEnvironment } from '../../core/session/environment.ts';
import { pageHeaders } from '../../core/session/pageContext.ts';
import { codeOfStatus, RequestError } from '../../core/session/RequestError.ts';
import { renewSession } from '../../core/session/renewSession.ts';
import { RENEW_EARLY } from '../../core/session/request.ts';
import { accessTimeLeft, readSession } from '../../core/session/storedSession.ts';
import { PAUSED_UPLOADS } from './pausedUploads.ts';

interface UploadOptions {
  readonly accept: FileAccept;
  /** Receives the sent share, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Bytes of one request: what a connection that dies loses at most. */
const PART = 512 * 1024;

/** Pauses before a part is sent again by itself, in milliseconds. */
const PAUSES = [0, 1000, 3000, 8000];

async function freshHeaders(): Promise<Record<string, string>> {
  const session = readSession();
  const fresh = session && accessTimeLeft(session) <= RENEW_EARLY ? await renewSession(session) : session;
  if (fresh === undefined) throw new RequestError({ code: 'INVALIDATED_TOKEN', status: 401 });
  return { ...authenticationHeaders(fresh), ...pageHeaders() };
}

/** What makes a file the same as one whose upload has begun. */
function markOf({ size, type, lastModified }: File, accept: FileAccept): string {
  return [pageHeaders()['x-business'], pageEnvironment(), accept, size, type, lastModified].join(' ');
}

function statusOf(error: Error): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0;
}

/** The error of an upload as the server says it; `network` where its last request has no answer. */
function requestErrorOf(error: Error): RequestError {
  if (error instanceof RequestError) return error;
  const status = statusOf(error);
  let code: unknown;
  try {
    code = JSON.parse((error as DetailedError).originalResponse?.getBody() ?? '').error_code;
  } catch {
    code = undefined;
  }
  return new RequestError({ code: typeof code === 'string' ? code : codeOfStatus(status), status });
}

/**
 * Uploads a file in parts and returns its id. After a connection that died it continues where it stopped, by itself or when
 * the same file is sent again. Throws RequestError; `network` if a part did not arrive.
 * Rule forms.uploads-continue.
 */
export async function uploadFile(file: File, { accept, onProgress, signal }: UploadOptions): Promise<string> {
  const url = new URL('/api/uploads', location.origin);
  url.searchParams.set('accept', accept);
  const environment = pageEnvironment();
  if (environment !== undefined) url.searchParams.set('environment', environment);
  return new Promise<string>((resolve, reject) => {
    const upload = new Upload(file, {
      endpoint: url.href,
      chunkSize: PART,
      retryDelays: PAUSES,
      metadata: { filename: file.name },
      urlStorage: PAUSED_UPLOADS,
      removeFingerprintOnSuccess: true,
      fingerprint: async () => markOf(file, accept),
      onBeforeRequest: async (sent) => {
        for (const [name, value] of Object.entries(await freshHeaders())) sent.setHeader(name, value);
      },
      // What the server has rejected is rejected again; of a part that came twice the offset is requested anew.
      onShouldRetry: (error) => statusOf(error) === 0 || statusOf(error) === 409 || statusOf(error) >= 500,
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onError: (error) => {
        // What has arrived stays, for another try.
        signal.removeEventListener('abort', cancel);
        reject(requestErrorOf(error));
      },
      onSuccess: ({ lastResponse }) => {
        signal.removeEventListener('abort', cancel);
        const id = lastResponse.getHeader('upload-file');
        if (id === undefined || id === '')
          reject(new RequestError({ code: 'unexpected', status: lastResponse.getStatus() }));
        else resolve(id);
      },
    });
    /** Cancelled by the person: what has arrived is removed. */
    function cancel(): void {
      void upload.abort(true).catch(() => undefined);
      reject(new DOMException('aborted', 'AbortError'));
    }
    signal.addEventListener('abort', cancel);
    upload
      .findPreviousUploads()
      .then(([previous]) => {
        if (signal.aborted) return;
        if (previous !== undefined) upload.resumeFromPreviousUpload(previous);
        upload.start();
      })
      .catch(reject);
  });
}
