import './lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { type Build, filesOf, firstListChunks, pageSizes, readBuild, sizeOf } from './lib/buildSizes.ts';
import { printFormLines } from './lib/printFormLines.ts';

// npm run size: prints what the browser downloads, in KiB after gzip, from the last build, and the lines of each form.
// tests/process/sizes.test.ts fails where a page exceeds its limit.

const ROOT = fileURLToPath(new URL('..', import.meta.url));

function print(label: string, size: number, note = ''): void {
  console.log(`${label.padEnd(44)} ${size.toFixed(1).padStart(7)} ${note}`);
}

function printPages(build: Build): void {
  console.log('KiB of gzip'.padStart(52));
  for (const { label, script, styles, limit } of pageSizes(build)) {
    print(label, script, `of ${limit}${script > limit ? '  TOO LARGE' : ''}`);
    print('  and styles', styles);
    if (script > limit) process.exitCode = 1;
  }
}

function printLazyChunks(build: Build): void {
  console.log('\nWhat each lazy chunk adds to the first list');
  const firstList = filesOf(build, firstListChunks(build), 'js');
  const lazy = new Set(Object.values(build.chunks).flatMap((chunk) => chunk.dynamicImports ?? []));
  for (const name of [...lazy].sort()) {
    const added = [...filesOf(build, [name], 'js')].filter((file) => !firstList.has(file));
    if (added.length > 0) print(name, sizeOf(build, added));
  }
}

const build = readBuild(ROOT);
printPages(build);
printLazyChunks(build);
console.log('');
printFormLines(ROOT);
