import { fileURLToPath } from 'node:url';
import { keepSchemas } from '../../scripts/lib/keepSchemas.ts';

// Compiling the schemas takes longer than most files of tests do.
keepSchemas(fileURLToPath(new URL('../..', import.meta.url)));
