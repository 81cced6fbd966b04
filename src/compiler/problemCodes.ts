/**
 * Every code that a problem can have, and its title. Codes are permanent: tools and people refer to them,
 * so a code is never renamed and never gets another meaning.
 */
export const PROBLEM_CODES = {
  // Files
  'missing-file': 'A file that the product needs is not there',
  'unknown-file': 'A file that nothing reads',
  'file-too-long': 'A file that is too long to be a declaration',
  'not-utf8': 'Bytes that are not UTF-8',
  'schema-line': 'The first line does not name the schema',
  'file-name': 'A file is not named after what it declares',

  // YAML and JSON
  'yaml-syntax': 'Not YAML',
  'yaml-too-deep': 'Nested too deeply',
  'yaml-documents': 'More than one document in a file',
  'yaml-directive': 'A YAML directive',
  'yaml-anchor': 'A YAML anchor',
  'yaml-alias': 'A YAML alias',
  'yaml-tag': 'A YAML tag',
  'yaml-merge-key': 'A YAML merge key',
  'yaml-key': 'A key that is not plain text',
  'duplicate-key': 'The same key twice',
  'json-syntax': 'Not JSON',

  // Schemas
  'schema-broken': 'A schema that is not a schema',
  'record-schema': 'A record schema that says too little or contradicts itself',
  'unknown-key': 'A key that does not exist here',
  'missing-key': 'A key that must be here',
  'wrong-type': 'A value of the wrong type',
  'unknown-value': 'A value that is not one of those allowed',
  'wrong-form': 'A value that is not written as it must be',
  'out-of-range': 'A number or text outside its bounds',
  'too-few': 'A list or map with too little in it',
  'duplicate-value': 'The same value twice in a list',

  // Words
  'locale-key-form': 'A locale key that is not written as it must be',
  'empty-words': 'Words that are empty',
  'unknown-locale-key': 'Words that do not exist',
  'missing-translation': 'Words that are missing in a language',
  'extra-translation': 'Words that only a translation has',
  'translation-params': 'A translation with other parameters',

  // Names
  'unknown-record': 'A record schema that does not exist',
  'unknown-resource': 'A resource that does not exist',
  'unknown-brand': 'A brand that does not exist',
  'unknown-form': 'A form that does not exist',
  'unknown-flag': 'A feature flag that does not exist',
  'unknown-field': 'A field that the record does not have',
  'unknown-column': 'A list column that does not exist',
  'unknown-route': 'A route that leads nowhere',
  'unknown-condition-value': 'A value that the field never holds',
  'duplicate-id': 'The same id twice among siblings',
  'duplicate-route': 'The same route twice',
  'unknown-journey': 'A journey that does not exist',
  'unknown-error': 'An error code that nothing fails with',
  'missing-error': 'An error code that nothing is said about',
  'missing-permission': 'A permission without a name',

  // What fits what
  'field-kind': 'A field of a kind that does not fit',
  'relation-record': 'A relation to a resource of other records',
  'column-type': 'A column of a type that does not fit',
  expression: 'An expression that cannot be worked out',
  'expression-type': 'An expression that gives something else than is needed',
  'computed-name': 'A computed value that is named like a field',
  'masked-field': 'A masked value where the whole one would tell',
  'missing-index': 'A sort or filter without an index',
  'missing-search': 'A search over a field that is not searchable',
  'detail-path': 'A detail route that begins with no list route',
  'detail-parent': 'A detail route and a parent that do not fit',
  'page-content': 'A page that is neither blocks nor an island',
  'redirect-loop': 'Redirects that lead back to themselves',
  'navigation-item': 'A navigation item that is neither link nor heading',
  'navigation-depth': 'Navigation deeper than three levels',
  'segment-empty': 'A segment that filters nothing',
  'relation-unsearchable': 'A relation filter or field over a list that cannot be searched',
  'card-target': 'A card or short way that does not say where it leads',
  'shown-days': 'Days on which nothing can show',
  'planned-route': 'A planned route whose screen is there',
  'redirect-params': 'A redirect to a parameter that its route does not have',
  'never-reached': 'A declaration that others before it leave nobody',
  'action-scope': 'An action on what its operation cannot be done to',
  'action-record': 'An action whose operation is for other records',
  'action-input': 'An action whose form does not fit its operation',
  'set-value': 'A value that an action sets and the field cannot hold',
  'record-incomplete': 'An action whose new record would lack a value',
  'action-unasked': 'An action that asks nothing before what cannot be undone',
  'action-no-effect': 'A part of an action that does nothing',
  'limit-order': 'Limits that contradict each other',

  // Forms
  'form-schema': "The schema of a form's values says too little or contradicts itself",
  'form-pair': 'A form without its schema, or a schema without its form',
  'form-unasked': 'A value that a form never asks for',
  'form-condition': 'A condition of a form that cannot be asked for',
  'form-variants': 'A form with too many guards',

  // Guards
  'anyone-not-alone': 'A guard that says anyone and something else',
  'unreachable-guard': 'A guard that nobody can pass',
  'unguarded-action': 'An action that needs no permission',
  'unguarded-sharing': 'Sharing that needs no permission',
  'help-foreign-brand': "A help link to another brand's site",
  'link-foreign-brand': "A card or notice that leads to another brand's site",
  'field-too-open': 'A filter, sort or figure that is open to people who may not see its field',
  'home-leads-nowhere': 'People who have a screen but no home',

  // Brand packs
  'pack-unknown-target': 'A patch of something that does not exist',
  'pack-no-effect': 'A patch that changes nothing',
  'pack-hides-needed': 'A patch that hides what the screen needs',
  'pack-widens': 'A column that would show more than the base does',
  'pack-duplicate-column': 'An added column that is already there',
  'pack-words': 'Words that a pack may not change',
  'pack-foreign-brand': 'Another brand in a pack',
  'pack-kind': 'A pack whose kind and files disagree',
  'pack-domain': 'A domain of two brands',
  'pack-image': 'An image that the pack does not have',
  'svg-syntax': 'Not well-formed SVG',
  'svg-element': 'An SVG element that is not allowed',
  'svg-attribute': 'An SVG attribute that is not allowed',
  'svg-reference': 'An SVG that refers to something outside it',

  // Generated files
  'stale-vocabulary': 'The generated vocabulary is out of date',
} as const;

export type ProblemCode = keyof typeof PROBLEM_CODES;
