import { useEffect, useState } from 'react';
import type { DownloadedFile } from '../../../core/session/download.ts';
import styles from '../value/cells.module.css';

/** A downloaded picture, as a data address: an image could not carry the token. Nothing where it cannot be read. */
export function Picture({ content, name }: DownloadedFile) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(String(reader.result));
    reader.readAsDataURL(content);
    return () => reader.abort();
  }, [content]);
  return address === undefined ? null : <img className={styles.picture} src={address} alt={name} decoding="async" />;
}
