import { useTranslate } from 'react-admin';
import type { DerivedColour } from '#contract/generated/api.ts';
import { useFormats } from '#runtime/islands/index.ts';
import styles from './BrandPreview.module.css';

/** The requested and the actual colours of the pack, with the contrast of both: 4.5 is the minimum for text. */
export function ColourTable({ colours }: { readonly colours: readonly DerivedColour[] }) {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={translate('brand_preview.colours')}>
      <table className={styles.table}>
        <caption>{translate('brand_preview.colours')}</caption>
        <thead>
          <tr>
            {['token', 'scheme', 'asked', 'given', 'before', 'after'].map((key) => (
              <th key={key} scope="col">
                {translate(`brand_preview.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colours.map(({ token, scheme, asked, given, before, after }) => (
            <tr key={`${scheme} ${token}`} data-moved={asked !== given}>
              <th scope="row">{token}</th>
              <td>{translate(`brand_preview.${scheme}`)}</td>
              <td>
                <Swatch colour={asked} />
              </td>
              <td>{asked === given ? translate('brand_preview.kept') : <Swatch colour={given} />}</td>
              <td className={styles.figure}>{number(before)}</td>
              <td className={styles.figure}>{number(after)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Swatch({ colour }: { readonly colour: string }) {
  return (
    <span className={styles.swatch}>
      <span style={{ background: colour }} />
      <code>{colour}</code>
    </span>
  );
}
