import { createContext } from 'react';
import type { FormValues } from './FormValues.ts';

/** The current values of the form, for a field that depends on another one. */
export const FormValuesContext = createContext<FormValues>({});
