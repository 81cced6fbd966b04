import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The script of the payer's page in the build's manifest, and what the pages of stores are styled with beside it. */
const ENTRY = 'payerPage.ts';
const SHOP_STYLES = 'pages/shop/shop.css';

/** URLs of the script and style sheets of a page for people outside the business. */
export interface PayerFiles {
  /** undefined: the page is only looked at. */
  readonly script: string | undefined;
  readonly styles: readonly string[];
}

/** The part of Vite's manifest that is used here: files relative to the folder of the pages. */
interface Chunk {
  readonly file: string;
  readonly css?: readonly string[];
}

/** The files of one build. */
export interface PublicFiles {
  readonly payer: PayerFiles;
  /** The pages of stores, which need no script. */
  readonly shop: PayerFiles;
}

/** The files of the build; without one, those of the development server. Throws when the build does not have them. */
export function publicFiles(clientDir: string | undefined): PublicFiles {
  if (clientDir === undefined) {
    const payer = { script: `/${ENTRY}`, styles: [] };
    return { payer, shop: { ...payer, styles: [`/${SHOP_STYLES}`] } };
  }
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'),
  );
  const find = (entry: string): Chunk => {
    const chunk = manifest[entry];
    if (chunk === undefined) throw new Error(`The build in ${clientDir} has no ${entry}; run npm run build.`);
    return chunk;
  };
  const { file, css = [] } = find(ENTRY);
  const payer = { script: `/${file}`, styles: css.map((styles) => `/${styles}`) };
  return { payer, shop: { script: undefined, styles: [...payer.styles, `/${find(SHOP_STYLES).file}`] } };
}
