import type { BrandPreview } from '#contract/generated/api.ts';
import styles from './BrandPreview.module.css';
import { ColourTable } from './ColourTable.tsx';
import { ComponentSheet } from './ComponentSheet.tsx';
import { MailSheet } from './MailSheet.tsx';
import { PaletteScope } from './PaletteScope.tsx';
import { SignInSheet } from './SignInSheet.tsx';

const SCHEMES = ['light', 'dark'] as const;

/** A brand's parts side by side in light and dark, with the adjusted colours below. */
export function PreviewParts({ preview }: { readonly preview: BrandPreview }) {
  return (
    <div className={styles.preview}>
      <div className={styles.schemes}>
        {SCHEMES.map((scheme) => (
          <PaletteScope key={scheme} scheme={scheme} theme={preview.brand.theme}>
            <SignInSheet preview={preview} scheme={scheme} />
            <ComponentSheet />
            <MailSheet preview={preview} />
          </PaletteScope>
        ))}
      </div>
      <ColourTable colours={preview.colours} />
    </div>
  );
}
