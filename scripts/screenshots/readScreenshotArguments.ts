import { parseArgs } from 'node:util';
import { UsageError } from '../lib/UsageError.ts';

/** The widths at which screens are looked at, in CSS pixels, each with a usual height. */
export const SIZES: Readonly<Record<number, number>> = { 320: 640, 390: 844, 768: 1024, 1440: 900, 1920: 1080 };

export const COLOURS = ['light', 'dark'] as const;
export const LANGUAGES = ['en', 'id'] as const;

/** People of the demo who between them have every brand, and every screen that a person of the demo has. */
export const PEOPLE = [
  'owner@kopi.test',
  'owner@manila.test',
  'owner@pasar.test',
  'staff@beranda.test',
  'manila.staff@beranda.test',
  'owner@warung.test',
  'owner@remit.test',
  'owner@mitra.test',
  'owner@sekar.test',
];

/** What to take pictures of. */
export interface ScreenshotChoice {
  readonly site: string;
  readonly people: readonly string[];
  /** Whether each of the people shows every screen; otherwise a screen of a brand is taken as the first of them who has it. */
  readonly everyone: boolean;
  readonly widths: readonly number[];
  readonly colours: readonly (typeof COLOURS)[number][];
  readonly languages: readonly (typeof LANGUAGES)[number][];
  /** Brand ids; all where it is empty. */
  readonly brands: readonly string[];
  /** Parts of screen ids or of addresses; all screens where it is empty. */
  readonly screens: readonly string[];
  readonly environment: 'DEVELOPMENT' | 'PRODUCTION';
  /** Whether the pictures are as long as the page. */
  readonly whole: boolean;
}

export const USAGE = `Takes a picture of every screen of every brand, as people of the demo see it, and makes contact sheets in .cache/screenshots.

  npm start                          in another terminal: the pictures are of the product that runs
  npm run screenshots
  npm run screenshots -- --person owner@kopi.test --width 320,1440 --colours dark --language id --screen home,balance

  --person     who signs in, several with commas; each shows every screen
               (default: people who have every brand, each screen of a brand once:
               ${PEOPLE.slice(0, 5).join(', ')},
               ${PEOPLE.slice(5).join(', ')})
  --width      ${Object.keys(SIZES).join(', ')} (default: all)
  --colours    ${COLOURS.join(', ')} (default: both)
  --language   ${LANGUAGES.join(', ')} (default: both)
  --brand      only people whose console is of these brands, such as remittance,arunika
  --screen     only screens with that in their name or address
  --test-mode  test mode instead of live mode
  --whole      the whole page instead of what is seen at first
  --site       where the product answers (default: http://127.0.0.1:4000)
`;

const TEXT = { type: 'string' } as const;
const YES = { type: 'boolean', default: false } as const;
const OPTIONS = {
  person: TEXT,
  width: TEXT,
  colours: TEXT,
  language: TEXT,
  brand: TEXT,
  screen: TEXT,
  site: TEXT,
  'test-mode': YES,
  whole: YES,
  help: { type: 'boolean', short: 'h' },
} as const;

function parse(given: readonly string[]) {
  try {
    return parseArgs({ args: [...given], options: OPTIONS }).values;
  } catch (cause) {
    const why = cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause);
    throw new UsageError(`${why}; see npm run screenshots -- --help.`);
  }
}

function listOf(text: string | undefined): string[] {
  return (text ?? '').split(',').flatMap((part) => part.trim() || []);
}

/** The values of an option that has known ones; all of them where it is not given. */
function among<T extends string | number>(option: string, text: string | undefined, known: readonly T[]): readonly T[] {
  const given = listOf(text);
  const unknown = given.find((each) => !known.some((one) => String(one) === each));
  if (unknown !== undefined) throw new UsageError(`--${option} ${unknown}: choose among ${known.join(', ')}.`);
  return given.length === 0 ? known : known.filter((one) => given.includes(String(one)));
}

/** Reads the command line; `undefined` where help is wanted. Throws UsageError. */
export function readScreenshotArguments(given: readonly string[]): ScreenshotChoice | undefined {
  const values = parse(given);
  if (values.help) return undefined;
  const people = listOf(values.person);
  return {
    site: (values.site ?? 'http://127.0.0.1:4000').replace(/\/$/, ''),
    people: people.length === 0 ? PEOPLE : people,
    everyone: people.length > 0,
    widths: among('width', values.width, Object.keys(SIZES).map(Number)),
    colours: among('colours', values.colours, COLOURS),
    languages: among('language', values.language, LANGUAGES),
    brands: listOf(values.brand),
    screens: listOf(values.screen),
    environment: values['test-mode'] ? 'DEVELOPMENT' : 'PRODUCTION',
    whole: values.whole,
  };
}
