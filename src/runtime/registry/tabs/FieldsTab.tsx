import { useTranslate } from 'react-admin';
import type { ResolvedColumn, ResolvedFieldsTab, ResolvedSection } from '#contract/generated/api.ts';
import { PartBoundary } from '../../boundary/PartBoundary.tsx';
import { Skeleton } from '../../parts/Skeleton.tsx';
import type { ApiRecord } from '../../providers/ApiRecord.ts';
import { Cell } from '../Cell.tsx';
import { columnKind } from '../columnKind.ts';
import styles from './FieldsTab.module.css';
import type { TabProps } from './TabProps.ts';

/** The fields of a record in sections. */
export function FieldsTab({ tab, record }: TabProps<ResolvedFieldsTab>) {
  return (
    <div className={styles.sections}>
      {tab.sections.map((section) => (
        <PartBoundary key={section.id} part={`sections.${section.id}`}>
          <Section section={section} record={record} />
        </PartBoundary>
      ))}
    </div>
  );
}

interface SectionProps {
  readonly section: ResolvedSection;
  readonly record: ApiRecord | undefined;
}

function Section({ section, record }: SectionProps) {
  const translate = useTranslate();
  return (
    <section className={styles.section} data-config={`sections.${section.id}`}>
      <h2>{translate(section.label)}</h2>
      <dl>
        {section.fields.map((field) => (
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
