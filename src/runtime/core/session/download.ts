import { authenticationHeaders } from './authenticationHeaders.ts';
import { pageEnvironment } from './environment.ts';
import { leave } from './leave.ts';
import { pageHeaders } from './pageContext.ts';
import { codeOfStatus, RequestError } from './RequestError.ts';
import { renewSession } from './renewSession.ts';
import { RENEW_EARLY } from './request.ts';
import { accessTimeLeft, readSession } from './storedSession.ts';

/** A file from the server. */
export interface DownloadedFile {
  readonly name: string;
  readonly content: Blob;
}

async function errorOf(response: Response): Promise<RequestError> {
  const body: unknown = await response.json().catch(() => undefined);
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return new RequestError({
    code: typeof fields.error_code === 'string' ? fields.error_code : codeOfStatus(response.status),
    status: response.status,
    requestId: typeof fields.request_id === 'string' ? fields.request_id : undefined,
  });
}

function nameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';
}

/** The details of a file that are known before it is read. */
export interface FileDetails {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  /** Size in bytes, if the server reports it. */
  readonly size: number | undefined;
}

/** Reads the name, type and size of a file. Throws RequestError; an abort is rethrown unchanged. */
export async function readFileDetails(path: string, signal?: AbortSignal): Promise<FileDetails> {
  const response = await fetchFile('HEAD', path, signal);
  const size = Number(response.headers.get('content-length'));
  return { name: nameOf(response), type: response.headers.get('content-type') ?? '', size: size || undefined };
}

/**
 * Downloads a file as the signed-in user. A link could not carry the token, so the file is fetched. Throws
 * RequestError; an abort is rethrown unchanged.
 */
export async function download(path: string, signal?: AbortSignal): Promise<DownloadedFile> {
  const response = await fetchFile('GET', path, signal);
  return { name: nameOf(response), content: await response.blob() };
}

async function fetchFile(method: 'GET' | 'HEAD', path: string, signal?: AbortSignal): Promise<Response> {
  let session = readSession();
  if (session !== undefined && accessTimeLeft(session) <= RENEW_EARLY) session = await renewSession(session);
  if (session === undefined) {
    leave('session-ended');
    throw new RequestError({ code: 'INVALIDATED_TOKEN', status: 401 });
  }
  const url = new URL(path, location.origin);
  const environment = pageEnvironment();
  if (environment !== undefined) url.searchParams.set('environment', environment);
  const headers = { ...authenticationHeaders(session), ...pageHeaders() };
  let response: Response;
  try {
    response = await fetch(url.pathname + url.search, { method, headers, ...(signal !== undefined && { signal }) });
    if (response.ok) return response;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new RequestError({ code: 'network', status: 0 });
  }
  throw await errorOf(response);
}

/** Saves a file through the browser's download. */
export function saveFile({ name, content }: DownloadedFile): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read the address by the next task.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
