import { lazy, Suspense } from 'react';
import { LoadBoundary } from '../parts/loading/LoadBoundary.tsx';
import { AfterAnswer } from '../parts/overlays/AfterAnswer.tsx';
import type { ActionFormProps } from './ActionForm.tsx';

export type { ActionFormProps } from './ActionForm.tsx';

const Code = lazy(async () => ({ default: (await import('./ActionForm.tsx')).ActionForm }));

/** The form of an action; the code of forms loads when one is first opened. */
export function ActionForm(props: ActionFormProps) {
  return (
    <AfterAnswer>
      <LoadBoundary>
        <Suspense fallback={<div aria-busy="true" />}>
          <Code {...props} />
        </Suspense>
      </LoadBoundary>
    </AfterAnswer>
  );
}
