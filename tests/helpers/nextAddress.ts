let addresses = 0;

/** An IP address from which no request of the file came before, so that the limits of an address bound none of its tests. */
export function nextAddress(): string {
  addresses += 1;
  return `10.1.${addresses >> 8}.${addresses & 255}`;
}
