import { wcagContrast } from 'culori';
import { type SaxesAttributeNS, SaxesParser } from 'saxes';
import type { BrandFile } from '#contract/generated/config.ts';
import type { Source } from '../config.ts';
import type { Draft } from '../draft.ts';
import type { Problem } from '../problem.ts';
import { problem, startOf } from '../report.ts';
import { checkSvg } from './checkSvg.ts';

interface ImageRule {
  readonly noun: string;
  /** The grounds that the image is drawn on. */
  readonly grounds: readonly string[];
  /** Bounds of width to height. */
  readonly widest: number;
  readonly tallest: number;
}

/** A header has room for a wide logo, and none for a tall one. */
const LOGO = { noun: 'logo', widest: 12, tallest: 0.5 };

/** Images by the key of the pack that names them. Browsers show icons on light and on dark tabs. */
const RULES = {
  logo: { ...LOGO, grounds: ['#ffffff'] },
  logo_dark: { ...LOGO, grounds: ['#0f1729'] },
  icon: { noun: 'icon', grounds: ['#ffffff', '#202124'], widest: 1, tallest: 1 },
} as const satisfies Record<string, ImageRule>;

type ImageKey = keyof typeof RULES;

/** A drawing whose every colour has less contrast than this with its ground is not seen. */
const LEAST_CONTRAST = 1.5;

const DRAWN = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'text']);

interface Drawing {
  readonly proportion: number | undefined;
  readonly shapes: number;
  /** Colours as #rrggbb; what has another form, such as a gradient, is not judged. */
  readonly colours: readonly string[];
  readonly isPlain: boolean;
}

const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };

function hex(colour: string): string | undefined {
  const written = NAMED[colour.toLowerCase()] ?? colour.toLowerCase();
  if (/^#[0-9a-f]{3}$/.test(written)) return `#${[...written.slice(1)].map((digit) => digit + digit).join('')}`;
  return /^#[0-9a-f]{6}$/.test(written) ? written : undefined;
}

function numberOf(attribute: SaxesAttributeNS | undefined): number | undefined {
  const value = Number.parseFloat(attribute?.value ?? '');
  return Number.isFinite(value) ? value : undefined;
}

function proportionOf(attributes: Readonly<Record<string, SaxesAttributeNS>>): number | undefined {
  const [, , boxWidth, boxHeight] = (attributes.viewBox?.value ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const [width, height] = [boxWidth ?? numberOf(attributes.width), boxHeight ?? numberOf(attributes.height)];
  return width && height ? width / height : undefined;
}

/** What an image draws; `undefined` where it is not an image, which is another check's to say. */
function readDrawing(text: string): Drawing | undefined {
  const colours = new Set<string>();
  let proportion: number | undefined;
  let [shapes, depth, isPlain] = [0, 0, true];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => undefined);
  parser.on('opentag', ({ local, attributes }) => {
    if (depth === 0) proportion = proportionOf(attributes);
    depth += 1;
    if (DRAWN.has(local)) shapes += 1;
    for (const key of ['fill', 'stroke']) {
      const value = attributes[key]?.value;
      if (value === undefined || value === 'none') continue;
      const colour = hex(value);
      if (colour === undefined) isPlain = false;
      else colours.add(colour);
    }
    if (attributes.style !== undefined) isPlain = false;
  });
  parser.write(text).close();
  return depth === 0 ? undefined : { proportion, shapes, colours: [...colours], isPlain };
}

function sizeProblem(
  proportion: number,
  { noun, widest, tallest }: ImageRule,
): [what: string, fix: string] | undefined {
  if (proportion <= widest && proportion >= tallest) return undefined;
  if (widest === tallest) return [`The ${noun} is not square.`, 'Draw it in a viewBox as wide as high.'];
  const size =
    proportion > 1
      ? `${Math.round(proportion)} times as wide as high`
      : `${Math.round(1 / proportion)} times as high as wide`;
  const fix = `Draw it at most ${widest} times as wide as high, and at most ${1 / tallest} times as high as wide.`;
  return [`The ${noun} is ${size}.`, fix];
}

/** What makes an image of no use, and what to do. */
function imageProblem(
  key: ImageKey,
  { proportion, shapes, colours, isPlain }: Drawing,
): [what: string, fix: string] | undefined {
  const { noun, grounds } = RULES[key];
  if (shapes === 0) return [`The ${noun} is empty.`, 'Draw it with paths or other shapes.'];
  const wrongSize = proportion === undefined ? undefined : sizeProblem(proportion, RULES[key]);
  if (wrongSize !== undefined || !isPlain || colours.length === 0) return wrongSize;
  const unseenOn = grounds.find((ground) => colours.every((colour) => wcagContrast(colour, ground) < LEAST_CONTRAST));
  if (unseenOn === undefined) return undefined;
  return [`The ${noun} has too little contrast on ${unseenOn}.`, `Draw "${key}" in colours with enough contrast.`];
}

function checkLogo(source: Source<BrandFile>, key: ImageKey, image: string | undefined): Problem[] {
  const name = source.value[key];
  // An image with other problems has been reported, and may not be what is served.
  if (name === undefined || image === undefined || checkSvg(name, image).length > 0) return [];
  const drawing = readDrawing(image);
  const found = drawing && imageProblem(key, drawing);
  if (found === undefined) return [];
  const [what, fix] = found;
  return [problem('pack-logo', startOf(`brands/${source.value.brand}/${name}`), what, fix)];
}

/** A logo draws something that fits a header and can be seen on its ground; an icon is square. */
export function checkLogos(draft: Draft): Problem[] {
  return [...draft.packs.values()].flatMap(({ source, images }) =>
    source === undefined
      ? []
      : (['logo', 'logo_dark', 'icon'] as const).flatMap((key) =>
          checkLogo(source, key, images.get(source.value[key] ?? '')),
        ),
  );
}
