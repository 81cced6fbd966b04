import { fileURLToPath } from 'node:url';
import { beginWithKeptSchemas } from '../../scripts/lib/keptSchemas.ts';

// Compiling the schemas takes longer than most files of tests do. The check that runs before the tests has kept them.
beginWithKeptSchemas(fileURLToPath(new URL('../..', import.meta.url)));
