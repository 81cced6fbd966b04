/** Returns the list with one item moved to another place, counted from 0; places past the ends are clamped. */
export function moveTo(order: readonly string[], item: string, place: number): string[] {
  const rest = order.filter((other) => other !== item);
  const at = Math.min(Math.max(place, 0), rest.length);
  return [...rest.slice(0, at), item, ...rest.slice(at)];
}
