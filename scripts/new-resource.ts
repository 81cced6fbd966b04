// npm run new-resource: prompts for a new resource and writes its files. Every prompt has an option as well.
import './lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { newResourceTool } from './scaffold/newResourceTool.ts';

process.exitCode = await newResourceTool(fileURLToPath(new URL('..', import.meta.url)), process.argv.slice(2));
