import { evaluate } from '#compiler/expression/evaluate.ts';
import { expressionFields } from '#compiler/resolve/fields/columnReads.ts';
import type { ComputedColumn } from '#contract/generated/config.ts';
import { readValue, writeValue } from '../statements/computeValues.ts';
import { NO_CELL } from './lineStatement.ts';
import type { LineCells } from './readBatches.ts';
import { type CellWriting, writeMoment } from './writerOf.ts';

/** The words for the results of a computed text: those of the enum fields that it reads. */
function wordsOf({ expression, as }: ComputedColumn, { record, labels }: CellWriting): ReadonlyMap<string, string> {
  const fields = as === 'text' ? expressionFields(expression, record) : [];
  return new Map(fields.flatMap((field) => [...labels(field)]));
}

/** Computes the cell of a computed column; empty without a result. A value of an enum field is written by its words. */
export function computedCell(column: ComputedColumn, writing: CellWriting): (row: LineCells) => string {
  const { field, as } = column;
  const words = wordsOf(column, writing);
  const { record, view, places, timeZone, now, yes, no } = writing;
  const computed = view.computed.find((candidate) => candidate.field === field);
  if (computed === undefined) return () => '';
  const cellOf = (row: LineCells, name: string): string | null => {
    const cell = row[places.get(name) ?? -1];
    return cell === undefined || cell === NO_CELL ? null : cell;
  };
  return (row) => {
    const value = evaluate(computed.typed.expression, {
      now: now.getTime(),
      field: (name) => {
        const [known, cell] = [record.fields[name], cellOf(row, name)];
        if (known === undefined || cell === null) return null;
        const wire = known.kind === 'boolean' ? cell.slice(0, 1) : cell;
        return readValue(known, wire, cellOf(row, known.currency ?? ''));
      },
    });
    const written = writeValue(value);
    if (written === null || written === undefined) return '';
    if (typeof written === 'boolean') return written ? yes : no;
    if (as === 'datetime') return writeMoment(String(written), timeZone);
    return words.get(String(written)) ?? String(written);
  };
}
