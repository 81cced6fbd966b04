/** Made by the build from config/forms and schemas/forms: see scripts/lib/formValidators.ts. */
declare module 'virtual:form-validators' {
  import type { ValidatorFunctions } from '@rjsf/validator-ajv8';

  export const formValidators: Readonly<Record<string, () => Promise<{ readonly default: ValidatorFunctions }>>>;
}
