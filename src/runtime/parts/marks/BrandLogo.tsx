import type { ResolvedBrand } from '#contract/generated/api.ts';
import styles from './BrandLogo.module.css';

/** The brand's logo for the current background. */
export function BrandLogo({ brand }: { readonly brand: ResolvedBrand }) {
  return (
    <span className={styles.logo}>
      <img className={styles.light} src={brand.logo} alt={brand.name} height={28} />
      <img className={styles.dark} src={brand.logo_dark} alt={brand.name} height={28} />
    </span>
  );
}
