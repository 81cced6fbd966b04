/* Generated from schemas/ by `npm run generate`. Do not edit. */

/**
 * A span of whole days in the person's time zone.
 */
export type Period = 'today' | 'last-7-days' | 'last-30-days' | 'last-12-weeks';
/**
 * A language that the console speaks.
 */
export type Language = 'en' | 'id';
/**
 * Test mode is DEVELOPMENT, live mode is PRODUCTION.
 */
export type Environment = 'DEVELOPMENT' | 'PRODUCTION';
/**
 * Country of operation; SG is the regional remittance variant.
 */
export type Country = 'ID' | 'PH' | 'SG';
/**
 * Go-live status of the business.
 */
export type GoLiveStatus =
  | 'REGISTERED'
  | 'AWAITING_DOCS'
  | 'FORM_CONFIRMED'
  | 'PENDING_VERIFICATION'
  | 'INVITED'
  | 'TIER_1'
  | 'LIVE'
  | 'LIVE_TESTMODE'
  | 'SUSPENDED'
  | 'PENDING'
  | 'PENDING_LIVE'
  | 'INSTANT_LIVE_PENDING_VERIFICATION'
  | 'INSTANT_LIVE_AWAITING_DOCS'
  | 'INSTANT_LIVE_SUSPENDED'
  | 'INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW'
  | 'INVALID'
  | 'FAILED';
/**
 * An icon of our own set, for the sidebar and for cards.
 */
export type IconName =
  | 'home'
  | 'transactions'
  | 'balance'
  | 'cash'
  | 'customers'
  | 'accept-payments'
  | 'developers'
  | 'activity'
  | 'settings'
  | 'team'
  | 'bank'
  | 'key'
  | 'callback'
  | 'gift'
  | 'wallet'
  | 'shield'
  | 'phone'
  | 'link'
  | 'document'
  | 'store'
  | 'calendar'
  | 'play'
  | 'chat'
  | 'progress'
  | 'check'
  | 'reports'
  | 'pending'
  | 'recurring'
  | 'qr-code'
  | 'percent'
  | 'receipt'
  | 'lock'
  | 'id-card'
  | 'exchange'
  | 'safe'
  | 'ticket'
  | 'growth'
  | 'network'
  | 'send'
  | 'card'
  | 'apps'
  | 'plug'
  | 'toggle'
  | 'book'
  | 'palette'
  | 'layers'
  | 'person'
  | 'cart'
  | 'flag'
  | 'star'
  | 'search'
  | 'globe'
  | 'business'
  | 'keyboard'
  | 'briefcase'
  | 'statement'
  | 'new-card'
  | 'bank-lock'
  | 'held-money'
  | 'scales'
  | 'ban'
  | 'server'
  | 'map'
  | 'number'
  | 'chip'
  | 'checklist'
  | 'gauge'
  | 'tag'
  | 'megaphone'
  | 'inbox'
  | 'headset'
  | 'pay-later'
  | 'signature'
  | 'api-document'
  | 'braces'
  | 'review'
  | 'package'
  | 'terminal';
export type ColumnType =
  | 'text'
  | 'number'
  | 'money'
  | 'date'
  | 'datetime'
  | 'status'
  | 'enum'
  | 'boolean'
  | 'country'
  | 'email'
  | 'phone'
  | 'relation'
  | 'address'
  | 'json'
  | 'relative-time'
  | 'bank'
  | 'channel'
  | 'masked-card'
  | 'link'
  | 'image'
  | 'qr-code'
  | 'exported-list'
  | 'file'
  | 'record-kind'
  | 'tags'
  | 'steps';
/**
 * money: it leaves the business and is shown with a minus; in every record, or in those whose field has one of the values.
 */
export type OutgoingAmount =
  | true
  | {
      field: string;
      values: string[];
    };
/**
 * How a value is meant; shown by word and colour together.
 */
export type Tone = 'positive' | 'caution' | 'critical' | 'info' | 'neutral';
/**
 * How much room the column takes in a table. Default normal.
 */
export type ColumnWidth = 'narrow' | 'normal' | 'wide';
/**
 * The side of the value. Default: figures at the end, everything else at the start.
 */
export type ColumnAlign = 'start' | 'end';
export type ColumnFormat = 'upper' | 'lower' | 'month' | 'colour' | 'percent' | 'compact' | 'short' | 'long';
/**
 */
export type ResolvedFilter =
  | ResolvedSearchFilter
  | ResolvedSelectFilter
  | ResolvedMultiSelectFilter
  | ResolvedBooleanFilter
  | ResolvedRelationFilter
  | ResolvedDateRangeFilter
  | ResolvedAmountRangeFilter;
export type ExactKind = 'amount' | 'last_four';
/**
 * How the notice is meant: critical stops something, caution needs a look, info is good to know. Default critical.
 */
export type AlertTone = 'critical' | 'caution' | 'info';
/**
 */
export type ResolvedTab =
  | ResolvedFieldsTab
  | ResolvedRelatedTab
  | ResolvedListsTab
  | ResolvedTimelineTab
  | ResolvedJsonTab
  | ResolvedChangesTab
  | ResolvedPageTab;
/**
 * The drawing before an event. Without one it is a dot.
 */
export type EventIcon = 'add' | 'change' | 'remove' | 'done' | 'failed' | 'money' | 'person' | 'key' | 'clock';
/**
 * A part of a tab of a detail screen.
 */
export type TabIslandName = 'act-for' | 'card-timeline' | 'payment-timeline' | 'team-access';
/**
 * What an action is done to. `record`: the record that is open. `selection`: every record that the person has selected in the list; it runs in the background and reports what failed. `list`: no record; it makes a new one.
 */
export type ActionScope = 'record' | 'list' | 'selection';
/**
 * A picture beside the words of an action.
 */
export type ActionIcon =
  'plus' | 'edit' | 'check' | 'close' | 'archive' | 'restore' | 'erase' | 'refresh' | 'download' | 'upload';
/**
 * What a person proves again before a sensitive operation: pin, their own PIN; otp, a code that is sent to them.
 */
export type ConfirmationType = 'pin' | 'otp';
/**
 */
export type ResolvedBlock =
  | ResolvedBalanceBlock
  | ResolvedMetricBlock
  | ResolvedChartBlock
  | ResolvedBreakdownBlock
  | ResolvedToDoBlock
  | ResolvedListBlock
  | ResolvedCardsBlock
  | ResolvedSetupBlock
  | ResolvedQuickActionsBlock
  | ResolvedJourneyBlock
  | ResolvedRecordsBlock;
/**
 * The periods that people choose from; `period` is the default.
 */
export type PeriodOptions = Period[];
/**
 * Which change from the period before is good news. Default more.
 */
export type BetterDirection = 'more' | 'less';
/**
 * rows: as a list. cards: each record as a card with what it holds and its actions. record: what the one record holds, as a detail screen shows it. Default rows.
 */
export type RecordsShow = 'rows' | 'cards' | 'record';
/**
 * What the values look like to others, shown beside them. payer-page: the page on which payers pay, in the look of checkout settings. store-page: the pages of a store, in its look.
 */
export type Preview = 'payer-page' | 'store-page';
/**
 * A part that is a whole screen.
 */
export type PageIslandName =
  | 'config-docs'
  | 'brand-preview'
  | 'ereceipt-preview'
  | 'notification-center'
  | 'profile'
  | 'team-invite'
  | 'platform-authorization';
/**
 * What the person is offered: `retry` the same again, `reload` the page, `sign-out` (the session ends), `contact-support` (mail to the brand's), or nothing.
 */
export type ErrorRemedy = 'retry' | 'reload' | 'sign-out' | 'contact-support' | 'nothing';
/**
 * Where it shows when something that a person did fails: in a `toast`, `inline` beside what they did (a toast where there is no place beside it), or as a whole `page`.
 */
export type ErrorPlace = 'toast' | 'inline' | 'page';
export type FormFieldType =
  | 'text'
  | 'textarea'
  | 'email'
  | 'digits'
  | 'phone'
  | 'money'
  | 'number'
  | 'date'
  | 'select'
  | 'radio'
  | 'multi-select'
  | 'checkbox'
  | 'country'
  | 'address'
  | 'tags'
  | 'file'
  | 'relation'
  | 'date-range'
  | 'emails'
  | 'exported-list'
  | 'list'
  | 'group';
/**
 * The country of an address, where it is not that of the business.
 */
export type AddressCountry = 'ID' | 'PH';
/**
 * Only live payment methods of this category are offered and taken.
 */
export type LiveCategory = 'BANK_TRANSFER' | 'RETAIL_OUTLET' | 'EWALLET' | 'DIRECT_DEBIT' | 'PAY_LATER' | 'ANY';
/**
 * A small calculation over the fields of the record, worked out on the server and never sent: + - * /, = != < <= > >=, and, or, not, brackets, 'text' in quotes, and the functions abs, coalesce, concat, contains, days_between, hours_between, if, is_null, length, lower, max, min, now, round, starts_with, upper. A field without a value makes the whole null, and so does a division by zero. Amounts are added to amounts of the same currency, and compared with amounts or with a number of major units.
 */
export type Expression = string;
export type FileAccept = 'image' | 'picture' | 'document' | 'rows';
/**
 * What has to hold between fields of a form. The browser and the server evaluate it alike, once each field is valid by itself.
 */
export type FormRule =
  | CompareFormRule
  | AnyOfFormRule
  | OnlyOneFormRule
  | TogetherFormRule
  | DifferFormRule
  | MatchFormRule
  | UniqueFormRule
  | SumFormRule;
/**
 * A field of the record schema, in snake case.
 */
export type FieldName = string;
/**
 * The second factor after the password: a code that is sent to their phone, one of their authenticator, or one of their backup codes.
 */
export type SecondProofMethod = 'text_message' | 'authenticator' | 'backup_code';
export type EmailVerificationStatus = 'PENDING' | 'VERIFIED';
/**
 * The legal entity behind a business.
 */
export type Entity = 'main' | 'second' | 'remittance';
/**
 * A page excluded for the business.
 */
export type ExcludedPage = 'transactions' | 'escrow' | 'retail_outlet' | 'disbursement' | 'remittance';
export type NotificationItemMedia = 'IMAGE' | 'VIDEO';
/**
 * What a key may be good for: a part of the API that a business uses or does not.
 */
export type ApiProduct =
  | 'BALANCE'
  | 'CUSTOMERS'
  | 'ACCEPT_PAYMENTS'
  | 'INVOICES_AND_LINKS'
  | 'SEND_MONEY'
  | 'REPORTS'
  | 'ISSUING'
  | 'STORE'
  | 'PLATFORM'
  | 'ESCROW';
/**
 * open: it can be paid. paid: it is paid, or was paid as often as it may be. expired: its last day is over. inactive: the business cancelled it or switched it off.
 */
export type PayerState = 'open' | 'paid' | 'expired' | 'inactive';
/**
 * The body of a simulated payment: none, unless it is paid by card.
 */
export type PayerSimulation = PayerCardInput | null;
/**
 * As it is typed; spaces around it and capitals do not matter.
 */
export type EmailAddress = string;
/**
 * The token at the end of a mailed link.
 */
export type LinkToken = string;
/**
 * Any characters; the rules are those of decisions/0042.
 */
export type NewPassword = string;
/**
 * Locale key preview.<id>.
 */
export type PreviewFigureId =
  | 'recipient'
  | 'count'
  | 'records'
  | 'skipped'
  | 'amount'
  | 'fee'
  | 'tax'
  | 'total'
  | 'remaining'
  | 'platform_fee'
  | 'balance_after'
  | 'stopped_payments'
  | 'stopped_amount'
  | 'passed_payments'
  | 'passed_amount'
  | 'examples';
/**
 * DONE, TODO, or UNKNOWN where the server has no way to know yet.
 */
export type SetupState = 'DONE' | 'TODO' | 'UNKNOWN';
/**
 * A permission flag of a person in a business.
 */
export type Permission =
  | 'can_view'
  | 'can_edit'
  | 'can_approve'
  | 'operation'
  | 'can_administer'
  | 'can_manage_tech_settings'
  | 'can_withdraw';
export type AccountType = 'MASTER' | 'REGULAR' | 'OWNED' | 'MANAGED';
export type TeamUserStatus = 'ACTIVE' | 'PENDING';
/**
 * screen: a screen. The others are parts of a screen that exists before and after: an action, a column of the list, a part of a record's screen, the export.
 */
export type DifferenceKind = 'screen' | 'action' | 'column' | 'detail' | 'export';
/**
 * What people call it; unique among the shared views of a list and among each person's own.
 */
