/**
 * A path without its percent-encoding; `undefined` where that is malformed, such as "/%" or "/%ff". Compare the result: a
 * build drops a call whose result is unused.
 */
export function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
