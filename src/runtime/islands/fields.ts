/** Fields for islands that fill in something of their own. Apart from the index: MUI draws them, and few islands need them. */

export { ChoiceField } from '../fields/ChoiceField.tsx';
export { TextField } from '../fields/TextField.tsx';
export { ZoneField } from '../zones/ZoneField.tsx';
