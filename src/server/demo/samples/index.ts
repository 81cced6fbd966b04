import { INVOICES } from './invoices.ts';
import type { Sample } from './sample.ts';

/** Everything that the demo shows besides people, customers and trade; what another refers to stands before it. */
export const SAMPLES: readonly Sample[] = [INVOICES];
