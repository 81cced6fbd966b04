import type { RecordSchema } from '#contract/recordSchema.ts';
import type { BrandConfig } from '../../core/config/ConfigStore.ts';
import { addressOf } from '../operations/operation/recordMail.ts';
import type { ApiRecord } from '../resources/statements/selection.ts';

/** The record with whole addresses in place of their ends, such as that of a payer's page. */
export function withAddresses(record: ApiRecord, { fields }: RecordSchema, brand: BrandConfig): ApiRecord {
  for (const field of Object.values(fields))
    if (field.path !== undefined && record[field.name] != null) record[field.name] = addressOf(field, record, brand);
  return record;
}
