import { Readable } from 'node:stream';
import { encode } from 'uqr';
import { toDecimal } from '#contract/money/decimal.ts';
import { formatMoney } from '#contract/money/formatMoney.ts';
import { darkModules } from '#contract/qr/darkModules.ts';
import { notFound } from '../../core/errors/ApiError.ts';
import { escapeHtml } from '../../core/escapeHtml.ts';
import { fillWords } from '../../core/language/fillWords.ts';
import { isRecord } from '../../database/belongsTo.ts';
import { qr_codes } from '../../database/schema/index.ts';
import type { FileContext, GivenFile } from '../../engine/operations/operation/operation.ts';

/** One page of any paper, filled: a counter's A6 as well as a window's A3. */
const STYLE = `@page{margin:8%}*{box-sizing:border-box}body{margin:0;background:#fff;color:#1b1f29;font:16px/1.35 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif;text-align:center}
main{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:3vmin;min-height:100vh;padding:4vmin}h1{margin:0;font-size:7vmin;line-height:1.1;overflow-wrap:anywhere}
p{margin:0}.name{font-size:4.5vmin;overflow-wrap:anywhere}.code{width:min(60vmin,90%);height:auto}.amount{font-size:8vmin;font-weight:700}.how{max-width:80vmin;font-size:4vmin;text-wrap:balance}
.test{max-width:92%;padding:1vmin 3vmin;text-wrap:balance;border:2px solid #8a4b00;color:#8a4b00;font-size:3.5vmin}.foot{color:#545b6b;font-size:2.8vmin}@media print{main{min-height:auto;height:98vh;padding:0}}`;

/** The code, black on white, with the margin that scanners need. Quartile correction: a counter's paper is scratched. */
function picture(text: string): string {
  const { size, data } = encode(text, { border: 4, ecc: 'Q' });
  return `<svg class="code" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" role="img" aria-label="QR"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${darkModules(data)}"/></svg>`;
}

/**
 * `qr_codes.poster`: a page to print and put up, with the code, who is paid and the amount where it is fixed. In the
 * language of the business's country, which its customers read.
 * Rule accept.qr-poster.
 */
export async function qrPoster({ transaction, session, brand, recordId }: FileContext): Promise<GivenFile> {
  const [code] = await transaction
    .select()
    .from(qr_codes)
    .where(isRecord(qr_codes, session.scope, recordId));
  if (code === undefined) throw notFound();
  const { name: business, country } = session.business;
  const language = country === 'ID' ? 'id' : 'en';
  const words = (key: string) => escapeHtml(fillWords(brand, language, `qr_codes.poster_${key}`, {}));
  const { name, amount, currency, external_id } = code;
  const price = amount === null ? '' : formatMoney(toDecimal(amount, currency), currency, language);
  const test = session.environment === 'DEVELOPMENT' ? `<p class="test">${words('test')}</p>` : '';
  const page = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(`${business} – ${name}`)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(business)}</h1><p class="name">${escapeHtml(name)}</p>${picture(code.qr_string)}${price && `<p class="amount">${escapeHtml(price)}</p>`}<p class="how">${words('how')}</p>${test}<p class="foot">${escapeHtml(external_id)} · ${escapeHtml(brand.brand.name)}</p></main></body>
</html>
`;
  return { name: `${external_id}.html`, type: 'text/html; charset=utf-8', content: Readable.from([page]) };
}
