// npm run screenshots: takes a picture of every screen of every brand as people of the demo see it, and puts them side by side.
import '../lib/closedPipe.mjs';
import { fileURLToPath } from 'node:url';
import { exitCodeOf } from '../lib/exitCodeOf.ts';
import { readScreenshotArguments, USAGE } from './readScreenshotArguments.ts';
import { takeScreenshots } from './takeScreenshots.ts';

process.exitCode = await exitCodeOf(async () => {
  const choice = readScreenshotArguments(process.argv.slice(2));
  if (choice === undefined) console.log(USAGE);
  else await takeScreenshots(fileURLToPath(new URL('../..', import.meta.url)), choice);
});