export type ViewName = string;
/**
 * In the order shown; null: as declared.
 *
 * @maxItems 100
 */
export type ChosenColumns = string[] | null;

export interface Bundle {
  'api/areas.schema.json'?: AreasAnswer;
  'api/blocks.schema.json'?: BlockAnswers;
  'api/boot.schema.json'?: Boot;
  'api/brand-preview.schema.json'?: BrandPreviewAnswer;
  'api/brand.schema.json'?: ResolvedBrandAnswer;
  'api/carried-console.schema.json'?: CarriedConsole;
  'api/checklist.schema.json'?: ChecklistAnswer;
  'api/company-detail.schema.json'?: CompanyDetailAnswer;
  'api/config-docs.schema.json'?: ConfigDocsAnswer;
  'api/console.schema.json'?: Console;
  'api/detail.schema.json'?: ResolvedDetailAnswer;
  'api/developer.schema.json'?: DeveloperAnswer;
  'api/error.schema.json'?: ErrorAnswer;
  'api/explanation.schema.json'?: ExplanationAnswer;
  'api/first-console.schema.json'?: FirstConsole;
  'api/form-checks.schema.json'?: FormChecksAnswer;
  'api/form-draft.schema.json'?: FormDraftAnswer;
  'api/form.schema.json'?: FormAnswer;
  'api/list.schema.json'?: ResolvedListAnswer;
  'api/mfa.schema.json'?: SecondProofVocabulary;
  'api/notification.schema.json'?: NotificationVocabularyAnswer;
  'api/oauth.schema.json'?: OauthVocabulary;
  'api/page.schema.json'?: ResolvedPageAnswer;
  'api/payer-preview.schema.json'?: PayerPreview;
  'api/payer.schema.json'?: PayerVocabulary;
  'api/recovery.schema.json'?: RecoveryVocabulary;
  'api/resource.schema.json'?: ResolvedResourceAnswer;
  'api/screens.schema.json'?: ScreensAnswer;
  'api/search.schema.json'?: SearchAnswer;
  'api/session.schema.json'?: SessionVocabulary;
  'api/showing.schema.json'?: ShowingVocabularyAnswer;
  'api/team.schema.json'?: TeamVocabulary;
  'api/view.schema.json'?: ViewVocabulary;
}
/**
 * GET /api/areas: the areas of a country that are directly in an area, by name, or those below it that a search finds.
 */
export interface AreasAnswer {
  areas: Area[];
}
/**
 * An administrative area: in Indonesia a province, city or regency, district, or village; in the Philippines a region, province or independent city, city or municipality, or barangay.
 */
export interface Area {
  /**
   * Its official code: of the Ministry of Home Affairs, or the digits of the PSGC up to its level.
   */
  id: string;
  name: string;
  /**
   * 1 is the widest.
   */
  level: number;
  /**
   * Its own postal codes; empty where the data has none for it, and where areas below it have them.
   */
  postal_codes: string[];
  /**
   * The areas above it, from the widest, without the one that was searched in; of a search only.
   */
  path?: AreaAbove[];
}
export interface AreaAbove {
  id: string;
  name: string;
}
export interface BlockAnswers {
  [k: string]: unknown;
}
/**
 * Amounts are decimal strings.
 */
export interface BalanceAnswer {
  /**
   * ISO 4217 code.
   */
  currency: 'IDR' | 'PHP' | 'USD';
  available: string;
  /**
   * Net of fees and taxes: what is paid and not settled.
   */
  in_transit: string;
  /**
   * Before fees and taxes: payments that are not paid yet; absent where the person may not list them.
   */
  pending?: string;
  /**
   * UTC: when money leaves the balance by itself next; absent where nothing is scheduled, or where the person may not list it.
   */
  leaving?: string;
  arriving?: Arriving;
}
/**
 * What arrives next, net of fees and taxes; absent where nothing is on its way, or where the person may not list it.
 */
export interface Arriving {
  /**
   * YYYY-MM-DD: the earliest day on which something arrives.
   */
  day: string;
  /**
   * All that arrives on this day.
   */
  amount: string;
}
/**
 * value over the period, previous over the equally long period before it; decimal strings.
 */
export interface MetricAnswer {
  period: Period;
  /**
   * ISO 4217 code.
   */
  currency: 'IDR' | 'PHP' | 'USD';
  value: string;
  count: number;
  previous: string;
  /**
   * First day, YYYY-MM-DD.
   */
  from: string;
  /**
   * Last day, included.
   */
  to: string;
}
/**
 * A bar for every day of the period, or for every week of a longer one, oldest first.
 */
export interface ChartAnswer {
  /**
   * ISO 4217 code.
   */
  currency: 'IDR' | 'PHP' | 'USD';
  bars: ChartBar[];
}
export interface ChartBar {
  /**
   * First day, YYYY-MM-DD.
   */
  from: string;
  /**
   * Last day, included.
   */
  to: string;
  value: string;
  count: number;
}
/**
 * The rows with most records first. Sums are decimal strings.
 */
export interface BreakdownAnswer {
  /**
   * ISO 4217 code.
   */
  currency: 'IDR' | 'PHP' | 'USD';
  /**
   * First day, YYYY-MM-DD.
   */
  from: string;
  /**
   * Last day, included.
   */
  to: string;
  rows: BreakdownRow[];
}
export interface BreakdownRow {
  value: string;
  /**
   * Of what succeeded.
   */
  sum: string;
  succeeded: number;
  failed: number;
  /**
   * Why they failed, the most frequent first.
   */
  reasons: BreakdownReason[];
}
export interface BreakdownReason {
  value: string;
  count: number;
}
/**
 * By item, of those with records.
 */
export interface ToDoAnswer {
  items: {
    [k: string]: ToDoCount;
  };
}
export interface ToDoCount {
  count: number;
  /**
   * There are more.
   */
  capped: boolean;
  /**
   * The earliest, a day or an ISO 8601 time.
   */
  due?: string;
}
/**
 * What the page carries for the screens before sign-in.
 */
export interface Boot {
  brand: ResolvedBrand;
  languages: Language[];
  /**
   * Words of the public screens, by language and key.
   */
  messages: {
    [k: string]: {
      [k: string]: string;
    };
  };
  /**
   * Whether this deployment is a demo.
   */
  demo: boolean;
  /**
   * Whether people may register here by themselves.
   */
  registration: boolean;
  /**
   * What opens a session here: a cookie that no script reads, or tokens.
   */
  authentication: 'cookie' | 'tokens';
}
/**
 */
export interface ResolvedBrand {
  id: string;
  name: string;
  kind: 'own' | 'white-label';
  /**
   * URL.
   */
  logo: string;
  /**
   * URL.
   */
  logo_dark: string;
  /**
   * URL of a square image, for the browser's tabs and bookmarks.
   */
  icon: string;
  /**
   * URL.
   */
  powered_by?: string;
  support_email: string;
  theme: ResolvedTheme;
}
export interface ResolvedTheme {
  light: Palette;
  dark: Palette;
  radius: number;
}
/**
 * Colours as #rrggbb; each on_ pair, text on ground, and tone on its soft meets WCAG AA.
 */
export interface Palette {
  accent: string;
  on_accent: string;
  accent_soft: string;
  on_accent_soft: string;
  background: string;
  surface: string;
  border: string;
  text: string;
  text_muted: string;
  positive: string;
  positive_soft: string;
  caution: string;
  caution_soft: string;
  critical: string;
  critical_soft: string;
  info: string;
  info_soft: string;
  neutral: string;
  neutral_soft: string;
}
/**
 * What internal staff are shown of a brand.
 */
export interface BrandPreviewAnswer {
  [k: string]: unknown;
}
/**
 * GET /api/brands: the brands that can be previewed.
 */
export interface BrandPreviewList {
  brands: BrandChoice[];
}
/**
 * A brand by its folder and its name.
 */
export interface BrandChoice {
  id: string;
  name: string;
}
/**
 * GET /api/brands/<brand>/preview: a brand as its people see it, and what its colours became.
 */
export interface BrandPreview {
  brand: ResolvedBrand;
  /**
   * Each colour of the pack, requested or default, in light and in dark.
   */
  colours: DerivedColour[];
  /**
   * Words of the public screens by language and key, with the brand's own over them.
   */
  words: {
    [k: string]: {
      [k: string]: string;
    };
  };
  mails: MailPreview[];
}
/**
 * One colour before and after it was made readable.
 */
export interface DerivedColour {
  /**
   * The token of the pack, such as accent.
   */
  token: string;
  scheme: 'light' | 'dark';
  /**
   * #rrggbb
   */
  asked: string;
  /**
   * #rrggbb; as requested if that is readable
   */
  given: string;
  /**
   * WCAG contrast of the requested colour with its least favourable background: 1 to 21.
   */
  before: number;
  /**
   * WCAG contrast of what is given: at least 4.5.
   */
  after: number;
}
/**
 * A mail with values that are made up.
 */
export interface MailPreview {
  language: Language;
  subject: string;
  text: string;
}
/**
 * A brand as the browser gets it.
 */
export interface ResolvedBrandAnswer {
  [k: string]: unknown;
}
/**
 * What the page of a user with a session carries: the responses that its first screen is rendered from.
 */
export interface CarriedConsole {
  first: FirstConsole;
  headers: CarriedHeaders;
  /**
   * The responses of what the screen requests.
   */
  data: CarriedAnswer[];
}
/**
 * GET /api/console/first: what one screen is rendered from; the page carries it. Its console has the resources of that screen alone, and the version of the whole.
 */
export interface FirstConsole {
  /**
   * The path of the screen; of the home page for /.
   */
  path: string;
  /**
   * The names of the resources that lack nothing; others have no tabs.
   */
  whole: string[];
  console: Console;
  /**
   * The texts of the screen and of what is around it, in the language of the console, by key.
   */
  messages: {
    [k: string]: string;
  };
}
/**
 * GET /api/console: everything that this person's screens are made of, resolved. What is closed is absent.
 */
export interface Console {
  /**
   * Changes when the config or the person's facts change; the ETag.
   */
  version: string;
  environment: Environment;
  /**
   * Milliseconds by which the test clock of test mode is ahead of the real time; absent without one that has moved.
   */
  clock_ahead?: number;
  /**
   * Whether the business may use live mode.
   */
  can_use_live: boolean;
  user: ConsoleUser;
  business: ConsoleBusiness;
  brand: ResolvedBrand;
  languages: Language[];
  time_zone: ConsoleTimeZone;
  /**
   * Where / leads; null when nothing is open to this person.
   */
  home: string | null;
  navigation: NavigationGroup[];
  sidebar: SidebarFolds;
  /**
   * The addresses of the screens that the person has pinned in this business and that are open to them, in the order in which they were pinned. Absent without any.
   */
  pinned?: string[];
  resources: {
    [k: string]: ResolvedResource;
  };
  pages: {
    [k: string]: ResolvedPage;
  };
  /**
   * Routes that only the person's permissions close; absent where there are none.
   */
  closed_routes?: ClosedRoute[];
  redirects: ResolvedRedirect[];
  views: ResolvedViews;
  /**
   * The address of the support chat of the person's brand and country, to be framed when it is opened; absent without one.
   */
  support_chat?: string;
  /**
   * Tours that the person has not read, in their order; absent where there are none.
   */
  tours?: ResolvedTour[];
  notices: ResolvedNotice[];
  /**
   * The help menu, without what is closed.
   */
  help?: ResolvedHelp[];
  notification_centre?: ConsoleNotificationCentre;
  /**
   * Problems of a config that was refused while the server runs, each with its place, what is wrong and what to do; internal staff only.
   */
  problems?: string[];
  /**
   * What people read and can do when something fails, by error_code.
   */
  errors: {
    [k: string]: ResolvedError;
  };
}
export interface ConsoleUser {
  id: string;
  full_name: string;
  email: string;
  preferred_language: Language;
  /**
   * An IANA zone, or SYSTEM for that of the business.
   */
  preferred_timezone: string;
  internal: boolean;
}
export interface ConsoleBusiness {
  id: string;
  name: string;
  country: Country;
  /**
   * ISO 4217 code.
   */
  currency: 'IDR' | 'PHP' | 'USD';
  go_live_status: GoLiveStatus;
  /**
   * The zone of the business, by which its days begin. An IANA name.
   */
  time_zone: string;
  /**
   * How many businesses the person belongs to.
   */
  business_count: number;
}
/**
 * The zone that the person reads times in: the one chosen, or the business's.
 */
