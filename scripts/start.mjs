// npm start: installs and builds what is missing, then serves API and pages on one port.
import { build, install, requireNode } from './lib/prepare.mjs';
import { say } from './lib/run.mjs';

requireNode();
install();
build();
say('Starting …');
await import('../dist/server/process.js');
