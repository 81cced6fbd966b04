// npm run build: the pages and the server into dist/, as npm start does when something has changed.
import { build, install, requireNode } from './lib/prepare.mjs';

requireNode();
install();
build();
