import type { Tone } from '#contract/generated/api.ts';
import styles from './Chip.module.css';

/** A status by label and tone: tinted background, text in the tone's colour, a dot. */
export function Chip({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      <span className={styles.label}>{children}</span>
    </span>
  );
}
