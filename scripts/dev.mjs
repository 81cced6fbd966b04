// npm run dev: the server on PORT (default 4000), restarted when its code changes; the pages on the port after it,
// replaced in the browser as they change. The server itself reloads config, brands and messages.
import { spawn } from 'node:child_process';
import { install, requireNode } from './lib/prepare.mjs';
import { root, say } from './lib/run.mjs';

requireNode();
install();

const port = Number(process.env.PORT ?? 4000);
const pagesPort = port + 1;

const processes = [
  spawn(process.execPath, [`${root}node_modules/tsx/dist/cli.mjs`, 'watch', '--clear-screen=false', 'src/process.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: String(port) },
  }),
  spawn(
    process.execPath,
    [
      `${root}node_modules/vite/bin/vite.js`,
      '--config',
      'scripts/vite.config.ts',
      '--port',
      String(pagesPort),
      '--strictPort',
    ],
    { cwd: root, stdio: 'inherit', env: { ...process.env, BERANDA_SERVER: `http://127.0.0.1:${port}` } },
  ),
];

say(`Pages: http://localhost:${pagesPort}   Server: http://localhost:${port}`);

let isStopping = false;
function stop(code) {
  if (isStopping) return;
  isStopping = true;
  for (const child of processes) child.kill('SIGTERM');
  process.exitCode = code;
}
for (const child of processes) child.on('exit', (code) => stop(code ?? 1));
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));
