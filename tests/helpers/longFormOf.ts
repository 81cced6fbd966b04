import type { FormAnswer } from '#contract/generated/api.ts';

/** A form of many fields, of the types that forms have most, as the server answers one. */
export function longFormOf(count: number): FormAnswer {
  const types = ['text', 'text', 'money', 'email', 'date', 'number', 'textarea', 'select'] as const;
  const schemas: Readonly<Record<(typeof types)[number], object>> = {
    text: { type: 'string', maxLength: 120 },
    money: { type: 'string', format: 'decimal' },
    email: { type: 'string', format: 'email', maxLength: 254 },
    date: { type: 'string', format: 'date' },
    number: { type: 'integer', minimum: 0, maximum: 100 },
    textarea: { type: 'string', maxLength: 2000 },
    select: { type: 'string', enum: ['INDIVIDUAL', 'BUSINESS'] },
  };
  const options = ['INDIVIDUAL', 'BUSINESS'].map((value) => ({ value, label: `forms.customer.type.${value}` }));
  const fields = Array.from({ length: count }, (_, index) => {
    const type = types[index % types.length] ?? 'text';
    return {
      type,
      field: `f${index}`,
      label: 'forms.customer.name',
      width: 'half' as const,
      ...(type === 'select' && { options }),
    };
  });
  const properties = Object.fromEntries(fields.map(({ field, type }) => [field, schemas[type]]));
  const schema = { type: 'object', propertyNames: { enum: Object.keys(properties) }, properties, required: [] };
  const sections = Array.from({ length: Math.ceil(count / 10) }, (_, index) => ({
    id: `s${index}`,
    fields: fields.slice(index * 10, index * 10 + 10),
  }));
  return { form: { form: 'customer', schema, validator: `bench-${count}`, sections }, values: {} };
}
