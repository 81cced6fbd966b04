import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './testApp.ts';

/** Writes built pages as small as the server takes them into a folder. */
export function writeClientFolder(folder: string): void {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), readFileSync(join(ROOT, 'src/index.html')));
  writeFileSync(join(folder, 'assets/browser.js'), 'export {};');
  mkdirSync(join(folder, '.vite'));
  const opensConsole = { file: 'assets/open.js', name: 'opens-console', imports: ['_first.js'] };
  const rendersConsole = { file: 'assets/console.js', name: 'console', css: ['assets/console.css'] };
  const payer = { file: 'assets/payer.js', css: ['assets/payer.css'] };
  const manifest = {
    '_opens.js': opensConsole,
    '_console.js': rendersConsole,
    '_first.js': { file: 'assets/first.js' },
    'payerPage.ts': payer,
    'pages/shop/shop.css': { file: 'assets/shop.css' },
  };
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest));
}
