import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Response header with the build of the pages. */
export const BUILD_HEADER = 'x-build';

/** Digest of the built pages: the page names its scripts and styles by their content, so another build has another. */
export function clientBuild(clientDir: string): string {
  const page = readFileSync(join(clientDir, 'index.html'));
  const manifest = readFileSync(join(clientDir, '.vite/manifest.json'));
  return createHash('sha256').update(page).update(manifest).digest('base64url').slice(0, 12);
}
