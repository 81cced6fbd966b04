import { Document, isCollection, visit } from 'yaml';

/** A map or list up to this length, in characters, is written in one line. */
const LONGEST_LINE = 88;

/** A value as YAML, in the style of the config: short values in one line. */
export function exampleText(value: unknown): string {
  const document = new Document(value);
  visit(document, {
    Collection(_key, node) {
      // A value in one line is written as a whole; its parts need no check.
      if (!isCollection(node) || node === document.contents) return undefined;
      if (JSON.stringify(node.toJSON()).length > LONGEST_LINE) return undefined;
      node.flow = true;
      return visit.SKIP;
    },
  });
  // Lists are written without the padding of maps.
  return document.toString({ lineWidth: 110 }).replaceAll('[ ', '[').replaceAll(' ]', ']').trimEnd();
}
