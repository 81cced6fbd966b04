import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Button } from '../../../parts/buttons/Button.tsx';
import { Icon } from '../../../parts/icons/Icon.tsx';
import { LoadBoundary } from '../../../parts/loading/LoadBoundary.tsx';

// The frame of dialogs is loaded when one is first opened.
const FileDialog = lazy(async () => ({ default: (await import('./FileDialog.tsx')).FileDialog }));

interface FileOpenerProps {
  readonly path: string;
  /** Name of the file, where it is known. */
  readonly name?: string;
}

/** A button that opens an uploaded file in place. */
export function FileOpener({ path, name }: FileOpenerProps) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        kind="plain"
        {...(name !== undefined && { 'aria-label': translate('shell.file.open', { name }) })}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="document" />
        {name ?? translate('shell.file.open_it')}
      </Button>
      {isOpen && (
        <LoadBoundary floats>
          <Suspense>
            <FileDialog path={path} onClose={() => setIsOpen(false)} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  );
}
