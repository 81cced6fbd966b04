import { createHash } from 'node:crypto';
import type { BrandPack } from '#compiler/config.ts';
import { brandImage } from './brandImages.ts';

/** The URL path of a brand's image. The query is a hash of its bytes, so that it can be cached for a year. */
export function brandImagePath(brand: string, pack: BrandPack, file: string): string {
  const version = createHash('sha1')
    .update(brandImage(pack, file) ?? '')
    .digest('hex')
    .slice(0, 8);
  return `/brands/${brand}/${file}?v=${version}`;
}
