import { lazy, Suspense } from 'react';
import { useConsole } from '../../console/ConsoleContext.ts';
import { useExplainChoice } from '../../console/explainChoice.ts';
import { LoadBoundary } from '../../parts/LoadBoundary.tsx';

const ExplainMode = lazy(async () => ({ default: (await import('./ExplainMode.tsx')).ExplainMode }));

/** The mode in which things tell where they are declared, once internal staff have chosen it. */
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
