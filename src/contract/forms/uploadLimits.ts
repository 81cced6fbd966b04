import type { FileAccept } from '../generated/api.ts';

interface UploadLimit {
  /** In bytes. */
  readonly size: number;
  readonly types: readonly string[];
}

/** What may be uploaded where a form asks for a file. */
export const UPLOAD_LIMITS: Readonly<Record<FileAccept, UploadLimit>> = {
  image: { size: 1024 * 1024, types: ['image/jpeg', 'image/png'] },
  document: { size: 8 * 1024 * 1024, types: ['image/jpeg', 'image/png', 'application/pdf'] },
};
