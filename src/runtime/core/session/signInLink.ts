/** A sign-in link, as read from the address. */
export interface SignInLink {
  readonly token: string;
  readonly source: string;
  /** The address without the token. */
  readonly page: string;
}

/**
 * Removes a one-time token from the address, always and before anything else, so that it does not reach the history, a
 * log or another page's referrer.
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
  // Without a source the token cannot sign anyone in, but it must not be passed on either.
  return source === null ? undefined : { token, source, page };
}
