import { useTranslate } from 'react-admin';
import type { SearchMatch } from '../../console/searchMatch.ts';
import { PartBoundary } from '../../parts/boundary/PartBoundary.tsx';
import styles from './MatchNote.module.css';

interface MatchNoteProps {
  /** Finds the field by which a search found the record. */
  readonly match: (() => SearchMatch | undefined) | undefined;
}

/**
 * The field by which a search found a record. If the filters cannot be read, only this note is missing, not the rows.
 */
export function MatchNote({ match }: MatchNoteProps) {
  return (
    match && (
      <PartBoundary part="list.filters" shape="text">
        <FoundBy match={match} />
      </PartBoundary>
    )
  );
}

/** The field by which a search found a record, if it is not visible. */
function FoundBy({ match: find }: { readonly match: () => SearchMatch | undefined }) {
  const translate = useTranslate();
  const match = find();
  if (match === undefined) return null;
  return (
    <span className={styles.note}>
      {translate(match.label)}: {match.value}
    </span>
  );
}
