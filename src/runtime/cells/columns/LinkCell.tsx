import { AddressLink } from './value/AddressLink.tsx';
import { addressOf } from './value/addressOf.ts';
import type { CellProps } from './value/CellProps.ts';
import { CopyableText } from './value/CopyableText.tsx';
import { EmptyValue } from './value/EmptyValue.tsx';
import { webAddress } from './value/webAddress.ts';

/** A web address, which opens in a new tab; anything but an http or https address is shown as text. */
export function LinkCell(props: CellProps) {
  const { column } = props;
  const text = addressOf(props);
  if (text === undefined) return <EmptyValue column={column} />;
  const address = webAddress(text);
  return (
    <CopyableText column={column} value={text}>
      {address === undefined ? undefined : <AddressLink address={address} />}
    </CopyableText>
  );
}
