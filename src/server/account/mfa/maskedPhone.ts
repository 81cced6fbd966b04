/** A phone number that its owner knows again and nobody else learns: +62…890. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)}…${phone.slice(-3)}`;
}
