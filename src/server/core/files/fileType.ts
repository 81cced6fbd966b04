import type { uploaded_files } from '../../database/schema/index.ts';

/** Media type of a file that may be uploaded. */
export type FileType = (typeof uploaded_files.$inferSelect)['type'];

const SIGNATURES: readonly (readonly [FileType, Buffer])[] = [
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['application/pdf', Buffer.from('%PDF-', 'latin1')],
];

/** How a ZIP archive begins, such as a spreadsheet of Excel. */
const ARCHIVE = Buffer.from('PK\x03\x04', 'latin1');

/** The media type of a file of rows: any file without the beginning of another kind; its text is read later. */
export function rowsFileType(bytes: Buffer): FileType | undefined {
  const isOther = fileType(bytes) !== undefined || bytes.subarray(0, ARCHIVE.length).equals(ARCHIVE);
  return isOther ? undefined : 'text/csv';
}

/** The media type detected from the first bytes, regardless of the file name; `undefined` for unsupported types. */
export function fileType(bytes: Buffer): FileType | undefined {
  return SIGNATURES.find(([, signature]) => bytes.subarray(0, signature.length).equals(signature))?.[0];
}
