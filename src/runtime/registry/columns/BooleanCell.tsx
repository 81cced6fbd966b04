import { useTranslate } from 'react-admin';
import type { CellProps } from './CellProps.ts';
import { EmptyValue } from './EmptyValue.tsx';

/** Yes or no. */
export function BooleanCell({ column, record }: CellProps) {
  const translate = useTranslate();
  const value = record[column.field];
  if (typeof value !== 'boolean') return <EmptyValue />;
  return <>{translate(value ? 'shell.yes' : 'shell.no')}</>;
}
