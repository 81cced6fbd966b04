import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { maskCardNumbers } from '#contract/cards/cardNumbers.ts';
import type { UploadedFile } from '#contract/generated/api.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { formatRecordId } from '#contract/ids/recordId.ts';
import { cutText } from '#contract/text/cutText.ts';
import type { ActingPerson } from '../../access/sessions/people/SessionContext.ts';
import { ApiError } from '../../core/errors/ApiError.ts';
import { type ReceivedFile, readContent } from '../../core/files/content/readContent.ts';
import type { FileStore } from '../../core/files/FileStore.ts';
import { requireUploadQuota } from '../../core/files/requireUploadQuota.ts';
import type { FileScanner } from '../../core/files/scan/FileScanner.ts';
import { uploadError } from '../../core/files/uploadError.ts';
import type { Services } from '../../core/services.ts';
import { scopeColumns } from '../../database/belongsTo.ts';
import { inBusiness } from '../../database/inBusiness.ts';
import { uploaded_files } from '../../database/schema/index.ts';

/** Maximum length of a stored file name. */
const MAX_NAME_LENGTH = 200;

/** What keeping a file needs. */
export interface FileKeeping {
  readonly services: Services;
  readonly store: FileStore;
  readonly scanner: FileScanner;
}

/** A file name as it is shown: without what is not seen, such as marks that turn the direction of the text. */
export function shownName(name: string): string {
  const seen = name.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
  return cutText(maskCardNumbers(seen), MAX_NAME_LENGTH);
}

async function requireClean(scanner: FileScanner, bytes: Buffer): Promise<void> {
  const result = await scanner.scan(bytes).catch((cause: unknown) => {
    // The scanner's own message is for the log alone.
    const error = new ApiError(
      'SERVICE_UNAVAILABLE_ERROR',
      'The file could not be scanned. Send it again in a minute.',
    );
    throw Object.assign(error, { cause });
  });
  if (result === 'infected') throw uploadError('INFECTED');
}

/**
 * Checks a file that has arrived, and keeps it for the business of the person. Throws ApiError for one that is rejected, of
 * which nothing is kept.
 */
export async function keepFile(
  { services, store, scanner }: FileKeeping,
  { scope, user }: Pick<ActingPerson, 'scope' | 'user'>,
  received: ReceivedFile,
): Promise<UploadedFile> {
  const { pool, config, realTime } = services;
  await requireClean(scanner, received.bytes);
  const { type, bytes } = await readContent(received);
  const key = { businessId: scope.businessId, fileId: uuidv7({ msecs: realTime().getTime() }) };
  const row = {
    ...scopeColumns(scope),
    id: key.fileId,
    created: realTime(),
    user_id: user.id,
    name: shownName(received.name),
    type,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest(),
  };
  await store.put(key, bytes);
  try {
    await inBusiness(pool, scope, async (transaction) => {
      await requireUploadQuota(transaction, scope, config.current().limits.uploads, {
        size: row.size,
        now: realTime(),
      });
      await transaction.insert(uploaded_files).values(row);
    });
  } catch (error) {
    await store.remove(key);
    throw error;
  }
  return { id: formatRecordId(FILE_ID_PREFIX, key.fileId), name: row.name, type, size: row.size };
}
