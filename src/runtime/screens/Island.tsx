import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { IslandLoader } from '../console/Islands.ts';
import { CodeLoadError } from '../parts/boundary/CodeLoadError.ts';
import { kindOf } from '../parts/boundary/kindOf.ts';

interface IslandProps<Props> {
  readonly loaders: Readonly<Record<string, IslandLoader<Props>>> | undefined;
  readonly name: string;
  readonly props: Props;
  /** What stands in its place until its code is here. */
  readonly fallback: ReactNode;
}

const known = new WeakMap<object, ComponentType<never>>();

/** The component behind a loader: one for each, so that an island keeps its state when it is drawn again. */
function lazyIsland<Props extends object>(load: IslandLoader<Props>): ComponentType<Props> {
  const before = known.get(load) as ComponentType<Props> | undefined;
  if (before !== undefined) return before;
  const Code = lazy(async () => {
    try {
      return { default: await load() };
    } catch (cause) {
      throw new CodeLoadError('The code of this part could not be fetched.', { cause });
    }
    // TypeScript does not see that a lazy component takes the props of the one it stands for.
  }) as unknown as ComponentType<Props>;
  known.set(load, Code as ComponentType<never>);
  return Code;
}

/** A part written by hand, fetched when it is first shown. Throws where there is no code for its name. */
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