export interface ConsoleTimeZone {
  /**
   * IANA name.
   */
  id: string;
  /**
   * Its city, in the person's language.
   */
  city: string;
}
/**
 * A group of the sidebar.
 */
export interface NavigationGroup {
  id: string;
  /**
   * A locale key.
   */
  label?: string;
  items: ResolvedItem[];
}
/**
 * A link, or a heading with items.
 */
export interface ResolvedItem {
  id: string;
  /**
   * A locale key.
   */
  label: string;
  icon?: IconName;
  to?: string;
  tag?: 'beta' | 'new';
  items?: ResolvedItem[];
  /**
   * What a `new` tag goes away under once the link is followed.
   */
  notify?: string;
  /**
   * The address of the journey whose progress it shows.
   */
  progress?: string;
}
/**
 * Headings of the sidebar that the person has opened (true) or folded (false), by id. The browser decides about the others.
 */
export interface SidebarFolds {
  [k: string]: boolean;
}
/**
 */
export interface ResolvedResource {
  /**
   * Route of the list; absent if the records are in related lists only.
   */
  path?: string;
  /**
   * API path of the list; a record is at <api>/<id>.
   */
  api: string;
  /**
   * A locale key.
   */
  label: string;
  list: ResolvedList;
  detail?: ResolvedDetail;
  actions: ResolvedAction[];
  /**
   * A business has one record at most: whether the actions of the list can be done is known once it has answered (x-unavailable-actions).
   */
  singleton?: true;
  /**
   * Actions that only the person's permissions close; absent where there are none.
   */
  closed_actions?: ClosedAction[];
}
/**
 */
export interface ResolvedList {
  screen: string;
  sort: ResolvedSort;
  columns: ResolvedColumn[];
  filters: ResolvedFilter[];
  page_sizes: number[];
  empty?: ResolvedEmptyState;
  /**
   * Named filters; the list takes one as segment=<id>.
   */
  segments?: ResolvedSegment[];
  tabs?: ResolvedStatusTabs;
  /**
   * Where a row leads: none, or the relation column whose record opens; absent for the record's own screen.
   */
  link?: string;
  card?: ResolvedRowCard;
  export?: ResolvedExport;
  help?: ResolvedHelpLink;
  switch?: ResolvedListSwitch;
  balance?: ResolvedBalanceBlock;
  refresh_seconds?: number;
  /**
   * Ids of actions that are shown in a row, if its `can` has them.
   */
  row_actions?: string[];
}
export interface ResolvedSort {
  field: string;
  order: 'asc' | 'desc';
}
/**
 * A column or field that this person may see.
 */
export interface ResolvedColumn {
  type: ColumnType;
  field: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * A locale key.
   */
  help?: string;
  sortable: boolean;
  hidden: boolean;
  copy?: boolean;
  /**
   * A file that is a picture is shown.
   */
  picture?: boolean;
  mono?: boolean;
  sign?: boolean;
  /**
   * money: the field that holds the currency.
   */
  currency?: string;
  outgoing?: OutgoingAmount;
  /**
   * status: tone by value.
   */
  tones?: {
    [k: string]: Tone;
  };
  /**
   * status, enum and steps: every known value.
   */
  values?: LabelledValue[];
  /**
   * relation: the other resource; absent where the person may not open it.
   */
  resource?: string;
  /**
   * relation: the other record holds the id of this one.
   */
  reverse?: boolean;
  /**
   * relation: the other record's kind is shown below its name.
   */
  show_kind?: boolean;
  /**
   * relation: the field with the other's name. masked-card: the field with the card network. image: the field with the picture in words. steps, and text that means several things: the field with the kind.
   */
  text?: string;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * A locale key, for where there is no value.
   */
  empty?: string;
  format?: ColumnFormat;
  /**
   * number: how many decimals are shown.
   */
  decimals?: number;
  /**
   * The tone of every value; tones that rules decide are in each record under `tones`.
   */
  tone?: Tone;
  /**
   * The server has hidden all but the end of the value.
   */
  masked?: boolean;
  /**
   * The server works the value out of others.
   */
  computed?: boolean;
  /**
   * steps: values in order, by kind.
   */
  steps?: {
    [k: string]: string[];
  };
  /**
   * steps: of every other kind.
   */
  other_steps?: string[];
  /**
   * steps: the field with the moment at which the last one is expected.
   */
  estimate?: string;
  /**
   * json: what is shown of each object of an array.
   */
  items?: ResolvedColumn[];
  /**
   * link, qr-code: the value is the end of an address of the product, after this path.
   */
  path?: string;
  /**
   * text: initials are shown before it.
   */
  avatar?: boolean;
  means?: ResolvedMeaning;
  /**
   * boolean: a locale key.
   */
  yes?: string;
  /**
   * boolean: a locale key.
   */
  no?: string;
  /**
   * tags: which value of a thing is its word.
   */
  name?: string;
  /**
   * tags: of many, the first and how many others.
   */
  abbreviate?: boolean;
}
/**
 * A value of an enum with its label's key.
 */
export interface LabelledValue {
  value: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * Where the column explains its values: a locale key.
   */
  description?: string;
}
/**
 * text: what it is, by the value of the field that `text` names.
 */
export interface ResolvedMeaning {
  money?: string[];
  country?: string[];
  number?: string[];
}
/**
 * Sends q.
 */
export interface ResolvedSearchFilter {
  type: 'search';
  minimum: number;
  /**
   * Fields that any part of is found.
   */
  fields: ResolvedSearchedField[];
  /**
   * What else is recognised in what is typed.
   */
  by: ExactKind[];
  /**
   * References whose records are searched too.
   */
  follow?: ResolvedFollow[];
  /**
   * A locale key.
   */
  help?: string;
  /**
   * How long typing pauses before the list is requested, in milliseconds; without it 300.
   */
  rest?: number;
}
export interface ResolvedSearchedField {
  /**
   * The field of the record, which holds the words that were typed.
   */
  field: string;
  /**
   * The field of the column that shows it.
   */
  column: string;
  /**
   * A locale key.
   */
  label: string;
}
export interface ResolvedFollow {
  /**
   * The field of the column that shows the reference.
   */
  column: string;
  /**
   * The field that holds the other record's name, where the column has one.
   */
  text?: string;
  /**
   * A locale key.
   */
  label: string;
}
/**
 * Sends <field> as one value.
 */
export interface ResolvedSelectFilter {
  type: 'select';
  field: string;
  /**
   * A locale key.
   */
  label: string;
  values: LabelledValue[];
  /**
   * A locale key.
   */
  help?: string;
}
/**
 * Sends <field> as a list of values.
 */
export interface ResolvedMultiSelectFilter {
  type: 'multi-select';
  field: string;
  /**
   * A locale key.
   */
  label: string;
  values: LabelledValue[];
  /**
   * A locale key.
   */
  help?: string;
}
/**
 * Sends <field> as "true" or "false".
 */
export interface ResolvedBooleanFilter {
  type: 'boolean';
  field: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * A locale key.
   */
  help?: string;
}
/**
 * Sends <field> as the id of a record.
 */
export interface ResolvedRelationFilter {
  type: 'relation';
  field: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * The open resource whose list is searched.
   */
  resource: string;
  /**
   * A locale key.
   */
  help?: string;
}
/**
 * Sends <field>_gte and <field>_lte as YYYY-MM-DD, both included, in the time zone of the request.
 */
export interface ResolvedDateRangeFilter {
  type: 'date-range';
  field: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * Whether days after today may be chosen.
   */
  future: boolean;
  /**
   * A locale key.
   */
  help?: string;
}
/**
 * Sends <field>_gte and <field>_lte as decimal strings, both included.
 */
export interface ResolvedAmountRangeFilter {
  type: 'amount-range';
  field: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * A locale key.
   */
  help?: string;
}
export interface ResolvedEmptyState {
  /**
   * A locale key.
   */
  text: string;
  to?: string;
  /**
   * A locale key.
   */
  action?: string;
}
export interface ResolvedSegment {
  id: string;
  /**
   * A locale key.
   */
  label: string;
}
/**
 * Sends <field> as a list of one value; <api>/counts says how many records each has.
 */
export interface ResolvedStatusTabs {
  field: string;
  values: LabelledValue[];
}
/**
 * Fields of open columns.
 */
export interface ResolvedRowCard {
  title?: string;
  subtitle: string[];
  amount?: string;
  status?: string;
}
/**
 * GET <api>/export with the query of the list.
 */
export interface ResolvedExport {
  /**
   * Fields that the file may have, in its order.
   */
  columns: string[];
}
/**
 * By language.
 */
export interface ResolvedHelpLink {
  en: string;
  id: string;
}
/**
 * The button that changes to another view: PATCH /api/user/flags with the flag.
 */
export interface ResolvedListSwitch {
  flag: string;
  on: boolean;
  to: string;
  label: string;
  /**
   * The question before it.
   */
  confirm: string;
  /**
   * The message after it.
   */
  done: string;
  feedback?: true;
}
/**
 */
export interface ResolvedBalanceBlock {
  type: 'balance';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  api: string;
  to?: string;
  /**
   * Where the figure leads.
   */
  in_transit?: string;
  /**
   * Where the figure leads.
   */
  pending?: string;
  /**
   * Where the time of the next withdrawal leads.
   */
  leaving?: string;
  arriving?: ArrivingList;
}
/**
 * The list of the records that arrive; `day` is their date field.
 */
export interface ArrivingList {
  path: string;
  where: RecordCondition;
  day: string;
}
/**
 * Which records: every key must hold one of its values.
 */
export interface RecordCondition {
  /**
   * @minItems 1
   */
  [k: string]: string[];
}
/**
 */
export interface ResolvedDetail {
  screen: string;
  /**
   * The locale key of what people call one of its records.
   */
  record: string;
  /**
   * Route that ends in the record's {parameter}; with a parent, the parent's parameter is before it.
   */
  path: string;
  parent?: ResolvedParent;
  title?: ResolvedColumn;
  subtitle?: ResolvedColumn;
  status?: ResolvedColumn;
  amount?: ResolvedColumn;
  amount_less?: ResolvedColumn;
  notice?: ResolvedColumn;
  /**
   * The relation whose record has actions that are offered here too: `related` of the record says which record that is.
   */
  actions_of?: string;
  /**
   * The record has the drawer for developers: GET <api>/<id>/developer.
   */
  developer?: true;
  /**
   * Records have a `checklist` while the form is open for them.
   */
  checklist?: true;
  alerts?: ResolvedRecordAlert[];
  tabs: ResolvedTab[];
}
/**
 * The record that this one belongs to.
 */
export interface ResolvedParent {
  /**
   * The field that holds the parent's id.
   */
  by: string;
  /**
   * Absent where the parent is closed to this person.
   */
  resource?: string;
}
/**
 * A notice of a record whose `alerts` hold the id of the other record, by the id of the notice.
 */
export interface ResolvedRecordAlert {
  id: string;
  tone: AlertTone;
  /**
   * A locale key.
   */
  text: string;
  /**
   * A locale key.
   */
  link: string;
  resource: string;
}
export interface ResolvedFieldsTab {
  type: 'fields';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  sections: ResolvedSection[];
}
export interface ResolvedSection {
  id: string;
  /**
   * A locale key.
   */
  label: string;
  fields: ResolvedColumn[];
}
export interface ResolvedRelatedTab {
  type: 'related';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  resource: string;
  by: string;
}
export interface ResolvedListsTab {
  type: 'lists';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * How many rows each list shows.
   */
  rows: number;
  /**
   * @minItems 1
   */
  lists: ResolvedRelatedList[];
}
/**
 */
export interface ResolvedRelatedList {
  /**
   * The value of the query's tab that opens all rows of the list.
   */
  id: string;
  /**
   * A locale key.
   */
  label: string;
  resource: string;
  /**
   * The filter that finds the records of a record.
   */
  by: string;
}
export interface ResolvedTimelineTab {
  type: 'timeline';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * The resource whose records are the events.
   */
  resource: string;
  /**
   * The filter that finds the events of a record.
   */
  by: string;
  time: ResolvedColumn;
  kind: ResolvedColumn;
  kinds: {
    [k: string]: ResolvedEventKind;
  };
  fields: ResolvedColumn[];
  changes?: ResolvedEventChanges;
}
/**
 */
export interface ResolvedEventKind {
  icon?: EventIcon;
  tone: Tone;
  /**
   * A locale key, in place of the value's own.
   */
  label?: string;
}
/**
 * Where an event holds what it changed of the record.
 */
