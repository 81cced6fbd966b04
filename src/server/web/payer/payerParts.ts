import { type Html, html } from './html.ts';

/** Icons of pages that say one thing. */
export type PanelIcon = 'paid' | 'expired' | 'inactive' | 'waiting' | 'unknown';

const ICONS: Readonly<Record<PanelIcon, string>> = {
  paid: 'M5 12.5l4.5 4.5L19 7.5',
  expired: 'M12 6.5V12l3.5 2.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18',
  inactive: 'M6 6l12 12M18 6L6 18',
  waiting: 'M12 6.5V12l3.5 2.5M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18',
  unknown: 'M9.5 9a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5v.1',
};

function icon(name: PanelIcon): Html {
  return html`<span class="pay-icon pay-icon-${name}" aria-hidden="true"><svg viewBox="0 0 24 24" width="32" height="32" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${ICONS[name]}"/></svg></span>`;
}

/** A line of a description list. */
export function row(label: string, value: string): Html {
  return html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

/** A page that says one thing: what it came to, waiting, unknown. */
export function panel(name: PanelIcon, title: string, parts: readonly Html[]): Html {
  return html`<section class="pay-panel">${icon(name)}<h1>${title}</h1>${parts}</section>`;
}
