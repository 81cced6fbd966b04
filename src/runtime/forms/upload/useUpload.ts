import { useEffect, useRef, useState } from 'react';
import { UPLOAD_LIMITS } from '#contract/forms/uploadLimits.ts';
import type { FileAccept } from '#contract/generated/api.ts';
import { RequestError } from '../../core/session/RequestError.ts';
import { uploadFile } from './uploadFile.ts';

/** State of an upload. */
export type UploadState =
  | { readonly kind: 'none' }
  | { readonly kind: 'sending'; readonly name: string; readonly share: number }
  | { readonly kind: 'done'; readonly name: string }
  | { readonly kind: 'failed'; readonly file: File; readonly error: RequestError };

/**
 * Returns the error that the server would report, before anything is sent. The server determines the type of a file by
 * its bytes.
 */
function uploadError(file: File, accept: FileAccept): RequestError | undefined {
  if (file.size === 0) return new RequestError({ code: 'UPLOAD_FILE_ERROR_EMPTY', status: 0 });
  if (file.size <= UPLOAD_LIMITS[accept].size) return undefined;
  return new RequestError({ code: 'UPLOAD_FILE_ERROR_FILESIZE_TOO_LARGE', status: 0 });
}

/** Uploads files, one at a time: a new file replaces the former one. */
export function useUpload(accept: FileAccept, onDone: (id: string) => void) {
  const [state, setState] = useState<UploadState>({ kind: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function send(file: File): Promise<void> {
    running.current?.abort();
    const error = uploadError(file, accept);
    if (error !== undefined) {
      setState({ kind: 'failed', file, error });
      return;
    }
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ kind: 'sending', name: file.name, share: 0 });
    try {
      const onProgress = (share: number) => setState({ kind: 'sending', name: file.name, share });
      const id = await uploadFile(file, { accept, onProgress, signal });
      setState({ kind: 'done', name: file.name });
      onDone(id);
    } catch (error) {
      if (signal.aborted) return;
      const known = error instanceof RequestError ? error : new RequestError({ code: 'unexpected', status: 0 });
      setState({ kind: 'failed', file, error: known });
    }
  }

  function forget(): void {
    running.current?.abort();
    setState({ kind: 'none' });
  }

  return { state, send: (file: File) => void send(file), forget };
}
