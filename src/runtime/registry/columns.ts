import type { ComponentType } from 'react';
import type { ColumnType } from '#contract/generated/api.ts';
import { BooleanCell } from './columns/BooleanCell.tsx';
import type { CellProps } from './columns/CellProps.ts';
import { CountryCell } from './columns/CountryCell.tsx';
import { DateCell } from './columns/DateCell.tsx';
import { DateTimeCell } from './columns/DateTimeCell.tsx';
import { EmailCell } from './columns/EmailCell.tsx';
import { EnumCell } from './columns/EnumCell.tsx';
import { JsonCell } from './columns/JsonCell.tsx';
import { MoneyCell } from './columns/MoneyCell.tsx';
import { NumberCell } from './columns/NumberCell.tsx';
import { PhoneCell } from './columns/PhoneCell.tsx';
import { RelationCell } from './columns/RelationCell.tsx';
import { StatusCell } from './columns/StatusCell.tsx';
import { TextCell } from './columns/TextCell.tsx';

/** How a type of column is drawn. */
export interface ColumnKind {
  readonly Cell: ComponentType<CellProps>;
  /** Figures stand at the end, so that their digits stand under one another. */
  readonly align: 'start' | 'end';
  /** Width of the bar that stands for a value that is not here yet, in pixels. */
  readonly skeleton: number;
}

/** Every type of column that a declaration may name. */
export const COLUMNS = {
  text: { Cell: TextCell, align: 'start', skeleton: 136 },
  number: { Cell: NumberCell, align: 'end', skeleton: 56 },
  money: { Cell: MoneyCell, align: 'end', skeleton: 88 },
  date: { Cell: DateCell, align: 'start', skeleton: 88 },
  datetime: { Cell: DateTimeCell, align: 'start', skeleton: 136 },
  status: { Cell: StatusCell, align: 'start', skeleton: 80 },
  enum: { Cell: EnumCell, align: 'start', skeleton: 88 },
  boolean: { Cell: BooleanCell, align: 'start', skeleton: 32 },
  country: { Cell: CountryCell, align: 'start', skeleton: 72 },
  email: { Cell: EmailCell, align: 'start', skeleton: 152 },
  phone: { Cell: PhoneCell, align: 'start', skeleton: 112 },
  relation: { Cell: RelationCell, align: 'start', skeleton: 120 },
  json: { Cell: JsonCell, align: 'start', skeleton: 160 },
} as const satisfies { [T in ColumnType]: ColumnKind };
