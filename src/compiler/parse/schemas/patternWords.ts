/** What the patterns of the config's schemas ask for, in words. */
export const PATTERN_WORDS: Readonly<Record<string, string>> = {
  '^[a-z]+\\.[a-z][a-z0-9_-]*$': 'a part of a screen, such as actions.create',
  '^[a-z][a-z0-9-]{0,39}$':
    'lower-case letters, digits and hyphens, at most 40, beginning with a letter, such as philippines',
  '^https://[a-z0-9-]+(\\.[a-z0-9-]+)+$': 'a site by https, without a path, such as https://chat.example.com',
  '^[a-z][a-z0-9-]*$': 'lower-case letters, digits and hyphens, beginning with a letter, such as bank-transfers',
  '^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$':
    'what locale keys begin with, without the dot at the end, such as fraud_lists',
  '^[A-Z][A-Z0-9_]{1,39}$': 'capital letters, digits and underscores, 2 to 40, such as HELP_CENTER',
  '^[a-z][a-z0-9_]*$': 'lower-case letters, digits and underscores, beginning with a letter, such as external_id',
  '^(/[A-Za-z0-9_-]+)+$':
    'a route that begins with a slash and does not end in one, such as /virtual_accounts/payments',
  '^(/[A-Za-z0-9_-]+)+(/\\{[A-Za-z_]+\\})?$':
    'a route that may end in the parameter of a record, such as /customers/create or /customers/edit/{id}',
  '^/[A-Za-z0-9_-]+(/[A-Za-z0-9_-]+|/\\{[A-Za-z_]+\\})*/\\{[A-Za-z_]+\\}$':
    'a route that ends in a parameter, such as /customers/{id}',
  '^(/[A-Za-z0-9_-]*)+(#[A-Za-z0-9-]+)?$': 'a route with an optional anchor, such as /settings/team#members',
  '^(/[A-Za-z0-9_{}-]+)+(/\\{[a-z_]+\\*\\})?$':
    'a route that begins with a slash and may end in all parts that follow, such as /dashboard/{rest*}',
  '^(/(\\{[a-z_]+\\*\\}|[A-Za-z0-9_{}-]*))+(\\?tab=\\{[a-z_]+\\})?(#[A-Za-z0-9-]+)?$':
    'a route with an optional tab and anchor; what is in braces is filled in, such as /customers/{id}',
  '^/[a-z][a-z/-]*/$': 'the beginning of an address, such as /pay/',
  '^/api(/[a-z0-9_-]+){2,4}$': 'an address of the API below /api, such as /api/xenshield/predict_reports',
  '^[0-9]{4}-[0-9]{2}-[0-9]{2}$': 'a day as year, month and day in quotes, such as "2026-11-30"',
  '^([A-Z][A-Z0-9_]*|[a-z]+)$': 'an error code, such as DATA_NOT_FOUND_ERROR',
  '^(/docs|/docs/reference|/api/docs|/api/v1/openapi\\.json)$|^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(/[A-Za-z0-9._~/#?=&%-]*)?$':
    'an address that begins with https://, such as https://docs.brand.example/api, or a document of the product: /docs, /docs/reference, /api/docs or /api/v1/openapi.json',
  '^https://[a-z0-9-]+(\\.[a-z0-9-]+)+(/[A-Za-z0-9._~/#?=&%-]*)?$':
    'an address that begins with https://, such as https://docs.brand.example/api',
  '^#[0-9a-fA-F]{6}$': 'a colour as # and six hexadecimal digits in quotes, such as "#2456d6"',
  '^[A-Z][A-Z0-9_]*$': 'a code in capitals, such as PAYMENT_COMPLETED',
  '^[A-Z][A-Za-z]*Form$': 'a name that begins with a capital and ends in Form, such as CustomerForm',
  '^https://schemas\\.beranda\\.example/forms/[a-z0-9-]+\\.schema\\.json$':
    'the address of the schema, such as https://schemas.beranda.example/forms/customer.schema.json',
  '^https://schemas\\.beranda\\.example/records/[a-z0-9-]+\\.schema\\.json$':
    'the address of the schema, such as https://schemas.beranda.example/records/customer.schema.json',
  '^[A-Z][A-Za-z]*$': 'a name that begins with a capital, such as CreditCardPayment',
  '^[a-z]+$': 'lower-case letters, such as txn',
  '^[a-z][a-z_]*$': 'lower-case letters and underscores, such as credit_card_payments',
  '^[a-z_]+\\.[a-z_]+$': 'a field that holds an id, a dot and a field of that record, such as customer_id.name',
  '^[0-9a-f]{40}$': 'the whole hash of a commit, 40 hexadecimal digits',
  '^[a-z0-9-]+\\.svg$': 'the name of an SVG file of the pack, such as logo.svg',
};

/** What the formats of the config's schemas ask for, in words. */
export const FORMAT_WORDS: Readonly<Record<string, string>> = {
  email: 'an e-mail address, such as support@brand.example',
  hostname: 'a host name, such as dashboard.brand.example',
};
