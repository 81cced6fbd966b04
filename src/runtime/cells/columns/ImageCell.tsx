import { rawText } from '#contract/columns/rawText.ts';
import type { CellProps } from './value/CellProps.ts';
import styles from './value/cells.module.css';
import { EmptyValue } from './value/EmptyValue.tsx';
import { rawOf } from './value/rawOf.ts';

const OWN_DATA = /^data:image\/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$/;

/** Whether an image may be loaded: from our own origin, or as data of a type that cannot contain scripts. */
function isOurs(address: string): boolean {
  return /^\/(?![/\\])/.test(address) || OWN_DATA.test(address);
}

/** An image with its alternative text; the address of an external image is shown as text. */
export function ImageCell(props: CellProps) {
  const { column, record } = props;
  const address = rawOf(props);
  if (address === undefined) return <EmptyValue column={column} />;
  const alt = rawText(column.text && record[column.text]);
  if (!isOurs(address)) return <span className={styles.text}>{alt ?? address}</span>;
  return <img className={styles.image} src={address} alt={alt ?? ''} loading="lazy" decoding="async" />;
}
