import { useTranslate } from 'react-admin';
import type { ResolvedResource } from '#contract/generated/api.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './RecordActions.module.css';

interface BlockedActionsProps {
  readonly resource: ResolvedResource;
  readonly record: ApiRecord;
}

/** The actions that are blocked for the record, and why, in the place of their buttons. */
export function BlockedActions({ resource, record: { blocked } }: BlockedActionsProps) {
  const translate = useTranslate();
  const notes = resource.actions.flatMap(({ id, label }) => {
    const note = blocked?.[id];
    return note === undefined ? [] : [{ id, label, note }];
  });
  if (notes.length === 0) return null;
  return (
    <ul className={styles.blocked}>
      {notes.map(({ id, label, note }) => (
        <li key={id}>
          <Icon name="alert" size={16} />
          <span>
            <strong>{translate(label)}:</strong> {translate(note)}
          </span>
        </li>
      ))}
    </ul>
  );
}
