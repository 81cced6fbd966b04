import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { ResolvedBlock, ResolvedPage } from '#contract/generated/api.ts';
import { PartBoundary } from '../../parts/boundary/PartBoundary.tsx';
import { Screen } from '../Screen.tsx';
import { BlockChoice } from './BlockChoice.tsx';
import { BlockView } from './BlockView.tsx';
import { IslandScreen } from './IslandScreen.tsx';
import styles from './PageScreen.module.css';
import { ParentLink } from './ParentLink.tsx';
import { PeriodControl } from './PeriodControl.tsx';
import { useAnchor } from './useAnchor.ts';

type FigureBlock = Extract<ResolvedBlock, { type: 'metric' | 'chart' | 'breakdown' }>;

function hasPeriods(block: ResolvedBlock): block is FigureBlock {
  return block !== undefined && 'periods' in block && block.periods !== undefined;
}

/** A page of blocks: metrics side by side, then blocks of full width. The choice of a period is above the first block that has it. */
export function PageScreen({ page }: { readonly page: ResolvedPage }) {
  const translate = useTranslate();
  const title = translate(page.label);
  const anchor = useAnchor(page.blocks.map((block) => block?.id));
  const chosen = page.choose ? anchor : undefined;
  const shown = page.blocks.filter((block) => chosen === undefined || block?.id === chosen);
  const choosing = shown.find(hasPeriods);
  if (page.island !== undefined) return <IslandScreen page={page} island={page.island} />;
  return (
    <Screen id={page.screen} title={title}>
      <ParentLink path={page.path} />
      <h1 className={styles.title}>{title}</h1>
      {page.choose && <BlockChoice label={title} blocks={page.blocks} chosen={chosen} />}
      <div className={styles.blocks}>
        {shown.map((block) => (
          <Fragment key={block?.id}>
            {block === choosing && (
              <PartBoundary part={`blocks.${block.id}.periods`}>
                <PeriodControl block={block} />
              </PartBoundary>
            )}
            <PartBoundary part={`blocks.${block?.id}`}>
              <BlockView block={block} />
            </PartBoundary>
          </Fragment>
        ))}
      </div>
    </Screen>
  );
}
