/** Returns the normalized address if it is http or https; `undefined` for anything else, scripts included. */
export function webAddress(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text)) return undefined;
  return URL.canParse(text) ? new URL(text).href : undefined;
}
