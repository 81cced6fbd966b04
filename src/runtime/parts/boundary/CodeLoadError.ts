/** The code of a part could not be fetched: the network is gone, or a newer build has taken its place. */
export class CodeLoadError extends Error {
  override readonly name = 'CodeLoadError';
}
