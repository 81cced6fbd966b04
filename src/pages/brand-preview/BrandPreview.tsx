import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { BrandPreviewList, BrandPreview as Preview } from '#contract/generated/api.ts';
import { ErrorMessage, Skeleton, useRead } from '#runtime/islands/index.ts';
import styles from './BrandPreview.module.css';
import { PreviewParts } from './PreviewParts.tsx';

/** How long a preview stays fresh, in milliseconds. */
const FRESH_FOR = 30_000;

/** Everything that a brand shows, in light and dark, and the adjustments that make it readable. */
export function BrandPreview() {
  const translate = useTranslate();
  const brands = useRead<BrandPreviewList>(['brands'], '/api/brands', FRESH_FOR);
  const [chosen, setChosen] = useState<string>();
  if (brands.error) {
    const retry = () => void brands.refetch();
    return <ErrorMessage title={translate('brand_preview.error')} error={brands.error} onRetry={retry} />;
  }
  if (brands.data === undefined) return <Skeleton lines={8} height={20} />;
  const id = chosen ?? brands.data.brands[0]?.id;
  return (
    <>
      <label className={styles.choice}>
        {translate('brand_preview.brand')}
        <select value={id} onChange={(event) => setChosen(event.target.value)}>
          {brands.data.brands.map((brand) => (
            <option key={brand.id} value={brand.id}>
              {brand.name}
            </option>
          ))}
        </select>
      </label>
      {id !== undefined && <OneBrand key={id} id={id} />}
    </>
  );
}

function OneBrand({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useRead<Preview>(['brands', id], `/api/brands/${id}/preview`, FRESH_FOR);
  if (error) {
    return <ErrorMessage title={translate('brand_preview.error')} error={error} onRetry={() => void refetch()} />;
  }
  return data === undefined ? <Skeleton lines={12} height={20} /> : <PreviewParts preview={data} />;
}
