import type { Environment } from '#contract/generated/config.ts';
import type { Person, TestResponse } from '../../helpers/testApp.ts';

interface SentInParts {
  readonly bytes: Buffer;
  readonly name: string;
  readonly accept: string;
  readonly environment: Environment;
  readonly remoteAddress?: string;
  /** The size that is claimed; that of the bytes by default. */
  readonly claimed?: number;
}

const TUS = { 'tus-resumable': '1.0.0' };

/** Begins an upload. Its address is in the header `location`. */
export function beginUpload(
  person: Person,
  { bytes, name, accept, environment, remoteAddress = '127.0.0.1', claimed = bytes.length }: SentInParts,
): Promise<TestResponse> {
  return person.request(`/api/uploads?accept=${accept}&environment=${environment}`, {
    method: 'POST',
    remoteAddress,
    headers: {
      ...TUS,
      'upload-length': String(claimed),
      'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    },
  });
}

/** Sends bytes of an upload from an offset. */
export function sendPart(person: Person, address: string, offset: number, bytes: Buffer): Promise<TestResponse> {
  return person.request(address, {
    method: 'PATCH',
    headers: { ...TUS, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    payload: bytes,
  });
}

/** Sends a file in two parts. Returns the answer to the last request: the first that is refused, or the last part's. */
export async function sendInParts(person: Person, file: SentInParts): Promise<TestResponse> {
  const begun = await beginUpload(person, file);
  const address = begun.headers.location;
  if (begun.status !== 201 || address === undefined) return begun;
  const middle = Math.floor(file.bytes.length / 2);
  const first = middle === 0 ? undefined : await sendPart(person, address, 0, file.bytes.subarray(0, middle));
  if (first !== undefined && first.status !== 204) return first;
  return sendPart(person, address, middle, file.bytes.subarray(middle));
}
