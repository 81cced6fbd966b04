import { useTranslate } from 'react-admin';
import type { JourneyAnswer } from '#contract/generated/api.ts';
import { useBlock } from '../../screens/blocks/useBlock.ts';
import styles from './Sidebar.module.css';

/** The number of open steps of a journey, or that it is completed, beside a sidebar item. Rule navigation.get-started-completed. */
export function NavigationProgress({ api }: { readonly api: string }) {
  const translate = useTranslate();
  const { data } = useBlock<JourneyAnswer>({ api });
  if (data === undefined) return null;
  const { total, left } = data;
  const words = left === 0 ? translate('journey.completed') : translate('journey.left', { smart_count: left });
  return (
    <span className={styles.progress}>
      <span>{words}</span>
      <progress aria-label={words} value={total - left} max={total} />
    </span>
  );
}
