import type { Tone } from '#contract/generated/api.ts';
import styles from './Chip.module.css';

/** A state by word and tone: soft ground, the tone's text, a dot. */
export function Chip({ tone, children }: { readonly tone: Tone; readonly children: string }) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
