/** Whether the platform's shortcuts use ⌘. */
export function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
