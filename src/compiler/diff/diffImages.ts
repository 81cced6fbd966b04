import type { Config } from '../config.ts';
import { startOf } from '../report.ts';
import type { Change } from './Change.ts';

/** Images of brand packs that were redrawn: a person has to see whose they look like. */
export function diffImages(before: Config, after: Config): Change[] {
  const changes: Change[] = [];
  for (const [brand, { images }] of after.brands) {
    const old = before.brands.get(brand)?.images ?? {};
    for (const [file, image] of Object.entries(images)) {
      if (old[file] === undefined || old[file] === image) continue;
      const place = startOf(`brands/${brand}/${file}`);
      changes.push({ kind: 'widened', thing: `brands.${brand}.${file}`, place, what: 'the image is another' });
    }
  }
  return changes;
}