export interface ResolvedEventChanges {
  /**
   * The event's field with the values as they were.
   */
  before: string;
  /**
   * The event's field with the values as they are.
   */
  after: string;
  /**
   * The resource of the record, whose columns show the values.
   */
  resource: string;
  /**
   * The kind of the record.
   */
  kind: string;
}
export interface ResolvedJsonTab {
  type: 'json';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  field: ResolvedColumn;
}
export interface ResolvedChangesTab {
  type: 'changes';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  before: ResolvedColumn;
  after: ResolvedColumn;
  kind: ResolvedColumn;
  record: ResolvedColumn;
}
export interface ResolvedPageTab {
  type: 'page';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  page: TabIslandName;
  fields: ResolvedColumn[];
}
/**
 * record: POST <api>/<id>/actions/<action>, offered where the record's `can` names it. list and selection: POST <api>/actions/<action>.
 */
export interface ResolvedAction {
  id: string;
  scope: ActionScope;
  /**
   * A locale key.
   */
  label: string;
  icon?: ActionIcon;
  /**
   * The route at which the list has it open.
   */
  path?: string;
  /**
   * The form to fill in first.
   */
  form?: string;
  /**
   * The form begins with the record's own values.
   */
  edits?: true;
  /**
   * A locale key: what the record that the action edits is called.
   */
  record?: string;
  /**
   * A locale key.
   */
  confirm?: string;
  /**
   * Fields of the record that are shown below the question.
   */
  shows?: ResolvedColumn[];
  /**
   * A locale key.
   */
  done: string;
  /**
   * A locale key.
   */
  progress?: string;
  tone: 'normal' | 'critical';
  /**
   * Locale keys: why it is not allowed for some records; their `blocked` refers to them.
   *
   * @minItems 1
   */
  notes?: string[];
  /**
   * A locale key: the person's permissions keep them from it, so that it is in no record's `can`; records that it applies to list it under `blocked`.
   */
  refused?: string;
  confirmation?: ConfirmationType;
  /**
   * It gives a file: GET <api>/<id>/actions/<action>/file.
   */
  gives?: true;
  /**
   * It moves money: POST <address of the action>/preview answers what will happen.
   */
  preview?: true;
}
export interface ClosedAction {
  scope: 'list' | 'record';
  /**
   * A locale key.
   */
  label: string;
  /**
   * Locale keys: any of these permissions opens it.
   */
  permissions: string[];
}
/**
 */
export interface ResolvedPage {
  screen: string;
  path: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * Empty where the page is an island.
   */
  blocks: ResolvedBlock[];
  island?: PageIslandName;
  /**
   * One block may be chosen at a time.
   */
  choose?: true;
}
export interface ResolvedMetricBlock {
  type: 'metric';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  api: string;
  period: Period;
  periods?: PeriodOptions;
  to?: string;
  summed?: SummedList;
  better?: BetterDirection;
}
/**
 * The list whose records add up to a figure, with its days.
 */
export interface SummedList {
  resource: string;
  where: RecordCondition;
}
export interface ResolvedChartBlock {
  type: 'chart';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  api: string;
  summed?: SummedList;
  period: Period;
  periods?: PeriodOptions;
}
export interface ResolvedBreakdownBlock {
  type: 'breakdown';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  api: string;
  period: Period;
  periods?: PeriodOptions;
  resource: string;
  /**
   * The field of the rows.
   */
  by: string;
  values: BreakdownValues;
  where?: RecordCondition;
  succeeded: string[];
  failed: string[];
  /**
   * The field with the reason why one failed.
   */
  reason?: string;
}
/**
 * The locale keys of the values of the rows, and of the reasons.
 */
export interface BreakdownValues {
  [k: string]: string;
}
export interface ResolvedToDoBlock {
  type: 'to-do';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  api: string;
  items: ResolvedToDoItem[];
}
export interface ResolvedToDoItem {
  id: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * The address of the list of these records.
   */
  to: string;
}
export interface ResolvedListBlock {
  type: 'list';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  resource: string;
  columns: ResolvedColumn[];
  limit: number;
}
export interface ResolvedCardsBlock {
  type: 'cards';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  cards: ResolvedCard[];
}
/**
 * A card; it has `to` or `href`.
 */
export interface ResolvedCard {
  id: string;
  icon?: IconName;
  /**
   * A locale key.
   */
  title: string;
  /**
   * A locale key.
   */
  text: string;
  /**
   * A locale key.
   */
  action: string;
  to?: string;
  /**
   * An https address outside the product.
   */
  href?: string;
  /**
   * In place of a link: its button loads the page again.
   */
  reload?: true;
  /**
   * Only for people who read one of these; absent: for all.
   */
  languages?: Language[];
  /**
   * What the person puts it away under (PATCH /api/users/update_notification); absent where they cannot.
   */
  notify?: string;
}
export interface ResolvedSetupBlock {
  type: 'setup';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  api: string;
  cards: ResolvedSetupCard[];
}
/**
 * A card of something to set up; it has `to` or `href`.
 */
export interface ResolvedSetupCard {
  id: string;
  icon?: IconName;
  /**
   * A locale key.
   */
  title: string;
  /**
   * A locale key.
   */
  text: string;
  /**
   * A locale key.
   */
  action: string;
  to?: string;
  /**
   * An https address outside the product.
   */
  href?: string;
  /**
   * In place of a link: its button loads the page again.
   */
  reload?: true;
  /**
   * Only for people who read one of these; absent: for all.
   */
  languages?: Language[];
}
export interface ResolvedQuickActionsBlock {
  type: 'quick-actions';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  actions: ResolvedQuickAction[];
}
/**
 */
export interface ResolvedQuickAction {
  id: string;
  /**
   * A locale key.
   */
  label: string;
  icon: IconName;
  to: string;
}
export interface ResolvedJourneyBlock {
  type: 'journey';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  journey: ResolvedJourney;
}
/**
 */
export interface ResolvedJourney {
  id: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * A locale key.
   */
  text: string;
  /**
   * A locale key.
   */
  action?: string;
  api: string;
  steps: ResolvedJourneyStep[];
}
/**
 */
export interface ResolvedJourneyStep {
  id: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * A locale key.
   */
  text: string;
  to?: string;
}
export interface ResolvedRecordsBlock {
  type: 'records';
  id: string;
  /**
   * A locale key.
   */
  label: string;
  resource: string;
  show: RecordsShow;
  preview?: Preview;
  /**
   * A locale key: a sentence above the records.
   */
  note?: string;
  /**
   * Shows the search and the filters of the list above its rows.
   */
  filters?: true;
  where?: RecordCondition;
}
export interface ClosedRoute {
  path: string;
  /**
   * Locale keys: any of these permissions opens it.
   */
  permissions: string[];
}
export interface ResolvedRedirect {
  from: string;
  to: string;
}
/**
 * What the person may do with the views that they save of lists.
 */
export interface ResolvedViews {
  /**
   * Share them with the business.
   */
  share: boolean;
}
export interface ResolvedTour {
  id: string;
  /**
   * What it is kept as read by, with PATCH /api/users/update_notification.
   */
  notify: string;
  /**
   * The route that it begins on; `home` if absent.
   */
  at?: string;
  /**
   * Milliseconds before it begins on a phone.
   */
  phone_delay_ms?: number;
  steps: ResolvedTourStep[];
}
export interface ResolvedTourStep {
  id: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * A locale key.
   */
  text: string;
  /**
   * The part of the screen that it points at; in the middle if absent.
   */
  target?: string;
  /**
   * The part is in the sidebar, which a phone has behind a button.
   */
  in_menu?: true;
}
export interface ResolvedNotice {
  mail?: ResolvedNoticeMail;
  id: string;
  tone: Tone;
  /**
   * A locale key.
   */
  text: string;
  /**
   * It is seen while the screen scrolls.
   */
  stays?: boolean;
  link?: ResolvedNoticeLink;
  /**
   * What the person puts it away under (PATCH /api/users/update_notification); absent where they cannot.
   */
  notify?: string;
  /**
   * It leaves by itself once something is done, which an action may do.
   */
  leaves?: true;
}
/**
 * It can be mailed to the person: POST <address>.
 */
export interface ResolvedNoticeMail {
  /**
   * A locale key.
   */
  label: string;
  address: string;
}
/**
 * It has `to` or `href`.
 */
export interface ResolvedNoticeLink {
  /**
   * A locale key.
   */
  label: string;
  to?: string;
  /**
   * An https address outside the product.
   */
  href?: string;
}
/**
 * An entry of the help menu: a screen, an address outside, or something that opens in place.
 */
export interface ResolvedHelp {
  id: string;
  /**
   * A locale key.
   */
  label: string;
  icon?: IconName;
  to?: string;
  href?: string;
  opens?: 'feedback' | 'support-chat' | 'shortcuts';
}
/**
 * The bell of the header. Absent where the screen of the notification centre is closed.
 */
export interface ConsoleNotificationCentre {
  /**
   * The screen with all notifications.
   */
  to: string;
  /**
   * Where notifications are read and marked as read.
   */
  address: string;
}
export interface ResolvedError {
  /**
   * A locale key.
   */
  title?: string;
  /**
   * A locale key.
   */
  text: string;
  do: ErrorRemedy;
  show: ErrorPlace;
}
/**
 * The headers of a response that the browser reads, by name in small letters.
 */
export interface CarriedHeaders {
  [k: string]: string;
}
export interface CarriedAnswer {
  /**
   * The address as the browser requests it, without the environment.
   */
  path: string;
  headers: CarriedHeaders;
  body: unknown;
}
/**
 * `checklist` of a record: what its form with steps lacks before it can be sent.
 */
export interface ChecklistAnswer {
  /**
   * The steps that have a field at the values so far, in the order of the form.
   */
  steps: ChecklistStep[];
  /**
   * The people of the business who can fill it in, at most 10, in the order in which they joined.
   */
  people: ChecklistPerson[];
}
/**
 */
export interface ChecklistStep {
  id: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * Locale keys: the required fields without a value.
   */
  missing: string[];
  /**
   * Locale keys: the fields whose value would be rejected.
   */
  invalid: string[];
}
export interface ChecklistPerson {
  name: string;
  /**
   * The person who reads it.
   */
  is_self: boolean;
}
/**
 * GET /api/common-company-detail: how far the activation of the business is, and what it says of itself. The forms of the activation and of the profile write it.
 */
export interface CompanyDetailAnswer {
  id: string;
  /**
   * Whether get started is shown.
   */
  get_started_page_enabled: boolean;
  /**
   * Whether all of its steps are done.
   */
  get_started_page_completed: boolean;
  go_live_status: string;
  /**
   * Where the activation is.
   */
  kyc_verification_status: string | null;
  /**
   * When the activation was sent last, UTC.
   */
  submitted_date: string | null;
  /**
   * By the payments that it expects a month.
   */
  segment: 'MICRO' | 'SMALL' | 'MEDIUM' | 'LARGE' | null;
  /**
   * Whether it begins before our reviewers have decided.
   */
  instant_activation_before_bdd: boolean;
  /**
   * The address of its logo, which its own people may read.
   */
  business_logo_url: string | null;
  is_micro_ecommerce: boolean;
  micro_ecommerce_limits_applied: boolean;
}
/**
 * The documentation of the config language, made from its schemas.
 */
export interface ConfigDocsAnswer {
  [k: string]: unknown;
}
/**
 * GET /api/config-docs: every kind of thing that the config can say.
 */
export interface ConfigDocs {
  pages: DocumentedPage[];
}
/**
 * The kinds in one file of the schemas.
 */
export interface DocumentedPage {
  /**
   * The name of its Markdown file.
   */
  id: string;
  title: string;
  description: string;
  kinds: DocumentedKind[];
}
/**
 * One kind: what it is, what may be said in it, and an example.
 */
export interface DocumentedKind {
  /**
   * Unique among all kinds.
   */
  id: string;
  /**
   * Its type as it is written, or what it is called.
   */
  name: string;
  description: string;
  properties: DocumentedProperty[];
  example?: DocumentedExample;
  live?: LiveExample;
}
/**
 * A key of a kind.
 */
export interface DocumentedProperty {
  name: string;
  /**
   * In words: text, one of …, a list of ….
   */
  type: string;
  required: boolean;
  description: string;
}
/**
 * An example that passes the schema.
 */
export interface DocumentedExample {
  yaml: string;
  /**
   * The file and line that contain it, or a note that it is invented.
   */
  source: string;
}
/**
 * An example as the console gets it: columns, a filter or a tab with a record that is made up, or a block.
 */
