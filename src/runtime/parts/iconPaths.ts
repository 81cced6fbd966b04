import { PUBLIC_ICON_PATHS } from './publicIconPaths.ts';

/** Outlines on a grid of 24, drawn with a stroke of 1.75. */
export const ICON_PATHS = {
  ...PUBLIC_ICON_PATHS,
  home: 'M4 11 12 4.5 20 11M6 9.5V19h12V9.5M10 19v-5h4v5',
  transactions: 'M4 8.5h14M14.5 5 18 8.5 14.5 12M20 15.5H6M9.5 12 6 15.5 9.5 19',
  balance: 'M4 7.5a2 2 0 0 1 2-2h11v3M4 7.5v9.5a2 2 0 0 0 2 2h14V8.5H5a1 1 0 0 1-1-1ZM16 13.75h.5',
  cash: 'M3.5 7h17v10h-17zM12 14.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5M6.5 12h.01M17.5 12h.01',
  customers:
    'M9 11.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5M3 19a6 6 0 0 1 12 0M15.5 5.25a3.25 3.25 0 0 1 0 6M17.5 14a6 6 0 0 1 3.5 5',
  'accept-payments': 'M12 4v10M8 10.5l4 4 4-4M4 14.5V19h16v-4.5',
  developers: 'M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5M13.5 5l-3 14',
  activity: 'M12 20a8 8 0 1 0-8-8M4 12l-1.5-2M4 12l2.2-1.3M12 7.5V12l3 2',
  settings:
    'M4 7h8M17 7h3M14.5 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M4 17h3M12 17h8M9.5 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5',
  download: 'M12 4v10M8 10.5l4 4 4-4M4 14.5V19h16v-4.5',
  help: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M9.7 9.6a2.3 2.3 0 1 1 3.3 2.1c-.7.4-1 .9-1 1.8M12 16.3h.01',
  team: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6M3.5 19a5.5 5.5 0 0 1 11 0M17.5 8v6M14.5 11h6',
  bank: 'M4 9.5 12 5l8 4.5zM6 9.5V17M10 9.5V17M14 9.5V17M18 9.5V17M4 19.5h16',
  key: 'M8.5 15.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12.5 11.5H20V15M16.5 11.5v2.5',
  callback: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M12 8v4l3 2M4.5 15A8 8 0 0 0 19 16',
  gift: 'M4 9.5h16v3H4zM5.5 12.5V19.5h13v-7M12 9.5v10M12 9.5C8 9.5 7 4.5 9.5 4.5S12 9.5 12 9.5s0-5 2.5-5 1.5 5-2.5 5',
  wallet: 'M4 7.5h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H4zM4 7.5l11-3v3M16 13h.5',
  shield: 'M12 4 5 6.5v5c0 4.5 3 7.2 7 8.5 4-1.3 7-4 7-8.5v-5zM9 12l2.2 2.2L15 10',
  phone: 'M8 4h8v16H8zM11 17.5h2',
  link: 'M10 14a3.5 3.5 0 0 0 5 0l3.5-3.5a3.5 3.5 0 0 0-5-5L12 7M14 10a3.5 3.5 0 0 0-5 0l-3.5 3.5a3.5 3.5 0 0 0 5 5L12 17',
  document: 'M7 4h7l4 4v12H7zM14 4v4h4M10 12.5h5M10 16h5',
  store:
    'M5 10v9.5h14V10M4 7.5 5.5 4.5h13L20 7.5a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0 2.7 2.7 0 0 1-5.3 0M10 19.5v-5h4v5',
  calendar: 'M4.5 6h15v13.5h-15zM4.5 10h15M8.5 4v4M15.5 4v4',
  play: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M10.5 9l4.5 3-4.5 3z',
  chat: 'M4.5 5.5h15v10h-8l-4 3.5v-3.5h-3zM8.5 10.5h.1M12 10.5h.1M15.5 10.5h.1',
  progress: 'M12 20a8 8 0 1 1 8-8M8.5 12l2.5 2.5 4.5-5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13M15.5 15.5 20 20',
  close: 'M6 6l12 12M18 6 6 18',
  drag: 'M9 6.5h.01M15 6.5h.01M9 12h.01M15 12h.01M9 17.5h.01M15 17.5h.01',
  bookmark: 'M7 4.5h10V20l-5-4-5 4z',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  check: 'M5 12.5 10 17.5 19 7',
  copy: 'M9 9h10v10H9zM15 9V5H5v10h4',
  plus: 'M12 5v14M5 12h14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  columns: 'M4 5h16v14H4zM9.3 5v14M14.7 5v14',
  filter: 'M4 7h16M7 12h10M10 17h4',
  refresh: 'M19 12a7 7 0 1 1-2-4.9L19 9M19 4.5V9h-4.5',
  globe:
    'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M4 12h16M12 4c2.2 2.3 3.3 5 3.3 8s-1.1 5.7-3.3 8c-2.2-2.3-3.3-5-3.3-8S9.8 6.3 12 4',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16M12 7.5V12l3 2',
  light:
    'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4',
  dark: 'M19.5 14A8 8 0 0 1 10 4.5 8 8 0 1 0 19.5 14',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  business: 'M5 20V5h9v15M14 10h5v10M3.5 20h17M8 8.5h3M8 12h3M8 15.5h3',
  'sign-out': 'M14 5H6v14h8M10.5 12H20M16.5 8.5 20 12l-3.5 3.5',
  chart: 'M5 19V11M12 19V5M19 19v-6',
  table: 'M4 5h16v14H4zM4 9.7h16M4 14.3h16M10 9.7V19',
  'chevron-down': 'M7 10l5 5 5-5',
  'chevron-up': 'M7 14l5-5 5 5',
  'chevron-right': 'M10 7l5 5-5 5',
  'chevron-left': 'M14 7l-5 5 5 5',
  'first-page': 'M17 7l-5 5 5 5M8 7v10',
  'last-page': 'M7 7l5 5-5 5M16 7v10',
  'arrow-left': 'M20 12H5M10.5 6.5 5 12l5.5 5.5',
} as const;

/** The name of an icon. */
export type IconKey = keyof typeof ICON_PATHS;
