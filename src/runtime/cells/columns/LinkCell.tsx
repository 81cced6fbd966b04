import { useTranslate } from 'react-admin';
import type { CellProps } from './value/CellProps.ts';
import { CopyableText } from './value/CopyableText.tsx';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';
import { webAddress } from './value/webAddress.ts';

/** A web address, which opens in a new tab; anything but an http or https address is shown as text. */
export function LinkCell(props: CellProps) {
  const translate = useTranslate();
  const { column } = props;
  const text = rawOf(props);
  if (text === undefined) return <EmptyValue column={column} />;
  const address = webAddress(text);
  if (address === undefined) return <CopyableText column={column} value={text} />;
  return (
    <CopyableText column={column} value={text}>
      <a href={address} target="_blank" rel="noopener noreferrer">
        {text.replace(/^https?:\/\//i, '')}
        <span className={styles.hidden}> ({translate('list.opens_new_tab')})</span>
      </a>
    </CopyableText>
  );
}
