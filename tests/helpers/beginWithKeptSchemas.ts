import { fileURLToPath } from 'node:url';
import { loadCachedSchemas } from '../../scripts/lib/cachedSchemas.ts';

// Compiling the schemas takes longer than most files of tests do. The check that runs before the tests has kept them.
loadCachedSchemas(fileURLToPath(new URL('../..', import.meta.url)));
