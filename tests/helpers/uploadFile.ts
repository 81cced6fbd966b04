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
export function uploadFile(person: Person, { bytes, name, accept, environment }: Upload): Promise<TestResponse> {
  const head = `--edge\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/html\r\n\r\n`;
  return person.request(`/api/files?accept=${accept}&environment=${environment}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  });
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

/** Uploads a picture of a document. Returns the id of the file. */
export async function uploadDocument(person: Person, environment: Environment): Promise<string> {
  const { status, json } = await uploadFile(person, { bytes: PNG, name: 'ktp.png', accept: 'document', environment });
  if (status !== 201) throw new Error(`The upload was answered with ${status}: ${JSON.stringify(json)}`);
  return json.id;
}
