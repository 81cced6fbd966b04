/** The code of a part could not be loaded: no network, or a newer build has replaced it. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError';
}
