import { ERROR_STATUS } from '#contract/errorCodes.ts';
import type { Placed } from '../parse/syntax/placedNode.ts';
import { changeKey, implied, itemsOf, listOf, textAt, withDefault } from './placedTree.ts';

/** An error says `errors.<code>` where it happened, and there is nothing to do but to read it. */
function withDefaults(error: Placed): Placed {
  const code = textAt(error, 'code') ?? '';
  const worded = withDefault(error, 'text', `errors.${code}`);
  return withDefault(withDefault(worded, 'do', 'nothing'), 'show', 'inline');
}

/** Every error of the API, those that are not written as most are. */
export function expandErrors(file: Placed): Placed {
  return changeKey(file, 'errors', (errors) => {
    const written = itemsOf(errors);
    const codes = new Set(written.map((error) => textAt(error, 'code')));
    const others = Object.keys(ERROR_STATUS).filter((code) => !codes.has(code));
    return listOf([...written, ...others.map((code) => implied({ code }, errors.node))].map(withDefaults), errors.node);
  });
}
