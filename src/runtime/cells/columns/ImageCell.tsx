import { rawText } from '#contract/columns/rawText.ts';
import type { CellProps } from './CellProps.ts';
import styles from './cells.module.css';
import { EmptyValue } from './EmptyValue.tsx';
import { rawOf } from './rawOf.ts';

const OWN_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Whether a picture may be loaded: from our own address, or as data of a kind that holds no script. */
function isOurs(address: string): boolean {
  return /^\/(?![/\\])/.test(address) || OWN_DATA.test(address);
}

/** A picture with what it shows in words; the address of one from elsewhere is text. */
export function ImageCell(props: CellProps) {
  const { column, record } = props;
  const address = rawOf(props);
  if (address === undefined) return <EmptyValue column={column} />;
  const alt = rawText(column.text && record[column.text]);
  if (!isOurs(address)) return <span className={styles.text}>{alt ?? address}</span>;
  return <img className={styles.image} src={address} alt={alt ?? ''} loading="lazy" decoding="async" />;
}
