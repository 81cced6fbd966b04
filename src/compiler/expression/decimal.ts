/** An exact decimal number: `units` divided by ten to the power of `scale`. */
export interface Decimal {
  readonly units: bigint;
  /** From 0 to 12. */
  readonly scale: number;
}

/** Results keep at most so many decimals. */
const MOST_DECIMALS = 12;

/** Numbers at or past this are no numbers: nothing of a payment is as large. */
const LARGEST = 10n ** 30n;

function power(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

/** Divides whole numbers, rounding half away from zero. The divisor must not be zero. */
export function divideRounded(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const [over, under] = [dividend < 0n ? -dividend : dividend, divisor < 0n ? -divisor : divisor];
  const quotient = (over * 2n + under) / (under * 2n);
  return negative ? -quotient : quotient;
}

function bounded({ units, scale }: Decimal): Decimal | undefined {
  const size = (units < 0n ? -units : units) / power(scale);
  return size >= LARGEST ? undefined : { units, scale };
}

/** The same number with so many decimals, rounded half away from zero. */
export function rescale({ units, scale }: Decimal, wanted: number): Decimal {
  if (wanted >= scale) return { units: units * power(wanted - scale), scale: wanted };
  return { units: divideRounded(units, power(scale - wanted)), scale: wanted };
}

/** Reads digits with an optional sign and fraction; `undefined` for anything else. Decimals past the bound are rounded. */
export function readDecimal(text: string): Decimal | undefined {
  const match = /^(-?\d{1,40})(?:\.(\d{1,40}))?$/.exec(text);
  if (match === null) return undefined;
  const fraction = match[2] ?? '';
  const read = { units: BigInt(`${match[1]}${fraction}`), scale: fraction.length };
  return bounded(rescale(read, Math.min(read.scale, MOST_DECIMALS)));
}

/** The number as a decimal string without zeros at its end: "0.015". */
export function writeDecimal({ units, scale }: Decimal): string {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const end = digits.length - scale;
  const fraction = digits.slice(end).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, end)}${fraction === '' ? '' : `.${fraction}`}`;
}

export function add(left: Decimal, right: Decimal): Decimal | undefined {
  const scale = Math.max(left.scale, right.scale);
  return bounded({ units: rescale(left, scale).units + rescale(right, scale).units, scale });
}

export function multiply(left: Decimal, right: Decimal): Decimal | undefined {
  const product = { units: left.units * right.units, scale: left.scale + right.scale };
  return bounded(rescale(product, Math.min(product.scale, MOST_DECIMALS)));
}

/** `undefined` for a division by zero. */
export function divide(left: Decimal, right: Decimal): Decimal | undefined {
  if (right.units === 0n) return undefined;
  const dividend = left.units * power(MOST_DECIMALS + right.scale);
  return bounded({ units: divideRounded(dividend, right.units * power(left.scale)), scale: MOST_DECIMALS });
}

/** Below zero where the left is smaller, zero where they are equal. */
export function compare(left: Decimal, right: Decimal): number {
  const scale = Math.max(left.scale, right.scale);
  const difference = rescale(left, scale).units - rescale(right, scale).units;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}