export interface LiveExample {
  columns?: ResolvedColumn[];
  filter?: ResolvedFilter;
  form?: ResolvedForm;
  tab?: ResolvedTab;
  block?: LiveBlock;
  record?: SampleRecord;
}
/**
 * A form without what is closed to the person.
 */
export interface ResolvedForm {
  /**
   * Its name.
   */
  form: string;
  /**
   * JSON Schema draft-07 of the values; browser and server check by it.
   */
  schema: {
    [k: string]: unknown;
  };
  /**
   * Names the schema: the browser's compiled validator goes by it.
   */
  validator: string;
  sections: ResolvedFormSection[];
  preview?: Preview;
  /**
   * The steps that have an open section, in order. Without it the form is filled in at once.
   */
  steps?: ResolvedFormStep[];
  /**
   * What has to hold between fields.
   */
  rules?: FormRule[];
}
export interface ResolvedFormSection {
  id: string;
  /**
   * The id of its step, in a form with steps.
   */
  step?: string;
  /**
   * A locale key.
   */
  label?: string;
  /**
   * A locale key.
   */
  help?: string;
  fields: ResolvedFormField[];
}
/**
 * One field of the form.
 */
export interface ResolvedFormField {
  type: FormFieldType;
  /**
   * The property of the values.
   */
  field: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * A locale key.
   */
  help?: string;
  /**
   * A locale key.
   */
  placeholder?: string;
  width: 'full' | 'half';
  check?: ResolvedFieldCheck;
  /**
   * The value is that of the record, and is shown as text.
   */
  of_record?: true;
  /**
   * Only the reasons of the kind of review that the action is for.
   */
  of_review?: true;
  country?: AddressCountry;
  /**
   * The field that says which country an address is in.
   */
  country_field?: string;
  live?: LiveCategory;
  /**
   * Never kept in a draft.
   */
  secret?: true;
  /**
   * list: the amount of each that is added up.
   */
  total?: string;
  /**
   * list: what sending each costs is added up.
   */
  charges?: 'sending';
  /**
   * relation: fields of the form that take fields of the picked record.
   */
  fills?: {
    [k: string]: string;
  };
  up_to?: AmountLimit;
  rows?: number;
  accept?: FileAccept;
  /**
   * date-range: the spans that are offered.
   */
  presets?: string[];
  /**
   * date-range: the most days that it may have.
   */
  max_days?: number;
  /**
   * emails and list: the most that may be given.
   */
  max_items?: number;
  /**
   * relation: the resource that the record is picked from.
   */
  resource?: string;
  /**
   * The values that may be chosen.
   */
  options?: LabelledValue[];
  /**
   * A locale key.
   */
  add?: string;
  /**
   * A locale key.
   */
  item?: string;
  /**
   * list and group: the fields of each.
   */
  fields?: ResolvedFormField[];
  /**
   * list: its rows can be filled from a CSV file.
   */
  from_file?: true;
  /**
   * list: the field that gets the name of the file.
   */
  file_name?: string;
  /**
   * money: the amount may be zero.
   */
  allows_zero?: true;
  /**
   * date: days before today are refused.
   */
  min?: 'today';
  /**
   * date: days after today are refused.
   */
  max?: 'today';
}
/**
 * An outside service checks the value: POST <address of the action>/checks.
 */
export interface ResolvedFieldCheck {
  service: 'tax-number' | 'website';
  /**
   * The field with the name that belongs to the number.
   */
  with?: string;
}
/**
 * The largest amount, reckoned from the record that the action is for. The form shows it and fills it in; the server refuses more.
 */
export interface AmountLimit {
  /**
   * An amount over the fields of the record, such as "amount - refunded_amount".
   */
  expression: Expression;
  /**
   * What is wrong with more, in words: locale key form_errors.<code>, with %{limit}. The help of the field may use %{limit} as well.
   */
  code: string;
}
export interface ResolvedFormStep {
  id: string;
  /**
   * A locale key.
   */
  label: string;
}
/**
 * The value of a field is on the given side of another field's value. Holds while either of them is empty.
 */
export interface CompareFormRule {
  rule: 'compare';
  /**
   * The list whose items the rule is about, each by itself; its fields are then those of an item.
   */
  each?: FieldName;
  /**
   * A date, amount or number; the validation error is shown here.
   */
  field: FieldName;
  /**
   * How the two compare: at_least: equal or more, at_most: equal or less, above: more, below: less.
   */
  is: 'at_least' | 'at_most' | 'above' | 'below';
  /**
   * A field of the same kind.
   */
  than: FieldName;
  /**
   * The rule applies only while other fields hold these values.
   */
  when?: FormCondition;
  /**
   * Text of the validation error: locale key form_errors.<code>. API responses contain the code too.
   */
  code: string;
}
/**
 * Every field named must hold one of its values; for a checkbox "true" or "false".
 */
export interface FormCondition {
  /**
   * @minItems 1
   */
  [k: string]: string[];
}
/**
 * At least one of the fields is filled in; of a single field, that one.
 */
export interface AnyOfFormRule {
  rule: 'any_of';
  /**
   * The list whose items the rule is about, each by itself; its fields are then those of an item.
   */
  each?: FieldName;
  /**
   * The validation error is shown at the first.
   *
   * @minItems 1
   */
  fields: FieldName[];
  /**
   * The rule applies only while other fields hold these values.
   */
  when?: FormCondition;
  /**
   * Text of the validation error: locale key form_errors.<code>. API responses contain the code too.
   */
  code: string;
}
/**
 * At most one of the fields is filled in; with any_of beside it, exactly one.
 */
export interface OnlyOneFormRule {
  rule: 'only_one';
  /**
   * The list whose items the rule is about, each by itself; its fields are then those of an item.
   */
  each?: FieldName;
  /**
   * The validation error is shown at the second one that is filled in.
   *
   * @minItems 2
   */
  fields: FieldName[];
  /**
   * The rule applies only while other fields hold these values.
   */
  when?: FormCondition;
  /**
   * Text of the validation error: locale key form_errors.<code>. API responses contain the code too.
   */
  code: string;
}
/**
 * All of the fields are filled in, or none.
 */
export interface TogetherFormRule {
  rule: 'together';
  /**
   * The list whose items the rule is about, each by itself; its fields are then those of an item.
   */
  each?: FieldName;
  /**
   * The validation error is shown at each that is empty.
   *
   * @minItems 2
   */
  fields: FieldName[];
  /**
   * The rule applies only while other fields hold these values.
   */
  when?: FormCondition;
  /**
   * Text of the validation error: locale key form_errors.<code>. API responses contain the code too.
   */
  code: string;
}
/**
 * No two of the fields hold the same value. Empty ones are not compared.
 */
export interface DifferFormRule {
  rule: 'differ';
  /**
   * The list whose items the rule is about, each by itself; its fields are then those of an item.
   */
  each?: FieldName;
  /**
   * The validation error is shown at the later one.
   *
   * @minItems 2
   */
  fields: FieldName[];
  /**
   * The rule applies only while other fields hold these values.
   */
  when?: FormCondition;
  /**
   * Text of the validation error: locale key form_errors.<code>. API responses contain the code too.
   */
  code: string;
}
/**
 * The value of a field, given the values of others. Holds while the field is empty.
 */
export interface MatchFormRule {
  rule: 'match';
  /**
   * The list whose items the rule is about, each by itself; its fields are then those of an item.
   */
  each?: FieldName;
  /**
   * A text or choice; the validation error is shown here.
   */
  field: FieldName;
  /**
   * The values that are allowed.
   *
   * @minItems 1
   */
  one_of?: string[];
  /**
   * What the text has to be: country: a two-letter code of ISO 3166-1; integer: a whole number in digits; passport: 8 or 9 letters and digits, with one of each.
   */
  format?: 'country' | 'integer' | 'passport';
  /**
   * What the text has to be, where no format says it: a regular expression from ^ to $ that takes linear time.
   */
  pattern?: string;
  /**
   * With format integer: the least that is allowed.
   */
  minimum?: number;
  /**
   * With format integer: the most that is allowed.
   */
  maximum?: number;
  /**
   * The rule applies only while other fields hold these values.
   */
  when: FormCondition;
  /**
   * Text of the validation error: locale key form_errors.<code>. API responses contain the code too.
   */
  code: string;
}
/**
 * No two items of a list hold the same in a field. Empty ones are not compared; capitals and spaces around do not count.
 */
export interface UniqueFormRule {
  rule: 'unique';
  /**
   * The list.
   */
  each: FieldName;
  /**
   * The field of its items; the validation error is shown at each that repeats an earlier one.
   */
  field: FieldName;
  /**
   * The rule applies only while other fields hold these values.
   */
  when?: FormCondition;
  /**
   * Text of the validation error: locale key form_errors.<code>. API responses contain the code too.
   */
  code: string;
}
/**
 * What the items of a list hold in a field adds up to no more than a number, or than another field of the form holds.
 */
export interface SumFormRule {
  rule: 'sum';
  /**
   * The list.
   */
  each: FieldName;
  /**
   * The amount or number of its items that is added up; the validation error is shown at the item with which there is too much.
   */
  field: FieldName;
  /**
   * The most that it may be.
   */
  at_most?: number;
  /**
   * The field of the form that holds the most that it may be, in place of at_most.
   */
  than?: FieldName;
  /**
   * The rule applies only while other fields hold these values.
   */
  when?: FormCondition;
  /**
   * Text of the validation error: locale key form_errors.<code>. API responses contain the code too.
   */
  code: string;
}
/**
 * A block of a page of the console, which is drawn where the page is open to the reader.
 */
export interface LiveBlock {
  page: string;
  id: string;
}
/**
 * A record by field.
 */
export interface SampleRecord {
  id: string;
  [k: string]: unknown;
}
/**
 * A detail screen as the browser gets it.
 */
export interface ResolvedDetailAnswer {
  [k: string]: unknown;
}
/**
 * GET /api/<resource>/<id>/developer: what programs have of a record, as far as it is open to the person.
 */
export interface DeveloperAnswer {
  /**
   * The record as the public API gives it, or as its screen reads it where no program reads it.
   */
  record: {};
  /**
   * Where a program reads it, without the origin; absent where none does.
   */
  path?: string;
  /**
   * The newest requests with an API key that made the record or name it in their address, at most ten, as entries of the API log. Absent where the API log is closed to the person.
   */
  requests?: DeveloperRequest[];
  /**
   * The newest callbacks about the record, at most ten. Absent where callbacks are closed to the person.
   */
  callbacks?: DeveloperCallback[];
}
export interface DeveloperRequest {}
export interface DeveloperCallback {
  /**
   * As its own screen has it.
   */
  callback: {};
  /**
   * Its newest deliveries, at most a hundred for all callbacks.
   */
  attempts: {}[];
}
/**
 * Every answer that is not a success.
 */
export interface ErrorAnswer {
  error_code: string;
  /**
   * English, for a program's log; the browser shows its own words by error_code.
   */
  message: string;
  /**
   * Leads to the log line.
   */
  request_id: string;
  /**
   * With PASSWORD_EXPIRED_ERROR: the one-time token that opens the change of the password and nothing else.
   */
  token?: string;
  errors?: FieldError[];
}
/**
 * One wrong field.
 */
export interface FieldError {
  field: string;
  message: string;
  allowed?: string[];
  /**
   * What is wrong, for the browser's own words: locale key form_errors.<code>.
   */
  code?: string;
  /**
   * The bound that was not kept.
   */
  limit?: number;
  /**
   * The bound that was not kept, where it is an amount: a decimal in the currency of the business.
   */
  amount?: string;
}
/**
 * Where the console comes from, for internal staff.
 */
export interface ExplanationAnswer {
  [k: string]: unknown;
}
/**
 * GET /api/console/explain: the config line of everything that the console can have, and of what keeps from the person what they do not have.
 */
export interface Explanation {
  /**
   * The place of each thing by its path, such as resources.transactions.list.columns.fee.
   */
  things: {
    /**
     * file:line:column.
     */
    [k: string]: string;
  };
  closed: ExplainedClosed[];
}
/**
 * Something that is not there for the person.
 */
export interface ExplainedClosed {
  path: string;
  /**
   * file:line:column of what took it away.
   */
  place: string;
  reason: string;
}
/**
 * GET and POST <address of an action>/checks: what outside services have said about values of a form.
 */
