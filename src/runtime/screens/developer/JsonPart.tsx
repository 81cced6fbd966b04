import { CopyButton } from '../../parts/buttons/CopyButton.tsx';
import tree from '../tabs/JsonTab.module.css';
import { JsonTree } from '../tabs/JsonTree.tsx';
import styles from './DeveloperDrawer.module.css';

interface JsonPartProps {
  readonly value: unknown;
  /** What it is, for the copy button. */
  readonly label: string;
}

/** A JSON value in lines, with a button that copies it. */
export function JsonPart({ value, label }: JsonPartProps) {
  return (
    <div className={styles.json}>
      <div className={tree.tree}>
        <JsonTree value={value} />
      </div>
      <CopyButton value={JSON.stringify(value, null, 2)} label={label} />
    </div>
  );
}
