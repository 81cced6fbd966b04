import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { runQuietly } from './runQuietly.ts';

/** Gives a checkout the packages of its package-lock.json: those of this one if it is the same. */
export async function addPackages(root: string, folder: string, signal: AbortSignal): Promise<void> {
  const [own, other] = [root, folder].map((checkout) => readFileSync(join(checkout, 'package-lock.json'), 'utf8'));
  if (own === other) symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  else await runQuietly(folder, 'npm', ['ci', '--no-audit', '--no-fund'], signal);
}

/** Builds a checkout. Unlike `npm run build` it installs nothing: linked packages belong to another checkout. */
export function buildCheckout(folder: string, signal: AbortSignal): Promise<void> {
  const script = "const { build } = await import('./scripts/lib/prepare.mjs'); build();";
  return runQuietly(folder, process.execPath, ['--input-type=module', '--eval', script], signal);
}
