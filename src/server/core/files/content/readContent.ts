import { UPLOAD_LIMITS } from '#contract/forms/uploadLimits.ts';
import type { FileAccept } from '#contract/generated/api.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { type FileType, fileType, rowsFileType } from '../fileType.ts';
import { tooLarge } from '../tooLarge.ts';
import { uploadError } from '../uploadError.ts';
import { imageContent } from './imageContent.ts';
import { requireSafePdf } from './pdfContent.ts';
import { requireRows } from './rowsContent.ts';

/** How names of files of each type end. */
const ENDINGS: Readonly<Record<FileType, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'application/pdf': ['pdf'],
  'text/csv': ['csv', 'txt'],
};

/** A file as it arrived. */
export interface ReceivedFile {
  /** Its name on the user's device. */
  readonly name: string;
  readonly accept: FileAccept;
  readonly bytes: Buffer;
}

/** A file as it is kept. */
export interface FileContent {
  readonly type: FileType;
  readonly bytes: Buffer;
}

function readType({ bytes, accept }: ReceivedFile): FileType {
  const type = accept === 'rows' ? rowsFileType(bytes) : fileType(bytes);
  if (type !== undefined && UPLOAD_LIMITS[accept].types.includes(type)) return type;
  if (accept !== 'image' && accept !== 'picture') throw uploadError('UNSUPPORTED_MIME');
  throw new ApiError('UNSUPPORTED_IMAGE_FILE_TYPE_ERROR', 'Use one of image/jpeg, image/png.');
}

/** A name without an ending may be of any type. */
function requireEnding(name: string, type: FileType): void {
  const ending = /\.([^.\s]{1,12})\s*$/.exec(name)?.[1]?.toLowerCase();
  if (ending !== undefined && !ENDINGS[type].includes(ending)) throw uploadError('WRONG_EXTENSION');
}

/**
 * What is kept of an uploaded file: an image encoded anew, anything else bit for bit. Throws ApiError with a code of its own
 * for each reason that a file is rejected. Rule forms.rejected-files.
 */
export async function readContent(file: ReceivedFile): Promise<FileContent> {
  const { name, bytes } = file;
  if (bytes.length === 0) throw uploadError('EMPTY');
  const type = readType(file);
  requireEnding(name, type);
  switch (type) {
    case 'image/jpeg':
    case 'image/png': {
      const made = await imageContent(bytes, type, UPLOAD_LIMITS[file.accept].size);
      if (made === undefined) throw tooLarge(file.accept);
      return { type, bytes: made };
    }
    case 'application/pdf':
      await requireSafePdf(bytes);
      return { type, bytes };
    case 'text/csv':
      requireRows(bytes);
      return { type, bytes };
  }
}
