import { createHash } from 'node:crypto';

/** Where a brand's image is served. The query changes with its bytes, so that it may be kept for a year. */
export function brandImagePath(brand: string, images: Readonly<Record<string, string>>, file: string): string {
  const version = createHash('sha1')
    .update(images[file] ?? '')
    .digest('hex')
    .slice(0, 8);
  return `/brands/${brand}/${file}?v=${version}`;
}
