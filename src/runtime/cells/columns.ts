import type { ComponentType } from 'react';
import type { ColumnType } from '#contract/generated/api.ts';
import { ChannelCell } from './columns/ChannelCell.tsx';
import { CountryCell } from './columns/CountryCell.tsx';
import { DateCell } from './columns/DateCell.tsx';
import { EmailCell } from './columns/EmailCell.tsx';
import { EnumCell } from './columns/EnumCell.tsx';
import { ExportedListCell } from './columns/ExportedListCell.tsx';
import { FileCell } from './columns/FileCell.tsx';
import { ImageCell } from './columns/ImageCell.tsx';
import { JsonCell } from './columns/JsonCell.tsx';
import { LinkCell } from './columns/LinkCell.tsx';
import { MaskedCardCell } from './columns/MaskedCardCell.tsx';
import { MoneyCell } from './columns/MoneyCell.tsx';
import { PhoneCell } from './columns/PhoneCell.tsx';
import { PlainCell } from './columns/PlainCell.tsx';
import { QrCodeCell } from './columns/QrCodeCell.tsx';
import { RelationCell } from './columns/RelationCell.tsx';
import { RelativeTimeCell } from './columns/RelativeTimeCell.tsx';
import { StatusCell } from './columns/StatusCell.tsx';
import { StepsCell } from './columns/StepsCell.tsx';
import { TagsCell } from './columns/TagsCell.tsx';
import { TextCell } from './columns/TextCell.tsx';
import type { CellProps } from './columns/value/CellProps.ts';

/** How a type of column is rendered. */
export interface ColumnKind {
  readonly Cell: ComponentType<CellProps>;
  /** Figures are aligned to the end, so that their digits line up. */
  readonly align: 'start' | 'end';
  /** Width of the placeholder bar of a value that is loading, in pixels. */
  readonly skeleton: number;
  /** Minimum width of such a column in a table, in pixels, including the padding. */
  readonly width: number;
}

/** Every type of column that a declaration may name. A computed column arrives as the type that it is shown as. */
export const COLUMNS = {
  text: { Cell: TextCell, align: 'start', skeleton: 136, width: 176 },
  number: { Cell: PlainCell, align: 'end', skeleton: 56, width: 104 },
  money: { Cell: MoneyCell, align: 'end', skeleton: 88, width: 152 },
  date: { Cell: DateCell, align: 'start', skeleton: 88, width: 120 },
  datetime: { Cell: DateCell, align: 'start', skeleton: 136, width: 188 },
  'relative-time': { Cell: RelativeTimeCell, align: 'start', skeleton: 96, width: 140 },
  status: { Cell: StatusCell, align: 'start', skeleton: 80, width: 144 },
  enum: { Cell: EnumCell, align: 'start', skeleton: 88, width: 144 },
  steps: { Cell: StepsCell, align: 'start', skeleton: 136, width: 264 },
  boolean: { Cell: PlainCell, align: 'start', skeleton: 32, width: 88 },
  country: { Cell: CountryCell, align: 'start', skeleton: 72, width: 132 },
  address: { Cell: PlainCell, align: 'start', skeleton: 200, width: 260 },
  'record-kind': { Cell: PlainCell, align: 'start', skeleton: 96, width: 144 },
  bank: { Cell: ChannelCell, align: 'start', skeleton: 96, width: 144 },
  channel: { Cell: ChannelCell, align: 'start', skeleton: 96, width: 144 },
  'masked-card': { Cell: MaskedCardCell, align: 'start', skeleton: 136, width: 184 },
  email: { Cell: EmailCell, align: 'start', skeleton: 152, width: 208 },
  phone: { Cell: PhoneCell, align: 'start', skeleton: 112, width: 152 },
  link: { Cell: LinkCell, align: 'start', skeleton: 152, width: 208 },
  image: { Cell: ImageCell, align: 'start', skeleton: 48, width: 88 },
  'qr-code': { Cell: QrCodeCell, align: 'start', skeleton: 176, width: 220 },
  tags: { Cell: TagsCell, align: 'start', skeleton: 96, width: 168 },
  relation: { Cell: RelationCell, align: 'start', skeleton: 120, width: 168 },
  'exported-list': { Cell: ExportedListCell, align: 'start', skeleton: 120, width: 168 },
  file: { Cell: FileCell, align: 'start', skeleton: 160, width: 200 },
  json: { Cell: JsonCell, align: 'start', skeleton: 160, width: 200 },
} as const satisfies { [T in ColumnType]: ColumnKind };
