import { describe, expect, it } from 'vitest';
import { applyBrand } from '#compiler/brand/applyBrand.ts';
import { compile } from '#compiler/compile.ts';
import type { Config } from '#compiler/config.ts';
import { loadFileTree } from '#compiler/load.ts';
import { outline, outlineParts } from '#compiler/outline/outline.ts';
import { formatProblem } from '#compiler/report.ts';
import { resolve } from '#compiler/resolve/resolve.ts';
import { describePeople, type SnapshotPerson, snapshotPeople } from './people.ts';
import { ROOT } from './sampleTree.ts';

function realConfig(): Config {
  const { config, problems } = compile(loadFileTree(ROOT));
  if (config === undefined) throw new Error(problems.map(formatProblem).join('\n'));
  return config;
}

const config = realConfig();
const people = snapshotPeople(config.brands.keys());

/** Part of a console → how it looks → who sees it so. */
function outlinesByPart(): Map<string, Map<string, SnapshotPerson[]>> {
  const parts = new Map<string, Map<string, SnapshotPerson[]>>();
  for (const person of people) {
    const branded = applyBrand(config, person.brand).config;
    for (const [part, text] of outlineParts(resolve(branded, person.facts), branded.messages.en)) {
      const looks = parts.get(part) ?? new Map<string, SnapshotPerson[]>();
      looks.set(text, [...(looks.get(text) ?? []), person]);
      parts.set(part, looks);
    }
  }
  return parts;
}

/** Each variant of a part once, below the people who see it. People who are not named do not have the part. */
function page(looks: ReadonlyMap<string, readonly SnapshotPerson[]>): string {
  const sections = [...looks].map(
    ([text, who]) =>
      `${describePeople(who)
        .map((line) => `# ${line}\n`)
        .join('')}${text}\n`,
  );
  return sections.join('\n');
}

// Rule payment-methods.not-for-remittance, payment-methods.categories, settings.anchors.
describe('the outline of the console', () => {
  const parts = outlinesByPart();

  // Rule home.blocks, home.operators-recent, home.second-brand, home.quick-payment-link.
  it.each([...parts.keys()])('%s', async (part) => {
    // Rule home.quick-disbursement, home.setup-administer, home.setup-developer, home.offers-philippines.
    const file = `../snapshots/outlines/${part.replace(' ', '-')}.txt`;
    // Rule home.offer-fraud, home.offer-pay-later, home.offer-payment-methods, brands.remittance-words.
    await expect(page(parts.get(part) ?? new Map())).toMatchFileSnapshot(file);
  });

  it('is small enough for a review', () => {
    const looks = [...parts.values()].reduce((count, part) => count + part.size, 0);
    const size = [...parts.values()].reduce((count, part) => count + page(part).length, 0);
    console.info(
      `Outlines: ${people.length} people, ${parts.size} parts, ${looks} looks, ${Math.round(size / 1024)} KiB.`,
    );
    // A larger diff cannot be reviewed: remove people, or outline less.
    expect(size / parts.size).toBeLessThan(16_384);
  });

  it('is empty for a person without known facts', () => {
    const nothing = Object.fromEntries(Object.keys(people[0]?.facts ?? {}).map((fact) => [fact, undefined]));
    const { screens, access } = resolve(config, nothing as unknown as SnapshotPerson['facts']);
    expect(outline({ screens })).toBe('/ leads to nothing\n');
    expect(access.size).toBe(0);
  });
});
