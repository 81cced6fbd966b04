import type { ToggleEvent } from 'react';
import type { PublicScreenProps } from '../../PublicScreen.ts';
import own from './ApiReference.module.css';
import type { ApiField, ApiOperation } from './readDocument.ts';

type Words = PublicScreenProps['words'];

interface FieldsProps {
  readonly words: Words;
  readonly title: string;
  readonly fields: readonly ApiField[];
  /** Whether a program sends them, and has to know which it may leave out. */
  readonly areSent: boolean;
}

function Fields({ words, title, fields, areSent }: FieldsProps) {
  if (fields.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl className={own.fields}>
        {fields.map(({ name, place, type, isRequired, description, values }) => (
          <div key={name} className={own.field}>
            <dt>
              <code className={own.name} translate="no">
                {name}
              </code>
              <span className={own.type} translate="no">
                {place === undefined ? type : `${type}, ${place}`}
              </span>
              {areSent && isRequired && <span className={own.required}>{words('access.docs_reference.required')}</span>}
            </dt>
            {(description !== '' || values.length > 0) && (
              <dd lang="en">
                {description}
                {values.length > 0 && (
                  <span className={own.values} translate="no">
                    {values.map((value) => (
                      <code key={value} className={own.value}>
                        {value}
                      </code>
                    ))}
                  </span>
                )}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </>
  );
}

interface OperationViewProps {
  readonly words: Words;
  readonly operation: ApiOperation;
}

/** One operation; what it takes and answers is shown when it is opened, and then the address names it. */
export function OperationView({ words, operation }: OperationViewProps) {
  const { id, method, path, summary, parameters, body, answer } = operation;
  function name({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
    if (currentTarget.open) history.replaceState(history.state, '', `#${id}`);
  }
  return (
    <details id={id} className={own.operation} onToggle={name}>
      <summary>
        <span className={own.method} data-method={method} translate="no">
          {method}
        </span>
        <code className={own.path} translate="no">
          {path}
        </code>
        <span className={own.summary} lang="en">
          {summary}
        </span>
      </summary>
      <div className={own.details}>
        <Fields words={words} title={words('access.docs_reference.parameters')} fields={parameters} areSent />
        <Fields words={words} title={words('access.docs_reference.body')} fields={body} areSent />
        <Fields words={words} title={words('access.docs_reference.answer')} fields={answer} areSent={false} />
      </div>
    </details>
  );
}
