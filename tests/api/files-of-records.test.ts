import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Environment } from '#contract/generated/config.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import { parseRecordId } from '#contract/ids/recordId.ts';
import type { RecordSchema } from '#contract/recordSchema.ts';
import { listUrl, type Person, signIn, startTestApp, type TestApp } from '../helpers/testApp.ts';
import { uploadDocument } from '../helpers/uploadFile.ts';

/** Between them they have every record with a file, in one of their modes. */
const READERS = ['owner@kopi.test', 'owner@manila.test', 'staff@beranda.test', 'manila.staff@beranda.test'] as const;
const ENVIRONMENTS = ['PRODUCTION', 'DEVELOPMENT'] as const;

let test: TestApp;
let owner: Person;
let stranger: Person;
const readers: Person[] = [];

beforeAll(async () => {
  test = await startTestApp({ doesBackgroundWork: false });
  for (const email of READERS) readers.push(await signIn(test, email));
  owner = await signIn(test, 'owner@kopi.test');
  stranger = await signIn(test, 'owner@warung.test');
});
afterAll(() => test.close());

/** What a business wrote last; its file is kept as the document of that message. */
const SHOWN_ELSEWHERE = ['support-case reply_file'];

/** A record that a person sees, with a field for a file. */
interface Place {
  readonly reader: Person;
  readonly environment: Environment;
  readonly id: string;
  /** Reads the field of the record, in its list or by itself; `undefined` where it is not shown. */
  readonly read: () => Promise<unknown>;
}

/** The first record of a resource that one of the readers sees with the field; `undefined` where they see no such record. */
async function findPlace(resource: string, field: string): Promise<Place | undefined> {
  for (const reader of readers) {
    for (const environment of ENVIRONMENTS) {
      const list = listUrl(`/api/${resource}`, { environment });
      const { json } = await reader.request(list);
      const id = Array.isArray(json) ? json[0]?.id : undefined;
      if (id === undefined) continue;
      const read = async () => {
        const rows: Record<string, unknown>[] = (await reader.request(list)).json;
        const row = rows.find((each) => each.id === id);
        if (row !== undefined && field in row) return row[field];
        return (await reader.request(`/api/${resource}/${id}?environment=${environment}`)).json[field];
      };
      if ((await read()) !== undefined) return { reader, environment, id, read };
    }
  }
  return undefined;
}

/** Every field of every record that holds a file, with the resources of the record. */
function fileFields(): { record: RecordSchema; field: string; resources: string[] }[] {
  const { config } = test.config.current();
  return [...config.records.values()].flatMap((record) => {
    const resources = [...config.resources].filter(([, { value }]) => value.record === record.name);
    return Object.entries(record.fields)
      .filter(([, { idPrefix }]) => idPrefix === FILE_ID_PREFIX)
      .map(([field]) => ({ record, field, resources: resources.map(([id]) => id) }));
  });
}

/** Has the record name a file that another business, or another person of it, has uploaded. */
async function nameFile({ table }: RecordSchema, field: string, { id, environment, reader }: Place): Promise<string> {
  const isOfOther = table === 'reviews';
  const file = await uploadDocument(isOfOther ? owner : reader, environment);
  const uuid = parseRecordId(FILE_ID_PREFIX, file);
  const record = id.slice(-32);
  const client = await test.database.pool.connect();
  try {
    await client.query(
      'update uploaded_files set user_id = (select user_id from user_emails where email = $2) where id = $1',
      [uuid, 'viewer@kopi.test'],
    );
    if (isOfOther) {
      await client.query(
        'update reviews set subject_business_id = (select business_id from uploaded_files where id = $1), subject_environment = $2 where id = $3::uuid',
        [uuid, environment, record],
      );
    }
    await client.query(`update ${table} set ${field} = $1 where id = $2::uuid`, [uuid, record]);
  } finally {
    client.release();
  }
  return file;
}

// Rule forms.file-readers, reviews.documents.
it('a file is shown and can be opened by all who see the record that has it, and by no other business', async () => {
  const wrong: string[] = [];
  const fields = fileFields();
  for (const { record, field, resources } of fields) {
    const places = await Promise.all(resources.map((resource) => findPlace(resource, field)));
    const shown = places.filter((place) => place !== undefined);
    const what = `${record.name} ${field}`;
    if (shown.length > 0 === SHOWN_ELSEWHERE.includes(what)) wrong.push(`${what}: shown by ${shown.length} resources`);
    for (const place of shown) {
      const file = await nameFile(record, field, place);
      const named = await place.read();
      if (named !== file) wrong.push(`${what} is ${named}, not ${file}`);
      const address = `/api/files/${file}?environment=${place.environment}`;
      const { status, headers } = await place.reader.request(address);
      if (status !== 200 || headers['content-type'] !== 'image/png') wrong.push(`${what} is answered with ${status}`);
      const other = await stranger.request(address);
      if (other.status !== 404) wrong.push(`${what} is answered to another business with ${other.status}`);
    }
  }
  expect(wrong).toEqual([]);
  console.log(`${fields.length - SHOWN_ELSEWHERE.length} fields of records have files that can be opened`);
});
