import type { FileAccept } from '../generated/api.ts';

interface UploadLimit {
  /** In bytes. */
  readonly size: number;
  readonly types: readonly string[];
  /** Endings of file names, where a system may know the type by another name. */
  readonly endings?: readonly string[];
}

/** The files that may be uploaded in a file field of a form. */
export const UPLOAD_LIMITS: Readonly<Record<FileAccept, UploadLimit>> = {
  image: { size: 1024 * 1024, types: ['image/jpeg', 'image/png'] },
  // Rule forms.product-image-limit.
  picture: { size: 10 * 1024 * 1024, types: ['image/jpeg', 'image/png'] },
  // Rule forms.document-limit.
  document: { size: 8 * 1024 * 1024, types: ['image/jpeg', 'image/png', 'application/pdf'] },
  // Rule sending.batch-file.
  rows: { size: 5 * 1024 * 1024, types: ['text/csv'], endings: ['.csv'] },
};
