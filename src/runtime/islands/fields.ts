/** Fields for islands with inputs of their own. Separate from the index, since few islands need them. */

export { ChoiceField } from '../parts/fields/ChoiceField.tsx';
export { TextField } from '../parts/fields/TextField.tsx';
export { UsernameField } from '../parts/fields/UsernameField.tsx';
export { ZoneField } from '../parts/zones/ZoneField.tsx';
