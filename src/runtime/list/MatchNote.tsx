import { useTranslate } from 'react-admin';
import type { SearchMatch } from '../console/searchMatch.ts';
import { PartBoundary } from '../parts/boundary/PartBoundary.tsx';
import styles from './MatchNote.module.css';

interface MatchNoteProps {
  /** Looks for what a search found the record by. */
  readonly match: (() => SearchMatch | undefined) | undefined;
}

/** Says by which field a search found a record. What cannot be read of the filters costs the note alone, not the rows. */
export function MatchNote({ match }: MatchNoteProps) {
  return (
    match && (
      <PartBoundary part="list.filters" shape="text">
        <FoundBy match={match} />
      </PartBoundary>
    )
  );
}

/** Says by which field a search found a record, where that field is not on screen. */
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
