import { uploadError } from '../uploadError.ts';
import { holdsForeign, holdsForeignBeside } from './foreignContent.ts';
import { jpegParts, pngParts } from './imageParts.ts';

/** The most pixels that an image is decoded to; a camera of a phone has 12 to 50 million. */
const MOST_PIXELS = 60_000_000;

/** The longest that one image is decoded, in seconds. */
const LONGEST = 20;

/** Of a JPEG, from 1 to 100: the first at which it is small enough. Differences are hardly seen, and a text stays readable. */
const QUALITIES = [90, 80, 65];

type Sharp = typeof import('sharp').default;

let loaded: Promise<Sharp> | undefined;

/** The library, loaded with the first image. */
function loadSharp(): Promise<Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp;
  });
  return loaded;
}

/** What phones put after a picture: smaller copies of it, a film of the moment, or notes of the camera. */
function isOfCamera(rest: Buffer): boolean {
  const isCopy = rest[0] === 0xff && rest[1] === 0xd8;
  const isFilm = rest.toString('latin1', 4, 8) === 'ftyp';
  return isCopy || isFilm || rest.toString('latin1', rest.length - 4) === 'SEFT';
}

function isOnlyImage(bytes: Buffer, type: 'image/jpeg' | 'image/png'): boolean {
  const parts = type === 'image/png' ? pngParts(bytes) : jpegParts(bytes);
  if (parts === undefined) throw uploadError('DAMAGED');
  const isPadding = parts.rest.every((byte) => byte === 0 || byte === 0x0a || byte === 0x0d || byte === 0x20);
  if (holdsForeign(bytes) || holdsForeignBeside(parts.metadata)) return false;
  return isPadding || (isOfCamera(parts.rest) && !holdsForeignBeside(parts.rest));
}

/**
 * An image encoded anew from its pixels, turned upright: its metadata (place, device, texts) and all that is not pixels are
 * left out. `undefined` for one that then has more than `most` bytes. Throws for one that cannot be decoded, has too many pixels, or is a file of another kind as well.
 * Rule forms.images-encoded-anew.
 */
export async function imageContent(
  bytes: Buffer,
  type: 'image/jpeg' | 'image/png',
  most: number,
): Promise<Buffer | undefined> {
  if (!isOnlyImage(bytes, type)) throw uploadError('ACTIVE_CONTENT');
  const sharp = await loadSharp();
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await image.metadata();
    if (`image/${format}` !== type) throw uploadError('DAMAGED');
    const upright = image.rotate().timeout({ seconds: LONGEST });
    const tries =
      type === 'image/png'
        ? [upright.png({ compressionLevel: 9 })]
        : QUALITIES.map((quality) => upright.clone().jpeg({ quality }));
    for (const tried of tries) {
      const made = await tried.toBuffer();
      if (made.length <= most) return made;
    }
    return undefined;
  } catch (error) {
    throw error instanceof Error && /pixel limit/i.test(error.message)
      ? uploadError('TOO_MANY_PIXELS')
      : uploadError('DAMAGED');
  }
}
