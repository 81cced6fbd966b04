import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Explanation } from '#contract/generated/api.ts';
import { useConsole } from '../../console/ConsoleContext.ts';
import { chooseExplain } from '../../console/explainChoice.ts';
import { useRead } from '../../console/providers/useRead.ts';
import { LoadErrorMessage } from '../../parts/loading/LoadErrorMessage.tsx';
import { ClosedThings } from './ClosedThings.tsx';
import styles from './ExplainMode.module.css';
import { usePointed } from './usePointed.ts';

/**
 * Shows internal staff where the element under the pointer is declared, and which parts are hidden from the user and
 * why.
 */
export function ExplainMode() {
  const translate = useTranslate();
  const { version } = useConsole().console;
  const { data, error } = useRead<Explanation>(['explain', version], '/api/console/explain', 0);
  const paths = useMemo(() => Object.keys(data?.things ?? {}), [data]);
  const pointed = usePointed(paths);
  return (
    <>
      {pointed && <div className={styles.frame} style={pointed.box} aria-hidden="true" />}
      <aside className={styles.panel} aria-label={translate('explain.title')}>
        <div className={styles.head}>
          <h2>{translate('explain.title')}</h2>
          <button type="button" onClick={() => chooseExplain(false)}>
            {translate('explain.stop')}
          </button>
        </div>
        {error ? (
          <LoadErrorMessage floats={false} />
        ) : (
          <output className={styles.pointed}>
            {pointed === undefined ? (
              translate('explain.hint')
            ) : (
              <>
                <strong>{pointed.path}</strong>
                <code>{data?.things[pointed.path]}</code>
              </>
            )}
          </output>
        )}
        {data && <ClosedThings closed={data.closed} />}
      </aside>
    </>
  );
}
