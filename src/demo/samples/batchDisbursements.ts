import { batch_disbursements } from '#server/database/schema/index.ts';
import { batchRows } from './batchRows.ts';
import { sample } from './sample.ts';

export const BATCH_DISBURSEMENTS = sample(batch_disbursements, (demo) =>
  demo.business.country === 'SG' ? [] : batchRows(demo, 'BATCH', ['gaji.csv', 'pemasok.csv', 'reimburse.csv']),
);
