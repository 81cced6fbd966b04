import type { FastifyRequest } from 'fastify';
import { invalidRequest } from '../../../core/errors/ApiError.ts';

/** The version of the tus protocol that is spoken, and the extensions of it. */
export const TUS_HEADERS = {
  'tus-resumable': '1.0.0',
  'tus-version': '1.0.0',
  'tus-extension': 'creation,expiration,termination',
} as const;

/** The media type of the bytes of a part. */
export const PART_TYPE = 'application/offset+octet-stream';

/** Throws API_VALIDATION_ERROR for a client that speaks another version. */
export function requireTus({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (headers['tus-resumable'] !== TUS_HEADERS['tus-resumable'])
    throw invalidRequest('tus-resumable', `must be ${TUS_HEADERS['tus-resumable']}`);
}

/** A header that is a whole number. Throws API_VALIDATION_ERROR for any other. */
export function numberHeader({ headers }: Pick<FastifyRequest, 'headers'>, name: string): number {
  const value = headers[name];
  if (typeof value !== 'string' || !/^\d{1,15}$/.test(value)) throw invalidRequest(name, 'must be a whole number');
  return Number(value);
}

/** The file name in the header Upload-Metadata: pairs of a key and a value in base64. */
export function fileName({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const pairs = String(headers['upload-metadata'] ?? '').split(',');
  const encoded = pairs.map((pair) => pair.trim().split(' ')).find(([key]) => key === 'filename')?.[1];
  const name = Buffer.from(encoded ?? '', 'base64')
    .toString('utf8')
    .trim();
  if (name === '') throw invalidRequest('upload-metadata', 'must have a filename');
  return name;
}
