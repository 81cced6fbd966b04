import type { InjectOptions } from 'fastify';
import type { Environment } from '#contract/generated/config.ts';
import type { Person, TestResponse } from './testApp.ts';

/** A file to upload. */
interface Upload {
  readonly bytes: Buffer;
  readonly name: string;
  readonly accept: string;
  readonly environment: Environment;
}

/** Uploads a file as a form of the console does. */
export function uploadFile(
  person: Person,
  { bytes, name, accept, environment }: Upload,
  options: InjectOptions = {},
): Promise<TestResponse> {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
  return person.request(`/api/files?accept=${accept}&environment=${environment}`, {
    ...options,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  });
}

/** A document of one empty page. */
export const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\n' +
    'trailer\n<< /Root 1 0 R >>\n%%EOF\n',
);

/** The smallest picture that is kept as it is: it is what the server makes of it. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEElEQVQI12M4Y2wMRAwQCgAj' +
    '6gTJEndy3QAAAABJRU5ErkJggg==',
  'base64',
);

/** Uploads a picture of a document. Returns the id of the file. */
export async function uploadDocument(person: Person, environment: Environment): Promise<string> {
  const { status, json } = await uploadFile(person, { bytes: PNG, name: 'ktp.png', accept: 'document', environment });
  if (status !== 201) throw new Error(`The upload was answered with ${status}: ${JSON.stringify(json)}`);
  return json.id;
}
