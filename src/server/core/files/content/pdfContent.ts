import { promisify } from 'node:util';
import { inflate as inflateWith } from 'node:zlib';
import { uploadError } from '../uploadError.ts';
import { holdsForeign } from './foreignContent.ts';

const inflate = promisify(inflateWith);

/** The most that one stream of a document may hold, in bytes: a scanned page has about 26 MB. */
const LARGEST_STREAM = 64 * 1024 * 1024;

/** The most streams that are looked at. */
const MOST_STREAMS = 20_000;

/** What may follow the end of a document, in bytes: readers look for the end in so many. */
const LONGEST_REST = 1024;

/** Names of what runs, starts a program, sends or holds other files. A name is followed by what ends it. */
const ACTIVE =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|Rendition|Movie|Sound|XFA|SubmitForm|ImportData|GoToE|Flash)(?![A-Za-z0-9])/;

const ENCRYPTED = /\/Encrypt(?![A-Za-z0-9])/;

/** A text in which names are written without escapes: /J#61vaScript is /JavaScript. */
function plainNames(text: string): string {
  return text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

interface PdfStream {
  readonly dictionary: string;
  readonly bytes: Buffer;
}

interface PdfParts {
  /** All that is not inside a stream. */
  readonly plain: string;
  readonly streams: readonly PdfStream[];
}

const STREAM = /(?<![A-Za-z])stream\r?\n/g;

function pdfParts(bytes: Buffer): PdfParts {
  const text = bytes.toString('latin1');
  const plain: string[] = [];
  const streams: PdfStream[] = [];
  let at = 0;
  for (STREAM.lastIndex = 0; streams.length < MOST_STREAMS; STREAM.lastIndex = at) {
    const begin = STREAM.exec(text);
    if (begin === null) break;
    const from = begin.index + begin[0].length;
    const found = text.indexOf('endstream', from);
    const to = found === -1 ? text.length : found;
    const before = text.slice(at, begin.index);
    plain.push(before);
    streams.push({
      dictionary: plainNames(before.slice(before.lastIndexOf(' obj') + 1)),
      bytes: bytes.subarray(from, to),
    });
    at = to;
  }
  plain.push(text.slice(at));
  return { plain: plainNames(plain.join('\n')), streams };
}

/** The text of a stream of objects; `undefined` for any other stream. Throws for one that cannot be looked into. */
async function objectsOf({ dictionary, bytes }: PdfStream): Promise<string | undefined> {
  const isDeflated = /\/(?:FlateDecode|Fl)(?![A-Za-z])/.test(dictionary);
  const isObjects = /\/ObjStm(?![A-Za-z])/.test(dictionary);
  const filters = dictionary.match(/\/\w+Decode\b/g) ?? [];
  if (!isDeflated) {
    if (isObjects && filters.length > 0) throw uploadError('DAMAGED');
    return isObjects ? plainNames(bytes.toString('latin1')) : undefined;
  }
  if (isObjects && filters.length > 1) throw uploadError('DAMAGED');
  try {
    const content = await inflate(bytes, { maxOutputLength: LARGEST_STREAM });
    return isObjects ? plainNames(content.toString('latin1')) : undefined;
  } catch (error) {
    const isBomb =
      error instanceof RangeError ||
      (error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE');
    // A damaged picture or page is shown as such; a stream of objects has to be looked into.
    if (isBomb || isObjects) throw uploadError('DAMAGED');
    return undefined;
  }
}

function requireEnd(bytes: Buffer): void {
  const end = bytes.lastIndexOf('%%EOF');
  if (end === -1) throw uploadError('DAMAGED');
  if (bytes.subarray(end).toString('latin1').trimEnd().length > LONGEST_REST) throw uploadError('ACTIVE_CONTENT');
}

/**
 * Throws for a document with scripts, programs, forms that send, or files in it, one that is protected by a password, and
 * one that is not whole. Rule forms.active-content.
 */
export async function requireSafePdf(bytes: Buffer): Promise<void> {
  requireEnd(bytes);
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) throw uploadError('DAMAGED');
  if (holdsForeign(bytes)) throw uploadError('ACTIVE_CONTENT');
  const { plain, streams } = pdfParts(bytes);
  if (ENCRYPTED.test(plain)) throw uploadError('PROTECTED');
  if (ACTIVE.test(plain)) throw uploadError('ACTIVE_CONTENT');
  for (const stream of streams) {
    const objects = await objectsOf(stream);
    if (objects !== undefined && ACTIVE.test(objects)) throw uploadError('ACTIVE_CONTENT');
  }
}
