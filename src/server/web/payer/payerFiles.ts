import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script of the payer's page in the build's manifest. */
const ENTRY = 'payerPage.ts';

/** URLs of the script and style sheets of the payer's page. */
export interface PayerFiles {
  /** undefined: the page is only looked at. */
  readonly script: string | undefined;
  readonly styles: readonly string[];
}

/** The part of Vite's manifest that is used here: files relative to the folder of the pages. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
}

/** The files of the build; without one, those of the development server. Throws when the build has no such script. */
export function payerFiles(clientDir: string | undefined): PayerFiles {
  if (clientDir === undefined) return { script: `/${ENTRY}`, styles: [] };
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
  );
  const chunk = manifest[ENTRY];
  if (chunk === undefined) throw new Error(`The build in ${clientDir} has no ${ENTRY}; run npm run build.`);
  return { script: `/${chunk.file}`, styles: (chunk.css ?? []).map((file) => `/${file}`) };
}
