import { groupBy } from '../lib/groupBy.ts';

/** A picture of a screen. */
export interface Picture {
  readonly file: string;
  readonly person: string;
  readonly screen: string;
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly colours: string;
  readonly language: string;
}

/** How wide pictures are drawn on a sheet, in pixels: a phone's smaller, since it is narrower. */
const DRAWN = { phone: 200, screen: 400 };

const STYLE = `
body { margin: 16px; font: 13px/1.4 system-ui, sans-serif; color: #1a1a1a; background: #d8d8d8; }
h1 { font-size: 18px; } h2 { font-size: 15px; margin: 24px 0 8px; }
.sheet { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; }
figure { margin: 0; } figcaption { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
img { display: block; border: 1px solid #999; }
`;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function figure({ file, screen, path, width, height, colours, language }: Picture): string {
  const drawn = width < 700 ? DRAWN.phone : DRAWN.screen;
  const size = `width="${drawn}" height="${Math.round((drawn / width) * height)}"`;
  const words = escapeHtml(`${screen} · ${language} · ${colours}`);
  const picture = `<img src="${escapeHtml(file)}" ${size} alt="${words}" title="${escapeHtml(path)}">`;
  return `<figure style="width:${drawn}px"><a href="${escapeHtml(file)}">${picture}</a><figcaption>${words}</figcaption></figure>`;
}

/** An HTML page of pictures, by width and person, in the order of the screens. */
export function contactSheet(pictures: readonly Picture[]): string {
  const groups = groupBy(pictures, ({ width, person }) => `${width} px · ${person}`);
  const parts = [...groups].map(([name, members]) => {
    const figures = members.map(figure).join('\n');
    return `<h2>${escapeHtml(name)}</h2>\n<div class="sheet">${figures}</div>`;
  });
  return `<!doctype html><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style>
<h1>${pictures.length} pictures</h1>\n${parts.join('\n')}`;
}
