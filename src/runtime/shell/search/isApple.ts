/** Whether the machine's shortcuts use ⌘. */
export function isApple(): boolean {
  return /^(Mac|iP)/.test(navigator.platform);
}
