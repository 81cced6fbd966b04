import { useTranslate } from 'react-admin';

/** A link to an http or https address, which opens in a new tab. */
export function AddressLink({ address }: { readonly address: string }) {
  const translate = useTranslate();
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https?:\/\//i, '')}
      <span className="unseen"> ({translate('list.opens_new_tab')})</span>
    </a>
  );
}
