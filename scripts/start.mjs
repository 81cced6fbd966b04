// npm start: installs and builds what is missing, then serves API and pages on one port.
import { build, install, requireNode } from './lib/prepare.mjs';
import { say } from './lib/run.mjs';

requireNode();
install();
build();
say('Starting …');
// By its address, so that what was built is no part of what is type-checked.
await import(new URL('../dist/server/process.js', import.meta.url).href);
