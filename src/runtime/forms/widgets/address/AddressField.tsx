import OutlinedInput from '@mui/material/OutlinedInput';
import { type ErrorSchema, type FieldProps, getUiOptions, type UiSchema } from '@rjsf/utils';
import { useContext } from 'react';
import { useTranslate } from 'react-admin';
import type { AreaCountry } from '#contract/addresses/areaLevels.ts';
import { addressCountry } from '#contract/forms/addressErrors.ts';
import { useConsole } from '../../../console/ConsoleContext.ts';
import { withinSentence } from '../../../core/language/withinSentence.ts';
import styles from '../../../parts/fields/forms.module.css';
import type { FormContext } from '../../values/FormContext.ts';
import { FormValuesContext } from '../../values/FormValuesContext.ts';
import { useTyped } from '../../values/useTyped.ts';
import { describedBy, widgetField } from '../base/widgetField.ts';
import { AddressPart } from './AddressPart.tsx';
import { AreaSearch } from './AreaSearch.tsx';
import { AreaSelect } from './AreaSelect.tsx';
import { areasAbove, chosenArea, offeredPostalCodes, type PartialAddress, withAreas } from './chosenAreas.ts';
import { PostalCodeInput } from './PostalCodeInput.tsx';
import { useAreaLists } from './useAreaLists.ts';
import { useFilledAddress } from './useFilledAddress.ts';

type AddressFieldProps = FieldProps<PartialAddress>;

/** An address: its areas level by level or by a search, its postal code, and the line with street and number. */
export function AddressField(props: AddressFieldProps) {
  const { uiSchema, fieldPathId, required, name } = props;
  const translate = useTranslate();
  const values = useContext(FormValuesContext);
  const { business } = useConsole().console;
  const declared = widgetField({ options: getUiOptions(uiSchema as unknown as UiSchema), name });
  const country = addressCountry(declared, values, business.country);
  return (
    <fieldset className={styles.group} id={fieldPathId.$id} tabIndex={-1}>
      <legend className={styles.label}>
        {translate(declared.label)}
        {!required && <span className={styles.optional}> ({translate('shell.form.optional')})</span>}
      </legend>
      {country === undefined ? (
        <p className={styles.help}>{translate('addresses.no_country')}</p>
      ) : (
        <AddressParts {...props} key={country} country={country} />
      )}
    </fieldset>
  );
}

interface AddressPartsProps extends AddressFieldProps {
  readonly country: AreaCountry;
}

/** The most characters of the line, as the schemas of addresses have it. */
const LONGEST_LINE = 200;

function AddressParts({
  country,
  fieldPathId,
  formData,
  errorSchema,
  disabled,
  readonly,
  ...props
}: AddressPartsProps) {
  const translate = useTranslate();
  const id = fieldPathId.$id;
  const isDisabled = disabled || readonly || false;
  const change = (next: PartialAddress | undefined) => props.onChange(next, fieldPathId.path, undefined, id);
  const [value, type] = useTyped(formData, change, (props.registry.formContext as FormContext).typing);
  const isRequired = props.required || value?.country !== undefined;
  // An address of another country is chosen again.
  const address = value?.country === country ? value : {};
  const levels = useAreaLists(country, address);
  const lists = { 1: levels[1].areas, 2: levels[2].areas, 3: levels[3].areas, 4: levels[4].areas };
  useFilledAddress({ country, address, lists, isDisabled, change });

  const errorsOf = (part: string) =>
    (errorSchema as Readonly<Record<string, ErrorSchema | undefined>> | undefined)?.[part]?.__errors ?? [];
  const nameOf = (level: number) => translate(`addresses.${country}.area_${level}`);
  return (
    <div className={styles.fields}>
      <AreaSearch
        id={`${id}_search`}
        country={country}
        isDisabled={isDisabled}
        onFind={(area) => change(withAreas(address, country, [...(area.path ?? []), area]))}
      />
      {([1, 2, 3, 4] as const).map((level) => {
        const above = areasAbove(address, level);
        const waits = above.length < level - 1;
        return (
          <AreaSelect
            key={level}
            id={`${id}_area_${level}`}
            label={nameOf(level)}
            chosen={chosenArea(address, level)}
            loaded={levels[level]}
            waitsFor={
              waits ? translate('addresses.choose_first', { area: withinSentence(nameOf(level - 1)) }) : undefined
            }
            isRequired={isRequired}
            isDisabled={isDisabled}
            errors={errorsOf(`area_${level}`)}
            onChoose={(area) => change(withAreas(address, country, area === undefined ? above : [...above, area]))}
          />
        );
      })}
      <PostalCodeInput
        id={`${id}_postal_code`}
        value={address.postal_code}
        offered={offeredPostalCodes(address, lists)}
        isRequired={isRequired}
        isDisabled={isDisabled}
        errors={errorsOf('postal_code')}
        onChange={(code) => type(withText(address, country, 'postal_code', code))}
      />
      <AddressPart
        id={`${id}_line`}
        label={translate('addresses.line')}
        help={translate(`addresses.${country}.line_help`)}
        errors={errorsOf('line')}
        width="full"
      >
        <OutlinedInput
          id={`${id}_line`}
          name={`${id}_line`}
          size="small"
          fullWidth
          value={address.line ?? ''}
          disabled={isDisabled}
          error={errorsOf('line').length > 0}
          inputProps={{
            maxLength: LONGEST_LINE,
            autoComplete: 'street-address',
            'aria-describedby': describedBy(`${id}_line`),
            'aria-required': isRequired || undefined,
          }}
          onChange={({ target }) => type(withText(address, country, 'line', target.value || undefined))}
        />
      </AddressPart>
    </div>
  );
}

/** The address with a text, or without it; an address in which nothing else is filled in has no country either. */
function withText(
  address: PartialAddress,
  country: AreaCountry,
  part: 'line' | 'postal_code',
  text: string | undefined,
): PartialAddress {
  const { [part]: _replaced, country: _country, ...others } = address;
  const next = { ...others, ...(text !== undefined && { [part]: text }) };
  return Object.keys(next).length === 0 ? {} : { country, ...next };
}
