import type { PayerLook } from '../../domains/payer/PayerLook.ts';
import { Html, html } from './html.ts';
import { type PayerDrawing, words } from './PayerDrawing.ts';
import { payerTheme } from './payerTheme.ts';

const LANGUAGES = [
  ['id', 'Bahasa Indonesia'],
  ['en', 'English'],
] as const;

/** A page of a payer: what is inside the frame. */
export interface PayerFrame {
  readonly title: string;
  /** undefined: the business is not known. */
  readonly business: string | undefined;
  /** Where the name of the business leads. */
  readonly home?: string;
  readonly look: PayerLook | undefined;
  readonly testMode: boolean;
  readonly main: Html;
  /** Seconds after which the browser loads the page again: its state is about to change. */
  readonly refresh?: number | undefined;
}

function languageSwitch(drawing: PayerDrawing): Html {
  const links = LANGUAGES.map(([language, name]) => {
    const query = new URLSearchParams({ ...drawing.keeps, language });
    const current = language === drawing.language ? html` aria-current="true"` : undefined;
    const label = language.toUpperCase();
    return html`<a href="${drawing.path}?${String(query)}" lang="${language}" hreflang="${language}" aria-label="${name}"${current}>${label}</a>`;
  });
  return html`<nav class="pay-languages" aria-label="${words(drawing, 'language')}">${links}</nav>`;
}

/** The business with its logo, or with its first letter where it has none. Rule settings.logo-shown. */
function payee({ business = '', look, home }: PayerFrame): Html {
  const name =
    home === undefined
      ? html`<span class="pay-business">${business}</span>`
      : html`<a class="pay-business" href="${home}">${business}</a>`;
  const logo = look?.logo ?? null;
  if (logo !== null) return html`<img class="pay-logo" src="${logo}" alt="">${name}`;
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(business);
  const letter = first?.segment.toUpperCase() ?? '';
  return html`<span class="pay-mark" aria-hidden="true">${letter}</span>${name}`;
}

/** The page around the content: business, language, test mode, and the brand that takes the payment. */
export function payerFrame(drawing: PayerDrawing, page: PayerFrame): string {
  const { title, business, look, testMode, main, refresh } = page;
  const { brand, language, files, nonce } = drawing;
  const { name, icon, logo, logo_dark: logoDark, powered_by: poweredBy, theme, support_email: support } = brand.brand;
  const source = brand.config.brands.get(brand.brand.id)?.source.value.theme;
  const styles = files.styles.map((file) => html`<link rel="stylesheet" href="${file}">`);
  const css = source === undefined ? '' : payerTheme(source, look);
  const powered = poweredBy === undefined ? undefined : html`<img src="${poweredBy}" alt="" height="20">`;
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
${refresh === undefined ? undefined : html`<meta http-equiv="refresh" content="${String(refresh)}">`}
<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">
<title>${title}</title>
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${theme.light.background}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${theme.dark.background}">
<link rel="icon" type="image/svg+xml" href="${icon}">
${styles}
<style nonce="${nonce}">${new Html(css)}</style>
${files.script === undefined ? undefined : html`<script type="module" src="${files.script}"></script>`}
</head>
<body class="pay">
<header>${testMode ? html`<p class="pay-test">${words(drawing, 'test_mode')}</p>` : undefined}<div class="pay-head"><div class="pay-payee">${business === undefined ? undefined : payee(page)}</div>${languageSwitch(drawing)}</div></header>
<main class="pay-main">${main}</main>
<footer class="pay-foot"><picture><source media="(prefers-color-scheme: dark)" srcset="${logoDark}"><img src="${logo}" alt="${name}" height="20"></picture>${powered}<a href="mailto:${support}">${support}</a></footer>
</body>
</html>
`.text;
}
