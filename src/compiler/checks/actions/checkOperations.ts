import type { ActionDeclaration } from '#contract/generated/config.ts';
import { confirmationOf, hasPreview, type OperationTraits, operationTraits } from '#contract/operations.ts';
import type { NodePath, Source } from '../../config.ts';
import type { Draft } from '../../draft.ts';
import { listWords } from '../../nearest.ts';
import type { Problem } from '../../problem.ts';
import type { ProblemCode } from '../../problemCodes.ts';
import { problem } from '../../report.ts';

/** Says what is wrong at a key of an action. */
type Report = (code: ProblemCode, key: string, what: string, fix: string) => void;

function checkScope(
  { scope, run, when, path, progress, form }: ActionDeclaration,
  traits: OperationTraits,
  report: Report,
): void {
  if (!traits.scopes.includes(scope)) {
    const what = `"${run}" does not support the scope ${scope}.`;
    report('action-scope', 'scope', what, `Its scope is ${listWords(traits.scopes)}.`);
  }
  if (scope === 'list' && when !== undefined) {
    const what = 'An action that creates a record has no record to check yet.';
    report('action-no-effect', 'when', what, 'Remove "when".');
  }
  checkPath({ scope, path, form }, report);
  if (scope !== 'selection' && progress !== undefined) {
    const what = 'Progress is shown for actions on a selection only.';
    report('action-no-effect', 'progress', what, 'Remove "progress".');
  }
}

type CheckedPath = { readonly [Key in 'path' | 'form']: ActionDeclaration[Key] | undefined } & Pick<
  ActionDeclaration,
  'scope'
>;

/** A route opens a form: of a list without a parameter, of a record with one for its id. */
function checkPath({ scope, path, form }: CheckedPath, report: Report): void {
  if (path === undefined) return;
  if (scope === 'selection' || (scope === 'record' && form === undefined)) {
    const what = 'Only an action that creates a record, or a form of one record, can have a route.';
    report('action-no-effect', 'path', what, 'Remove "path".');
    return;
  }
  const wanted = scope === 'record' ? 1 : 0;
  if (path.split('{').length - 1 === wanted) return;
  const what = `A route of an action on ${scope === 'record' ? 'a record has one parameter' : 'a list has no parameter'}.`;
  const fix = scope === 'record' ? 'End it with the id, such as /customers/edit/{id}.' : 'Remove the parameter.';
  report('action-no-effect', 'path', what, fix);
}

function checkInput({ scope, run, form, edits }: ActionDeclaration, traits: OperationTraits, report: Report): void {
  if (traits.input === true && form === undefined) {
    report('action-input', 'run', `"${run}" needs a form.`, 'Add "form" with the form to fill in first.');
  }
  if (!traits.input && form !== undefined) {
    report('action-input', 'form', `"${run}" does not use a form.`, 'Remove "form", or run another operation.');
  }
  if (edits && (form === undefined || scope !== 'record')) {
    const what = 'Only a form of an action on one record can start with the values of the record.';
    report('action-no-effect', 'edits', what, 'Remove "edits".');
  }
}

function checkConfirmation(action: ActionDeclaration, traits: OperationTraits, report: Report): void {
  const { run, confirmation } = action;
  if (traits.reveals && confirmationOf(action, 'PRODUCTION') === undefined) {
    const what = `"${run}" shows a secret, but has no confirmation in live mode.`;
    report('action-unasked', 'run', what, 'Add "confirmation: { by: pin, environment: [PRODUCTION] }".');
  }
  if (confirmation === undefined) return;
  if (traits.gives) {
    report(
      'action-no-effect',
      'confirmation',
      `"${run}" returns a file and has no confirmation.`,
      'Remove "confirmation".',
    );
  } else if (traits.confirmation !== undefined) {
    const what = `"${run}" always requires confirmation by ${traits.confirmation}.`;
    report('action-no-effect', 'confirmation', what, 'Remove "confirmation".');
  }
}

function checkQuestion(
  { run, form, confirm, confirmation }: ActionDeclaration,
  traits: OperationTraits,
  report: Report,
): void {
  if (hasPreview(traits) && confirm === undefined) {
    const why = traits.moves ? 'moves money' : 'shows its effect first';
    const what = `"${run}" ${why}, but has no confirmation.`;
    report('action-unasked', 'run', what, 'Add "confirm" with the text of the confirmation question.');
    return;
  }
  if (form !== undefined || confirm !== undefined) return;
  if (traits.gives || (traits.undo && (traits.confirmation ?? confirmation) === undefined)) return;
  const why = traits.undo ? 'requires a confirmation' : 'cannot be undone';
  report(
    'action-unasked',
    'run',
    `"${run}" ${why}, but has no confirmation.`,
    'Add "confirm" with the text of the confirmation question.',
  );
}

function checkAction(draft: Draft, source: Source<unknown>, path: NodePath, record: string, action: ActionDeclaration) {
  const problems: Problem[] = [];
  const traits = operationTraits(action.run);
  if (traits === undefined) return problems;
  function report(code: ProblemCode, key: string, what: string, fix: string): void {
    problems.push(problem(code, source.place([...path, key]), what, fix));
  }
  const records = traits.record === undefined ? [record] : [traits.record].flat();
  if (!records.includes(record) && records.some((one) => draft.taken.record.has(one))) {
    const what = `"${action.run}" is written for the record ${listWords(records.map((one) => `"${one}"`))}, not for "${record}".`;
    report('action-record', 'run', what, 'Run an operation of this record.');
  }
  checkScope(action, traits, report);
  checkInput(action, traits, report);
  checkQuestion(action, traits, report);
  checkConfirmation(action, traits, report);
  return problems;
}

/**
 * An action uses an operation within its traits, and gives it what it needs.
 * Rule config-language.money-reveals-confirm.
 */
export function checkOperations(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.resources.values()) {
    for (const [index, action] of (source.value.actions ?? []).entries()) {
      problems.push(...checkAction(draft, source, ['actions', index], source.value.record, action));
    }
  }
  return problems;
}
