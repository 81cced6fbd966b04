import type { Attack } from './harness/Attack.ts';

const PART = '--edge\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n';

/** Bodies that are not what their content type says. */
const BODIES: readonly (readonly [contentType: string, body: string])[] = [
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=', '--\r\n'],
  [`multipart/form-data; boundary=${'b'.repeat(500)}`, `--${'b'.repeat(500)}\r\n`],
  ['multipart/form-data; boundary=edge', `${PART}\r\ntruncated`],
  ['multipart/form-data; boundary=edge', PART],
  ['multipart/form-data; boundary=edge', ''],
  ['multipart/form-data; boundary=edge', '--edge--\r\n'],
  [
    'multipart/form-data; boundary=edge',
    '--edge\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream\r\n\r\nx\r\n--edge--\r\n',
  ],
  [
    'multipart/form-data; boundary=edge',
    '--edge\r\ncontent-disposition: form-data; name="__proto__"; filename="a"\r\n\r\nx\r\n--edge--\r\n',
  ],
  ['multipart/form-data; boundary=edge', '--edge\r\n: x\r\n\r\nx\r\n--edge--\r\n'],
];

export default {
  name: 'uploads without boundary or filename, or truncated',
  before: '500 for 5 of them',
  async run({ send }) {
    const statuses: number[] = [];
    for (const [type, body] of BODIES) {
      const { status } = await send('/api/files?accept=document', {
        as: 'owner@kopi.test',
        headers: { 'content-type': type },
        body,
      });
      statuses.push(status);
    }
    return { held: statuses.every((status) => status >= 400 && status < 500), now: statuses.join(', ') };
  },
} satisfies Attack;
