// npm start: installs and builds if needed, then serves API and pages on one port.
import { build, install, requireNode } from './lib/prepare.mjs';
import { say } from './lib/run.mjs';

requireNode();
install({ tools: false });
build();
say('Starting …');
// Imported by URL, so that the build is not type-checked.
await import(new URL('../dist/server/process.js', import.meta.url).href);
