import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { encode, renderSVG } from 'uqr';
import { darkModules } from '#contract/qr/darkModules.ts';
import { saveFile } from '../../../core/session/download.ts';
import { Button } from '../../../parts/buttons/Button.tsx';
import styles from './cells.module.css';

/**
 * The margin that scanners need, in modules, and the error correction level: up to 15 % of the code may be unreadable.
 */
const DRAWING = { border: 4, ecc: 'M' } as const;

interface QrPictureProps {
  readonly text: string;
  /** Alternative text for screen readers. */
  readonly label: string;
  /** The name of the downloaded file. */
  readonly name: string;
  /** Further actions. */
  readonly children: ReactNode;
}

/** A QR code, black on white in either theme since cameras read that, with a button that downloads it for print. */
export function QrPicture({ text, label, name, children }: QrPictureProps) {
  const translate = useTranslate();
  const { size, data } = useMemo(() => encode(text, DRAWING), [text]);

  function save(): void {
    saveFile({ name: `${name}.svg`, content: new Blob([renderSVG(text, DRAWING)], { type: 'image/svg+xml' }) });
  }

  return (
    <>
      <svg className={styles.picture} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img">
        <title>{label}</title>
        <path d={darkModules(data)} />
      </svg>
      <span className={styles.kept}>
        <Button onClick={save}>{translate('list.save_picture')}</Button>
        {children}
      </span>
    </>
  );
}
