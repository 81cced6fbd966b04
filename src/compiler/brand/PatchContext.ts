import type { BrandFile, Guard } from '#contract/generated/config.ts';
import type { NodePath, Source } from '../config.ts';
import { suggest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import type { ProblemCode } from '../problemCodes.ts';
import { problem } from '../report.ts';
import type { FactValues } from '../satisfy/factValues.ts';
import { allOf, type Formula, formulaOf, holds, notOf } from '../satisfy/formula.ts';
import { satisfy } from '../satisfy/satisfy.ts';
import type { Origins } from './patchedSource.ts';

/** A guard that always denies. */
export const NEVER: Guard = { not: { anyone: true } };

/** Something that a pack may relabel and narrow. */
export interface Patchable {
  guard?: Guard;
  label?: string;
  /** A resource's other names. */
  renamed?: unknown;
}

/** What a pack may do to it. */
export interface Patch {
  readonly hide?: true;
  readonly label?: string;
  readonly guard?: Guard;
}

/** What a change did. */
interface Target {
  readonly value: Patchable;
  readonly path: NodePath;
  /** The guards above it. */
  readonly above: Formula;
}

/** Applies patches of one pack to one file, and notes what is wrong with them at the pack's lines. */
export class PatchContext {
  readonly problems: Problem[] = [];

  constructor(
    private readonly pack: Source<BrandFile>,
    private readonly origins: Origins,
    private readonly values: FactValues,
  ) {}

  /** Notes a problem at a key of the pack. */
  report(code: ProblemCode, path: NodePath, what: string, fix: string): void {
    this.problems.push(problem(code, this.pack.keyPlace(path), what, fix));
  }

  /** Notes that a patch names something that is not there. */
  unknown(path: NodePath, noun: string, name: string, known: readonly string[]): void {
    this.report('pack-unknown-target', path, `There is no ${noun} "${name}" to patch.`, suggest(name, known, noun));
  }

  /** Applies one patch to everything that it is about. */
  apply(patch: Patch, path: NodePath, targets: readonly Target[]): void {
    if (patch.hide) for (const target of targets) this.narrow(target, NEVER, [...path, 'hide']);
    else if (patch.guard) this.narrowAll(targets, patch.guard, [...path, 'guard']);
    if (patch.label !== undefined) this.relabel(targets, patch.label, [...path, 'label']);
  }

  private relabel(targets: readonly Target[], label: string, path: NodePath): void {
    if (targets.every((target) => target.value.label === label)) {
      this.report('pack-no-effect', path, `The label is already "${label}".`, 'Remove the label.');
    }
    for (const { value, path: place } of targets) {
      value.label = label;
      // The pack's name is everybody's: what the base calls it to some goes with its own.
      delete value.renamed;
      this.origins.note([...place, 'label'], { source: this.pack, path });
    }
  }

  private narrowAll(targets: readonly Target[], guard: Guard, path: NodePath): void {
    const brand = holds('brand', this.pack.value.brand);
    const added = formulaOf(guard);
    const before = targets.map((target) => allOf(brand, target.above, formulaOf(target.value.guard)));
    if (before.every((formula) => satisfy(allOf(formula, added), this.values) === undefined)) {
      const fix = 'Use "hide: true" to hide it from everyone, or correct the guard.';
      this.report(
        'unreachable-guard',
        path,
        'This guard always denies for this brand, in combination with the guards of the base config.',
        fix,
      );
    } else if (before.every((formula) => satisfy(allOf(formula, notOf(added)), this.values) === undefined)) {
      this.report(
        'pack-no-effect',
        path,
        'This guard already allows everyone whom the base config allows.',
        'Remove the guard, or narrow it.',
      );
    }
    for (const target of targets) this.narrow(target, guard, path);
  }

  /** Only narrows: both guards have to be open. */
  private narrow({ value, path }: Target, guard: Guard, packPath: NodePath): void {
    const place = [...path, 'guard'];
    if (value.guard === undefined) {
      value.guard = guard;
    } else {
      this.origins.note([...place, 'all', 0], this.origins.of(place));
      value.guard = { all: [value.guard, guard] };
      this.origins.note([...place, 'all', 1], { source: this.pack, path: packPath });
    }
    this.origins.note(place, { source: this.pack, path: packPath });
  }
}
