import type { ColumnType, ResolvedColumn, ResolvedDetail, ResolvedRowCard } from '#contract/generated/api.ts';

/** The places of columns in a card of two lines. */
export interface CardLayout {
  readonly title: ResolvedColumn | undefined;
  readonly amount: ResolvedColumn | undefined;
  readonly status: ResolvedColumn | undefined;
  /** On the second line, one after the other. */
  readonly details: readonly ResolvedColumn[];
}

/** Maximum number of columns on the second line. */
const MOST_DETAILS = 2;

const TITLE_TYPES: readonly ColumnType[] = [
  'text',
  'relation',
  'email',
  'enum',
  'bank',
  'channel',
  'phone',
  'masked-card',
];
const DETAIL_TYPES: readonly ColumnType[] = [
  'datetime',
  'date',
  'relative-time',
  'enum',
  'bank',
  'channel',
  'masked-card',
  'relation',
  'email',
  'phone',
  'text',
  'country',
  'boolean',
  'number',
];

/** Returns the position of a type in an order of preference; after all others if it is not listed. */
function rank(order: readonly ColumnType[], { type }: ResolvedColumn): number {
  const place = order.indexOf(type);
  return place === -1 ? order.length : place;
}

function first(columns: readonly ResolvedColumn[], type: ColumnType): ResolvedColumn | undefined {
  return columns.find((column) => column.type === type);
}

/** Returns the layout that a list declares. */
function declaredLayout(columns: readonly ResolvedColumn[], card: ResolvedRowCard): CardLayout {
  const columnOf = (field: string | undefined) => columns.find((column) => column.field === field);
  const details = card.subtitle.flatMap((field) => columnOf(field) ?? []);
  return { title: columnOf(card.title), amount: columnOf(card.amount), status: columnOf(card.status), details };
}

/** Arranges columns in two lines, as declared or by their types: title, amount, time, and status. */
export function cardLayout(
  columns: readonly ResolvedColumn[],
  detail: ResolvedDetail | undefined,
  card?: ResolvedRowCard,
): CardLayout {
  if (card !== undefined) return declaredLayout(columns, card);
  const named = columns.find(({ field }) => field === detail?.title?.field);
  const title = named ?? columns.find(({ type }) => TITLE_TYPES.includes(type)) ?? columns[0];
  const amount = first(columns, 'money');
  const status = first(columns, 'status');
  const rest = columns.filter(
    (column) => ![title, amount, status].includes(column) && DETAIL_TYPES.includes(column.type),
  );
  const ordered = [...rest].sort((a, b) => rank(DETAIL_TYPES, a) - rank(DETAIL_TYPES, b));
  return { title, amount, status, details: ordered.slice(0, MOST_DETAILS) };
}
