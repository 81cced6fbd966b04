import { lazy, Suspense } from 'react';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useExplainChoice } from '../../console/explainChoice.ts';
import { LoadBoundary } from '../../parts/loading/LoadBoundary.tsx';

const ExplainMode = lazy(async () => ({ default: (await import('./ExplainMode.tsx')).ExplainMode }));

/** Explain mode, loaded once internal staff have turned it on. */
export function Explaining() {
  const isChosen = useExplainChoice();
  const { user } = useConsole().console;
  if (!isChosen || !user.internal) return null;
  return (
    <LoadBoundary floats>
      <Suspense>
        <ExplainMode />
      </Suspense>
    </LoadBoundary>
  );
}
