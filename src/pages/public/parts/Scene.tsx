import styles from './Scene.module.css';

/** Widths of the bars of each row of the drawing, in percent. */
const ROWS = [
  [34, 18, 22],
  [48, 14, 16],
  [28, 18, 24],
  [42, 14, 18],
  [36, 18, 14],
  [30, 14, 22],
] as const;

/** The outline of a ledger in the brand's colours, beside the form on wide screens. Decoration only. */
export function Scene() {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.ledger}>
        {ROWS.map((row) => (
          <div key={row.join()} className={styles.ledgerRow}>
            {row.map((width, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the bars of a row never change.
              <span key={index} style={{ width: `${width}%` }} />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
