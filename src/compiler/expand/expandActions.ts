import type { Placed } from '../parse/syntax/placedNode.ts';
import { type ExpandContext, textName } from './ExpandContext.ts';
import { expandEvent } from './expandEvent.ts';
import { changeItems, child, itemsOf, listOf, textAt, withDefault, withKey } from './placedTree.ts';

/** The key of a text in place of `true`. */
function textOfTrue(action: Placed, key: string, text: string): Placed {
  const written = child(action, key);
  return written?.value === true ? withKey(action, key, { ...written, value: text }) : action;
}

/** What goes unsaid of an action that creates a record of its list, and of one that edits a record. */
const BY_ID: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  create: { icon: 'plus', scope: 'list', run: 'records.create' },
  edit: { icon: 'edit', edits: true, run: 'records.update' },
};

/** An action with what follows from its id, and with the operation of one that names an event alone. */
function withOperation(action: Placed): Placed {
  const defaults = Object.entries(BY_ID[textAt(action, 'id') ?? ''] ?? {});
  const usual = defaults.reduce((changed, [key, value]) => withDefault(changed, key, value), action);
  return child(usual, 'event') === undefined ? usual : withDefault(usual, 'run', 'records.change');
}

/** The actions that have an operation. One without is left out; where none is written either, it is reported. */
function withOperations(actions: Placed, { report }: ExpandContext): Placed {
  if (!Array.isArray(actions.value)) return actions;
  const known = itemsOf(actions).map(withOperation);
  const complete = known.filter((action) => child(action, 'run') !== undefined);
  for (const action of known) {
    if (complete.includes(action) || action.node.children.has('run')) continue;
    const what = 'This action names neither an operation nor an event.';
    report(action.node, 'missing-key', what, 'Write "run", or the "event" that it causes.');
  }
  return listOf(complete, actions.node);
}

/**
 * Actions with their operation, their scope, the states of their events and the keys of the texts that go unsaid. `words`: what the keys begin
 * with. An action without a text of its own is called as every action of its id (`actions.remove`); one that edits a record
 * says that it is saved.
 */
export function expandActions(actions: Placed, record: string, words: string, context: ExpandContext): Placed {
  const { hasText } = context;
  return changeItems(withOperations(actions, context), (written) => {
    const id = textName(textAt(written, 'id') ?? '');
    const own = `${words}.${id}`;
    const shared = `actions.${id}`;
    const done = `${own}_done`;
    const isSaved = child(written, 'edits')?.value === true && !hasText(done);
    let action = withDefault(
      expandEvent(written, record, context),
      'label',
      !hasText(own) && hasText(shared) ? shared : own,
    );
    action = withDefault(action, 'scope', 'record');
    action = withDefault(action, 'success', isSaved ? 'actions.saved' : done);
    action = textOfTrue(action, 'confirm', `${own}_confirm`);
    return textOfTrue(action, 'progress', `${own}_progress`);
  });
}
