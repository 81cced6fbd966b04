import { useTranslate } from 'react-admin';
import type { JourneyAnswer } from '#contract/generated/api.ts';
import { useBlock } from '../registry/blocks/useBlock.ts';
import styles from './Sidebar.module.css';

/** How much of a journey is left, beside an item of the sidebar (shell.md, section 2). */
export function NavigationProgress({ api }: { readonly api: string }) {
  const translate = useTranslate();
  const { data } = useBlock<JourneyAnswer>(api);
  if (data === undefined) return null;
  const states = Object.values(data.steps);
  const left = states.filter((state) => state !== 'DONE').length;
  const words = left === 0 ? translate('journey.completed') : translate('journey.left', { smart_count: left });
  return (
    <span className={styles.progress}>
      <span>{words}</span>
      <progress aria-label={words} value={states.length - left} max={states.length} />
    </span>
  );
}
