import { IconShape } from './IconShape.tsx';
import { ICON_PATHS, type IconKey } from './iconPaths.ts';

/** An icon by its name. The adjacent text or the button's label states its meaning. */
export function Icon({ name, size = 20 }: { readonly name: IconKey; readonly size?: number }) {
  return <IconShape path={ICON_PATHS[name]} size={size} />;
}
