/** The nonce with which this page may add styles, from `<meta property="csp-nonce">`. */
export function styleNonce(): string | undefined {
  return document.querySelector('meta[property="csp-nonce"]')?.getAttribute('content') ?? undefined;
}
