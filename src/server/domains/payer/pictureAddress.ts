import { BUSINESS_ID_PREFIX, FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';

/** Where the pictures are that everybody may see. */
export const PICTURE_PATH = '/pictures';

/** The public address of a logo or of a picture of a store, by UUIDs, relative to the host of the page. */
export function pictureAddress(businessId: string, fileId: string): string {
  return `${PICTURE_PATH}/${formatRecordId(BUSINESS_ID_PREFIX, businessId)}/${formatRecordId(FILE_ID_PREFIX, fileId)}`;
}
