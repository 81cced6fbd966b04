// npm run build: builds the pages and the server into dist/, as npm start does after a change.
import { build, install, requireNode } from './lib/prepare.mjs';

requireNode();
install({ tools: false });
build();
