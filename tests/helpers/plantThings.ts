import { type Writer, writerFor } from './actions.ts';
import type { Person } from './testApp.ts';

/** Ids of what somebody has beside records. */
export interface Planted {
  readonly files: string;
  readonly views: string;
  readonly jobs: string;
  /** The token by which they could take back what they did. */
  readonly undo: string;
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

async function uploadFile({ person }: Writer): Promise<string> {
  const head = '--edge\r\ncontent-disposition: form-data; name="file"; filename="ktp.png"\r\n\r\n';
  const { json } = await person.ask('/api/files?accept=document&environment=PRODUCTION', {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), PNG, Buffer.from('\r\n--edge--\r\n')]),
  });
  return json.id;
}

/** Uploads a file, shares a view, and archives two customers: one as a job and one by itself. */
export async function plantThings(person: Person): Promise<Planted> {
  const writer = await writerFor(person);
  const customers = await person.ask('/api/customers?environment=PRODUCTION&filter=%7B%22status%22%3A%22ACTIVE%22%7D');
  const [one, two] = customers.json.map(({ id }: { id: string }) => id);
  const state = { filter: {}, sort: { field: 'created', order: 'desc' }, per_page: 25 };
  const view = await writer.write('/api/views', { resource: 'transactions', name: 'Everything', shared: true, state });
  const job = await writer.write('/api/customers/actions/archive-selected', { selection: { ids: [one] } });
  const undo = await writer.write(`/api/customers/${two}/actions/archive`);
  const planted = {
    files: await uploadFile(writer),
    views: view.json.id,
    jobs: job.json.job,
    undo: undo.json.undo?.token,
  };
  for (const [name, id] of Object.entries(planted)) {
    if (typeof id !== 'string')
      throw new Error(`no ${name}: ${JSON.stringify([view, job, undo].map(({ json }) => json))}`);
  }
  return planted;
}