export interface FormChecksAnswer {
  checks: FormCheck[];
}
export interface FormCheck {
  field: string;
  /**
   * The value that was checked.
   */
  value: string;
  /**
   * The name that belongs to the value, as it was checked.
   */
  name?: string;
  /**
   * PENDING: the service has not answered yet.
   */
  status: 'PENDING' | 'SUCCESS' | 'FAILED';
  /**
   * Why it failed.
   */
  problem?:
    | 'NAME_SIMILARITY_MISMATCH'
    | 'NPWP_VALIDATION_MISMATCH'
    | 'BAD_WEBSITE'
    | 'UNACCESSIBLE_WEBSITE'
    | 'BLACKLISTED_WEBSITE';
  /**
   * When it was requested last, UTC. It can be repeated 10 seconds later.
   */
  requested: string;
}
/**
 * GET and PUT <address of an action>/draft: what the people of the business have filled in of a form with steps, and not sent yet.
 */
export interface FormDraftAnswer {
  /**
   * Counts the changes; 0 while nothing was saved. PUT names the version that it changes.
   */
  version: number;
  /**
   * The values so far. They may be incomplete, and are not valid yet.
   */
  values: {
    [k: string]: unknown;
  };
  /**
   * Fields of which a value is left out, because it was saved when the form took another type.
   */
  misfits?: string[];
  /**
   * When it was saved last, UTC.
   */
  updated?: string;
  saved_by?: DraftSaver;
}
/**
 * Who saved it last.
 */
export interface DraftSaver {
  name: string;
  /**
   * The person who reads it.
   */
  is_self: boolean;
}
/**
 * GET <address of an action>/form: the form as this person fills it in, and what it begins with.
 */
export interface FormAnswer {
  form: ResolvedForm;
  /**
   * The largest amounts of fields with up_to, by field, as the record is now.
   */
  limits?: {
    [k: string]: string;
  };
  /**
   * What sending one costs, tax included, where a list of the form adds up charges: a decimal.
   */
  charges?: string;
  /**
   * What the form begins with: the record's own values where the action edits it. Never a secret.
   */
  values: {
    [k: string]: unknown;
  };
}
/**
 * POST /api/files: what was stored.
 */
export interface UploadedFile {
  /**
   * file_ and 32 hexadecimal digits.
   */
  id: string;
  name: string;
  /**
   * Media type, detected from the bytes.
   */
  type: string;
  /**
   * In bytes.
   */
  size: number;
}
/**
 * A list screen as the browser gets it.
 */
export interface ResolvedListAnswer {
  [k: string]: unknown;
}
/**
 * GET <api>/counts: how many records each tab of the list has, under its other filters.
 */
export interface TabCounts {
  field: string;
  all: CappedCount;
  values: {
    [k: string]: CappedCount;
  };
}
/**
 * A count that stops at a cap.
 */
export interface CappedCount {
  count: number;
  /**
   * There are more than were counted.
   */
  capped: boolean;
}
/**
 * Proving oneself a second time: at sign-in, and setting it up.
 */
export interface SecondProofVocabulary {
  [k: string]: unknown;
}
/**
 * What a sign-in answers instead of a session where the person has a second proof set up.
 */
export interface SecondProofDemand {
  mfa: SecondProofChallenge;
}
/**
 * The sign-in that waits.
 */
export interface SecondProofChallenge {
  /**
   * Sent back with the second proof; good for one sign-in, a few minutes and a few tries.
   */
  challenge: string;
  /**
   * What the person may prove themselves with; the first is what they chose.
   *
   * @minItems 1
   */
  methods: SecondProofMethod[];
  /**
   * Where a text message would go, as far as its owner needs to know it again; only with text_message.
   */
  phone?: string;
  /**
   * Until when, UTC.
   */
  expires: string;
}
/**
 * Body of POST /api/sms_otp_login.
 */
export interface ChallengeRequest {
  /**
   * The challenge that the password was answered with.
   */
  challenge: string;
}
/**
 * Body of POST /api/authorize_authenticator_login! and of POST /api/authorize_sms_otp_login!.
 */
export interface CodeProof {
  /**
   * The challenge that the password was answered with.
   */
  challenge: string;
  /**
   * Six digits.
   */
  code: string;
}
/**
 * Body of POST /api/mfa_backup_code.
 */
export interface BackupCodeProof {
  /**
   * The challenge that the password was answered with.
   */
  challenge: string;
  /**
   * A backup code; dashes, spaces and case do not matter.
   */
  code: string;
}
/**
 * Answer of GET /api/mfa_backup_code_existence/{challenge}.
 */
export interface BackupCodeExistence {
  /**
   * Whether a backup code is left.
   */
  exists: boolean;
}
/**
 * A one-time code is on its way.
 */
export interface SentCodeAnswer {
  /**
   * Seconds before another can be requested.
   */
  resend: number;
  /**
   * Until when it is good, UTC.
   */
  expires: string;
  /**
   * Digits.
   */
  length: number;
  /**
   * Where it went, as far as its owner needs to know it again.
   */
  sent_to: string;
}
/**
 * Answer of POST /api/user/authenticator: what an authenticator app needs. It has no effect before its first code is confirmed.
 */
export interface AuthenticatorSetup {
  /**
   * The shared secret in base32, for people who cannot scan.
   */
  secret: string;
  /**
   * What the QR code says: an otpauth address.
   */
  uri: string;
}
/**
 * Body of PUT /api/user/authenticator.
 */
export interface FirstCode {
  /**
   * Six digits.
   */
  code: string;
}
/**
 * New backup codes, shown this once.
 */
export interface BackupCodes {
  codes: string[];
}
/**
 * Body of DELETE /api/user/mfa and of POST /api/user/backup_codes.
 */
export interface OwnCode {
  /**
   * A code of the authenticator, one that was sent to the phone, or a backup code.
   */
  code: string;
}
/**
 * Body of PATCH /api/user/phone_number_verification.
 */
export interface PhoneVerification {
  /**
   * Six digits.
   */
  otp_token: string;
}
/**
 * Body of PUT /api/users/_pin: the PIN, with a token, or with the header x-confirmation-password.
 */
export interface PinRequest {
  /**
   * Six digits that are hard to guess.
   */
  pin: string;
  /**
   * A code of the authenticator, one that was sent to the phone, or a backup code.
   */
  token?: string;
}
/**
 * Answer of GET /api/user/security: how a person proves who they are.
 */
export interface SecurityAnswer {
  email: string;
  /**
   * The second proof at sign-in; null: none.
   */
  mfa_type: 'authenticator' | 'phone_number' | null;
  backup_codes_left: number;
  /**
   * E.164.
   */
  phone_number: string | null;
  is_phone_number_verified: boolean;
  /**
   * Whether it was verified before this session began: only then does a code that is sent to it confirm a PIN.
   */
  is_phone_number_trusted: boolean;
  is_pin_set: boolean;
}
/**
 * One of GET /api/user/sessions: where a person is signed in.
 */
export interface OwnSession {
  id: string;
  created: string;
  last_action: string;
  ip: string | null;
  user_agent: string | null;
  /**
   * It is the current one.
   */
  current: boolean;
}
/**
 * Answer of GET /api/authenticated-user-data.
 */
export interface UserData {
  user: UserDataPerson;
  business: UserDataBusiness;
}
/**
 * The person.
 */
export interface UserDataPerson {
  user_id: string;
  id: string;
  email: string;
  full_name: string;
  /**
   * An IANA zone; SYSTEM: the business's own.
   */
  timezone: string;
  /**
   * An IANA zone; SYSTEM: the business's own.
   */
  preferred_timezone: string;
  preferred_language: Language;
  phone_number: string | null;
  is_phone_number_verified: boolean;
  mfa_type: 'authenticator' | 'phone_number' | null;
  is_pin_set: boolean;
  status: 'ACTIVE' | 'DELETED';
  /**
   * Whether they agree to messages by instant messenger.
   */
  instant_messaging_consent: boolean;
  email_verification_status: EmailVerificationStatus;
  can_view: boolean;
  can_edit: boolean;
  can_approve: boolean;
  can_manage_tech_settings: boolean;
  can_administer: boolean;
  can_withdraw: boolean;
  operation: boolean;
  /**
   * What they have dismissed in this business.
   */
  account_notifications: AccountNotification[];
}
/**
 * What a person has dismissed, or not.
 */
export interface AccountNotification {
  notify: string;
  status: 'ACTIVE' | 'INACTIVE';
  /**
   * When it comes back, UTC; null: never.
   */
  remind_me: string | null;
  business_id: string;
}
/**
 * The business that they work in.
 */
export interface UserDataBusiness {
  /**
   * Where the business is written to.
   */
  email: string;
  /**
   * The address of its logo.
   */
  logo: string | null;
  entity: Entity;
  permission: UserDataExclusions;
  /**
   * Whether it is an account of a platform.
   */
  is_xp_sub_account: boolean;
  xp_sub_account_type: 'OWNED' | 'MANAGED' | null;
  /**
   * The id of the platform that it is an account of.
   */
  xp_master_account_id: string | null;
  /**
   * Whether the person acts for it through its platform.
   */
  is_switch_business: boolean;
  /**
   * UTC.
   */
  created: string;
  id: string;
  name: string;
  brand_name: string;
  country_of_operation: Country;
  environment: Environment;
  go_live_status: GoLiveStatus;
}
/**
 * Pages that the business does not have.
 */
export interface UserDataExclusions {
  exclude_dashboard_page: ExcludedPage[];
}
/**
 * Body of POST /api/users/device_verification.
 */
export interface DeviceVerification {
  /**
   * What the mailed link holds.
   */
  token: string;
}
export interface NotificationVocabularyAnswer {
  [k: string]: unknown;
}
/**
 * GET /api/notifications: those that the person gets, the newest first.
 */
export interface NotificationList {
  notifications: NotificationItem[];
  /**
   * How many the person has not read.
   */
  unread_count: number;
  /**
   * How many there are.
   */
  total_count: number;
}
/**
 * Something that happened.
 */
export interface NotificationItem {
  id: string;
  /**
   * Its kind, as config/notifications.yaml declares it.
   */
  type: string;
  created: string;
  title: NotificationTexts;
  message: NotificationTexts;
  /**
   * Whether the person has read it.
   */
  is_read: boolean;
  media_type?: NotificationItemMedia;
  /**
   * The address of a picture or a video, by https.
   */
  media_url?: string;
  /**
   * The screen that it leads to; absent where that is closed to the person.
   */
  target_url?: string;
}
/**
 * A text by language.
 */
export interface NotificationTexts {
  en: string;
  id: string;
}
/**
 * An application of a third party requests access to a business: OAuth 2.1, authorization code with PKCE.
 */
export interface OauthVocabulary {
  [k: string]: unknown;
}
/**
 * The parameters of /oauth/authorize.
 */
export interface AuthorizationQuery {
  client_id: string;
  redirect_uri: string;
  response_type: 'code';
  /**
   * What it wants, by spaces: read:<PRODUCT> and write:<PRODUCT>.
   */
  scope: string;
  /**
   * Goes back as it came.
   */
  state?: string;
  code_challenge: string;
  code_challenge_method: 'S256';
  environment?: string;
}
/**
 * What a person fills in.
 */
export interface AuthorizationView {
  application: AskingApplication;
  business: RequestedBusiness;
  environment: string;
  reads: ApiProduct[];
  writes: ApiProduct[];
  /**
   * Whether the person may make keys in this business.
   */
  may_grant: boolean;
}
export interface AskingApplication {
  id: string;
  name: string;
  /**
   * Where the person is sent back to.
   */
  host: string;
}
export interface RequestedBusiness {
  id: string;
  name: string;
}
/**
 * Body of POST /api/oauth/authorize: the request, and the decision of the person.
 */
export interface AuthorizationDecision {
  client_id: string;
  redirect_uri: string;
  response_type: 'code';
  scope: string;
  state?: string;
  code_challenge: string;
  code_challenge_method: 'S256';
  decision: 'ALLOW' | 'DENY';
  /**
   * The business that the screen was made for.
   */
  business_id: string;
  environment: string;
}
/**
 */
export interface AuthorizationAnswer {
  /**
   * Where the person goes back to, with a code or with an error.
   */
  redirect_to: string;
}
/**
 * Body of POST /api/oauth/token.
 */
export interface TokenRequest {
  grant_type: 'authorization_code';
  code: string;
  redirect_uri: string;
  client_id: string;
  code_verifier: string;
}
/**
 * The application's key: good until the business takes it away.
 */
export interface TokenAnswer {
  access_token: string;
  token_type: 'Bearer';
  scope: string;
}
/**
 * A page of blocks as the browser gets it.
 */
