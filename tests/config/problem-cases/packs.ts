import { type ProblemCase, replace, write } from './edits.ts';

const PACK = 'brands/partner/brand.yaml';
const LOGO = 'brands/partner/logo.svg';
const WORDS = 'brands/partner/locales/en.json';

function pack(code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace(PACK, from, to)] };
}

/** The sample's own brand. */
function own(code: ProblemCase['code'], name: string, from: string, to: string): ProblemCase {
  return { code, name, edits: [replace('brands/main/brand.yaml', from, to)] };
}

const REGISTRATION = 'registration:\n  entity: main\n  countries: [ID]\n  phone_number: none';
const PARTNER = '{ id: market, name: Market, countries: [ID], phone_number: none }';

/** The pack with a text that the file has written otherwise. */
const named = (name: string, written: string) => pack('pack-name', name, 'name: Lantern', `name: ${written}`);

const SHAPE = '<svg xmlns="http://www.w3.org/2000/svg"';

function logo(code: ProblemCase['code'], name: string, to: string): ProblemCase {
  return { code, name, edits: [replace(LOGO, '<circle cx="12" cy="12" r="9" fill="url(#glow)"/>', to)] };
}

const FEE = 'fee: { guard: { permission: [can_administer] } }';

/** Brand packs: patches, words, images. */
export const PACK_CASES: readonly ProblemCase[] = [
  named("the base brand's name in letters of another script", '"P\u043erch"'),
  named("the base brand's name with a space", '"Por ch"'),
  named('a name that turns the text around', '"Lantern \u202Eyap"'),
  named('a name without letters', '"---"'),
  {
    code: 'pack-name',
    name: 'words that turn the text around',
    edits: [replace(WORDS, '"Money matters"', '"Money \u202Esrettam"')],
  },
  pack('pack-domain', 'a domain with a dot at its end', 'pay.lantern.example', '"pay.lantern.example."'),
  pack('pack-domain', 'a domain without a dot', 'pay.lantern.example', 'localhost'),
  pack(
    'pack-domain',
    "the base brand's domain in letters of another script",
    'pay.lantern.example',
    'dashboard.xn--prch-55d.example',
  ),
  pack(
    'pack-domain',
    "the base brand's domain with a hyphen for its dot",
    'pay.lantern.example',
    'dashboard-porch.example',
  ),
  {
    code: 'pack-logo',
    name: 'a logo that draws nothing',
    edits: [write(LOGO, `${SHAPE} viewBox="0 0 9 9"><title>Lantern</title></svg>`)],
  },
  {
    code: 'pack-logo',
    name: 'a logo that is a line',
    edits: [write(LOGO, `${SHAPE} viewBox="0 0 4000 60"><path fill="#c8501c" d="M0 0h9v9z"/></svg>`)],
  },
  {
    code: 'pack-logo',
    name: 'a white logo on a light ground',
    edits: [
      replace(PACK, 'logo_dark: logo.svg\n', ''),
      write(LOGO, `${SHAPE} viewBox="0 0 40 20"><path fill="#fff" d="M0 0h9v9z"/></svg>`),
    ],
  },
  {
    code: 'pack-logo',
    name: 'an icon that is not square',
    edits: [replace(PACK, 'logo: logo.svg', 'logo: logo.svg\nicon: powered-by.svg')],
  },
  {
    code: 'pack-logo',
    name: 'an icon that cannot be seen on dark tabs',
    edits: [
      replace(PACK, 'logo: logo.svg', 'logo: logo.svg\nicon: icon.svg'),
      write('brands/partner/icon.svg', `${SHAPE} viewBox="0 0 28 28"><path fill="#16213a" d="M0 0h9v9z"/></svg>`),
    ],
  },
  pack('pack-image', 'an icon that the pack does not have', 'logo: logo.svg', 'logo: logo.svg\nicon: icon.svg'),
  pack('pack-unknown-target', 'a patch of no resource', '  payments:\n    columns', '  paymnts:\n    columns'),
  pack('pack-unknown-target', 'a patch of no column', 'country: { hide', 'county: { hide'),
  pack(
    'pack-unknown-target',
    'a column after no column',
    'field: note }, after: status',
    'field: note }, after: state',
  ),
  pack('pack-unknown-target', 'a patch of no filter', 'status: { label', 'state: { label'),
  pack('pack-unknown-target', 'a patch of no tab', 'refunds: { hide', 'refund: { hide'),
  pack('pack-unknown-target', 'a patch of no action', 'simulate: {', 'stimulate: {'),
  pack('pack-unknown-target', 'a patch of no navigation item', 'money: { label', 'monet: { label'),
  pack('pack-no-effect', 'a label that it has already', 'label: partner.money', 'label: navigation.money'),
  pack('pack-no-effect', 'a guard that everybody passes', FEE, 'fee: { guard: { permission: [can_withdraw] } }'),
  pack(
    'pack-no-effect',
    'a column after the one before it',
    'order_number, after: status',
    'order_number, after: created',
  ),
  pack(
    'pack-no-effect',
    'a label for a search box',
    'status: { label: partner.state }',
    'search: { label: partner.state }',
  ),
  pack('unreachable-guard', 'a guard that no user of the brand passes', FEE, 'fee: { guard: { brand: [main] } }'),
  pack(
    'anyone-not-alone',
    'anyone and a permission',
    FEE,
    'fee: { guard: { anyone: true, permission: [can_administer] } }',
  ),
  pack(
    'pack-hides-needed',
    'hiding what names the record',
    'reference: { label: partner.order_number, after: status }',
    'reference: { hide: true }',
  ),
  pack(
    'pack-widens',
    'a column of a field that the base shows nowhere',
    'type: text, field: note',
    'type: number, field: attempts',
  ),
  pack(
    'pack-duplicate-column',
    'a column that is there already',
    'type: text, field: note',
    'type: money, field: amount',
  ),
  pack(
    'field-kind',
    'an added column of a type that does not fit',
    'type: text, field: note',
    'type: money, field: note',
  ),
  {
    code: 'home-leads-nowhere',
    name: 'hiding the screen that / leads people to',
    edits: [
      replace('config/navigation.yaml', '  - { to: /home, guard: { anyone: true } }\n', ''),
      replace(PACK, '  payments:\n    columns', '  payments:\n    hide: true\n    columns'),
    ],
  },
  {
    code: 'pack-words',
    name: 'words over none',
    edits: [replace(WORDS, '"payments.title"', '"payments.titel"')],
    problems: 3,
  },
  {
    code: 'translation-params',
    name: 'words of a pack with a parameter that the base lacks',
    edits: [replace(WORDS, '"Sales"', '"%{count} sales"')],
    problems: 2,
  },
  {
    code: 'pack-foreign-brand',
    name: 'the name of another brand in words',
    edits: [replace(WORDS, '"Sales"', '"Porch sales"')],
  },
  {
    code: 'pack-foreign-brand',
    name: 'the host of another brand in an image',
    edits: [replace(LOGO, '<title>Lantern', '<desc>dashboard.porch.example</desc><title>Lantern')],
  },
  {
    ...pack('pack-kind', 'a white-label brand without a powering brand', 'powered_by: powered-by.svg\n', ''),
    problems: 2,
  },
  {
    code: 'pack-kind',
    name: 'an own brand with a powering brand',
    edits: [replace('brands/main/brand.yaml', 'logo: logo.svg', 'logo: logo.svg\npowered_by: logo.svg')],
  },
  pack(
    'pack-domain',
    'a host of another brand',
    'domains: [pay.lantern.example]',
    'domains: [dashboard.porch.example]',
  ),
  pack(
    'pack-registration',
    'registering with a white-label brand',
    'logo: logo.svg\nlogo_dark',
    'registration: { entity: main, countries: [ID], phone_number: none }\nlogo: logo.svg\nlogo_dark',
  ),
  own(
    'pack-registration',
    'registering where there is no host',
    'domains: [dashboard.porch.example]',
    `domains: []\n${REGISTRATION}`,
  ),
  own(
    'duplicate-id',
    'two partners at one address',
    'theme:',
    `${REGISTRATION}\n  partners: [${PARTNER}, ${PARTNER}]\ntheme:`,
  ),
  own(
    'unknown-flag',
    'a partner whose businesses begin with a flag that there is not',
    'theme:',
    `${REGISTRATION}\n  partners: [${PARTNER.replace(' }', ', flags: [nothing] }')}]\ntheme:`,
  ),
  pack('pack-image', 'an image that is not there', 'logo_dark: logo.svg', 'logo_dark: logo-dark.svg'),
  logo('svg-syntax', 'an image that is not closed', '<circle r="9">'),
  {
    code: 'svg-syntax',
    name: 'an image without viewBox',
    edits: [write(LOGO, '<svg xmlns="http://www.w3.org/2000/svg"><title>Lantern</title></svg>\n')],
  },
  logo('svg-syntax', 'an entity', '<text>&owner;</text>'),
  logo('svg-element', 'a script', '<script>alert(1)</script>'),
  logo('svg-element', 'HTML', '<foreignObject><b xmlns="http://www.w3.org/1999/xhtml">x</b></foreignObject>'),
  logo('svg-element', 'an animation', '<animate attributeName="href" to="#x"/>'),
  logo('svg-element', 'a style sheet', '<style>* { fill: red }</style>'),
  { code: 'svg-element', name: 'a DOCTYPE', edits: [replace(LOGO, '<svg', '<!DOCTYPE svg [<!ENTITY a "b">]>\n<svg')] },
  {
    code: 'svg-element',
    name: 'a style sheet from elsewhere',
    edits: [replace(LOGO, '<svg', '<?xml-stylesheet href="https://x.example/a.css"?>\n<svg')],
  },
  logo('svg-attribute', 'an event', '<circle r="9" onclick="alert(1)"/>'),
  logo('svg-attribute', 'a foreign namespace', '<circle r="9" xmlns="http://www.w3.org/1999/xhtml"/>'),
  logo('svg-reference', 'a gradient from elsewhere', '<circle r="9" fill="url(https://x.example/a.svg#b)"/>'),
  logo('svg-reference', 'a style that loads', '<circle r="9" style="fill: url(https://x.example/a.svg#b)"/>'),
  logo('svg-reference', 'a link', '<linearGradient id="b" href="https://x.example/a.svg#b"/>'),
];
