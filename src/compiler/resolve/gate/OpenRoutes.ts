import type { ResolvedPage, ResolvedResource } from '#contract/generated/api.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Gate } from './Gate.ts';

/** A route without its query and anchor, with every parameter as {}. */
function shapeOf(path: string): string {
  return path.replace(/[?#].*$/, '').replaceAll(/\{[^}]*\}/g, '{}');
}

/** The routes that a person has a screen at, also those of detail screens. */
export class OpenRoutes {
  private readonly shapes: ReadonlySet<string>;

  constructor(paths: Iterable<string>) {
    this.shapes = new Set([...paths].map(shapeOf));
  }

  /** Whether there is a screen at a target; its anchor does not matter. */
  has(target: string): boolean {
    return this.shapes.has(shapeOf(target));
  }

  /** Whether a link may be shown; notes at its line why it is not. */
  admits(gate: Gate, source: Source<unknown>, node: NodePath, path: string, target: string): boolean {
    if (this.has(target)) return true;
    gate.follow(source, node, path, `${target} is closed`);
    return false;
  }
}

/** The routes of what has been resolved. */
export function openRoutes(
  resources: Readonly<Record<string, ResolvedResource>>,
  pages: Iterable<Pick<ResolvedPage, 'path'>>,
): OpenRoutes {
  const paths: string[] = [...pages].map((page) => page.path);
  for (const { path, detail, actions } of Object.values(resources)) {
    if (path !== undefined) paths.push(path);
    paths.push(...actions.flatMap((action) => action.path ?? []));
    if (detail !== undefined) paths.push(detail.path);
  }
  return new OpenRoutes(paths);
}
