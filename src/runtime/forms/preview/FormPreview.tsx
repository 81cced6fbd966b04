import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { PayerPreview, ResolvedForm } from '#contract/generated/api.ts';
import { settledRead } from '../../console/providers/settledRead.ts';
import { styleNonce } from '../../core/boot/styleNonce.ts';
import { request } from '../../core/session/request.ts';
import { useSettled } from '../../parts/browser/useSettled.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import { ErrorMessage } from '../../parts/messages/ErrorMessage.tsx';
import styles from './FormPreview.module.css';

type Preview = NonNullable<ResolvedForm['preview']>;

interface PreviewSource {
  readonly name: string;
  readonly address: string;
  /** The values that it depends on. */
  readonly fields: readonly string[];
}

/** Where each preview is drawn. */
const PREVIEWS: Readonly<Record<Preview, PreviewSource>> = {
  'payer-page': {
    name: 'shell.form.preview.payer_page',
    address: '/api/payer-preview',
    fields: ['primary_colour', 'secondary_colour', 'font', 'language'],
  },
  'store-page': {
    name: 'shell.form.preview.store_page',
    address: '/api/store-preview',
    fields: ['primary_colour', 'secondary_colour', 'font', 'language'],
  },
};

/** Debounce of typing, in milliseconds. */
const REST = 250;

interface FormPreviewProps {
  readonly preview: Preview;
  readonly values: Readonly<Record<string, unknown>>;
}

/** What the values look like to others. It is a picture: nothing in it can be pressed, and screen readers read its name. */
export function FormPreview({ preview, values }: FormPreviewProps) {
  const translate = useTranslate();
  const { address, fields, name: label } = PREVIEWS[preview];
  const entered = fields.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : []));
  const query = useSettled(new URLSearchParams(entered).toString(), REST);
  const read = useQuery({
    queryKey: ['preview', address, query],
    queryFn: async ({ signal }) => (await request(`${address}?${query}`, { signal })).body as PayerPreview,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const { data, error } = settledRead(read);
  const name = translate(label);
  return (
    <figure className={styles.preview}>
      <figcaption>{name}</figcaption>
      {error !== null && (
        <ErrorMessage title={translate('shell.form.preview.error')} error={error} onRetry={() => void read.refetch()} />
      )}
      {error === null && data === undefined && <Skeleton width="100%" height={320} />}
      {data !== undefined && (
        <div className={styles.paper} role="img" aria-label={name} inert>
          <iframe
            title={name}
            // Without scripts. Its style sheets and images are served to their own origin alone.
            sandbox="allow-same-origin"
            tabIndex={-1}
            srcDoc={data.html.replaceAll('{{csp-nonce}}', styleNonce() ?? '')}
          />
        </div>
      )}
    </figure>
  );
}
