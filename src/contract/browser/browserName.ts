/** User agent names of browsers, the most specific first: other browsers include the names below. */
const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg\w*\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
];

function find(names: readonly (readonly [string, RegExp])[], text: string): string | undefined {
  return names.find(([, pattern]) => pattern.test(text))?.[0];
}

/** The browser and system of a user agent, such as "Chrome, Windows"; `undefined` where it names none. */
export function browserName(userAgent: string | null | undefined): string | undefined {
  const text = userAgent ?? '';
  const known = [find(BROWSERS, text), find(SYSTEMS, text)].filter((name) => name !== undefined);
  return known.length === 0 ? undefined : known.join(', ');
}
