import { useTranslate } from 'react-admin';
import type { PageIslandName, ResolvedPage } from '#contract/generated/api.ts';
import { useIslands } from '../../console/IslandsContext.ts';
import { PartBoundary } from '../../parts/boundary/PartBoundary.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { Island } from '../Island.tsx';
import { Screen } from '../Screen.tsx';
import styles from './PageScreen.module.css';
import { ParentLink } from './ParentLink.tsx';

interface IslandScreenProps {
  readonly page: ResolvedPage;
  readonly island: PageIslandName;
}

/** A hand-written screen. */
export function IslandScreen({ page, island }: IslandScreenProps) {
  const translate = useTranslate();
  const islands = useIslands();
  const title = translate(page.label);
  return (
    <Screen id={page.screen} title={title}>
      <ParentLink path={page.path} />
      <h1 className={styles.title}>{title}</h1>
      <PartBoundary part="island">
        <Island
          loaders={islands?.pages}
          name={island}
          props={{ title }}
          fallback={<Skeleton lines={8} height={20} />}
        />
      </PartBoundary>
    </Screen>
  );
}