export interface ResolvedPageAnswer {
  [k: string]: unknown;
}
/**
 * GET /api/payer-preview: the payer's page of an example, in the look that was entered.
 */
export interface PayerPreview {
  /**
   * The document, with {{csp-nonce}} in place of the nonce of its styles.
   */
  html: string;
}
/**
 * What a payer sees and sends at the address of an invoice, a payment link or an order, and what a buyer sends on the pages of a store.
 */
export interface PayerVocabulary {
  [k: string]: unknown;
}
/**
 * A payment method that the business accepts.
 */
export interface PayerMethod {
  /**
   * What a payment names it by.
   */
  code: string;
  /**
   * VIRTUAL_ACCOUNT, QR_CODE, EWALLET, RETAIL_OUTLET, PAYLATER, …
   */
  category: string;
  channel: string;
  /**
   * What payers call it.
   */
  name: string;
}
/**
 * How a payer pays by the channel that they chose.
 */
export interface PayerPaymentRequest {
  id: string;
  /**
   * cancelled: what it pays was paid, changed or closed, or the card was declined.
   */
  state: 'pending' | 'paid' | 'expired' | 'cancelled';
  method: PayerMethod;
  amount: string;
  currency: string;
  /**
   * The number to transfer to, the code for the cashier, or what the QR code holds; null where the payer approves it in an app, or pays by card.
   */
  payment_code: string | null;
  /**
   * null unless it is paid by card.
   */
  card: PayerCard | null;
  expires: string;
  paid: string | null;
}
/**
 * What the payer of a payment by card does next.
 */
export interface PayerCard {
  /**
   * enter: they enter a card. answer: they answer the bank of it. wait: its bank decides. null: it is over.
   */
  step: 'enter' | 'answer' | 'wait' | null;
  /**
   * The acquirer's page on which they do it; null in test mode, and until there is one.
   */
  action_url: string | null;
  /**
   * Why the card was declined, such as INSUFFICIENT_BALANCE.
   */
  declined: string | null;
}
/**
 * In test mode, what the payer does in place of the acquirer's page: a test card, or the answer to its bank.
 */
export interface PayerCardInput {
  /**
   * The name of a test card, such as VISA_CHARGED.
   */
  test_card?: string;
  /**
   * What the cardholder answers to the challenge of their bank.
   */
  answer?: 'pass' | 'fail';
}
/**
 * An invoice, a payment link or an order as its payer sees it: no ids and no personal data.
 */
export interface PayerView {
  kind: 'invoice' | 'payment_link' | 'order';
  state: PayerState;
  business_name: string;
  title: string | null;
  description: string | null;
  /**
   * The business's own reference.
   */
  reference: string;
  /**
   * null: the payer fills it in.
   */
  amount: string | null;
  /**
   * ISO 4217 code.
   */
  currency: string;
  /**
   * The last day to pay, where the business is.
   */
  last_day: string | null;
  /**
   * Until when it can be paid, for what ends at a moment.
   */
  expires: string | null;
  /**
   * null unless it is an order of a store.
   */
  order: PayerOrder | null;
  /**
   * When it was paid, for what is paid once.
   */
  paid: string | null;
  /**
   * Whether no money moves.
   */
  test_mode: boolean;
  /**
   * Whether payers can pay here. In live mode a payment provider is required.
   */
  takes_payments: boolean;
  /**
   * What the payer fills in.
   */
  fills: ('amount' | 'purpose')[];
  /**
   * Active payment methods; empty unless it is open.
   */
  methods: PayerMethod[];
  /**
   * Names one payer's page in its requests and their retries; null unless it is open. Valid for the payment window of the checkout settings.
   */
  checkout: string | null;
  /**
   * Where the payer goes after a payment.
   */
  success_url: string | null;
}
/**
 * An order of a store as its buyer sees it.
 */
export interface PayerOrder {
  /**
   * How far it is.
   */
  status: 'UNPAID' | 'PAID' | 'PACKED' | 'SHIPPED' | 'COMPLETED' | 'CANCELLED';
  store_name: string;
  /**
   * What was ordered.
   */
  items: PayerOrderItem[];
  shipping_fee: string;
  /**
   * Who brings it: JNE, SICEPAT, …
   */
  courier: string;
  /**
   * What the courier calls it, once it is shipped.
   */
  tracking_number: string | null;
  /**
   * The path of the store's pages.
   */
  shop: string;
}
/**
 * A product of an order.
 */
export interface PayerOrderItem {
  name: string;
  variant: string | null;
  quantity: number;
  /**
   * What all of it costs.
   */
  amount: string;
}
/**
 * What a buyer fills in to order what is in their cart.
 */
export interface ShopOrder {
  /**
   * Names the page; the same in retries.
   */
  checkout: string;
  customer_name: string;
  customer_email: string;
  /**
   * E.164.
   */
  customer_phone: string;
  full_address: string;
  city: string;
  province: string;
  postal_code: string;
  /**
   * One that the store has enabled.
   */
  courier: string;
}
/**
 * The method that a payer chose, with what they filled in.
 */
export interface PayerChoice {
  /**
   * `checkout` of the view; the same in retries.
   */
  checkout: string;
  /**
   * `code` of a method of the view.
   */
  method: string;
  /**
   * What is paid, where the view has no amount: a decimal of major units.
   */
  amount?: string;
  /**
   * What it is for, where the payer fills it in.
   */
  purpose?: string;
}
/**
 * The account that a payout goes to.
 */
export interface ClaimRequest {
  /**
   * Names one claim of one page; the same in retries.
   */
  checkout: string;
  /**
   * A bank or wallet of the country.
   */
  bank: string;
  /**
   * Number of the account, or of the telephone that the wallet is for.
   */
  account_number: string;
  /**
   * Whose account it is.
   */
  account_name: string;
}
export interface RecoveryVocabulary {
  [k: string]: unknown;
}
/**
 * Body of POST /api/users/forgot_password and of POST /api/users/resend_email_verification.
 */
export interface MailRequest {
  email: EmailAddress;
}
/**
 * The same whether anybody has the e-mail or not.
 */
export interface MailAnswer {
  /**
   * How long before the same can be requested again.
   */
  resend_seconds: number;
}
/**
 * Body of what looks at a link or uses it: POST /api/users/change_password_link, POST /api/users/unlock.
 */
export interface LinkRequest {
  token: LinkToken;
}
/**
 * Whose password a link changes; its holder has access to their mailbox.
 */
export interface PasswordLink {
  email: string;
}
/**
 * Body of POST /api/users/change_password: by a link, or by the token of an expired password.
 */
export interface ChangePasswordRequest {
  token: LinkToken;
  new_password: NewPassword;
}
/**
 * Body of PUT /api/user/password.
 */
export interface OwnPasswordRequest {
  current_password: string;
  new_password: NewPassword;
}
/**
 * Body of POST /api/users/confirm_email. A registering user gives the password that they chose with the link.
 */
export interface ConfirmEmailRequest {
  token: LinkToken;
  password?: string;
}
/**
 * What came of a link that confirms an e-mail.
 */
export interface ConfirmedEmail {
  /**
   * PASSWORD_NEEDED: nothing has happened yet; it is sent again with the password that was chosen when registering.
   */
  status: 'CONFIRMED' | 'PASSWORD_NEEDED';
  email: string;
}
/**
 * Body of POST /api/registrations, with an Idempotency-Key. The countries, and whether a phone number is required, are set in the brand's file.
 */
export interface RegistrationRequest {
  full_name: string;
  email: EmailAddress;
  password: NewPassword;
  business_name: string;
  country: Country;
  /**
   * E.164.
   */
  phone_number?: string;
  preferred_language?: Language;
  partner?: string;
  /**
   * The address of the platform below which the business registers.
   */
  platform?: string;
  /**
   * The id of the account that a platform has invited.
   */
  account?: string;
}
/**
 * Body of POST /api/registrations/password: whether a registering user can have this password.
 */
export interface RegistrationPassword {
  email: EmailAddress;
  password: NewPassword;
}
/**
 * GET /api/registration-form: the registration form of this brand, or of a partner of it.
 */
export interface RegistrationForm {
  countries: Country[];
  phone_number: 'required' | 'optional' | 'none';
  /**
   * The partner's name, where it is one's.
   */
  partner?: string;
  /**
   * The name of the platform below which the business registers.
   */
  platform?: string;
  /**
   * What the platform calls the account that it has invited.
   */
  business_name?: string;
}
/**
 * Body of POST /api/auth/verify-one-time-token.
 */
export interface OneTimeTokenRequest {
  token: LinkToken;
  source: string;
  /**
   * Where the person wanted to go.
   */
  page?: string;
}
/**
 * Body of POST /api/internal/sign-in-links: mails a person a link that signs them in once.
 */
export interface SignInLinkRequest {
  email: EmailAddress;
  source: string;
  /**
   * Where they go; without it, their home.
   */
  page?: string;
}
/**
 * A resource as the browser gets it.
 */
export interface ResolvedResourceAnswer {
  [k: string]: unknown;
}
/**
 * POST <address of an action>/preview: what the action would do now. Nothing is written.
 */
export interface ActionPreview {
  /**
   * Names these figures. An action that is sent with it is refused with PREVIEW_CHANGED_ERROR where they have changed.
   */
  version: string;
  /**
   * ISO 4217 code.
   */
  currency: string;
  /**
   * In the order shown.
   */
  figures: PreviewFigure[];
}
export interface PreviewFigure {
  id: PreviewFigureId;
  kind: 'text' | 'number' | 'money';
  /**
   * money: a decimal string of major units, negative where it leaves the balance.
   */
  value: string;
}
/**
 * GET /api/screens: every screen that this person may open and every action that they may begin, with the names that search finds it by.
 */
export interface ScreensAnswer {
  screens: SearchScreen[];
  /**
   * Actions that begin with a form: the most usual ones first, then in the order of their screens.
   */
  actions: SearchAction[];
}
export interface SearchScreen {
  /**
   * The address of the screen, or of a part of it.
   */
  to: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * Locale keys of the headings above it, from the outermost.
   */
  groups: string[];
  /**
   * Its level in the sidebar, 1 to 3; absent for a screen outside of it.
   */
  level?: number;
  /**
   * Its label and its other names, in every language.
   */
  names: string[];
  /**
   * The headings above it, in every language.
   */
  group_names: string[];
}
export interface SearchAction {
  /**
   * The address at which the form is open.
   */
  to: string;
  /**
   * A locale key.
   */
  label: string;
  icon?: ActionIcon;
  /**
   * A locale key: the list that the action belongs to.
   */
  screen: string;
  /**
   * Its label and its other names, in every language.
   */
  names: string[];
  /**
   * The label of its list and the other names of the list, in every language.
   */
  screen_names: string[];
}
/**
 * GET /api/search: the records that a text finds, by the lists that they are in.
 */
export interface SearchAnswer {
  /**
   * In the order of the person's sidebar, at most six. A record that is in several lists is in the first of them.
   */
  lists: FoundRecords[];
}
export interface FoundRecords {
  resource: string;
  /**
   * At most three, as rows of the list.
   */
  records: {}[];
}
export interface SessionVocabulary {
  [k: string]: unknown;
}
/**
 * Body of POST /api/auth/email.
 */
export interface Credentials {
  email: string;
  password: string;
}
/**
 * What signing in, renewing and switching answer. Times are UTC.
 */
export interface Tokens {
  access_token: string;
  /**
   * End of the access token.
   */
  access_token_expires: string;
  /**
   * Omitted if the browser keeps it in a cookie that scripts cannot read.
   */
  refresh_token?: string;
  /**
   * End of the refresh token.
   */
  refresh_token_expires: string;
}
/**
 * What signing in and switching answer where a cookie that no script reads opens the session. Times are UTC.
 */
export interface CookieSession {
  /**
   * When the session ends however busy the person is.
   */
  session_expires: string;
}
/**
 * Body of POST /api/auth/token/refresh. Without a token, the cookie's is meant.
 */
export interface RefreshRequest {
  refresh_token?: string;
}
/**
 * Body of DELETE /api/auth/token.
 */
export interface SignOutRequest {
  token?: string;
}
/**
 * Body of POST /api/switch-business.
 */
export interface SwitchBusinessRequest {
  business_id: string;
}
/**
 * Body of PATCH /api/user.
 */
export interface PreferencesRequest {
  preferred_language?: Language;
  preferred_timezone?: string;
  /**
   * What others read of the person.
   */
  full_name?: string;
}
/**
 * Body of POST /api/platforms/<kind>/authorization: what a person comes back with from the page of a platform. Without a code they denied.
 */
