import type { Trade } from '../data/trades/trade.ts';
import type { Random } from '../random.ts';

export const DAY = 86_400_000;
export const HOUR = 3_600_000;

/** Number of days of the demo, including today. */
export const WINDOW_DAYS = 180;

/** Minimum age of a row at the time of seeding, in milliseconds. */
const FRESHEST = 5_000;

/** A day of a trade with the times of its events, UTC milliseconds, in order. */
export interface TradeDay {
  readonly moments: readonly number[];
}

/** Midnight of the local day of a time, UTC milliseconds. */
export function localMidnight(time: number, offsetMinutes: number): number {
  const offset = offsetMinutes * 60_000;
  return Math.floor((time + offset) / DAY) * DAY - offset;
}

/** The day of the week of a local midnight, 0 for Sunday. */
export function weekdayOf(midnight: number, offsetMinutes: number): number {
  // 1970 began on a Thursday.
  return ((midnight + offsetMinutes * 60_000) / DAY + 4) % 7;
}

/** Banks transfer money from Monday to Friday. */
export function isBankingDay(midnight: number, offsetMinutes: number): boolean {
  const weekday = weekdayOf(midnight, offsetMinutes);
  return weekday !== 0 && weekday !== 6;
}

/** A local midnight as YYMMDD, for references. */
export function compactDate(midnight: number, offsetMinutes: number): string {
  return new Date(midnight + offsetMinutes * 60_000).toISOString().slice(2, 10).replaceAll('-', '');
}

/** Distributes `count` times over the window that ends now: weekly rhythm, paydays, growth, and hours of the trade. */
export function* tradeDays(trade: Trade, count: number, now: number, random: Random): Generator<TradeDay> {
  const first = localMidnight(now, trade.offsetMinutes) - (WINDOW_DAYS - 1) * DAY;
  const weights: number[] = [];
  for (let index = 0; index < WINDOW_DAYS; index++) {
    weights.push(dayWeight(trade, first + index * DAY, index, now, random));
  }
  const total = sum(weights);
  let weight = 0;
  let done = 0;
  for (const [index, own] of weights.entries()) {
    weight += own;
    const end = index === WINDOW_DAYS - 1 ? count : Math.round((weight / total) * count);
    yield { moments: dayMoments(trade, first + index * DAY, end - done, now, random) };
    done = end;
  }
}

function dayWeight(trade: Trade, midnight: number, index: number, now: number, random: Random): number {
  const date = new Date(midnight + trade.offsetMinutes * 60_000);
  const day = date.getUTCDate();
  let weight = (trade.weekdays[date.getUTCDay()] ?? 1) * (1 + (trade.growth * index) / WINDOW_DAYS);
  const isPayday = day >= 25 && day <= 28;
  if (isPayday || day === 1) weight *= 1.18;
  if (trade.twinDays && day === date.getUTCMonth() + 1) weight *= 2.2;
  weight *= 0.93 + random.unit() * 0.14;
  return weight * openShare(trade, midnight, now);
}

/** The share of a day's trade that has happened by now: 1 for past days. */
function openShare(trade: Trade, midnight: number, now: number): number {
  const open = openHours(trade, midnight, now);
  return sum(open) / sum(trade.hours);
}

/** The weights of hours until now. */
function openHours(trade: Trade, midnight: number, now: number): number[] {
  const latest = now - FRESHEST;
  return trade.hours.map((weight, hour) => weight * Math.min(1, Math.max(0, (latest - midnight - hour * HOUR) / HOUR)));
}

function dayMoments(trade: Trade, midnight: number, count: number, now: number, random: Random): number[] {
  const open = openHours(trade, midnight, now);
  const total = sum(open);
  const moments: number[] = [];
  for (let index = 0; index < count; index++) {
    moments.push(midnight + Math.floor(momentOfDay(trade, open, random.unit() * total, random)));
  }
  return moments.sort((a, b) => a - b);
}

function momentOfDay(trade: Trade, open: readonly number[], at: number, random: Random): number {
  let left = at;
  for (const [hour, weight] of open.entries()) {
    if (left < weight) {
      const length = HOUR * (weight / (trade.hours[hour] ?? 1));
      return hour * HOUR + random.unit() * length;
    }
    left -= weight;
  }
  return 0;
}

function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}
