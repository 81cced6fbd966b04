// npm run new-brand: prompts for a brand and writes its folder. Every prompt has an option as well.
import './lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { newBrandTool } from './scaffold/newBrandTool.ts';

process.exitCode = await newBrandTool(fileURLToPath(new URL('..', import.meta.url)), process.argv.slice(2));
