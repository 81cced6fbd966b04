import { lazy, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../parts/buttons/CopyButton.tsx';
import { ShareButton } from '../../parts/buttons/ShareButton.tsx';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';
import { AddressLink } from './value/AddressLink.tsx';
import { addressOf } from './value/addressOf.ts';
import type { CellProps } from './value/CellProps.ts';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';

// The QR encoder is a chunk of its own: few screens have a code.
const QrPicture = lazy(async () => ({ default: (await import('./value/QrPicture.tsx')).QrPicture }));

/** A text as a QR code, below the link where it is an address of the product; as text only until the code has loaded. */
export function QrCodeCell(props: CellProps) {
  const translate = useTranslate();
  const { column, record } = props;
  const text = addressOf(props);
  if (text === undefined) return <EmptyValue column={column} />;
  const label = translate(column.label);
  const copy = column.copy && <CopyButton value={text} label={label} />;
  return (
    <span className={styles.code}>
      {column.path && (
        <span className={styles.copied}>
          <AddressLink address={text} />
          {copy}
          <ShareButton address={text} label={label} />
        </span>
      )}
      <LoadBoundary>
        <Suspense fallback={<span className={styles.text}>{text}</span>}>
          <QrPicture text={text} label={label} name={String(record.id)}>
            {!column.path && copy}
          </QrPicture>
        </Suspense>
      </LoadBoundary>
    </span>
  );
}
