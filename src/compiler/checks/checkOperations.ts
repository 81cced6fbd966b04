import type { ActionDeclaration } from '#contract/generated/config.ts';
import { confirmationOf, type OperationTraits, operationTraits } from '#contract/operations.ts';
import type { NodePath, Source } from '../config.ts';
import type { Draft } from '../draft.ts';
import { listWords } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import type { ProblemCode } from '../problemCodes.ts';
import { problem } from '../report.ts';

/** Says what is wrong at a key of an action. */
type Tell = (code: ProblemCode, key: string, what: string, fix: string) => void;

function checkScope(
  { scope, run, when, path, progress }: ActionDeclaration,
  traits: OperationTraits,
  tell: Tell,
): void {
  if (!traits.scopes.includes(scope)) {
    const what = `"${run}" cannot be done to a ${scope}.`;
    tell('action-scope', 'scope', what, `Its scope is ${listWords(traits.scopes)}.`);
  }
  if (scope === 'list' && when !== undefined) {
    const what = 'An action that makes a record has none that it could hold for yet.';
    tell('action-no-effect', 'when', what, 'Leave "when" out.');
  }
  if (scope !== 'list' && path !== undefined) {
    tell('action-no-effect', 'path', 'Only an action that makes a record has a route of its own.', 'Leave "path" out.');
  }
  if (scope !== 'selection' && progress !== undefined) {
    const what = 'Only what runs over a selection is followed on its way.';
    tell('action-no-effect', 'progress', what, 'Leave "progress" out.');
  }
}

function checkInput({ scope, run, form, edits }: ActionDeclaration, traits: OperationTraits, tell: Tell): void {
  if (traits.input && form === undefined) {
    tell('action-input', 'run', `"${run}" needs what a form asks for.`, 'Add "form" with the form to fill in first.');
  }
  if (!traits.input && form !== undefined) {
    tell('action-input', 'form', `"${run}" takes nothing from a form.`, 'Leave "form" out, or run another operation.');
  }
  if (edits && (form === undefined || scope !== 'record')) {
    const what = 'Only the form of an action on one record can begin with its values.';
    tell('action-no-effect', 'edits', what, 'Leave "edits" out.');
  }
}

function checkConfirmation(action: ActionDeclaration, traits: OperationTraits, tell: Tell): void {
  const { run, confirmation } = action;
  if (traits.reveals && confirmationOf(action, 'PRODUCTION') === undefined) {
    const what = `"${run}" shows a secret, and nothing is confirmed before it in live mode.`;
    tell('action-unasked', 'run', what, 'Add "confirmation: { by: pin, environment: [PRODUCTION] }".');
  }
  if (confirmation === undefined) return;
  if (traits.gives) {
    tell(
      'action-no-effect',
      'confirmation',
      `"${run}" gives a file and is not confirmed.`,
      'Leave "confirmation" out.',
    );
  } else if (traits.confirmation !== undefined) {
    const what = `"${run}" asks for a confirmation by ${traits.confirmation} in any case.`;
    tell('action-no-effect', 'confirmation', what, 'Leave "confirmation" out.');
  }
}

function checkQuestion(
  { run, form, confirm, confirmation }: ActionDeclaration,
  traits: OperationTraits,
  tell: Tell,
): void {
  if (traits.moves && confirm === undefined) {
    const what = `"${run}" moves money, and nothing asks whether it should.`;
    tell('action-unasked', 'run', what, 'Add "confirm" with a question.');
    return;
  }
  if (form !== undefined || confirm !== undefined) return;
  if (traits.gives || (traits.undo && (traits.confirmation ?? confirmation) === undefined)) return;
  const why = traits.undo ? 'asks for a confirmation' : 'cannot be undone';
  tell('action-unasked', 'run', `"${run}" ${why}, and nothing is asked before it.`, 'Add "confirm" with a question.');
}

function checkAction(draft: Draft, source: Source<unknown>, path: NodePath, record: string, action: ActionDeclaration) {
  const problems: Problem[] = [];
  const traits = operationTraits(action.run);
  if (traits === undefined) return problems;
  function tell(code: ProblemCode, key: string, what: string, fix: string): void {
    problems.push(problem(code, source.place([...path, key]), what, fix));
  }
  if (traits.record !== undefined && traits.record !== record && draft.taken.record.has(traits.record)) {
    const what = `"${action.run}" is written for the record "${traits.record}", not for "${record}".`;
    tell('action-record', 'run', what, 'Run an operation of this record.');
  }
  checkScope(action, traits, tell);
  checkInput(action, traits, tell);
  checkQuestion(action, traits, tell);
  checkConfirmation(action, traits, tell);
  return problems;
}

/** An action asks of its operation what the operation can do, and gives it what it needs. */
export function checkOperations(draft: Draft): Problem[] {
  const problems: Problem[] = [];
  for (const source of draft.resources.values()) {
    for (const [index, action] of (source.value.actions ?? []).entries()) {
      problems.push(...checkAction(draft, source, ['actions', index], source.value.record, action));
    }
  }
  return problems;
}
