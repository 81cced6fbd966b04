import type { SampleRecord } from '#contract/generated/api.ts';
import { FILE_ID_PREFIX } from '#contract/ids/prefixes.ts';
import type { RecordField, RecordSchema } from '#contract/recordSchema.ts';

/** Text that fields of these names have; others are called by their name. */
const TEXTS: Readonly<Record<string, string>> = {
  email: 'sari@kopi.test',
  actor_email: 'sari@kopi.test',
  phone_number: '+6281234567890',
  name: 'Sari Wulandari',
  customer_name: 'Sari Wulandari',
  actor_name: 'Sari Wulandari',
  external_id: 'INV-2041',
  reference: 'TRX-88120417',
  account_number: '8808123412341234',
  ip_address: '203.0.113.24',
  city: 'Surakarta',
};

function sampleValue(field: RecordField): unknown {
  switch (field.kind) {
    case 'enum':
      return field.values[0];
    case 'number':
      return 3;
    case 'boolean':
      return true;
    case 'date':
      return '2026-12-04';
    case 'datetime':
      return '2026-11-20T03:15:00.000Z';
    case 'money':
      return '125000';
    case 'record-id':
      // A file that is made up cannot be read: it is shown by its name.
      if (field.idPrefix === FILE_ID_PREFIX) return 'receipt.pdf';
      return `${field.idPrefix ?? 'id'}_019a0f3c5d6e7f8091a2b3c4d5e6f708`;
    case 'json':
      return { status: 'PENDING', amount: '125000' };
    case 'text':
      return TEXTS[field.name] ?? field.name.replaceAll('_', ' ');
  }
}

/** A record that is made up: a value in every field, always the same. */
export function sampleRecord(record: RecordSchema): SampleRecord {
  const made: SampleRecord = { id: `${record.idPrefix}_019a0f3c5d6e7f8091a2b3c4d5e6f708` };
  for (const field of Object.values(record.fields)) made[field.name] = sampleValue(field);
  return made;
}
