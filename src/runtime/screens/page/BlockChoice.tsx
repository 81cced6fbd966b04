import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ResolvedBlock } from '#contract/generated/api.ts';
import styles from './PageScreen.module.css';

interface BlockChoiceProps {
  readonly label: string;
  readonly blocks: readonly ResolvedBlock[];
  /** The id of the block that is shown alone; `undefined`: all blocks are shown. */
  readonly chosen: string | undefined;
}

/** The blocks of a page by name, each a link that shows only that block. */
export function BlockChoice({ label, blocks, chosen }: BlockChoiceProps) {
  const translate = useTranslate();
  return (
    <nav className={styles.choice} aria-label={label}>
      <Link to={{ hash: '' }} aria-current={chosen === undefined}>
        {translate('page.all_blocks')}
      </Link>
      {blocks.map((block) => (
        <Link key={block.id} to={{ hash: `#${block.id}` }} aria-current={block.id === chosen}>
          {translate(block.label)}
        </Link>
      ))}
    </nav>
  );
}
