import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { type Import, readImports } from './imports.ts';
import { DIVIDED, type Rooms } from './rooms.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const imports = readImports(root);

/** Libraries that render; what decides must run without a browser. */
const RENDERS = /^(react|react-dom|react-admin|react-router|react-router-dom|ra-[a-z-]+|@mui\/.*|@emotion\/.*)(\/|$)/;
const READS_FILES = /^node:(fs|net|http|https|child_process|worker_threads)(\/|$)/;

interface Rule {
  readonly name: string;
  readonly why: string;
  readonly breaks: (found: Import) => boolean;
}

function floorOf(file: string): string | undefined {
  return /^src\/(contract|compiler|server|demo|runtime|pages)\//.exec(file)?.[1];
}

/** A rule that code of a floor imports, of our own code, only from these floors. */
function mayImport(floor: string, floors: readonly string[], why: string): Rule {
  return {
    name: `${floor} imports ${floors.join(' and ')} only`,
    why,
    breaks: ({ from, to, isTest }) => {
      if (isTest || floorOf(from) !== floor || !/^(src|schemas|config|brands|locales|scripts|tests)\//.test(to))
        return false;
      return to.startsWith('schemas/')
        ? floor === 'runtime' || floor === 'pages'
        : !floors.includes(floorOf(to) ?? 'none');
    },
  };
}

/** Whether a module has MUI's Dialog: its own folder and its parts, or the index of everything. */
function isDialogOfMui(module: string): boolean {
  return /^@mui\/material(\/(Dialog\w*|Modal|index)(\/|$)|$)/.test(module);
}

/** The halls of the server in their order, each with why it comes where it does. */
const SERVER_HALLS: Rooms = {
  database: 'tables and transactions know nothing of who uses them',
  core: 'tools know no person, no resource and no business rule',
  access: 'who sends a request is known before anything of it is read',
  engine: 'it serves any resource from config, so it knows none by name',
  domains: 'business rules use the engine and are found by it through the table of operations alone',
  account: 'signing in and the team may use what a business has, not the other way round',
  web: 'what the browser loads is composed of everything else',
};

/** The rooms of the runtime in their order, each with why it comes where it does. */
const RUNTIME_ROOMS: Rooms = {
  core: 'it runs before the console is there',
  console: 'the resolved console and its data are there before anything is drawn',
  parts: 'they draw what they are given',
  cells: 'a cell shows one value and knows of no list',
  forms: 'a form may show values; a value never opens a form',
  actions: 'an action may open a form',
  list: 'a list has actions; an action works without a list',
  screens: 'a screen may hold lists',
  shell: 'the frame is around every screen',
  app: 'it puts the rooms together',
};

/** What is beside the rooms of a floor and may import each of them; tests and what they are made of as well. */
const BESIDE = /^src\/\w+\/[^/]+\.tsx?$|^src\/runtime\/islands\/|\/testing\/|^src\/runtime\/fixtures\//;

/** Rules that each room of a floor imports only itself and the rooms before it. */
function inOrder(floor: string, rooms: Rooms): Rule[] {
  const names = Object.keys(rooms);
  const roomOf = (file: string) => (file.startsWith(`src/${floor}/`) ? file.split('/')[2] : undefined);
  return names.map((room, place) => {
    const open = names.slice(0, place + 1);
    return {
      name: `${floor}/${room} imports ${open.join(', ')} only`,
      why: rooms[room] ?? '',
      breaks: ({ from, to, isTest }) => {
        if (isTest || BESIDE.test(from) || roomOf(from) !== room) return false;
        const entered = roomOf(to);
        return entered !== undefined && !open.includes(entered);
      },
    };
  });
}

/** Rules that each room of a divided folder imports only itself and the rooms before it, and no file of the folder itself. */
function insideFolder(folder: string, rooms: Rooms): Rule[] {
  const names = Object.keys(rooms);
  const below = (file: string) => (file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/') : []);
  return names.map((room, place) => ({
    name: `${folder}/${room} imports ${names.slice(0, place + 1).join(', ')} only`,
    why: rooms[room] ?? '',
    breaks: ({ from, to, isTest }) => {
      if (isTest || BESIDE.test(from) || below(from)[0] !== room) return false;
      const [entered, ...rest] = below(to);
      return entered !== undefined && (rest.length === 0 || names.indexOf(entered) > place);
    },
  }));
}

const rules: readonly Rule[] = [
  ...inOrder('server', SERVER_HALLS),
  ...inOrder('runtime', RUNTIME_ROOMS),
  ...Object.entries(DIVIDED).flatMap(([folder, rooms]) => insideFolder(folder, rooms)),
  mayImport('contract', ['contract'], 'what it imports, the browser and the server would both carry'),
  mayImport('compiler', ['compiler', 'contract'], 'it runs in CI without a server and without a browser'),
  mayImport('server', ['server', 'compiler', 'contract'], 'it decides and never renders'),
  mayImport('demo', ['demo', 'server', 'contract'], 'it uses the server as anybody would, and can be taken away'),
  mayImport(
    'runtime',
    ['runtime', 'contract'],
    'the browser renders what it was given; no config and no server reach it',
  ),
  {
    name: 'pages import the contract, the runtime’s indexes and themselves only',
    why: 'a page is an island that can be taken away',
    breaks: ({ from, to, isTest }) => {
      const page = /^src\/pages\/[^/]+\//.exec(from)?.[0];
      if (page === undefined || isTest || !to.startsWith('src/')) return false;
      return !(
        to.startsWith(page) ||
        to.startsWith('src/contract/') ||
        /^src\/runtime\/((islands\/)?index|islands\/fields)\.ts$/.test(to)
      );
    },
  },
  {
    name: 'no file imports a root',
    why: 'they put the floors together',
    breaks: ({ to }) => /^src\/(browser|process)\.tsx?$/.test(to),
  },
  {
    name: 'contract is pure',
    why: 'the same bytes on every machine: no Node, no React',
    breaks: ({ from, to, isTest }) =>
      !isTest && floorOf(from) === 'contract' && (to.startsWith('node:') || RENDERS.test(to)),
  },
  {
    name: 'compiler and server do not render',
    why: 'what decides runs without a browser',
    breaks: ({ from, to }) => ['compiler', 'server'].includes(floorOf(from) ?? '') && RENDERS.test(to),
  },
  {
    name: 'compiler reads files in load.ts only',
    why: 'the rest is pure, so that editor, CI and tests run it on text',
    breaks: ({ from, to, isTest }) =>
      !isTest && floorOf(from) === 'compiler' && from !== 'src/compiler/load.ts' && READS_FILES.test(to),
  },
  {
    name: 'dialogs have one frame',
    why: 'parts/overlays/DialogFrame.tsx names them, keeps and returns the focus, and fills a phone',
    breaks: ({ from, to, isTest }) => !isTest && !from.endsWith('/DialogFrame.tsx') && isDialogOfMui(to),
  },
  {
    name: 'compiler/resolve evaluates guards in gate/Gate.ts only',
    why: 'what a guard closes is recorded with its line, so that explain names it',
    breaks: ({ from, to, isTest }) =>
      !isTest &&
      from.startsWith('src/compiler/resolve/') &&
      from !== 'src/compiler/resolve/gate/Gate.ts' &&
      to.startsWith('src/compiler/guard/'),
  },
  {
    name: 'floors are crossed by #floor/… and never by ../',
    why: 'a crossing shows in a diff',
    breaks: ({ from, to, specifier }) =>
      specifier.startsWith('.') &&
      to.startsWith('src/') &&
      floorOf(from) !== undefined &&
      floorOf(to) !== floorOf(from),
  },
  {
    name: 'relative imports inside a floor',
    why: 'a # says that a floor is crossed',
    breaks: ({ from, to, specifier }) =>
      specifier.startsWith('#') && floorOf(from) !== undefined && floorOf(from) === floorOf(to),
  },
];

describe('the floors of src/', () => {
  it('are all read', () => {
    const files = new Set(imports.map(({ from }) => from));
    expect(files.size).toBeGreaterThan(150);
    for (const floor of ['contract', 'compiler', 'server', 'demo', 'runtime', 'pages']) {
      expect([...files].filter((file) => floorOf(file) === floor).length, floor).toBeGreaterThan(3);
    }
  });

  it.each([
    ['server', SERVER_HALLS],
    ['runtime', RUNTIME_ROOMS],
  ])('have every file of the %s in a folder, or beside the folders', (floor, rooms) => {
    const homeless = [...new Set(imports.map(({ from }) => from))].filter(
      (file) => floorOf(file) === floor && !BESIDE.test(file) && !((file.split('/')[2] ?? '') in rooms),
    );
    expect(homeless).toEqual([]);
  });

  it.each(rules)('$name: $why', ({ breaks }) => {
    expect(imports.filter(breaks).map(({ from, specifier }) => `${from} → ${specifier}`)).toEqual([]);
  });

  it('have no import cycles, type imports included: a shared type has a file of its own', () => {
    const edges = new Map<string, string[]>();
    for (const { from, to } of imports) {
      if (to.startsWith('src/')) edges.set(from, [...(edges.get(from) ?? []), to]);
    }
    expect(findCycle(edges)).toEqual([]);
  });
});

function findCycle(edges: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const walk = (file: string, trail: readonly string[]): string[] => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of edges.get(file) ?? []) {
      const cycle = walk(next, [...trail, file]);
      if (cycle.length > 0) return cycle;
    }
    done.add(file);
    return [];
  };
  for (const file of edges.keys()) {
    const cycle = walk(file, []);
    if (cycle.length > 0) return cycle;
  }
  return [];
}
