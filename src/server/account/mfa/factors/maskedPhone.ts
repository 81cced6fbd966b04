/** A masked phone number that only its owner recognizes: +62…890. */
export function maskedPhone(phone: string): string {
  return `${phone.slice(0, 3)}…${phone.slice(-3)}`;
}
