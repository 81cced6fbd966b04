import { createHash } from 'node:crypto';
import type { BrandPack } from '#compiler/config.ts';
import { brandImage } from './brandImages.ts';

/** Where a brand's image is served. The query changes with its bytes, so that it may be kept for a year. */
export function brandImagePath(brand: string, pack: BrandPack, file: string): string {
  const version = createHash('sha1')
    .update(brandImage(pack, file) ?? '')
    .digest('hex')
    .slice(0, 8);
  return `/brands/${brand}/${file}?v=${version}`;
}
