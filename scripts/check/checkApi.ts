import { readFileSync } from 'node:fs';
import { apiBreaks } from '#compiler/api/apiBreaks.ts';
import { documentProblem, OpenApi } from '#compiler/api/OpenApi.ts';
import { loadFileTree } from '#compiler/load.ts';
import { readTree } from '#compiler/parse/readTree.ts';

/** Prints what the API in a file would break. Returns the exit code: 2 if the file cannot be read. */
export function checkApi(root: string, file: string | undefined): number {
  if (file === undefined) {
    console.error('npm run check -- --api <an OpenAPI 3 file, JSON or YAML>');
    return 2;
  }
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
  const api = OpenApi.read(text);
  if (api === undefined) {
    console.error(documentProblem(file, text));
    return 2;
  }
  const breaks = apiBreaks(readTree(loadFileTree(root)).draft, api);
  for (const { place, what } of breaks) console.error(`${place.file}:${place.line}:${place.column}  ${what}`);
  const files = new Set(breaks.map(({ place }) => place.file)).size;
  const places = `${breaks.length} ${breaks.length === 1 ? 'place' : 'places'} in ${files} ${files === 1 ? 'file' : 'files'}`;
  console.log(breaks.length === 0 ? 'Every screen has what it reads.' : `It would break ${places}.`);
  return breaks.length === 0 ? 0 : 1;
}
