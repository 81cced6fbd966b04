// npm run explain -- <resource> …: prints what a user has of a resource, and the config lines that hide the rest.
import './lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { explainTool } from './explain/explainTool.ts';

process.exitCode = await explainTool(fileURLToPath(new URL('..', import.meta.url)), process.argv.slice(2));
