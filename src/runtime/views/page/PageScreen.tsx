import { useTranslate } from 'react-admin';
import type { ResolvedPage } from '#contract/generated/api.ts';
import { PartBoundary } from '../../boundary/PartBoundary.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { BlockView } from './BlockView.tsx';
import { IslandScreen } from './IslandScreen.tsx';
import styles from './PageScreen.module.css';

/** A page of blocks: figures side by side, then what needs the whole width. */
export function PageScreen({ page }: { readonly page: ResolvedPage }) {
  const translate = useTranslate();
  const title = translate(page.label);
  if (page.island !== undefined) return <IslandScreen page={page} island={page.island} />;
  return (
    <Screen id={page.screen} title={title}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.blocks}>
        {page.blocks.map((block) => (
          <PartBoundary key={block?.id} part={`blocks.${block?.id}`}>
            <BlockView block={block} />
          </PartBoundary>
        ))}
      </div>
    </Screen>
  );
}
