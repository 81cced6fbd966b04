import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { IslandLoader } from '../console/Islands.ts';
import { CodeLoadError } from '../parts/boundary/CodeLoadError.ts';
import { kindOf } from '../parts/boundary/kindOf.ts';

interface IslandProps<Props> {
  readonly loaders: Readonly<Record<string, IslandLoader<Props>>> | undefined;
  readonly name: string;
  readonly props: Props;
  /** Shown until the island's code has loaded. */
  readonly fallback: ReactNode;
}

const known = new WeakMap<object, ComponentType<never>>();

/** Returns the component of a loader: one per loader, so that an island keeps its state when it is rendered again. */
function lazyIsland<Props extends object>(load: IslandLoader<Props>): ComponentType<Props> {
  const before = known.get(load) as ComponentType<Props> | undefined;
  if (before !== undefined) return before;
  const Code = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new CodeLoadError('The code of this part could not be fetched.', { cause });
    }
    // TypeScript cannot see that a lazy component takes the props of the component it loads.
  }) as unknown as ComponentType<Props>;
  known.set(load, Code as ComponentType<never>);
  return Code;
}

/** A hand-written component, loaded when it is first shown. Throws if its name has no loader. */
export function Island<Props extends object>({ loaders, name, props, fallback }: IslandProps<Props>) {
  const load = loaders && kindOf(loaders, name);
  if (load === undefined) throw new Error(`There is no island "${name}".`);
  const Code = lazyIsland(load);
  return (
    <Suspense fallback={fallback}>
      <Code {...props} />
    </Suspense>
  );
}
