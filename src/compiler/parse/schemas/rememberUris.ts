import type { Options } from 'ajv';

type UriResolver = NonNullable<Options['uriResolver']>;

/** A resolver of addresses that answers the same question once: schemas refer to a few addresses hundreds of times. */
export function rememberUris({ parse, resolve, serialize }: UriResolver): UriResolver {
  const parsed = new Map<string, ReturnType<typeof parse>>();
  const resolved = new Map<string, string>();
  return {
    serialize,
    parse(uri) {
      const known = parsed.get(uri) ?? parse(uri);
      parsed.set(uri, known);
      return known;
    },
    resolve(base, path) {
      const question = `${base} ${path}`;
      const known = resolved.get(question) ?? resolve(base, path);
      resolved.set(question, known);
      return known;
    },
  };
}
