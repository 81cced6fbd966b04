import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { useTranslate } from 'react-admin';
import type { ResolvedResource } from '#contract/generated/api.ts';

interface ExportedColumnsProps {
  readonly resource: ResolvedResource;
  /** Fields of the columns that the file contains. */
  readonly chosen: readonly string[];
  readonly disabled: boolean;
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The exportable columns that a file contains; at least one. */
export function ExportedColumns({ resource, chosen, disabled, onChange }: ExportedColumnsProps) {
  const translate = useTranslate();
  const { columns, export: exported } = resource.list;
  const fields = exported?.columns ?? [];
  const held = fields.filter((field) => chosen.includes(field));
  const labelOf = (field: string) => translate(columns.find((column) => column.field === field)?.label ?? field);
  const toggle = (toggled: string) => onChange(fields.filter((field) => held.includes(field) !== (field === toggled)));
  return (
    <details>
      <summary>{translate('shell.form.columns', { count: held.length, all: fields.length })}</summary>
      <FormGroup row role="group" aria-label={translate('shell.form.columns_label')}>
        {fields.map((field) => {
          const isHeld = held.includes(field);
          return (
            <FormControlLabel
              key={field}
              label={labelOf(field)}
              disabled={disabled || (isHeld && held.length === 1)}
              control={<Checkbox size="small" checked={isHeld} onChange={() => toggle(field)} />}
            />
          );
        })}
      </FormGroup>
    </details>
  );
}
