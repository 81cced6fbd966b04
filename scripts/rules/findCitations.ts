/** A place that names a rule. */
export interface Citation {
  readonly id: string;
  readonly file: string;
  readonly line: number;
  readonly kind: 'code' | 'config' | 'test';
}

/** `Rule a.b` or `Rule a.b, c.d`, in a comment, a docstring or a description. */
const CITATION = /\bRule ([a-z-]+\.[a-z\d-]+(?:, [a-z-]+\.[a-z\d-]+)*)/g;

function kindOf(file: string): Citation['kind'] {
  if (file.startsWith('tests/') || /\.test\.tsx?$/.test(file)) return 'test';
  return /^(?:config|brands|schemas|locales)\//.test(file) ? 'config' : 'code';
}

/** Every citation of rules in one file, in the order of its lines. */
export function findCitations(file: string, source: string): Citation[] {
  if (!source.includes('Rule ')) return [];
  const kind = kindOf(file);
  return source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(CITATION)].flatMap(([, ids = '']) =>
        ids.split(', ').map((id) => ({ id, file, line: index + 1, kind })),
      ),
    );
}
