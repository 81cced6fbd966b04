/** What a scanner says of a file. */
export type ScanResult = 'clean' | 'infected';

/** Looks for harmful content in files before they are kept. */
export interface FileScanner {
  /** Throws an error when the scanner does not answer; the file is then not kept, and may be sent again. */
  scan(bytes: Buffer): Promise<ScanResult>;
}

/** Finds nothing; used where no scanner is set. */
export const NO_SCANNER: FileScanner = { scan: async () => 'clean' };
