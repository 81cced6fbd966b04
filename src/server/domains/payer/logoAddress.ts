import { BUSINESS_ID_PREFIX, FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';

/** Where the logos of businesses are. */
export const LOGO_PATH = '/logos';

/** The public address of a logo, by UUIDs, relative to the host of the page. */
export function logoAddress(businessId: string, fileId: string): string {
  return `${LOGO_PATH}/${formatRecordId(BUSINESS_ID_PREFIX, businessId)}/${formatRecordId(FILE_ID_PREFIX, fileId)}`;
}
