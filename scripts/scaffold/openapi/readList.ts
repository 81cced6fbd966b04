import { readFileSync } from 'node:fs';
import { documentProblem, type Method, OpenApi } from '#compiler/api/OpenApi.ts';
import { listWords, suggest } from '#compiler/nearest.ts';
import { UsageError } from '../../lib/UsageError.ts';
import { type FieldsOfApi, fieldsOf } from './fieldsOf.ts';
import { nameOfPath } from './nameOfPath.ts';

export interface ListOfApi extends FieldsOfApi {
  readonly method: Method;
  readonly path: string;
  /** The array of records in the response; '' if the response is the array. */
  readonly array: string;
  /** Other arrays of objects in the response. */
  readonly otherArrays: readonly string[];
  readonly suggestedName: string;
  /** The first word of the API's title. */
  readonly apiName: string;
}

export function readApi(file: string): OpenApi {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const api = OpenApi.read(text);
  if (api === undefined) throw new UsageError(documentProblem(file, text));
  return api;
}

/**
 * Returns the method that lists a path's records. A POST may create a record as well, so it is used only when
 * requested.
 */
export function methodOf(api: OpenApi, file: string, path: string, wanted: string | undefined): Method {
  if (wanted !== undefined && wanted !== 'get' && wanted !== 'post')
    throw new UsageError(`--method ${wanted}: Write get or post.`);
  const method = wanted ?? 'get';
  if (api.has(method, path)) return method;
  if (method === 'get' && api.has('post', path)) {
    throw new UsageError(
      `${file} has no GET ${path}; it has POST ${path}. If that lists records and creates none, add --method post.`,
    );
  }
  const known = api.pathNames().filter((name) => name !== path && api.has(method, name));
  throw new UsageError(`${file} has no ${method.toUpperCase()} ${path}. ${suggest(path, known, 'path')}`);
}

/** A choice that only a person can make: which array contains the records. */
export interface ArrayChoice {
  readonly question: string;
  readonly arrays: readonly string[];
}

function unresolvedProblem(api: OpenApi, file: string): string | undefined {
  const outside = [...api.schemas.unresolved];
  if (outside.length === 0) return undefined;
  const isOther = outside.some((reference) => !reference.startsWith('#'));
  const what = `${file} refers to ${listWords(outside.map((reference) => `"${reference}"`))}, which ${outside.length === 1 ? 'is' : 'are'} not in the file.`;
  return isOther
    ? `${what} Put all of it in one file first: npx @redocly/cli bundle ${file} --output openapi.yaml`
    : what;
}

/** Returns the records that a path lists, or the choice between arrays. Throws UsageError if the path lists none. */
export function readList(
  api: OpenApi,
  { file, path, method, array }: { file: string; path: string; method: Method; array: string | undefined },
): ListOfApi | ArrayChoice {
  api.schemas.unresolved.clear();
  const found = api.listAt(method, path, array);
  const called = `${method.toUpperCase()} ${path}`;
  if (found.kind === 'unsure' && found.arrays.length > 0)
    return { question: `${called}: ${found.reason} Which array are the records?`, arrays: found.arrays };
  if (found.kind !== 'list') {
    throw new UsageError(unresolvedProblem(api, file) ?? `${called} lists no records. ${found.reason}`);
  }
  const properties = api.propertiesOf(found.record);
  const problem = unresolvedProblem(api, file);
  if (problem !== undefined) throw new UsageError(problem);
  if (properties === undefined)
    throw new UsageError(`${called} lists no records. The document does not describe them.`);
  const taken = fieldsOf(api, properties);
  if (taken.fields.length === 0) throw new UsageError(`${called} lists records without a field to show.`);
  return {
    ...taken,
    method,
    path,
    array: found.at,
    otherArrays: found.left,
    suggestedName: nameOfPath(path, found.at),
    apiName: api.title,
  };
}

/** Returns a report of the list read from an API, for people. */
export function listReport({ method, path, array, otherArrays, fields, leftOut }: ListOfApi): string {
  const isWhole = array === '' || array.startsWith('[]');
  const lines = [
    `${method.toUpperCase()} ${path} answers with ${isWhole ? 'an array' : 'an object'}. The records are ${isWhole ? `its items${array.replace('[]', ', in ')}` : `the array ${array}`}.`,
  ];
  if (otherArrays.length > 0)
    lines.push(`Not taken: the ${otherArrays.length === 1 ? 'array' : 'arrays'} ${listWords(otherArrays)}.`);
  lines.push('', `${fields.length} fields:`);
  for (const { name, written, kind, values, nullable, note } of fields) {
    const details = [
      ...(written === name ? [] : [`from ${written}`]),
      ...(kind === 'enum' ? [values.join(' | ')] : []),
      ...(nullable ? ['may be empty'] : []),
      ...(note === undefined ? [] : [note]),
    ];
    lines.push(`  ${name.padEnd(28)} ${kind.padEnd(9)} ${details.join('; ')}`.trimEnd());
  }
  if (leftOut.length > 0) lines.push('', 'Left out:');
  for (const { written, reason } of leftOut) lines.push(`  ${written.padEnd(28)} ${reason}`);
  return `${lines.join('\n')}\n`;
}
