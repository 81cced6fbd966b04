import { batch_remittances } from '#server/database/schema/index.ts';
import { batchRows } from './batchRows.ts';
import { sample } from './sample.ts';

/** Only the regional brand sends remittances. */
export const BATCH_REMITTANCES = sample(batch_remittances, (demo) =>
  demo.business.country === 'SG' ? batchRows(demo, 'REMIT', ['family.csv', 'payroll.csv', 'school-fees.csv']) : [],
);
