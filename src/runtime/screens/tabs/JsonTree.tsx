import { useTranslate } from 'react-admin';
import styles from './JsonTab.module.css';

/** Deeper levels are written in one line. */
const DEEPEST = 24;

/** Larger parts are closed at first. */
const MOST_OPEN = 20;

/** Of larger parts, only this many entries are rendered; the copy has all of them. */
const MOST_DRAWN = 500;

interface JsonTreeProps {
  readonly value: unknown;
  /** The key or index of the value. */
  readonly name?: string | undefined;
  readonly depth?: number;
}

/** A JSON value: a line, or a part that opens and closes. Text is always shown as text. */
export function JsonTree({ value, name, depth = 0 }: JsonTreeProps) {
  const translate = useTranslate();
  const key = name !== undefined && <span className={styles.key}>{name}: </span>;
  if (typeof value !== 'object' || value === null || depth >= DEEPEST) {
    return (
      <div className={styles.line}>
        {key}
        <span data-json={value === null ? 'null' : typeof value}>{JSON.stringify(value)}</span>
      </div>
    );
  }
  const entries = Object.entries(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) {
    return (
      <div className={styles.line}>
        {key}
        {open}
        {close}
      </div>
    );
  }
  const drawn = entries.slice(0, MOST_DRAWN);
  return (
    <details open={entries.length <= MOST_OPEN} className={styles.branch}>
      <summary>
        {key}
        {open}{' '}
        <span className={styles.closed}>
          <span className={styles.count}>{entries.length}</span> {close}
        </span>
      </summary>
      <div className={styles.inside}>
        {drawn.map(([field, inner]) => (
          <JsonTree key={field} name={field} value={inner} depth={depth + 1} />
        ))}
        {drawn.length < entries.length && (
          <div className={styles.line}>{translate('detail.more', { count: entries.length - drawn.length })}</div>
        )}
      </div>
      <div className={styles.end}>{close}</div>
    </details>
  );
}
