import type { Language, ResolvedBrand } from '#contract/generated/api.ts';
import { escapeHtml } from '../escapeHtml.ts';

/** The parts of an HTML mail. */
export interface MailParts {
  readonly brand: ResolvedBrand;
  readonly language: Language;
  readonly subject: string;
  /** The text with its %{values}: paragraphs separated by empty lines. */
  readonly template: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** The label of the button that leads to %{link}. */
  readonly action: string | undefined;
}

/** A line with a label and a value, such as `Amount: %{amount}`. */
const ROW = /^([^:%]{1,40}): (%\{\w+\})$/;

/** A line that has nothing but a value, with or without a label. */
const ONE_VALUE = /^(?:[^:%]{1,40}: )?%\{(\w+)\}$/;

/** The text without the lines whose only value is empty, such as the description of an invoice that has none. */
export function withoutEmptyRows(template: string, values: MailParts['values']): string {
  const isEmpty = (line: string) => {
    const name = ONE_VALUE.exec(line)?.[1];
    return name !== undefined && values[name] === '';
  };
  return template
    .split('\n')
    .filter((line) => !isEmpty(line))
    .join('\n');
}

/** A paragraph that consists of the button's URL alone. */
const BUTTON = '%{link}';

/** The sender's name at the end; omitted because the header shows it. */
const SIGNATURE = '%{brand}';

function fill(template: string, values: MailParts['values']): string {
  return escapeHtml(template).replaceAll(/%\{(\w+)\}/g, (whole, name: string) =>
    escapeHtml(String(values[name] ?? whole)).replaceAll('\n', '<br>'),
  );
}

function button({ brand, values, action }: MailParts): string {
  const { accent, on_accent } = brand.theme.light;
  const address = escapeHtml(String(values.link ?? ''));
  return `<p style="margin:24px 0"><a class="button" href="${address}" style="display:inline-block;padding:12px 24px;border-radius:${brand.theme.radius}px;background:${accent};color:${on_accent};font-weight:600;text-decoration:none">${escapeHtml(action ?? String(values.link ?? ''))}</a></p>`;
}

function row(line: string, { brand, values }: MailParts): string {
  const [, label = '', value = ''] = ROW.exec(line) ?? [];
  return `<tr><td class="muted" style="padding:4px 16px 4px 0;vertical-align:top;color:${brand.theme.light.text_muted}">${escapeHtml(label)}</td><td style="padding:4px 0;vertical-align:top;overflow-wrap:anywhere">${fill(value, values)}</td></tr>`;
}

function paragraph(text: string, parts: MailParts): string {
  if (text === BUTTON) return button(parts);
  const lines = text.split('\n');
  const rows = lines.filter((line) => ROW.test(line));
  const others = lines.filter((line) => !ROW.test(line)).map((line) => fill(line, parts.values));
  const table =
    rows.length === 0
      ? ''
      : `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:16px 0;border-collapse:collapse">${rows.map((line) => row(line, parts)).join('')}</table>`;
  const words = others.join('<br>');
  return words === '' ? table : `${table}<p style="margin:16px 0;overflow-wrap:anywhere">${words}</p>`;
}

/** Styles for mail clients with dark mode, which override the inlined ones. */
function darkStyle({ theme: { dark } }: ResolvedBrand): string {
  return `@media (prefers-color-scheme:dark){.page{background:${dark.background}!important}.card{background:${dark.surface}!important;border-color:${dark.border}!important;color:${dark.text}!important}.muted{color:${dark.text_muted}!important}.name{color:${dark.accent}!important}.button{background:${dark.accent}!important;color:${dark.on_accent}!important}}`;
}

/**
 * Renders a mail as HTML: the brand's name and accent colour, at most 600 px wide, one button, no external resources.
 * Values are escaped and not parsed as template.
 */
export function mailHtml(parts: MailParts): string {
  const { brand, language, subject, template } = parts;
  const { light } = brand.theme;
  const paragraphs = template.split('\n\n').filter((text) => text !== SIGNATURE);
  const body = paragraphs.map((text) => paragraph(text, parts)).join('\n');
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle(brand)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.background}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="page" style="background:${light.background}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;font-size:16px;line-height:1.5">
<tr><td class="name" style="padding:0 0 16px;color:${light.accent};font-size:20px;font-weight:700">${escapeHtml(brand.name)}</td></tr>
<tr><td class="card" style="padding:8px 24px;background:${light.surface};border:1px solid ${light.border};border-radius:${brand.theme.radius}px;color:${light.text}">
${body}
</td></tr>
<tr><td class="muted" style="padding:16px 0 0;color:${light.text_muted};font-size:14px">${escapeHtml(brand.name)} · <a class="muted" href="mailto:${escapeHtml(brand.support_email)}" style="color:${light.text_muted}">${escapeHtml(brand.support_email)}</a></td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}
