import { useTranslate } from 'react-admin';
import type { ActionPreview, PreviewFigure } from '#contract/generated/api.ts';
import { useFormats } from '../../console/useFormats.ts';
import { Skeleton } from '../../parts/loading/Skeleton.tsx';
import styles from './ActionFields.module.css';

interface PreviewFiguresProps {
  readonly preview: ActionPreview | undefined;
  /** The former figures; changed figures show both. */
  readonly before: ActionPreview | undefined;
}

/** The effect of an action on the business's money: recipient, amount, fees, and remaining balance. */
export function PreviewFigures({ preview, before }: PreviewFiguresProps) {
  const translate = useTranslate();
  const formats = useFormats();
  if (preview === undefined) return <Skeleton lines={4} height={20} />;
  const { currency, figures } = preview;
  const textOf = ({ id, kind, value }: PreviewFigure): string => {
    if (kind === 'money') return formats.money(value, currency, { sign: id === 'total' });
    return kind === 'number' ? formats.number(Number(value)) : value;
  };
  return (
    <dl className={styles.fields} aria-label={translate('preview.title')}>
      {figures.map((figure) => {
        const was = before?.figures.find(({ id }) => id === figure.id);
        const isChanged = was !== undefined && was.value !== figure.value;
        return (
          <div key={figure.id} className={`${styles.field} ${styles.figure}`} data-figure={figure.id}>
            <dt>{translate(`preview.${figure.id}`)}</dt>
            <dd>
              {textOf(figure)}
              {isChanged && <small> ({translate('preview.was', { value: textOf(was) })})</small>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
