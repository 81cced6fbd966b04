import { Readable } from 'node:stream';
import { escapeHtml } from '../../core/escapeHtml.ts';
import type { GivenFile } from '../operations/operation/operation.ts';

/** A page for A4 and for phones, without files of its own. */
const STYLE = `@page{size:A4;margin:20mm}body{margin:0;padding:24px;background:#fff;color:#1b1f29;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif}
main{max-width:640px;margin:0 auto}h1{margin:24px 0 0;font-size:20px}.amount{margin:4px 0 24px;font-size:32px;font-weight:700;line-height:1.25}
dl{margin:0;border-top:1px solid #d5d9e2}dl div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:4px 24px;padding:12px 0;border-bottom:1px solid #d5d9e2;break-inside:avoid}
dt{color:#545b6b}dd{margin:0;overflow-wrap:anywhere;font-weight:600}.brand{font-weight:700}.foot,.test{margin-top:24px;color:#545b6b;font-size:14px}.test{color:#8a4b00}@media print{body{padding:0}}`;

/** What a printed page says. Texts are escaped here. */
export interface PrintedPage {
  /** The name of the file, without its extension. */
  readonly name: string;
  readonly language: string;
  readonly brand: string;
  readonly title: string;
  /** In words and figures of the language. */
  readonly amount: string;
  /** Labels and values, from top to bottom; those without a value are left out. */
  readonly lines: readonly (readonly [label: string, value: unknown])[];
  /** In test mode, that nothing of it is real. */
  readonly test: string | undefined;
  readonly foot: string;
}

function paragraph(kind: string, text: string | undefined): string {
  return text === undefined ? '' : `<p class="${kind}">${escapeHtml(text)}</p>`;
}

/** A page to print, on A4 and on a phone, without scripts and files of its own. */
export function printedPage(page: PrintedPage): Omit<GivenFile, 'activity'> {
  const { name, language, brand, title, amount, lines, test, foot } = page;
  const rows = lines
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([label, value]) => `<div><dt>${escapeHtml(label)}</dt><dd>${escapeHtml(String(value))}</dd></div>`);
  const text = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(`${title} – ${name}`)}</title><style>${STYLE}</style></head>
<body><main><p class="brand">${escapeHtml(brand)}</p><h1>${escapeHtml(title)}</h1>${paragraph('amount', amount)}<dl>${rows.join('')}</dl>${paragraph('test', test)}${paragraph('foot', foot)}</main></body>
</html>
`;
  return { name: `${name}.html`, type: 'text/html; charset=utf-8', content: Readable.from([text]) };
}
