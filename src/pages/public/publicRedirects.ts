/** Addresses of earlier dashboards, for visitors without a session. Rule sign-in.public-redirects. */
const REDIRECTS: readonly (readonly [pattern: RegExp, to: string])[] = [
  [/^\/auth\/login\/?$/, '/login'],
  [/^\/oauth\/?$/, '/login'],
  [/^\/auth\/reset_password\/?$/, '/forgot_password'],
  [/^\/auth\/change_password\/([\w-]+)\/?$/, '/change_password/$1'],
  [/^\/link\/users\/invitation_token\/([\w-]+)\/?$/, '/invitation/$1'],
  [/^\/register\/?$/, '/register/1'],
];

/** Returns the current address for an address of an earlier dashboard; `undefined` for every other one. */
export function publicRedirect(pathname: string): string | undefined {
  for (const [pattern, to] of REDIRECTS) {
    if (pattern.test(pathname)) return pathname.replace(pattern, to);
  }
  return undefined;
}
