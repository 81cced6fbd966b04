import { Document, isCollection, visit } from 'yaml';

/** A map or list that is no longer than this, in characters, stands in one line. */
const LONGEST_LINE = 88;

/** A value as YAML, written as the config is: what is short stands in one line. */
export function exampleText(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Collection(_key, node) {
      // What stands in a line is written so as a whole; what is in it need not be looked at.
      if (!isCollection(node) || node === document.contents) return undefined;
      if (JSON.stringify(node.toJSON()).length > LONGEST_LINE) return undefined;
      node.flow = true;
      return visit.SKIP;
    },
  });
  // Lists are written without the padding of maps.
  return document.toString({ lineWidth: 110 }).replaceAll('[ ', '[').replaceAll(' ]', ']').trimEnd();
}
