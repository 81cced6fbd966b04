import type { ConfigDocs, DocumentedKind, DocumentedPage } from '#contract/generated/api.ts';

/** The folder of the pages, below the root. */
export const DOCS_FOLDER = 'schemas/generated/docs';

const NOTE = '<!-- Generated from schemas/ and config/ by `npm run generate`. Do not edit. -->';

/** Text for a cell of a table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
}

function kindMarkdown(kind: DocumentedKind): string {
  const lines = [`## ${kind.name}`, '', kind.description];
  if (kind.properties.length > 0) {
    lines.push('', '| key | value | meaning |', '| --- | --- | --- |');
    for (const { name, type, required, description } of kind.properties) {
      lines.push(`| \`${name}\`${required ? ' (required)' : ''} | ${cell(type)} | ${cell(description)} |`);
    }
  }
  if (kind.example !== undefined) {
    const { source } = kind.example;
    // A line number would make every page stale at every edit above it.
    const from = source === 'made up' ? 'An example that is made up:' : `From ${source.replace(/:\d+$/, '')}:`;
    lines.push('', from, '', '```yaml', kind.example.yaml, '```');
  }
  return lines.join('\n');
}

function pageMarkdown(page: DocumentedPage): string {
  const head = [NOTE, '', `# ${page.title}`, '', page.description];
  return `${[head.join('\n'), ...page.kinds.map(kindMarkdown)].join('\n\n')}\n`;
}

/** The pages as Markdown by path below the root, with a page that lists them. */
export function docsMarkdown({ pages }: ConfigDocs): Map<string, string> {
  const files = new Map(pages.map((page) => [`${DOCS_FOLDER}/${page.id}.md`, pageMarkdown(page)]));
  const list = pages.map(({ id, title, description }) => `- [${title}](${id}.md): ${description}`);
  const head = [
    NOTE,
    '',
    '# What the config can say',
    '',
    'A page for each part of the language, with an example of each kind.',
  ];
  return new Map([[`${DOCS_FOLDER}/README.md`, `${[...head, '', ...list].join('\n')}\n`], ...files]);
}
