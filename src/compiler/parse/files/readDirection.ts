import type { AmountDirection, RecordField } from '#contract/recordSchema.ts';
import type { NodePath } from '../../config.ts';
import { suggest } from '../../nearest.ts';

type Report = (path: NodePath, what: string, fix: string) => void;

/** Reads `x-direction` of a field. The schema has refused any other shape. */
export function readDirection(declared: unknown): AmountDirection | undefined {
  return declared as AmountDirection | undefined;
}

/** Every amount says which way its money goes; a field that decides is an enum of the record, with the values named. */
export function checkDirection(
  field: RecordField,
  fields: Readonly<Record<string, RecordField>>,
  report: Report,
): void {
  const { name, kind, direction } = field;
  const path = ['properties', name, 'x-direction'];
  if (direction === undefined) {
    if (kind !== 'money') return;
    const fix = 'Add "x-direction": in, out, signed or none, or the field that decides.';
    report(['properties', name], `The amount "${name}" has no direction.`, fix);
  } else if (kind !== 'money') {
    report(path, `"${name}" is ${kind}, not an amount.`, 'Remove "x-direction".');
  } else if (typeof direction === 'object') {
    const decides = Object.hasOwn(fields, direction.field) ? fields[direction.field] : undefined;
    const choices = Object.values(fields).filter((other) => other.kind === 'enum');
    if (decides?.kind !== 'enum') {
      const fix = suggest(
        direction.field,
        choices.map((choice) => choice.name),
        'field',
      );
      report([...path, 'field'], `There is no enum field "${direction.field}".`, fix);
      return;
    }
    for (const [index, value] of direction.out.entries()) {
      if (decides.values.includes(value)) continue;
      const fix = suggest(value, decides.values, 'value');
      report([...path, 'out', index], `The field "${decides.name}" has no value "${value}".`, fix);
    }
  }
}
