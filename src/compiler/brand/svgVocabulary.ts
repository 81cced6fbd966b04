/** Elements that draw. Everything that scripts, links, embeds, styles, animates or repeats is left out. */
export const SVG_ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);

/** Attributes with a prefix that mean no harm. */
const PREFIXED_ATTRIBUTES: ReadonlySet<string> = new Set(['xmlns:xlink', 'xlink:href', 'xml:space', 'xml:lang']);

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink';

/** A reference to something in the same image. */
const LOCAL = /^#[A-Za-z_][\w.-]*$/;

const LOCAL_URL = /url\(\s*(["']?)#[A-Za-z_][\w.-]*\1\s*\)/gi;

/** Why an attribute is refused; `undefined` when it is not. */
export function attributeProblem(name: string, value: string): 'svg-attribute' | 'svg-reference' | undefined {
  const plain = name.toLowerCase();
  if (plain === 'href' || plain === 'xlink:href') return LOCAL.test(value) ? undefined : 'svg-reference';
  if (plain === 'xmlns') return value === SVG_NAMESPACE ? undefined : 'svg-attribute';
  if (plain === 'xmlns:xlink') return value === XLINK_NAMESPACE ? undefined : 'svg-attribute';
  if (plain.startsWith('on')) return 'svg-attribute';
  if (plain.includes(':') && !PREFIXED_ATTRIBUTES.has(plain)) return 'svg-attribute';
  // A backslash or a comment can spell a word that CSS reads and this does not.
  if (plain === 'style' && /[\\@]|\/\*|url|expression|image|src/i.test(value)) return 'svg-reference';
  if (/url|image-set|src\s*\(|javascript:|data:/i.test(value.replaceAll(LOCAL_URL, '')) && plain !== 'id')
    return 'svg-reference';
  if (/\\/.test(value)) return 'svg-reference';
  return undefined;
}
