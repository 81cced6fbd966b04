import type { NamesFile } from '#contract/generated/config.ts';
import type { Source } from '../../config.ts';
import type { Draft, LocatedReference } from '../../draft.ts';
import { nearest } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';

/** The names that a guard, or a list of values, uses, as it is written. */
function uses(guard: unknown): string[] {
  if (Array.isArray(guard)) return guard.flatMap(uses);
  if (typeof guard !== 'object' || guard === null) return [];
  return Object.entries(guard).flatMap(([key, part]) =>
    key === 'named' && typeof part === 'string' ? [part] : uses(part),
  );
}

/** The names on the way from a guard back to itself, itself first; `undefined` where there is no way. */
function cycleOf(name: string, guards: Readonly<Record<string, unknown>>): readonly string[] | undefined {
  const ways = uses(guards[name]).map((next) => [next]);
  const seen = new Set<string>();
  for (const way of ways) {
    const last = way.at(-1) ?? '';
    if (last === name) return [name, ...way];
    if (seen.has(last)) continue;
    seen.add(last);
    ways.push(...uses(guards[last]).map((next) => [...way, next]));
  }
  return undefined;
}

function checkCycles(source: Source<NamesFile>, key: 'guards' | 'values'): Problem[] {
  const declared: Readonly<Record<string, unknown>> = source.value[key] ?? {};
  const noun = key === 'guards' ? 'guard' : 'list';
  const order = Object.keys(declared);
  return order.flatMap((name) => {
    const cycle = cycleOf(name, declared);
    const isFirst = cycle?.every((other) => order.indexOf(other) >= order.indexOf(name));
    if (cycle === undefined || !isFirst) return [];
    const what = `The ${noun} "${name}" uses itself: ${cycle.join(' → ')}.`;
    const fix = `Write the ${key === 'guards' ? 'keys' : 'values'} of one of them out.`;
    return [problem('name-cycle', source.keyPlace([key, name]), what, fix)];
  });
}

/** Where a single use is misspelt, the name that was meant only seems unused. */
function isMisspelt(name: string, unknown: readonly LocatedReference[]): boolean {
  const close = unknown.filter((use) => nearest(use.name, [name]) !== undefined);
  return close.length === 1;
}

/** Every name of config/names.yaml is used, and no guard and no list uses itself. */
export function checkNames({ names, references }: Draft): Problem[] {
  if (names === undefined) return [];
  const problems = [...checkCycles(names, 'guards'), ...checkCycles(names, 'values')];
  const used = new Set(references.map(({ kind, name }) => `${kind} ${name}`));
  for (const [kind, key] of [
    ['guard', 'guards'],
    ['valueList', 'values'],
  ] as const) {
    const declared = Object.keys(names.value[key] ?? {});
    const unknown = references.filter((reference) => reference.kind === kind && !declared.includes(reference.name));
    for (const name of declared) {
      if (used.has(`${kind} ${name}`) || isMisspelt(name, unknown)) continue;
      const place = names.keyPlace([key, name]);
      problems.push(problem('unused-name', place, `Nothing uses "${name}".`, 'Use it, or remove it.'));
    }
  }
  return problems;
}
