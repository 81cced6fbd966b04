import type { Environment, Guard } from '#contract/generated/config.ts';
import type { GuardFacts } from '#contract/guardFacts.ts';
import type { NodePath, Source } from '../../config.ts';
import { blameGuard } from '../../guard/blameGuard.ts';
import type { Closed } from './Closed.ts';

/**
 * Evaluates guards for one set of facts and records what was closed, and by which line. Nothing else in `resolve/` evaluates
 * a guard.
 */
export class Gate {
  private readonly noted: (() => Closed)[] = [];

  constructor(private readonly facts: GuardFacts) {}

  /** What was closed so far. The lines are read when they are wanted: only explanations show them. */
  get closed(): Closed[] {
    return this.noted.map((closed) => closed());
  }

  /** Whether the guarded thing is open; a thing without a guard of its own is as open as its parent. `key`: of the guard. */
  admits(source: Source<unknown>, node: NodePath, path: string, guard: Guard | undefined, key = 'guard'): boolean {
    if (guard === undefined) return true;
    const blame = blameGuard(guard, this.facts);
    if (blame === undefined) return true;
    this.noted.push(() => {
      const at = [...node, key, ...blame.path];
      const named = source.named(at);
      return { path, place: source.place(at), reason: blame.reason, ...(named && { named }) };
    });
    return false;
  }

  /** The first of several declarations that is open; those before it are recorded as closed. */
  first<T extends { readonly guard?: Guard }>(
    source: Source<unknown>,
    node: NodePath,
    path: string,
    declarations: readonly T[] | undefined,
  ): T | undefined {
    return declarations?.find(({ guard }, index) => this.admits(source, [...node, index], `${path}.${index}`, guard));
  }

  /** The environment that the person works in; `undefined` where it is not known. */
  get environment(): Environment | undefined {
    return this.facts.environment?.[0];
  }

  /** Whether a guard is open, without taking note. */
  passes(guard: Guard | undefined): boolean {
    return guard === undefined || blameGuard(guard, this.facts) === undefined;
  }

  /** Notes a thing that is closed because what it leads to is closed. */
  follow(source: Source<unknown>, node: NodePath, path: string, reason: string): void {
    this.noted.push(() => ({ path, place: source.place(node), reason, follows: true }));
  }
}
