import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Attack } from './Attack.ts';

const FOLDER = new URL('../', import.meta.url);

/** An attack, under the name of its file. */
export interface LoadedAttack extends Attack {
  readonly file: string;
}

/** The attacks of tests/attacks: one file each. */
export async function loadAttacks(): Promise<LoadedAttack[]> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.ts'));
  return Promise.all(
    names.sort().map(async (name) => {
      const module = (await import(/* @vite-ignore */ new URL(name, FOLDER).href)) as { default: Attack };
      return { ...module.default, file: basename(name, '.ts') };
    }),
  );
}

/** The address that an attack comes from; each has its own. */
export function addressOf(nth: number): string {
  return `10.66.${Math.floor(nth / 200)}.${(nth % 200) + 1}`;
}
