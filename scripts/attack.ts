import './lib/closedPipe.mjs';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '../tests/attacks/harness/Attack.ts';
import { addressOf, type LoadedAttack, loadAttacks } from '../tests/attacks/harness/loadAttacks.ts';
import { openTarget } from '../tests/attacks/harness/Target.ts';
import { ROOT, runProduct } from '../tests/process/product.ts';

interface Result extends Outcome {
  readonly attack: LoadedAttack;
}

async function runAttack(attack: LoadedAttack, url: string, address: string): Promise<Result> {
  const { target, close } = openTarget(url, address);
  try {
    return { attack, ...(await attack.run(target)) };
  } catch (error) {
    return { attack, held: false, now: `failed: ${error instanceof Error ? error.message : String(error)}` };
  } finally {
    close();
  }
}

/** Runs attacks one after the other against a demo of their own, on the loopback address. */
async function runAttacks(attacks: readonly LoadedAttack[]): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'beranda-attack-'));
  const env = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', DEMO: '1', TRUSTED_PROXIES: '127.0.0.1' };
  const product = runProduct(ROOT, env);
  try {
    const url = await product.ready();
    const results: Result[] = [];
    for (const [nth, attack] of attacks.entries()) {
      console.log(`${attack.file} …`);
      results.push(await runAttack(attack, url, addressOf(nth)));
    }
    return results;
  } finally {
    product.child.kill('SIGKILL');
    await product.ended();
    rmSync(folder, { recursive: true, force: true });
  }
}

function print(results: readonly Result[]): void {
  const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  console.log(`\n${row(['attack', 'before', 'now', ''])}\n${row(['---', '---', '---', '---'])}`);
  for (const { attack, now, held, skipped } of results) {
    const verdict = held ? 'held' : 'NOT HELD';
    console.log(row([`${attack.file}: ${attack.name}`, attack.before, now, skipped ? 'skipped' : verdict]));
  }
}

// npm run attack -- <names>: all attacks by default, including the slow ones.
const names = process.argv.slice(2);
const attacks = await loadAttacks();
const unknown = names.find((name) => !attacks.some(({ file }) => file === name));
if (unknown !== undefined) {
  console.error(`${unknown} is not an attack; known are ${attacks.map(({ file }) => file).join(', ')}.`);
  process.exit(1);
}
const results = await runAttacks(attacks.filter(({ file }) => names.length === 0 || names.includes(file)));
print(results);
const lost = results.filter(({ held }) => !held).length;
const skipped = results.filter((result) => result.skipped).length;
const run = results.length - skipped;
console.log(`\n${run - lost} of ${run} held${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exit(lost > 0 ? 1 : 0);
