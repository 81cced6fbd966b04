import type { CSSProperties, ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { Palette, ResolvedTheme } from '#contract/generated/api.ts';
import styles from './BrandPreview.module.css';

interface PaletteScopeProps {
  readonly theme: ResolvedTheme;
  readonly scheme: 'light' | 'dark';
  readonly children: ReactNode;
}

/** Returns the palette as the CSS variables that every component uses. */
function variables(palette: Palette, radius: number, scheme: 'light' | 'dark'): CSSProperties {
  const tokens = Object.entries(palette).map(([token, colour]) => [`--${token.replaceAll('_', '-')}`, colour]);
  return { ...Object.fromEntries(tokens), '--radius': `${radius}px`, colorScheme: scheme };
}

/** A part of the page in another brand's colours. */
export function PaletteScope({ theme, scheme, children }: PaletteScopeProps) {
  const label = useTranslate()(`brand_preview.${scheme}`);
  return (
    <section className={styles.scope} style={variables(theme[scheme], theme.radius, scheme)} aria-label={label}>
      <h2>{label}</h2>
      {children}
    </section>
  );
}
