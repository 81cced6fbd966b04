import { useTranslate } from 'react-admin';
import type { ResolvedPage } from '#contract/generated/api.ts';
import { Screen } from '../../shell/Screen.tsx';
import { BlockView } from './BlockView.tsx';
import styles from './PageScreen.module.css';

/** A page of blocks: figures side by side, then what needs the whole width. */
export function PageScreen({ page }: { readonly page: ResolvedPage }) {
  const translate = useTranslate();
  const title = translate(page.label);
  return (
    <Screen id={page.screen} title={title}>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.blocks}>
        {page.blocks.map((block) => (
          <BlockView key={block.id} block={block} />
        ))}
      </div>
    </Screen>
  );
}
