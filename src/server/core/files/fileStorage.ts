import type { ServerEnv } from '../env.ts';
import type { FileStore } from './FileStore.ts';
import { folderStore } from './folderStore.ts';
import { s3Store } from './s3Store.ts';
import { clamdScanner } from './scan/clamdScanner.ts';
import { type FileScanner, NO_SCANNER } from './scan/FileScanner.ts';

/** Where the files of a deployment are kept: its bucket, or else its folder. Rule forms.file-storage. */
export function fileStoreOf({ bucket, filesDir }: Pick<ServerEnv, 'bucket' | 'filesDir'>): FileStore {
  return bucket === undefined ? folderStore(filesDir) : s3Store(bucket);
}

/** What looks through the files of a deployment before they are kept. Rule forms.scanner. */
export function fileScannerOf({ scanner }: Pick<ServerEnv, 'scanner'>): FileScanner {
  return scanner === undefined ? NO_SCANNER : clamdScanner(scanner);
}
