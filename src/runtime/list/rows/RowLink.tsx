import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import type { OpenRow } from './useOpenRow.ts';

interface RowLinkProps {
  readonly className: string | undefined;
  readonly path: string;
  /** The name of the record. */
  readonly label: string;
  readonly onOpen: OpenRow;
}

/** Whether a click on a link is for the browser, such as one that opens a new tab. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** The link of a row to its record. */
export function RowLink({ className, path, label, onOpen }: RowLinkProps) {
  const translate = useTranslate();

  function open(event: MouseEvent): void {
    if (isForBrowser(event)) return;
    event.preventDefault();
    onOpen(path);
  }

  // biome-ignore lint/a11y/useAnchorContent: the label is its name, and the content of the row lies above it.
  return <a className={className} href={path} data-row aria-label={translate('list.open', { label })} onClick={open} />;
}
