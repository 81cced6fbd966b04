// npm run addresses: downloads the pinned packages of areas and postal codes, and writes src/server/core/addresses/data.
// What starts and what tests read is that folder; this needs the network only when a version in scripts/addresses/ changes.
import './lib/closedPipe.mjs';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { areaText } from './addresses/areaText.ts';
import { readIndonesia } from './addresses/indonesia/readIndonesia.ts';
import { readPhilippines } from './addresses/philippines/readPhilippines.ts';

const DATA = fileURLToPath(new URL('../src/server/core/addresses/data', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'addresses-'));
try {
  for (const [country, read] of Object.entries({ ID: readIndonesia, PH: readPhilippines })) {
    const { areas, source } = await read(folder);
    const text = areaText(areas, source);
    writeFileSync(join(DATA, `${country}.txt`), text);
    console.log(`${country}: ${text.split('\n').length - source.length - 1} areas, ${text.length} characters.`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
