/** What an address says that signs somebody in. */
export interface SignInLink {
  readonly token: string;
  readonly source: string;
  /** The address without it. */
  readonly page: string;
}

/**
 * Takes a one-time token out of the address, at once and always: before it stands in a history, a log or another page's referrer.
 * Rule sign-in.one-time-token-leaves-address.
 */
export function takeSignInLink(): SignInLink | undefined {
  const { pathname, searchParams, hash } = new URL(location.href);
  const token = searchParams.get('one_time_token');
  const source = searchParams.get('source');
  if (token === null) return undefined;
  searchParams.delete('one_time_token');
  searchParams.delete('source');
  const page = `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
  history.replaceState(null, '', page);
  // Without a source it signs nobody in, and still is nothing to be passed on.
  return source === null ? undefined : { token, source, page };
}
