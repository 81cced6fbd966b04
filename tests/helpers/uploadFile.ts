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
