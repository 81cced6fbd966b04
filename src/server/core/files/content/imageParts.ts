/** What of an image is not its pixels. */
interface ImageParts {
  /** Before and between its pixels: metadata, texts and comments. */
  readonly metadata: Buffer;
  /** After its end. */
  readonly rest: Buffer;
}

const PNG_START = 8;

/** The chunks of a PNG that are neither pixels nor palette, and what follows its end; `undefined` where it has no end. */
export function pngParts(bytes: Buffer): ImageParts | undefined {
  const metadata: Buffer[] = [];
  let at = PNG_START;
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (end > bytes.length) return undefined;
    if (type === 'IEND') return { metadata: Buffer.concat(metadata), rest: bytes.subarray(end) };
    if (type !== 'IDAT' && type !== 'PLTE') metadata.push(bytes.subarray(at, end));
    at = end;
  }
  return undefined;
}

const END = 0xd9;
const SCAN = 0xda;

/** Markers without a length: those inside a scan, and the end. */
function isBare(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** The place of the marker that ends the pixels beginning at `from`. */
function afterPixels(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && !isBare(next)) return at;
  }
  return bytes.length;
}

/** The segments of a JPEG that are not pixels, and what follows its end; `undefined` where it has no end. */
export function jpegParts(bytes: Buffer): ImageParts | undefined {
  const metadata: Buffer[] = [];
  let at = 2;
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return undefined;
    if (marker === END) return { metadata: Buffer.concat(metadata), rest: bytes.subarray(at + 2) };
    if (marker === 0xff) at += 1;
    else if (isBare(marker)) at += 2;
    else if (at + 4 > bytes.length) return undefined;
    else {
      const end = at + 2 + bytes.readUInt16BE(at + 2);
      metadata.push(bytes.subarray(at, end));
      at = marker === SCAN ? afterPixels(bytes, end) : end;
    }
  }
  return undefined;
}
