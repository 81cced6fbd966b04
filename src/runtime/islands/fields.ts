/** Fields for islands that fill in something of their own. Apart from the index: few islands need them. */

export { ChoiceField } from '../parts/fields/ChoiceField.tsx';
export { TextField } from '../parts/fields/TextField.tsx';
export { ZoneField } from '../parts/zones/ZoneField.tsx';
