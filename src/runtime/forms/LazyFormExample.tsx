import { lazy, Suspense } from 'react';
import type { ResolvedForm } from '#contract/generated/api.ts';
import { LoadBoundary } from '../parts/loading/LoadBoundary.tsx';
import { FormSkeleton } from './FormSkeleton.tsx';

const Code = lazy(async () => ({ default: (await import('./FormExample.tsx')).FormExample }));

/** Fields of a form to try; the code of forms loads when one is first shown. */
export function FormExample(props: { readonly form: ResolvedForm }) {
  return (
    <LoadBoundary>
      <Suspense fallback={<FormSkeleton />}>
        <Code {...props} />
      </Suspense>
    </LoadBoundary>
  );
}
