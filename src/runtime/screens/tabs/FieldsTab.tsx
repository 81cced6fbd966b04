import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { rawText } from '#contract/columns/rawText.ts';
import type { ResolvedColumn, ResolvedFieldsTab, ResolvedSection } from '#contract/generated/api.ts';
import { Cell } from '../../cells/Cell.tsx';
import { columnKind } from '../../cells/columnKind.ts';
import type { ApiRecord } from '../../console/providers/ApiRecord.ts';
import { PartBoundary } from '../../parts/boundary/PartBoundary.tsx';
import { Button } from '../../parts/buttons/Button.tsx';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import styles from './FieldsTab.module.css';
import type { TabProps } from './TabProps.ts';

/** Whether a record has no value for a field, and the field has no text of its own for that. */
function isEmpty({ field, empty, reverse }: ResolvedColumn, record: ApiRecord | undefined): boolean {
  if (record === undefined || empty !== undefined) return false;
  return reverse ? record.related?.[field] === undefined : rawText(record[field]) === undefined;
}

/**
 * Returns the number of fields of a section without a value. A section that cannot be read has none; it shows its own
 * error.
 */
function countEmpty({ fields }: ResolvedSection, record: ApiRecord | undefined): number {
  return Array.isArray(fields) ? fields.filter((field) => isEmpty(field, record)).length : 0;
}

/** The fields of a record in sections. Empty fields are collapsed. */
export function FieldsTab({ tab, record }: TabProps<ResolvedFieldsTab>) {
  const translate = useTranslate();
  const [showsEmpty, setShowsEmpty] = useState(false);
  const emptyCount = tab.sections.reduce((count, section) => count + countEmpty(section, record), 0);
  return (
    <>
      <div className={styles.sections}>
        {tab.sections.map((section) => (
          <PartBoundary key={section.id} part={`sections.${section.id}`}>
            <Section section={section} record={record} showsEmpty={showsEmpty} />
          </PartBoundary>
        ))}
      </div>
      {emptyCount > 0 && (
        <div>
          <Button kind="plain" aria-expanded={showsEmpty} onClick={() => setShowsEmpty(!showsEmpty)}>
            {showsEmpty ? translate('detail.hide_empty') : translate('detail.show_empty', { smart_count: emptyCount })}
          </Button>
        </div>
      )}
    </>
  );
}

interface SectionProps {
  readonly section: ResolvedSection;
  readonly record: ApiRecord | undefined;
  readonly showsEmpty: boolean;
}

function Section({ section, record, showsEmpty }: SectionProps) {
  const translate = useTranslate();
  const fields = showsEmpty ? section.fields : section.fields.filter((field) => !isEmpty(field, record));
  if (fields.length === 0) return null;
  return (
    <section className={styles.section} data-config={`sections.${section.id}`}>
      <h2>{translate(section.label)}</h2>
      <dl>
        {fields.map((field) => (
          <Field key={field.field} field={field} record={record} />
        ))}
      </dl>
    </section>
  );
}

function Field({ field, record }: { readonly field: ResolvedColumn; readonly record: ApiRecord | undefined }) {
  const translate = useTranslate();
  return (
    <div className={styles.field} data-wide={field.type === 'json'} data-config={`fields.${field.field}`}>
      <dt>
        {translate(field.label)}
        {field.help !== undefined && <small>{translate(field.help)}</small>}
      </dt>
      <dd>
        {record === undefined ? (
          <Skeleton width={`${columnKind(field.type).skeleton}px`} />
        ) : (
          <Cell column={field} record={record} />
        )}
      </dd>
    </div>
  );
}
