import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DECLARED = 'runtime/parts/keys/shortcuts.ts';

/** Keeps what is typed before a field is there: letters, no shortcuts. */
const TYPED = 'runtime/shell/search/EarlyKeys.ts';

/** Shortcuts that are there by themselves: a link in focus opens by Enter, and the libraries of charts and tours have keys. */
const BY_THEMSELVES = ['open_row', 'chart', 'open_bar', 'tour'];

/** Ways to handle keys. */
const HANDLES = /\bonKey(?:Down|Up|Press)(?:Capture)?\b|['"`]key(?:down|up|press)['"`]|\baccessKey\b|aria-keyshortcuts/;

/** A key that a handler reads by itself, instead of by the name of a shortcut. */
const OWN_KEY =
  /\b\w*[eE]vent\.(?:key|code|which|keyCode)\b|\{[^{}]*\b(?:key|code|which|keyCode)\b[^{}]*\}(?:: (?:React\.)?KeyboardEvent|\s*=\s*\w*[eE]vent\b)|\baccessKey\b|aria-keyshortcuts=(?!\{ariaKeys\()/g;

/** The keys that a source reads without a shortcut; none where it handles no keys. */
function ownKeys(text: string): string[] {
  return HANDLES.test(text) ? [...text.matchAll(OWN_KEY)].map(([found]) => found) : [];
}

const files = ['runtime', 'pages'].flatMap((floor) =>
  readdirSync(join(ROOT, 'src', floor), { recursive: true, encoding: 'utf8' })
    .map((file) => `${floor}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && file !== DECLARED && file !== TYPED),
);
const texts = new Map(files.map((file) => [file, readFileSync(join(ROOT, 'src', file), 'utf8')]));
const declared = [...readFileSync(join(ROOT, 'src', DECLARED), 'utf8').matchAll(/^ {2}(\w+): \{ place: /gm)].map(
  ([, name = '']) => name,
);

// Rule navigation.shortcuts.
describe('keyboard shortcuts', () => {
  it.each([
    "<div onKeyDown={(event) => event.key === 'Escape' && close()} />",
    "document.addEventListener('keydown', ({ key }: KeyboardEvent) => key === 'g' && go())",
    "function handle(event: KeyboardEvent) { const { key, ctrlKey } = event; } addEventListener('keyup', handle)",
    '<input onKeyUp={(keyEvent) => run(keyEvent.code)} />',
    '<button accessKey="s" />',
    '<button aria-keyshortcuts="Control+S" />',
  ])('may not read a key by themselves, as %s does', (text) => {
    expect(ownKeys(text)).not.toEqual([]);
  });

  it('are read from their declaration, which the list of shortcuts shows', () => {
    expect([...texts.values()].filter((text) => HANDLES.test(text)).length).toBeGreaterThan(8);
    expect([...texts].flatMap(([file, text]) => ownKeys(text).map((key) => `${file}: ${key}`))).toEqual([]);
  });

  it('are each handled somewhere', () => {
    expect(declared.length).toBeGreaterThan(10);
    const handled = [...texts.values()].flatMap((text) =>
      [...text.matchAll(/\b(?:isShortcut|stepOf)\(event, '(\w+)'\)/g)].map(([, name = '']) => name),
    );
    const unhandled = declared.filter((name) => !handled.includes(name) && !BY_THEMSELVES.includes(name));
    expect(unhandled).toEqual([]);
    expect(BY_THEMSELVES.filter((name) => handled.includes(name) || !declared.includes(name))).toEqual([]);
  });

  it.each(['en', 'id'])('have a line each in %s', (language) => {
    const words = JSON.parse(readFileSync(join(ROOT, `locales/${language}.json`), 'utf8')) as Record<string, string>;
    const lines = Object.keys(words).filter((key) => key.startsWith('shell.shortcuts.keys.'));
    expect(lines).toEqual(declared.map((name) => `shell.shortcuts.keys.${name}`).sort());
  });
});
