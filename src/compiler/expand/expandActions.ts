import type { Placed } from '../parse/syntax/placedNode.ts';
import { type ExpandContext, textName } from './ExpandContext.ts';
import { expandEvent } from './expandEvent.ts';
import { changeItems, child, textAt, withDefault, withKey } from './placedTree.ts';

/** The key of a text in place of `true`. */
function textOfTrue(action: Placed, key: string, text: string): Placed {
  const written = child(action, key);
  return written?.value === true ? withKey(action, key, { ...written, value: text }) : action;
}

/**
 * Actions with the scope, the states of their events and the keys of the texts that go unsaid. `words`: what the keys begin
 * with. An action without a text of its own is called as every action of its id (`actions.remove`); one that edits a record
 * says that it is saved.
 */
export function expandActions(actions: Placed, record: string, words: string, context: ExpandContext): Placed {
  const { hasText } = context;
  return changeItems(actions, (written) => {
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
