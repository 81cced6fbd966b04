import type { Draft } from '../../draft.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { mailProblems } from '../actions/mailProblems.ts';
import { fieldOf, recordFile } from '../reading/recordOf.ts';

/** The field that says when the payer was reminded. */
const REMINDED = 'reminded';

/** A reminder is sent on the day before a day, to an address of the record, and the record says when. Rule invoices.reminders. */
export function checkReminders(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const [name, source] of draft.transitions) {
    const record = draft.records.get(name);
    if (record === undefined) continue;
    for (const [event, { at, remind }] of Object.entries(source.value.events)) {
      if (remind === undefined) continue;
      const path = ['events', event, 'remind'];
      problems.push(...mailProblems(draft, source, path, record, remind));
      if (at === undefined || fieldOf(record, at)?.kind !== 'date') {
        const fix = 'Add "at" with a date field, or remove "remind".';
        problems.push(problem('missing-key', source.place(path), 'A reminder is sent before a day.', fix));
      }
      if (fieldOf(record, REMINDED)?.kind === 'datetime') continue;
      const what = `The record "${record.name}" has no field "${REMINDED}", which says when the payer was reminded.`;
      const fix = `Add it to ${recordFile(record)}: a date-time that may be null.`;
      problems.push(problem('unknown-field', source.place(path), what, fix));
    }
  }
  return problems;
}
