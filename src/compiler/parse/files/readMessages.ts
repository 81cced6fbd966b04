import type { Source } from '../../config.ts';
import type { Problem } from '../../problem.ts';
import { problem } from '../../report.ts';
import { createSource } from '../syntax/placedNode.ts';
import { readJson } from '../syntax/readJson.ts';
import { setOwn } from '../syntax/walkYaml.ts';

/** The words of one language. */
export type Words = Readonly<Record<string, string>>;

/** A locale file as far as it could be read. */
export interface MessagesReading {
  readonly source?: Source<Words>;
  readonly problems: readonly Problem[];
}

/** Segments in snake case joined by dots; the values of enums and error codes keep their own spelling. */
const LOCALE_KEY = /^[a-z][a-z0-9_]*(\.([A-Za-z0-9][A-Za-z0-9_]*|[A-Z0-9][A-Z0-9_]*-[A-Z0-9_-]*))+$/;

/** Reads a locale file: a flat map of keys to words. */
export function readMessages(file: string, text: string): MessagesReading {
  const { placed, lines, problems: syntax } = readJson(file, text);
  if (placed === undefined) return { problems: syntax };
  const problems: Problem[] = [];
  const words: Record<string, string> = Object.create(null);
  const source = createSource(file, words, placed, lines);
  const { value } = placed;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return {
      problems: [
        problem(
          'wrong-type',
          source.place([]),
          'A locale file must be one map of keys to texts.',
          'Write {"key": "text"}.',
        ),
      ],
    };
  }
  for (const [key, word] of Object.entries(value)) {
    if (typeof word !== 'string') {
      // The key exists, so it is not reported as missing.
      setOwn(words, key, '');
      problems.push(
        problem(
          'wrong-type',
          source.place([key]),
          `The value of "${key}" must be text.`,
          'Write text; keys are flat and joined by dots.',
        ),
      );
      continue;
    }
    setOwn(words, key, word);
    if (!LOCALE_KEY.test(key)) {
      problems.push(
        problem(
          'locale-key-form',
          source.keyPlace([key]),
          `The key "${key}" is malformed.`,
          'Write words in snake_case joined by dots, such as transactions.title.',
        ),
      );
    }
    if (word.trim() === '') {
      problems.push(
        problem(
          'empty-words',
          source.place([key]),
          `The text of "${key}" is empty.`,
          'Write the text, or remove the key.',
        ),
      );
    }
  }
  return { source, problems };
}
