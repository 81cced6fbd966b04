import { useTranslate } from 'react-admin';
import type { ResolvedPage } from '#contract/generated/api.ts';
import { PartBoundary } from '../../parts/boundary/PartBoundary.tsx';
import { Screen } from '../Screen.tsx';
import { BlockChoice } from './BlockChoice.tsx';
import { BlockView } from './BlockView.tsx';
import { IslandScreen } from './IslandScreen.tsx';
import styles from './PageScreen.module.css';
import { ParentLink } from './ParentLink.tsx';
import { useAnchor } from './useAnchor.ts';

/** A page of blocks: metrics side by side, then blocks of full width. */
export function PageScreen({ page }: { readonly page: ResolvedPage }) {
  const translate = useTranslate();
  const title = translate(page.label);
  const anchor = useAnchor(page.blocks.map((block) => block?.id));
  const chosen = page.choose ? anchor : undefined;
  const shown = page.blocks.filter((block) => chosen === undefined || block?.id === chosen);
  if (page.island !== undefined) return <IslandScreen page={page} island={page.island} />;
  return (
    <Screen id={page.screen} title={title}>
      <ParentLink path={page.path} />
      <h1 className={styles.title}>{title}</h1>
      {page.choose && <BlockChoice label={title} blocks={page.blocks} chosen={chosen} />}
      <div className={styles.blocks}>
        {shown.map((block) => (
          <PartBoundary key={block?.id} part={`blocks.${block?.id}`}>
            <BlockView block={block} />
          </PartBoundary>
        ))}
      </div>
    </Screen>
  );
}