export interface PlatformAuthorization {
  business_id: string;
  environment: 'DEVELOPMENT' | 'PRODUCTION';
  state: string;
  code?: string;
}
/**
 * What has become of what the person connects.
 */
export interface PlatformAuthorizationAnswer {
  /**
   * The resource of the record.
   */
  resource: string;
  id: string;
  status: 'CONNECTED' | 'REFUSED';
}
/**
 * Body of POST /api/user/feedback.
 */
export interface FeedbackRequest {
  /**
   * Made by the client: the same one is kept once.
   */
  id: string;
  /**
   * Which scale the score is on.
   */
  kind: 'RATING' | 'YES_NO';
  /**
   * 1 to 5 for RATING; 1 for yes and 0 for no.
   */
  score: number;
  /**
   * The words.
   */
  comment: string;
  /**
   * Whether we may contact the person about it.
   */
  may_contact?: boolean;
  /**
   * The path of the screen.
   */
  screen?: string;
}
/**
 * Whether the prompt for feedback is due.
 */
export interface FeedbackPrompt {
  due: boolean;
}
/**
 * Body of PATCH /api/user/feedback-prompt. SHOW: counts the prompt as shown where it is due. PUT_OFF: the person was shown it and put it off.
 */
export interface FeedbackPromptRequest {
  event: 'SHOW' | 'PUT_OFF';
}
/**
 * GET and PATCH /api/user/im-consent: whether the person agreed to messages by instant messenger, and when they last said so.
 */
export interface MessageConsent {
  im_consent: {
    accepted: boolean;
    /**
     * The server's own time, ISO 8601; ignored in a request.
     */
    timestamp?: string | null;
  };
}
/**
 * Body of PATCH /api/user/sidebar. Headings that are left out stay as they are.
 */
export interface SidebarRequest {
  /**
   * By id of a heading of the sidebar: true opens it, false folds it.
   */
  folds: {
    [k: string]: boolean;
  };
}
/**
 * Body of PATCH /api/user/pinned: pins one screen of the sidebar for the person in this business, or unpins it.
 */
export interface PinnedRequest {
  /**
   * Its address, as the sidebar has it.
   */
  screen: string;
  pinned: boolean;
}
/**
 * What PATCH /api/user/pinned answers.
 */
export interface PinnedAnswer {
  /**
   * The addresses of the pinned screens that are open to the person, in the order in which they were pinned.
   */
  pinned: string[];
}
/**
 * One of GET /api/user/businesses.
 */
export interface BusinessChoice {
  business_id: string;
  business_name: string;
  country_of_operation: Country;
  brand_name: string;
  go_live_status: GoLiveStatus;
  current: boolean;
}
/**
 * Body of PATCH /api/user/flags: switches a flag for the person alone, in this business.
 */
export interface FlagRequest {
  flag: string;
  on: boolean;
}
/**
 * Body of PATCH /api/users/update_notification. INACTIVE puts it away for as long as its declaration says, ACTIVE brings it back.
 */
export interface NotificationsRequest {
  /**
   * @minItems 1
   * @maxItems 20
   */
  account_notifications: NotificationChange[];
  /**
   * The business that the screen was made for.
   */
  business_id?: string;
  environment?: string;
}
export interface NotificationChange {
  notify: string;
  status: 'ACTIVE' | 'INACTIVE';
}
/**
 */
export interface NotificationsAnswer {
  account_notifications: AccountNotification[];
}
export interface ShowingVocabularyAnswer {
  [k: string]: unknown;
}
/**
 * What of a setup block is done.
 */
export interface SetupAnswer {
  /**
   * By card; only of those that can be done.
   */
  cards: {
    [k: string]: SetupState;
  };
}
/**
 * What of a journey is done.
 */
export interface JourneyAnswer {
  /**
   * Steps that the business does itself.
   */
  total: number;
  /**
   * How many of them are not done.
   */
  left: number;
  /**
   * By step.
   */
  steps: {
    [k: string]: SetupState;
  };
  /**
   * By step that is not done: the steps of its form, and what they lack.
   */
  checklists?: {
    [k: string]: ChecklistStep[];
  };
}
/**
 * GET /api/user/notifications: the kinds of mails that the person gets of this business, in the order shown.
 */
export interface MailPreferences {
  notifications: MailPreference[];
}
/**
 * One kind, and whether the person wants it.
 */
export interface MailPreference {
  id: string;
  /**
   * A locale key.
   */
  label: string;
  /**
   * A locale key: when such a mail comes.
   */
  text: string;
  /**
   * What it is turned off by, with PATCH /api/users/update_notification; without it such mails are always sent.
   */
  notify?: string;
  status: 'ACTIVE' | 'INACTIVE';
}
/**
 * GET /api/permissions: the flags, in the words of this brand and country.
 */
export interface PermissionsAnswer {
  /**
   * Those that the person has in this business.
   */
  granted: Permission[];
  /**
   * Names of people who can grant permissions in this business, at most ten.
   */
  administrators: string[];
  permissions: PermissionWords[];
}
export interface PermissionWords {
  id: Permission;
  /**
   * A locale key.
   */
  label: string;
  /**
   * A locale key.
   */
  text: string;
  /**
   * Whether it is offered when access to this business is granted.
   */
  offered: boolean;
}
/**
 * Who works for a business and the accounts below it, and what they may do.
 */
export interface TeamVocabulary {
  [k: string]: unknown;
}
/**
 * An account that a person works for, and what they may do there.
 */
export interface MemberAccount {
  business_id: string;
  business_name: string;
  business_email: string;
  type: AccountType;
  /**
   * It is the business that is worked in.
   */
  is_xp_master: boolean;
  can_view: boolean;
  can_edit: boolean;
  can_approve: boolean;
  operation: boolean;
  can_administer: boolean;
  can_manage_tech_settings: boolean;
  can_withdraw: boolean;
  /**
   * Whether the signed-in user may change or remove the person's permissions there.
   */
  can_change: boolean;
}
/**
 * Answer of GET /api/users/<id>/businesses.
 */
export interface UserBusinesses {
  user: TeamUser;
  accounts: MemberAccount[];
  /**
   * Whether the signed-in user may give the person another account.
   */
  can_add: boolean;
}
export interface TeamUser {
  full_name: string;
  email: string;
  status: TeamUserStatus;
}
/**
 * What a person may do in one account.
 */
export interface PermissionGrant {
  business_id: string;
  can_view: boolean;
  can_edit: boolean;
  can_approve: boolean;
  operation: boolean;
  can_administer: boolean;
  can_manage_tech_settings: boolean;
  can_withdraw: boolean;
}
/**
 */
export interface PermissionRemoval {
  business_id: string;
}
/**
 * Body of PATCH /api/users/<id>/permissions: at least one account, and each once.
 */
export interface PermissionChange {
  /**
   * The business that the screen was rendered for.
   */
  business_id: string;
  /**
   * The mode that the screen was rendered for.
   */
  environment: 'DEVELOPMENT' | 'PRODUCTION';
  /**
   * Accounts that the person works for from then on.
   *
   * @maxItems 100
   */
  add?: PermissionGrant[];
  /**
   * Accounts in which the person may do something else from then on.
   *
   * @maxItems 100
   */
  update?: PermissionGrant[];
  /**
   * Accounts that the person no longer works for.
   *
   * @maxItems 100
   */
  remove?: PermissionRemoval[];
}
/**
 * Body of POST /api/team/preview: what would be changed, and for whom; without a person, for a user who is not a member yet.
 */
export interface AccessPreviewRequest {
  /**
   * The business that the screen was rendered for.
   */
  business_id: string;
  /**
   * The mode that the screen was rendered for.
   */
  environment: 'DEVELOPMENT' | 'PRODUCTION';
  user_id?: string;
  /**
   * Accounts that the person works for from then on.
   *
   * @maxItems 100
   */
  add?: PermissionGrant[];
  /**
   * Accounts in which the person may do something else from then on.
   *
   * @maxItems 100
   */
  update?: PermissionGrant[];
  /**
   * Accounts that the person no longer works for.
   *
   * @maxItems 100
   */
  remove?: PermissionRemoval[];
}
/**
 * What a person gains and loses on screen in one account, by two consoles.
 */
export interface AccessDifference {
  business_id: string;
  business_name: string;
  gains: DifferenceGroup[];
  losses: DifferenceGroup[];
}
/**
 * Things of one kind, by their names in the person's language.
 */
export interface DifferenceGroup {
  kind: DifferenceKind;
  /**
   * The screen of the things; absent for screens.
   */
  screen?: string;
  /**
   * @minItems 1
   */
  names: string[];
}
/**
 */
export interface AccessPreview {
  accounts: AccessDifference[];
}
/**
 * Answer of GET /api/team/permissions?account=<business>: what may be granted there, in the words of its brand and country.
 */
export interface OfferedPermissions {
  permissions: OfferedPermission[];
}
export interface OfferedPermission {
  id: Permission;
  label: string;
  text: string;
}
/**
 * Body of POST /api/team/invitations.
 */
export interface InvitationRequest {
  /**
   * The business that the screen was rendered for.
   */
  business_id: string;
  /**
   * The mode that the screen was rendered for.
   */
  environment: 'DEVELOPMENT' | 'PRODUCTION';
  full_name: string;
  email: string;
  /**
   * @minItems 1
   * @maxItems 100
   */
  accounts: string[];
  /**
   * @minItems 1
   */
  permissions: Permission[];
}
/**
 * Body of POST /api/team/invitations/<id>/resend and /withdraw.
 */
export interface InvitationWrite {
  /**
   * The business that the screen was rendered for.
   */
  business_id: string;
  /**
   * The mode that the screen was rendered for.
   */
  environment: 'DEVELOPMENT' | 'PRODUCTION';
}
/**
 * Response of GET /api/invitations/<token>: what the holder of the link fills in.
 */
export interface InvitationView {
  business_name: string;
  full_name: string;
  email: string;
  /**
   * A user with this e-mail exists: they need neither a name nor a password.
   */
  is_known: boolean;
}
/**
 * Body of POST /api/invitations/<token>/accept. A new user gives a name and a password.
 */
export interface InvitationAcceptance {
  full_name?: string;
  password?: string;
}
/**
 * Saved views: a name, and what a list shows under it.
 */
export interface ViewVocabulary {
  [k: string]: unknown;
}
/**
 * What a list shows.
 */
export interface ViewState {
  filter: ViewFilter;
  /**
   * A segment of the list.
   */
  segment?: string;
  sort: ViewSort;
  /**
   * In the order shown; absent: those that each person has chosen.
   *
   * @minItems 1
   * @maxItems 100
   */
  columns?: string[];
  /**
   * Rows a page.
   */
  per_page: number;
}
/**
 * As the list's own query parameter: by filter key.
 */
export interface ViewFilter {
  [k: string]: string | string[];
}
export interface ViewSort {
  field: string;
  order: 'asc' | 'desc';
}
/**
 * One of GET /api/views?resource=<name>: the person's own and the shared ones, by name.
 */
export interface SavedView {
  id: string;
  resource: string;
  name: ViewName;
  /**
   * Everybody of the business who may open the list has it.
   */
  shared: boolean;
  /**
   * The person has saved it.
   */
  mine: boolean;
  /**
   * The person may change, rename and delete it.
   */
  editable: boolean;
  /**
   * The list opens with it for this person.
   */
  default: boolean;
  /**
   * It holds something that is not open to this person, which has been left out.
   */
  narrowed: boolean;
  state: ViewState;
}
/**
 * GET /api/list-preferences/<resource>: what the person chose for a list.
 */
export interface ListPreferences {
  columns: ChosenColumns;
  /**
   * The view that the list opens with.
   */
  default_view: string | null;
}
/**
 * Body of PUT /api/list-preferences/<resource>.
 */
export interface ColumnsRequest {
  columns: ChosenColumns;
}
/**
 * Body of POST /api/views. The business and environment are those that the screen was made for.
 */
export interface SaveViewRequest {
  business_id: string;
  environment: Environment;
  resource: string;
  name: ViewName;
  shared?: boolean;
  state: ViewState;
}
/**
 * Body of PATCH /api/views/<id>; what is not given stays. `default` concerns only the signed-in user.
 */
export interface ChangeViewRequest {
  business_id: string;
  environment: Environment;
  name?: ViewName;
  shared?: boolean;
  default?: boolean;
  state?: ViewState;
}
/**
 * Body of DELETE /api/views/<id>.
 */
export interface DeleteViewRequest {
  business_id: string;
  environment: Environment;
}
