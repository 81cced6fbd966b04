import type { CarriedConsole } from '#contract/generated/api.ts';

/**
 * Takes the console that the server wrote into the page for a user with a session, once. `undefined` where the page
 * has none.
 */
export function takeCarriedConsole(): CarriedConsole | undefined {
  const element = document.getElementById('console');
  const text = element?.textContent;
  element?.remove();
  return text ? (JSON.parse(text) as CarriedConsole) : undefined;
}
