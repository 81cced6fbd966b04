/* Generated from schemas/ by `npm run generate`. Do not edit. */

/**
 * The version of the config language that this file is written in. Earlier versions are read as well; `npm run migrate-config` rewrites them.
 */
export type ConfigVersion = 3;
/**
 * Lower-case letters, digits and hyphens; unique among its siblings.
 */
export type DeclaredId = string;
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
 * Whose name a brand carries: our own, or that of a partner who is powered by us.
 */
export type BrandKind = 'own' | 'white-label';
/**
 */
export type HexColour = string;
/**
 * The legal entity behind a business.
 */
export type Entity = 'main' | 'second' | 'remittance';
/**
 * Country of operation; SG is the regional remittance variant.
 */
export type Country = 'ID' | 'PH' | 'SG';
/**
 * Where a business may be that registers; the first is suggested.
 *
 * @minItems 1
 */
export type RegistrationCountries = Country[];
/**
 * Whether a phone number is required.
 */
export type RequestedPhone = 'required' | 'optional' | 'none';
export type FlagName = string;
export type LocaleKey = string;
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
export type BrandName = string;
/**
 * Test mode is DEVELOPMENT, live mode is PRODUCTION.
 */
export type Environment = 'DEVELOPMENT' | 'PRODUCTION';
/**
 * What kind of account the business is on the platform. One business can be several. `restricted`: the micro e-commerce limits are applied to it.
 */
export type Account = 'regular' | 'master' | 'sub_account' | 'owned' | 'managed' | 'restricted';
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
 * A page excluded for the business.
 */
export type ExcludedPage = 'transactions' | 'escrow' | 'retail_outlet' | 'disbursement' | 'remittance';
/**
 * A field of the record schema, in snake case.
 */
export type FieldName = string;
/**
 * A column of a list or a field of a detail screen.
 */
export type Column =
  | TextColumn
  | NumberColumn
  | MoneyColumn
  | DateColumn
  | DatetimeColumn
  | RelativeTimeColumn
  | StatusColumn
  | EnumColumn
  | StepsColumn
  | BooleanColumn
  | CountryColumn
  | AddressColumn
  | RecordKindColumn
  | BankColumn
  | ChannelColumn
  | MaskedCardColumn
  | EmailColumn
  | PhoneColumn
  | LinkColumn
  | ImageColumn
  | QrCodeColumn
  | TagsColumn
  | RelationColumn
  | FileColumn
  | ExportedListColumn
  | JsonColumn
  | ComputedColumn;
/**
 * How much room the column takes in a table. Default normal.
 */
export type ColumnWidth = 'narrow' | 'normal' | 'wide';
/**
 * The side of the value. Default: figures at the end, everything else at the start.
 */
export type ColumnAlign = 'start' | 'end';
/**
 * One tone for every record, or rules of which the first that holds decides. A tone over a field that the person may not see is not there for them.
 */
export type ToneChoice = Tone | ToneRules;
/**
 * How a value is meant; shown by word and colour together.
 */
export type Tone = 'positive' | 'caution' | 'critical' | 'info' | 'neutral';
/**
 * A small calculation over the fields of the record, worked out on the server and never sent: + - * /, = != < <= > >=, and, or, not, brackets, 'text' in quotes, and the functions abs, coalesce, concat, contains, days_between, hours_between, if, is_null, length, lower, max, min, now, round, starts_with, upper. A field without a value makes the whole null, and so does a division by zero. Amounts are added to amounts of the same currency, and compared with amounts or with a number of major units.
 */
export type Expression = string;
/**
 * @minItems 1
 * @maxItems 8
 */
export type ToneRules = ToneRule[];
/**
 * Values for which it is an amount in the currency of the business.
 *
 * @minItems 1
 */
export type MeaningValues = string[];
/**
 * Values for which it is the code of a country, shown by its name.
 *
 * @minItems 1
 */
export type MeaningValues1 = string[];
/**
 * Values for which it is a number, grouped for the person's language.
 *
 * @minItems 1
 */
export type MeaningValues2 = string[];
/**
 * Values of the field, in the order in which they come.
 *
 * @minItems 2
 * @maxItems 12
 */
export type StepList = string[];
export type ResourceName = string;
/**
 * The error_code of the API; `network` for no answer, `unexpected` for a code without an entry.
 */
export type ErrorName = string;
/**
 * What the person is offered: `retry` the same again, `reload` the page, `sign-out` (the session ends), `contact-support` (mail to the brand's), or nothing.
 */
export type ErrorRemedy = 'retry' | 'reload' | 'sign-out' | 'contact-support' | 'nothing';
/**
 * Where it shows when something that a person did fails: in a `toast`, `inline` beside what they did (a toast where there is no place beside it), or as a whole `page`.
 */
export type ErrorPlace = 'toast' | 'inline' | 'page';
/**
 * What a value may be.
 */
export type FormValue = TextValue | NumberValue | IntegerValue | BooleanValue | ListValue | GroupValue;
export type ValueListName = string;
/**
 * What each of them may be.
 */
export type ListItem = TextValue | GroupValue;
/**
 * What a value inside a list or group may be.
 */
export type FormPartValue = TextValue | NumberValue | IntegerValue | BooleanValue;
/**
 * One field of a form.
 */
export type FormField =
  | TextFormField
  | TextareaFormField
  | EmailFormField
  | DigitsFormField
  | PhoneFormField
  | MoneyFormField
  | NumberFormField
  | DateFormField
  | SelectFormField
  | RadioFormField
  | MultiSelectFormField
  | CheckboxFormField
  | CountryFormField
  | AddressFormField
  | TagsFormField
  | RelationFormField
  | DateRangeFormField
  | EmailsFormField
  | ExportedListFormField
  | FileFormField
  | ListFormField
  | GroupFormField;
/**
 * The options, in the order shown, where not everyone has all values of the form's schema: an option that is closed to a person is not sent to the browser, and the server rejects it.
 *
 * @minItems 1
 */
export type OfferedOptions = (string | OfferedGroup)[];
export type RangePreset = 'today' | 'this_week' | 'this_month' | 'previous_month';
/**
 * One field of each item of a list or group.
 */
export type FormPart =
  | TextFormPart
  | TextareaFormPart
  | EmailFormPart
  | DigitsFormPart
  | PhoneFormPart
  | MoneyFormPart
  | NumberFormPart
  | DateFormPart
  | SelectFormPart
  | CheckboxFormPart
  | CountryFormPart
  | RelationFormPart;
/**
 * In the order shown.
 *
 * @minItems 1
 */
export type FormFields = FormField[];
/**
 * What the values look like to others, shown beside them. payer-page: the page on which payers pay, in the look of checkout settings. store-page: the pages of a store, in its look.
 */
export type Preview = 'payer-page' | 'store-page';
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
 * Whole words, in lower case. Case is ignored when texts are searched.
 *
 * @minItems 1
 */
export type GlossaryWords = string[];
/**
 */
export type GlossaryStyleRules = GlossaryStyleRule[];
/**
 * A route, with an optional #anchor.
 */
export type RouteTarget = string;
/**
 * A fact about what a business or the person has done, from the server; is_own_business is missing while internal staff works in a business that is not ours. An unknown fact counts neither as done nor as missing.
 */
export type SetupFact =
  | 'has_bank_account'
  | 'has_team_member'
  | 'has_secret_key'
  | 'has_callback_url'
  | 'has_test_payment'
  | 'has_payment'
  | 'documents_submitted'
  | 'is_verified'
  | 'is_live'
  | 'bills_are_paid'
  | 'has_ip_whitelist'
  | 'phone_is_verified'
  | 'is_own_business';
/**
 * What happens when a user signs in with a new browser: nothing, a notification e-mail, or a mailed link that has to be opened in it first. A browser is known by a cookie.
 */
export type NewDevice = 'ignore' | 'tell' | 'verify';
/**
 * Whole units of the currency, not minor ones.
 */
export type OpeningBalance = number;
/**
 * @minItems 1
 */
export type NamedValues = (string | ListOfValues)[];
/**
 * A route in the browser, such as /virtual_accounts/payments.
 */
export type RoutePath = string;
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
/**
 * An address outside the dashboard, which opens in a new tab: another site by https, or a document of the product that everyone may open (/docs, /docs/reference, /api/docs, /api/v1/openapi.json).
 */
export type ExternalAddress = string;
/**
 * What opens in place: the form for feedback, the support chat of the brand (not shown where it has none), or the list of keyboard shortcuts (not shown on a touch screen).
 */
export type HelpDialog = 'feedback' | 'support-chat' | 'shortcuts';
/**
 * `beta` stays. `new` goes for a person once they have followed the link.
 */
export type ItemTag = 'beta' | 'new';
export type JourneyName = string;
/**
 * A day as YYYY-MM-DD, in quotes.
 */
export type Day = string;
/**
 * A mail to people of a business that is no matter of security. report: a report is ready. member_joined: a user has accepted an invitation to the team. chargeback_opened and chargeback_due: a chargeback is to be answered.
 */
export type OptionalMail = 'report' | 'member_joined' | 'chargeback_opened' | 'chargeback_due';
/**
 * What it is.
 */
export type NotificationMediaType = 'IMAGE' | 'VIDEO';
/**
 * A part of a page.
 */
export type Block =
  | BalanceBlock
  | MetricBlock
  | ChartBlock
  | BreakdownBlock
  | ToDoBlock
  | ListBlock
  | CardsBlock
  | SetupBlock
  | QuickActionsBlock
  | JourneyBlock
  | RecordsBlock;
/**
 * A period; chosen: the one that people choose on the page, of its `periods`.
 */
export type BlockPeriod = 'today' | 'last-7-days' | 'last-30-days' | 'last-12-weeks' | 'chosen';
/**
 * Which change from the period before is good news. Default more.
 */
export type BetterDirection = 'more' | 'less';
/**
 * A language that the console speaks.
 */
export type Language = 'en' | 'id';
/**
 * rows: as a list. cards: each record as a card with what it holds and its actions. record: what the one record holds, as a detail screen shows it. Default rows.
 */
export type RecordsShow = 'rows' | 'cards' | 'record';
/**
 * A span of whole days in the person's time zone.
 */
export type Period = 'today' | 'last-7-days' | 'last-30-days' | 'last-12-weeks';
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
 * Which way the money of the amount goes. in: to the business. out: from it; shown with a minus. signed: the stored amount has its sign. none: nothing moves, such as a price, a limit or a bill.
 */
export type AmountDirection = ('in' | 'out' | 'signed' | 'none') | DirectionByField;
/**
 * The new route, with an optional ?tab={name} of a detail screen and an optional #anchor; {name} and {name*} are filled in from the old one. If the target is only the remaining path, people without such a screen get the not-found screen.
 */
export type RedirectTarget = string;
export type RecordName = string;
/**
 * A filter of a list.
 */
export type Filter =
  | SearchFilter
  | SelectFilter
  | MultiSelectFilter
  | BooleanFilter
  | RecordKindFilter
  | RelationFilter
  | DateRangeFilter
  | AmountRangeFilter;
/**
 * The values that the filter offers, in the order shown, where they are fewer than the field can hold: others are refused as if the field never held them. What `where` of the resource leaves out is never offered, and need not be said here.
 *
 * @minItems 1
 */
export type OfferedValues = (string | OfferedGroup)[];
/**
 * A span of whole days in the person's time zone.
 */
export type QuickRange =
  'today' | 'yesterday' | 'last_7_days' | 'this_month' | 'last_month' | 'next_month' | 'next_year' | 'next_10_years';
/**
 * Where a row leads: `detail`, the record's own screen (the default); `none`; or a relation column, whose record opens.
 */
export type RowLink = string;
/**
 * A route that ends in the record's parameter, such as /customers/{id}. If the record has a parent, the parent's parameter is before it: /transactions/{transaction_id}/ledger/{id}.
 */
export type DetailPath = string;
/**
 * How the notice is meant: critical stops something, caution needs a look, info is good to know. Default critical.
 */
export type AlertTone = 'critical' | 'caution' | 'info';
/**
 * A tab of a detail screen.
 */
export type Tab = FieldsTab | RelatedTab | ListsTab | TimelineTab | JsonTab | ChangesTab | PageTab;
/**
 * In the order shown.
 *
 * @minItems 1
 *
 * Items: A whole field, or the name of a list column to show as it is declared there, guard included.
 */
export type SectionFields = (Column | FieldName)[];
/**
 * In the order shown: a map from the id of each section to its fields, or a list of whole sections.
 *
 * @minItems 1
 */
export type FieldSections = FieldSection[];
/**
 * The drawing before an event. Without one it is a dot.
 */
export type EventIcon = 'add' | 'change' | 'remove' | 'done' | 'failed' | 'money' | 'person' | 'key' | 'clock';
/**
 * A part of a tab of a detail screen.
 */
export type TabIslandName = 'act-for' | 'card-timeline' | 'payment-timeline' | 'team-access';
/**
 * A picture beside the words of an action.
 */
export type ActionIcon =
  'plus' | 'edit' | 'check' | 'close' | 'archive' | 'restore' | 'erase' | 'refresh' | 'download' | 'upload';
/**
 * What an action is done to. `record`: the record that is open. `selection`: every record that the person has selected in the list; it runs in the background and reports what failed. `list`: no record; it makes a new one.
 */
export type ActionScope = 'record' | 'list' | 'selection';
export type FormName = string;
/**
 * What a person proves again before a sensitive operation: pin, their own PIN; otp, a code that is sent to them.
 */
export type ConfirmationType = 'pin' | 'otp';
/**
 * A server operation that an action may run; each is in src/server/operations, and x-operations says what it takes.
 */
export type OperationName =
  | 'account_transfers.create'
  | 'split_rules.create'
  | 'api_keys.create'
  | 'api_keys.end_old_key'
  | 'api_keys.rotate'
  | 'bank_accounts.create'
  | 'batch_disbursements.approve'
  | 'batch_disbursements.create'
  | 'batch_disbursements.reject'
  | 'batch_disbursements.upload'
  | 'batch_disbursements.submit'
  | 'batch_disbursements.discard'
  | 'batch_remittances.approve'
  | 'batch_remittances.create'
  | 'batch_remittances.reject'
  | 'batch_rows.update'
  | 'batch_rows.remove'
  | 'callback_urls.remove'
  | 'callback_urls.test'
  | 'callbacks.resend'
  | 'callbacks.resend_event'
  | 'cards.allow'
  | 'cards.block'
  | 'cards.capture'
  | 'cards.fail_challenge'
  | 'cards.pass_challenge'
  | 'cards.refund'
  | 'cards.request_change'
  | 'cards.reverse'
  | 'cards.simulate'
  | 'chargebacks.lose'
  | 'chargebacks.simulate'
  | 'customers.archive'
  | 'customers.create'
  | 'customers.erase'
  | 'customers.restore'
  | 'customers.update'
  | 'disbursements.complete'
  | 'disbursements.create'
  | 'disbursements.return'
  | 'disbursements.send'
  | 'escrow_accounts.close'
  | 'escrow_accounts.request'
  | 'escrow_customers.refund'
  | 'escrow_customers.release'
  | 'escrow_customers.simulate'
  | 'ewallets.refund'
  | 'rdl_investors.close'
  | 'rdl_investors.fund'
  | 'rdl_investors.register'
  | 'rdl_investors.repay'
  | 'rdl_investors.simulate'
  | 'rdl_investors.withdraw'
  | 'rdl_transactions.complete'
  | 'rdl_transactions.fail'
  | 'fraud_lists.add'
  | 'fraud_rules.create'
  | 'fraud_rules.update'
  | 'billing_requests.withdraw'
  | 'billing_statements.dispute'
  | 'billing_statements.pay'
  | 'billing_statements.report_transfer'
  | 'capital_loans.repay'
  | 'issued_cards.create'
  | 'issued_cards.simulate'
  | 'issuing_transactions.refund'
  | 'issuing_transactions.reverse'
  | 'issuing_transactions.settle'
  | 'payment_methods.apply'
  | 'payment_methods.ask'
  | 'payment_methods.confirm'
  | 'payment_link_batches.create'
  | 'payment_requests.create'
  | 'payments.simulate'
  | 'payout_links.approve'
  | 'payout_links.cancel'
  | 'payout_links.create'
  | 'payouts.approve'
  | 'payouts.claim'
  | 'payouts.create'
  | 'payouts.resend'
  | 'qr_codes.create'
  | 'qr_codes.poster'
  | 'sub_accounts.invite'
  | 'sub_accounts.register'
  | 'store_channels.disconnect'
  | 'store_channels.reconnect'
  | 'records.change'
  | 'records.finish'
  | 'virtual_accounts.create'
  | 'virtual_accounts.open'
  | 'records.create'
  | 'records.update'
  | 'recurring_plans.create'
  | 'recurring_plans.update'
  | 'remittance_payouts.complete'
  | 'remittance_payouts.create'
  | 'remittance_payouts.return'
  | 'remittance_payouts.send'
  | 'report_schedules.create'
  | 'report_schedules.resume'
  | 'report_schedules.update'
  | 'reports.create'
  | 'reports.download'
  | 'settlements.simulate'
  | 'test_clocks.move'
  | 'top_ups.simulate'
  | 'transfers.proof'
  | 'withdrawal_schedules.create'
  | 'withdrawal_schedules.resume'
  | 'withdrawal_schedules.update'
  | 'withdrawals.approve'
  | 'withdrawals.complete'
  | 'withdrawals.create'
  | 'withdrawals.fail'
  | 'support_cases.raise'
  | 'support_cases.write'
  | 'support_cases.ask'
  | 'support_cases.answer'
  | 'support_cases.withdraw'
  | 'reviews.take'
  | 'reviews.give_back'
  | 'reviews.request_info'
  | 'reviews.approve'
  | 'reviews.decline'
  | 'reviews.confirm'
  | 'reviews.send_back'
  | 'reviews.simulate'
  | 'reviews.play'
  | 'reviews.play_words'
  | 'reviews.advance'
  | 'reviews.revoke'
  | 'reviews.move'
  | 'payment_methods.advance'
  | 'store_products.create'
  | 'store_products.update'
  | 'store_listings.list'
  | 'stores.simulate_order'
  | 'store_channels.simulate_order'
  | 'store_orders.cancel_paid'
  | 'stores.close'
  | 'stores.create'
  | 'stores.update'
  | 'stores.publish'
  | 'store_addresses.add'
  | 'store_addresses.update'
  | 'store_channels.connect'
  | 'store_channels.authorize'
  | 'integrations.connect'
  | 'integrations.authorize'
  | 'integrations.sync'
  | 'integrations.disconnect'
  | 'store_listings.unlist'
  | 'store_products.deactivate'
  | 'store_products.activate'
  | 'tax_documents.invoice';
/**
 * person: an action of the dashboard; payer; recipient: of money that is sent; provider: a bank, acquirer or partner; clock: its time is over; record: the state of a record that it belongs to; reviewer: our own staff; sandbox: the business itself in test mode, in place of a payer, provider or reviewer.
 */
export type TransitionCause =
  'person' | 'payer' | 'recipient' | 'provider' | 'clock' | 'record' | 'reviewer' | 'sandbox';
/**
 * Those while the request waits for its answer.
 *
 * @minItems 1
 */
export type EventNames = string[];
/**
 * Those once it has its answer.
 *
 * @minItems 1
 */
export type EventNames1 = string[];
/**
 * Those that two reviewers cause: the second one chooses the same as the first.
 *
 * @minItems 1
 */
export type EventNames2 = string[];
/**
 * @minItems 1
 */
export type MeaningValues3 = string[];
/**
 * What locale keys begin with, without the dot at the end.
 */
export type TextPrefix = string;
/**
 * DONE, TODO, or UNKNOWN where the server has no way to know yet.
 */
export type SetupState = 'DONE' | 'TODO' | 'UNKNOWN';

export interface Bundle {
  'accepted-widenings.schema.json'?: AcceptedWideningsFile;
  'applications.schema.json'?: ApplicationsFile;
  'brand.schema.json'?: BrandFile;
  'errors.schema.json'?: ErrorsFile;
  'flags.schema.json'?: FlagsFile;
  'form-values.schema.json'?: FormValues;
  'form.schema.json'?: FormFile;
  'glossary.schema.json'?: GlossaryFile;
  'journeys.schema.json'?: JourneysFile;
  'limits.schema.json'?: LimitsFile;
  'names.schema.json'?: NamesFile;
  'navigation.schema.json'?: NavigationFile;
  'notices.schema.json'?: NoticesFile;
  'notifications.schema.json'?: NotificationsFile;
  'page.schema.json'?: PageFile;
  'permissions.schema.json'?: PermissionsFile;
  'record.schema.json'?: RecordFile;
  'redirects.schema.json'?: RedirectsFile;
  'resource.schema.json'?: ResourceFile;
  'tours.schema.json'?: ToursFile;
  'transitions.schema.json'?: TransitionsFile;
  'views.schema.json'?: ViewsFile;
  'shared/action.schema.json'?: ActionVocabulary;
  'shared/column.schema.json'?: ColumnVocabulary;
  'shared/common.schema.json'?: CommonVocabulary;
  'shared/detail.schema.json'?: DetailVocabulary;
  'shared/filter.schema.json'?: FilterVocabulary;
  'shared/form.schema.json'?: FormVocabulary;
  'shared/guard.schema.json'?: GuardVocabulary;
  'shared/island.schema.json'?: IslandVocabulary;
  'shared/list.schema.json'?: ListVocabulary;
  'shared/operation.schema.json'?: OperationVocabulary;
  'shared/showing.schema.json'?: ShowingVocabulary;
}
/**
 * Accepted changes that widen access. `npm run config-diff` rejects widenings that are not listed, and reports entries that are no longer needed. config/accepted-widenings.yaml.
 */
export interface AcceptedWideningsFile {
  version: ConfigVersion;
  /**
   * The commit until which every change was reviewed: on the main branch, `npm run config-diff -- --ci` compares with it. Move it when a release has been reviewed, and take out the entries that are no longer needed.
   */
  reviewed_until?: string;
  accepted: AcceptedWidening[];
}
/**
 * One change. `npm run config-diff` prints `thing` and `gains` ready to be copied.
 */
export interface AcceptedWidening {
  /**
   * What is widened, such as resources.transactions.list.columns.fee.
   */
  thing: string;
  /**
   * Who gains what, to the letter: when the change gives more than this, it has to be agreed to anew.
   */
  gains: string;
  /**
   * Why it is right that they have it, in a sentence.
   */
  reason: string;
  /**
   * The day on which it was agreed, such as 2026-11-21.
   */
  date: string;
}
/**
 * Applications of others that may ask a business for access (OAuth 2.1, authorization code with PKCE). config/applications.yaml.
 */
export interface ApplicationsFile {
  version: ConfigVersion;
  applications: ApplicationDeclaration[];
}
/**
 * One application. It has no secret: authorization codes are sent to its registered addresses only.
 */
export interface ApplicationDeclaration {
  /**
   * Its client_id.
   */
  id: DeclaredId;
  /**
   * What people know it by.
   */
  name: string;
  /**
   * Where a person is sent back to, letter by letter.
   *
   * @minItems 1
   */
  redirect_uris: string[];
  /**
   * The most that it may ask to look at.
   */
  reads: ApiProduct[];
  /**
   * The most that it may ask to change.
   */
  writes: ApiProduct[];
}
/**
 * A brand pack: data only. It may hide, relabel, retheme, reorder, narrow a guard and add a column of a field that the resource already shows; it may not widen. brands/<brand>/brand.yaml.
 */
export interface BrandFile {
  version: ConfigVersion;
  /**
   * Equals the folder's name.
   */
  brand: DeclaredId;
  /**
   * The name people see.
   */
  name: string;
  /**
   * A white-label brand has no registration and shows who powers it. Guards may ask for it as `brand_kind`.
   */
  kind: BrandKind;
  /**
   * An image file of the pack that says who powers it.
   */
  powered_by?: string;
  /**
   * Hosts that show this brand's sign-in page.
   */
  domains: string[];
  support_email: string;
  support_chat?: SupportChat;
  mail?: BrandMail;
  /**
   * An SVG of the pack, drawn on a light ground.
   */
  logo: string;
  /**
   * The same, drawn on a dark ground.
   */
  logo_dark?: string;
  /**
   * A square SVG of the pack for the browser's tabs, bookmarks and home screens, which are light or dark. Without it, the brand's initial on its accent.
   */
  icon?: string;
  theme: BrandTheme;
  registration?: BrandRegistration;
  /**
   * Patches by resource.
   */
  resources?: {
    [k: string]: ResourcePatch;
  };
  /**
   * Patches by item id.
   */
  navigation?: {
    [k: string]: ItemPatch;
  };
}
/**
 * The chat with the brand's support, from a site outside that its pages may show in a frame. Nothing of it loads before a person opens it.
 */
export interface SupportChat {
  /**
   * The site, by https: the only one that pages may frame.
   */
  origin: string;
  departments: SupportDepartments;
}
/**
 * The department that answers, by the country of the business; a country without one has no chat.
 */
export interface SupportDepartments {
  /**
   * A department, as the site of the chat calls it.
   */
  ID?: string;
  /**
   * A department, as the site of the chat calls it.
   */
  PH?: string;
  /**
   * A department, as the site of the chat calls it.
   */
  SG?: string;
}
/**
 * Who sends the brand's mails. Without it they go from MAIL_FROM, with the brand's name.
 */
export interface BrandMail {
  /**
   * The address that mails go from. The mail server has to accept it.
   */
  from: string;
  /**
   * Where replies go; without it, to `from`.
   */
  reply_to?: string;
}
/**
 * Tokens; every pair of colours is moved to meet WCAG AA in light and dark.
 */
export interface BrandTheme {
  accent: HexColour;
  positive?: HexColour;
  caution?: HexColour;
  critical?: HexColour;
  info?: HexColour;
  /**
   * The grey that grounds and borders are tinted with.
   */
  neutral?: HexColour;
  /**
   * Corner radius in pixels.
   */
  radius?: number;
}
/**
 * Who may register by themselves; without it, registration is off: there is no link and no page. Never in a white-label brand.
 */
export interface BrandRegistration {
  /**
   * The entity of a business that registers.
   */
  entity: Entity;
  countries: RegistrationCountries;
  phone_number: RequestedPhone;
  /**
   * Partners whose businesses register at an address of their own, /register/partner/<id>, which nothing links to.
   *
   * @minItems 1
   */
  partners?: RegistrationPartner[];
}
/**
 * One partner.
 */
export interface RegistrationPartner {
  id: DeclaredId;
  /**
   * The name people see.
   */
  name: string;
  countries: RegistrationCountries;
  phone_number: RequestedPhone;
  /**
   * Feature flags that such a business has from the start.
   */
  flags?: FlagName[];
}
/**
 * What a pack may do to a resource.
 */
export interface ResourcePatch {
  hide?: true;
  label?: LocaleKey;
  guard?: Guard;
  columns?: {
    [k: string]: ColumnPatch;
  };
  /**
   * By field, or `search`.
   */
  filters?: {
    [k: string]: ItemPatch;
  };
  /**
   * By id.
   */
  segments?: {
    [k: string]: ItemPatch;
  };
  tabs?: {
    [k: string]: ItemPatch;
  };
  actions?: {
    [k: string]: ItemPatch;
  };
  /**
   * @minItems 1
   */
  add_columns?: AddedColumn[];
}
/**
 * Who may have this. Keys AND, values OR; an unknown fact keeps it closed, under `not` too.
 */
export interface Guard {
  /**
   * Every signed-in user. Explicit; cannot be combined with another key.
   */
  anyone?: true;
  /**
   * The person has at least one of these permissions.
   *
   * @minItems 1
   */
  permission?: Permission[];
  /**
   * The business operates in one of these countries.
   *
   * @minItems 1
   */
  country?: Country[];
  /**
   * The business belongs to one of these brands.
   *
   * @minItems 1
   */
  brand?: BrandName[];
  /**
   * The business belongs to a brand of one of these kinds (`kind` of brands/<brand>/brand.yaml): one that comes later as well.
   *
   * @minItems 1
   */
  brand_kind?: BrandKind[];
  /**
   * The business belongs to one of these legal entities.
   *
   * @minItems 1
   */
  entity?: Entity[];
  /**
   * The person works in one of these environments.
   *
   * @minItems 1
   */
  environment?: Environment[];
  /**
   * At least one of these feature flags is on for the business.
   *
   * @minItems 1
   */
  flag?: FlagName[];
  /**
   * The business is at least one of these kinds of account.
   *
   * @minItems 1
   */
  account?: Account[];
  /**
   * The business has one of these go-live statuses.
   *
   * @minItems 1
   */
  status?: GoLiveStatus[];
  /**
   * At least one of these pages is excluded for the business; usually found under `not`.
   *
   * @minItems 1
   */
  excluded_page?: ExcludedPage[];
  /**
   * true: only our own staff. false: only people who are not.
   */
  internal?: boolean;
  not?: Guard;
  /**
   * At least one of these guards is open.
   *
   * @minItems 2
   */
  any?: Guard[];
  /**
   * Every one of these guards is open; for two demands on the same fact.
   *
   * @minItems 2
   */
  all?: Guard[];
}
/**
 * What a pack may do to a column.
 */
export interface ColumnPatch {
  hide?: true;
  label?: LocaleKey;
  guard?: Guard;
  /**
   * Place it after this column.
   */
  after?: FieldName;
}
/**
 * What a pack may do to a thing with an id.
 */
export interface ItemPatch {
  hide?: true;
  label?: LocaleKey;
  guard?: Guard;
}
/**
 * A column that the pack adds.
 */
export interface AddedColumn {
  column: Column;
  after?: FieldName;
}
/**
 * Plain text.
 */
export interface TextColumn {
  /**
   * Plain text.
   */
  type: 'text';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * A button copies the value. Default false.
   */
  copy?: boolean;
  /**
   * Set in fixed-width digits, for references. Default false.
   */
  mono?: boolean;
  mask?: Mask;
  tone?: ToneChoice;
  /**
   * upper and lower show the text in capitals or in small letters; month shows 2026-10 as Oct 2026; percent shows 1.5 as 1.5%; colour shows a swatch before a code such as #31B1EE. Default: as it is.
   */
  format?: 'upper' | 'lower' | 'month' | 'colour' | 'percent';
  /**
   * For names of people: shows their initials before it, in one of five colours. Default false.
   */
  avatar?: boolean;
  means?: Meaning;
}
/**
 * Hides all but the end of the value. The server hides it: the whole value never reaches the browser. The list cannot be sorted by it.
 */
export interface Mask {
  /**
   * How many characters at the end stay readable. A value no longer than this is hidden whole.
   */
  keep: number;
}
/**
 * A tone for records of which something is true.
 */
export interface ToneRule {
  tone: Tone;
  /**
   * An expression that is true or false, such as status = 'PENDING' and amount > 1000000.
   */
  when: Expression;
}
/**
 * What the text is, by the value of another field of the record. Where that has a value which is not named, it is shown as text.
 */
export interface Meaning {
  /**
   * The field of this record, an enum, that says what the text is.
   */
  by: FieldName;
  money?: MeaningValues;
  country?: MeaningValues1;
  number?: MeaningValues2;
}
/**
 * A whole or decimal number, grouped for the person's language.
 */
export interface NumberColumn {
  /**
   * A whole or decimal number, grouped for the person's language.
   */
  type: 'number';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * How many decimals are shown, rounded. Default: those that there are.
   */
  decimals?: number;
  tone?: ToneChoice;
  /**
   * percent shows 0.015 as 1.5%. Default: as it is.
   */
  format?: 'percent';
}
/**
 * An amount: a decimal string with the currency of the record field that the record schema names.
 */
export interface MoneyColumn {
  /**
   * An amount: a decimal string with the currency of the record field that the record schema names.
   */
  type: 'money';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Show a plus before what came in. Default false.
   */
  sign?: boolean;
  tone?: ToneChoice;
  /**
   * compact shortens thousands, millions and billions, as figures on the home screen are. Default: the whole amount.
   */
  format?: 'compact';
}
/**
 * A day in the person's time zone.
 */
export interface DateColumn {
  /**
   * A day in the person's time zone.
   */
  type: 'date';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  tone?: ToneChoice;
  /**
   * short leaves the year out; long adds the weekday, and seconds to a time. Default: day, month and year.
   */
  format?: 'short' | 'long';
}
/**
 * A moment in the person's time zone.
 */
export interface DatetimeColumn {
  /**
   * A moment in the person's time zone.
   */
  type: 'datetime';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  tone?: ToneChoice;
  /**
   * short leaves the year out; long adds the weekday, and seconds to a time. Default: day, month and year.
   */
  format?: 'short' | 'long';
}
/**
 * A moment as people say it, such as 5 minutes ago; the exact moment shows on pointing at it.
 */
export interface RelativeTimeColumn {
  /**
   * A moment as people say it, such as 5 minutes ago; the exact moment shows on pointing at it.
   */
  type: 'relative-time';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  tone?: ToneChoice;
}
/**
 * A status from the record schema's enum: label and tone.
 */
export interface StatusColumn {
  /**
   * A status from the record schema's enum: label and tone.
   */
  type: 'status';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * Status to tone; a status left out is neutral.
   */
  tones?: {
    [k: string]: Tone;
  };
}
/**
 * A value from the record schema's enum, shown by its label.
 */
export interface EnumColumn {
  /**
   * A value from the record schema's enum, shown by its label.
   */
  type: 'enum';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  tone?: ToneChoice;
  /**
   * Shows a description below each value: the texts `values.<record>.<field>.<VALUE>_DESCRIPTION`. Default false.
   */
  explained?: boolean;
}
/**
 * How far something has come: the step that it is at, among the ordered steps of its kind. Earlier steps are done and later ones to come; a value that is no step is shown by its label.
 */
export interface StepsColumn {
  /**
   * How far something has come, among the ordered steps of its kind.
   */
  type: 'steps';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * The field of this record, an enum, that says which kind it is.
   */
  by: FieldName;
  /**
   * The steps of each kind, in order, by the value of `by`.
   */
  steps: {
    [k: string]: StepList;
  };
  /**
   * The moment at which the last step is expected, shown there until it is reached.
   */
  estimate?: FieldName;
  /**
   * Shows a description below the current step, such as who goes on: the texts `values.<record>.<field>.<VALUE>_DESCRIPTION`. Default false.
   */
  explained?: boolean;
  /**
   * The steps of every kind that `steps` does not name.
   */
  others?: StepList;
}
/**
 * Yes or no.
 */
export interface BooleanColumn {
  /**
   * Yes or no.
   */
  type: 'boolean';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  tone?: ToneChoice;
  /**
   * What is said for yes; without it, yes.
   */
  yes?: LocaleKey;
  /**
   * What is said for no; without it, no.
   */
  no?: LocaleKey;
}
/**
 * A country code, shown by its name.
 */
export interface CountryColumn {
  /**
   * A country code, shown by its name.
   */
  type: 'country';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  tone?: ToneChoice;
}
/**
 * An address as one text, from the street to the widest area with the postal code. The field is an object as a form's address field has it.
 */
export interface AddressColumn {
  /**
   * An address as one text, from the street to the widest area with the postal code. The field is an object as a form's address field has it.
   */
  type: 'address';
  field: FieldName;
  label?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
}
/**
 * A kind of record, such as payment-link, shown by what people call it: the words under records.
 */
export interface RecordKindColumn {
  /**
   * A kind of record, such as payment-link, shown by what people call it: the words under records.
   */
  type: 'record-kind';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  tone?: ToneChoice;
}
/**
 * A bank by its code: its name with a small mark. A code that is not known shows as it is.
 */
export interface BankColumn {
  /**
   * A bank by its code: its name with a small mark. A code that is not known shows as it is.
   */
  type: 'bank';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  tone?: ToneChoice;
}
/**
 * A way to pay by its code (bank, wallet, outlet, card network): its name with a small mark. A code that is not known shows as it is.
 */
export interface ChannelColumn {
  /**
   * A way to pay by its code (bank, wallet, outlet, card network): its name with a small mark. A code that is not known shows as it is.
   */
  type: 'channel';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  tone?: ToneChoice;
}
/**
 * A card number: only its first six and last four digits leave the server.
 */
export interface MaskedCardColumn {
  /**
   * A card number: only its first six and last four digits leave the server.
   */
  type: 'masked-card';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * The field of this record that holds the card network.
   */
  brand?: FieldName;
}
/**
 * An e-mail address.
 */
export interface EmailColumn {
  /**
   * An e-mail address.
   */
  type: 'email';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * A button copies the value. Default false.
   */
  copy?: boolean;
  mask?: Mask;
  tone?: ToneChoice;
}
/**
 * A phone number in international form.
 */
export interface PhoneColumn {
  /**
   * A phone number in international form.
   */
  type: 'phone';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * A button copies the value. Default false.
   */
  copy?: boolean;
  mask?: Mask;
  tone?: ToneChoice;
}
/**
 * A web address. Only http and https addresses become links, which open in a new tab; anything else stays text.
 */
export interface LinkColumn {
  /**
   * A web address. Only http and https addresses become links, which open in a new tab; anything else stays text.
   */
  type: 'link';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * A button copies the value. Default false.
   */
  copy?: boolean;
}
/**
 * A picture from our own address; anything else shows as text.
 */
export interface ImageColumn {
  /**
   * A picture from our own address; anything else shows as text.
   */
  type: 'image';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * The field of this record that says in words what the picture shows.
   */
  alt?: FieldName;
}
/**
 * A text as the QR code that holds it, to be scanned off the screen or kept as a picture. In a list it is `hidden`: an export has the text.
 */
export interface QrCodeColumn {
  /**
   * A text as the QR code that holds it.
   */
  type: 'qr-code';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * A button copies the value. Default false.
   */
  copy?: boolean;
}
/**
 * A list of short words, each as a chip. The field holds a list of texts.
 */
export interface TagsColumn {
  /**
   * A list of short words, each as a chip. The field holds a list of texts.
   */
  type: 'tags';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * Where the field holds a list of things: which of their values is the word. Without it, a list of words.
   */
  name?: string;
  /**
   * Up to four are named; of more, the first three and how many others there are. Default false.
   */
  abbreviate?: boolean;
}
/**
 * The name of a record of another resource, linked where the person may open it.
 */
export interface RelationColumn {
  /**
   * The name of a record of another resource, linked where the person may open it.
   */
  type: 'relation';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
  /**
   * The resource of the other record. Without it, the prefix of the id decides: for fields that hold ids of records of many kinds.
   */
  resource?: ResourceName;
  /**
   * Of the id of this record: the resources whose records hold it, in the order looked through. The first record found is shown.
   *
   * @minItems 1
   */
  from?: RelationSource[];
  /**
   * Whether a detail names the other record's kind below its name, for an id that may be of several kinds. A relation with `from` always does.
   */
  show_kind?: boolean;
  /**
   * The field of this record that holds the other's name. Default: the other record's title, read with this one.
   */
  text?: FieldName;
}
/**
 * A resource whose records hold the id of this one.
 */
export interface RelationSource {
  resource: ResourceName;
  /**
   * The other record's field that holds this record's id, which an index begins with.
   */
  foreign_key: FieldName;
}
/**
 * An uploaded file by its name, kind and size, which opens or downloads it. The field holds the id of a file.
 */
export interface FileColumn {
  /**
   * An uploaded file by its name, kind and size, which opens or downloads it. The field holds the id of a file.
   */
  type: 'file';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * A JPEG or PNG is shown as a picture above its name.
   */
  picture?: true;
}
/**
 * What a report is of, as reports keep it: the list by its name, and the columns that the report has.
 */
export interface ExportedListColumn {
  /**
   * What a report is of, as reports keep it: the list by its name, and the columns that the report has.
   */
  type: 'exported-list';
  field: FieldName;
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
}
/**
 * A small structured value, shown as indented text on detail screens, or, of an array whose `items` are named, each of its objects as a line of labelled values. In a list it is `hidden`: an export has it as JSON.
 */
export interface JsonColumn {
  /**
   * A small structured value, shown as indented text on detail screens, or, of an array whose `items` are named, each of its objects as a line of labelled values. In a list it is `hidden`: an export has it as JSON.
   */
  type: 'json';
  field: FieldName;
  /**
   * What is shown of each object of an array, in order; without it the value is shown as JSON.
   *
   * @minItems 1
   */
  items?: JsonItem[];
  label?: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * People may sort the list by this field; the record schema must name an index for it. Default false.
   */
  sortable?: boolean;
}
export interface JsonItem {
  /**
   * How the value is shown.
   */
  type: 'text' | 'number' | 'money' | 'email' | 'phone' | 'enum' | 'country';
  /**
   * A key of the objects; its label is `fields.<record>.<array>.<key>`.
   */
  field: string;
  /**
   * money: the field of the record with the currency. Without it amounts are in the currency of the business.
   */
  currency?: string;
}
/**
 * A value that is computed from others of the record. It cannot be sorted or filtered by, and is hidden from people who may not see one of the fields that it reads.
 */
export interface ComputedColumn {
  /**
   * A value that is computed from others of the record. It cannot be sorted or filtered by, and is hidden from people who may not see one of the fields that it reads.
   */
  type: 'computed';
  /**
   * A new name for the value, which no field of the record has.
   */
  field: FieldName;
  label: LocaleKey;
  help?: LocaleKey;
  guard?: Guard;
  /**
   * Offered in the column choice, not shown until chosen. Default false.
   */
  hidden?: boolean;
  width?: ColumnWidth;
  align?: ColumnAlign;
  /**
   * The words shown where there is no value. Default: a dash.
   */
  empty?: LocaleKey;
  /**
   * The type of column that the value is shown as. A text that is a value of an enum field in the expression is shown by its words.
   */
  as: 'text' | 'number' | 'money' | 'boolean' | 'date' | 'datetime' | 'relative-time';
  expression: Expression;
  tone?: ToneChoice;
  /**
   * How many decimals are shown, rounded. Default: those that there are.
   */
  decimals?: number;
  /**
   * Show a plus before what came in. Default false.
   */
  sign?: boolean;
  /**
   * How the value is written: one of the formats of the type that it is shown as.
   */
  format?: 'upper' | 'lower' | 'percent' | 'compact' | 'short' | 'long';
}
/**
 * What people read and can do when something fails, by error_code. Every code of the API that is not here says errors.<code> inline. config/errors.yaml.
 */
export interface ErrorsFile {
  version: ConfigVersion;
  /**
   * @minItems 1
   */
  errors: ErrorDeclaration[];
}
/**
 * One code. Its words are those of the first variant that is open, else its own.
 */
export interface ErrorDeclaration {
  code: ErrorName;
  /**
   * A short title; without it, the title names what could not be done.
   */
  title?: LocaleKey;
  /**
   * What happened and what to do; %{code} is the code, %{seconds} how long to wait. errors.<code> if left out.
   */
  text: LocaleKey;
  /**
   * What people can do; nothing if left out.
   */
  do: ErrorRemedy;
  /**
   * Where it shows; where it happened (inline) if left out.
   */
  show: ErrorPlace;
  /**
   * Other words for some; the first that is open wins.
   *
   * @minItems 1
   */
  variants?: ErrorVariant[];
}
/**
 * Other words.
 */
export interface ErrorVariant {
  guard: Guard;
  title?: LocaleKey;
  text?: LocaleKey;
}
/**
 * Feature flags, switched per business. config/flags.yaml.
 */
export interface FlagsFile {
  version: ConfigVersion;
  flags: FlagDeclaration[];
}
/**
 * One flag. Only our own staff read these words.
 */
export interface FlagDeclaration {
  id: DeclaredId;
  /**
   * What staff call it.
   */
  label: string;
  /**
   * What it switches on.
   */
  description: string;
  /**
   * Whether it is on for a business that has not been switched either way.
   */
  default: boolean;
  /**
   * The team that switches it and takes it out when it is no longer needed.
   */
  owner: string;
  /**
   * People who may switch it for themselves, in this business. Their choice counts while this is open.
   */
  chosen_by?: Guard;
}
/**
 * The JSON Schema of a form's values: schemas/forms/<name>.schema.json. The part of draft-07 that is bounded in size and time.
 */
export interface FormValues {
  /**
   * The dialect.
   */
  $schema: 'http://json-schema.org/draft-07/schema#';
  /**
   * Ends in the file's name.
   */
  $id: string;
  /**
   * The name of the TypeScript type of the values, such as CustomerForm.
   */
  title: string;
  /**
   * What the value is, for those who read the schema.
   */
  description?: string;
  type: 'object';
  /**
   * What is not named here is refused.
   */
  additionalProperties: false;
  /**
   * What is required of people who have the field.
   */
  required?: string[];
  /**
   * What may be filled in.
   */
  properties: {
    [k: string]: FormValue;
  };
}
/**
 * Text. Its length is bounded by maxLength, enum or format.
 */
export interface TextValue {
  type: 'string';
  /**
   * What the value is, for those who read the schema.
   */
  description?: string;
  /**
   * The only values that are allowed.
   *
   * @minItems 1
   */
  enum?: string[];
  /**
   * A list of values of config/names.yaml, in place of `enum`: a value that is added there is added here.
   */
  'x-values'?: ValueListName;
  /**
   * One of the values of `enum` or `x-values`, which the form of a new record begins with.
   */
  default?: string;
  /**
   * Its numbers are of another kind, such as an account's at a bank, and may look like a card's. Without it, a card's number is refused.
   */
  'x-own-numbers'?: true;
  /**
   * email; phone: E.164; decimal: an amount of major units; date: YYYY-MM-DD; file: the id of an uploaded file; relation: the id of a record; range: two days with a slash between them, or the name of a span; country: a two-letter code of ISO 3166-1; ip: an IPv4 or IPv6 address; ip_range: an address, or a range in CIDR notation.
   */
  format?: 'email' | 'phone' | 'decimal' | 'date' | 'file' | 'relation' | 'range' | 'country' | 'ip' | 'ip_range';
  minLength?: number;
  maxLength?: number;
  /**
   * A regular expression from ^ to $ that takes linear time: no lookaround, no backreference, nothing repeated inside something repeated.
   */
  pattern?: string;
  /**
   * With a pattern: what is said of a text that does not match it, locale key form_errors.<x-words>. It says how the text is written.
   */
  'x-words'?: string;
  /**
   * With format decimal: the amount may be zero. Without it, an amount must be greater than zero.
   */
  'x-allows-zero'?: true;
  'x-formats'?: TextFormats;
}
/**
 * What the text has to be for some, by name: a text field says under `variants` who has which. Its keys replace those beside it.
 */
export interface TextFormats {
  [k: string]: TextFormat;
}
/**
 * What the text has to be.
 */
export interface TextFormat {
  /**
   * What the value is, for those who read the schema.
   */
  description?: string;
  minLength?: number;
  maxLength: number;
  /**
   * A regular expression from ^ to $ that takes linear time: no lookaround, no backreference, nothing repeated inside something repeated.
   */
  pattern: string;
  /**
   * With a pattern: what is said of a text that does not match it, locale key form_errors.<x-words>. It says how the text is written.
   */
  'x-words': string;
}
/**
 * A number.
 */
export interface NumberValue {
  type: 'number';
  /**
   * What the value is, for those who read the schema.
   */
  description?: string;
  /**
   * The least that is allowed.
   */
  minimum: number;
  /**
   * The most that is allowed.
   */
  maximum: number;
}
/**
 * A whole number.
 */
export interface IntegerValue {
  type: 'integer';
  /**
   * What the value is, for those who read the schema.
   */
  description?: string;
  /**
   * The least that is allowed.
   */
  minimum: number;
  /**
   * The most that is allowed.
   */
  maximum: number;
}
/**
 * Yes or no.
 */
export interface BooleanValue {
  type: 'boolean';
  /**
   * What the value is, for those who read the schema.
   */
  description?: string;
  /**
   * It must be yes.
   */
  const?: true;
}
/**
 * Several values, at most maxItems.
 */
export interface ListValue {
  type: 'array';
  /**
   * What the value is, for those who read the schema.
   */
  description?: string;
  items: ListItem;
  minItems?: number;
  maxItems: number;
  /**
   * No value is in it twice.
   */
  uniqueItems?: true;
}
/**
 * Values that belong together.
 */
export interface GroupValue {
  type: 'object';
  /**
   * What the value is, for those who read the schema.
   */
  description?: string;
  /**
   * What is not named here is refused.
   */
  additionalProperties: false;
  /**
   * The properties that must be there.
   */
  required?: string[];
  /**
   * What each of them may be.
   */
  properties: {
    [k: string]: FormPartValue;
  };
}
/**
 * The fields of one form: order, texts and who has them. config/forms/<name>.yaml. The values are defined in schemas/forms/<name>.schema.json; browser and server validate by both.
 */
export interface FormFile {
  version: ConfigVersion;
  /**
   * Name of the form; equals the file's name, and that of its schema. The file's name if left out.
   */
  form: DeclaredId;
  /**
   * In the order shown; one without an open field is left out. A map from the id of each section to its fields, each headed by <words>.section_<id> or sections.<id> where there is such a text, or a list of whole sections.
   *
   * @minItems 1
   */
  sections: FormSection[];
  preview?: Preview;
  /**
   * Divides a long form into steps, which are filled in one after another and reviewed before the form is sent. Each section is in one step. What is filled in is kept on the server, for all who may send the form.
   *
   * @minItems 2
   * @maxItems 12
   */
  steps?: FormStep[];
  /**
   * What has to hold between fields. A rule about a field that is closed to a person does not apply to them.
   *
   * @minItems 1
   */
  rules?: FormRule[];
}
/**
 * Fields under a heading.
 */
export interface FormSection {
  id: DeclaredId;
  /**
   * The heading.
   */
  label?: LocaleKey;
  /**
   * A line below the heading.
   */
  help?: LocaleKey;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Guard of all fields of the section.
   */
  guard?: Guard;
  /**
   * Shown only while other fields have these values.
   */
  when?: FormCondition;
  fields: FormFields;
}
/**
 * What is different for some.
 */
export interface FormVariant {
  /**
   * For whom it is so.
   */
  guard: Guard;
  /**
   * The line below it, in place of its own.
   */
  help?: LocaleKey;
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
 * A line of text.
 */
export interface TextFormField {
  type: 'text';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  /**
   * A password, PIN or code: hidden while typed, never kept in a draft, never shown again.
   */
  secret?: true;
  check?: FieldCheck;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: TextFormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * An outside service that checks the value while the form is filled in, and once it is sent. A value that the service rejects is not accepted; a check that is not answered keeps no person from sending the form. The record has its result in the fields <field>_check and <field>_problem, where it has them.
 */
export interface FieldCheck {
  /**
   * tax-number: the tax office, which knows the name of each number. website: whether it can be reached, and is not on the list of forbidden ones.
   */
  service: 'tax-number' | 'website';
  /**
   * The field of the form with the name that belongs to the number.
   */
  with?: FieldName;
}
/**
 * What is different for some.
 */
export interface TextFormVariant {
  /**
   * For whom it is so.
   */
  guard: Guard;
  /**
   * The line below it, in place of its own.
   */
  help?: LocaleKey;
  /**
   * The example inside the empty field, in place of its own.
   */
  placeholder?: LocaleKey;
  /**
   * What the text has to be: a name of `x-formats` of its value in the form's schema.
   */
  format?: string;
}
/**
 * Several lines of text, with a count of what may still be typed.
 */
export interface TextareaFormField {
  type: 'textarea';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  /**
   * How many lines are seen at once.
   */
  rows?: number;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * An e-mail address.
 */
export interface EmailFormField {
  type: 'email';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * A number that is digits only, such as that of an account. Spaces, dots and hyphens between them are left out of what is typed, pasted or read from a file.
 */
export interface DigitsFormField {
  type: 'digits';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  check?: FieldCheck;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: TextFormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * A phone number with its country code, such as +628123456789. What is typed in the habit of the business's country is understood.
 */
export interface PhoneFormField {
  type: 'phone';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * An amount in the currency of the business: digits only, grouped as that currency is, no decimals in rupiah, at most 999,999,999,999.
 */
export interface MoneyFormField {
  type: 'money';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  up_to?: AmountLimit;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
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
/**
 * A number.
 */
export interface NumberFormField {
  type: 'number';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * A day.
 */
export interface DateFormField {
  type: 'date';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
  /**
   * Days before today are refused.
   */
  min?: 'today';
  /**
   * Days after today are refused.
   */
  max?: 'today';
}
/**
 * One of several values, from a list that opens.
 */
export interface SelectFormField {
  type: 'select';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  values?: OfferedOptions;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * The value is that of the record in the field of the same name, or the one that the operation begins the form with, which the form shows and cannot change: other fields depend on it.
   */
  of_record?: true;
  /**
   * Only the reasons of the kind of review that the action is for are offered and taken.
   */
  of_review?: true;
  /**
   * Only payment methods of this category, or of any, that are live for the business are offered and taken: the values are their channels.
   */
  live?: 'BANK_TRANSFER' | 'RETAIL_OUTLET' | 'EWALLET' | 'DIRECT_DEBIT' | 'PAY_LATER' | 'ANY';
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * Values that are offered to some.
 */
export interface OfferedGroup {
  /**
   * In the order shown.
   *
   * @minItems 1
   */
  values: string[];
  /**
   * Who is offered them. A value of several groups is offered to anyone who matches one of them.
   */
  guard: Guard;
}
/**
 * One of a few values, all in sight.
 */
export interface RadioFormField {
  type: 'radio';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  values?: OfferedOptions;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * Any of several values.
 */
export interface MultiSelectFormField {
  type: 'multi-select';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  values?: OfferedOptions;
  /**
   * Only payment methods of this category, or of any, that are live for the business are offered and taken: the values are their channels.
   */
  live?: 'BANK_TRANSFER' | 'RETAIL_OUTLET' | 'EWALLET' | 'DIRECT_DEBIT' | 'PAY_LATER' | 'ANY';
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * Yes or no.
 */
export interface CheckboxFormField {
  type: 'checkbox';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * A country.
 */
export interface CountryFormField {
  type: 'country';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * An address: its areas over four levels, from GET /api/areas, its postal code, and the line with street and number. Where neither key names a country, it is in the country of the business.
 */
export interface AddressFormField {
  type: 'address';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * The country that it is in.
   */
  country?: 'ID' | 'PH';
  /**
   * In place of country: the country or select field of the same form that says which country it is in.
   */
  country_field?: FieldName;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * Short words, each on its own.
 */
export interface TagsFormField {
  type: 'tags';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * A record of another resource, which is found by typing. People who may not open that resource do not have the field.
 */
export interface RelationFormField {
  type: 'relation';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  /**
   * The resource that the record is picked from; its list needs a search filter.
   */
  resource: ResourceName;
  fills?: RelationFills;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * Which fields of the form take which fields of the picked record, where they are empty or hold those of the record that was picked before.
 */
export interface RelationFills {
  [k: string]: FieldName;
}
/**
 * Two days, or one of the spans that are offered. The value is `from/to`, both days included, or the name of the span, which means the days that it has when the form is sent.
 */
export interface DateRangeFormField {
  type: 'date-range';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * The spans that are offered besides two days of one's own.
   *
   * @minItems 1
   */
  presets: RangePreset[];
  /**
   * The most days that it may have, both ends counted. A note shows it.
   */
  max_days: number;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * Several e-mail addresses, each on its own; at most as many as maxItems of the schema says.
 */
export interface EmailsFormField {
  type: 'emails';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * One of the lists that the person may export. Opened from a list, it has what that list shows: its filters, order and columns.
 */
export interface ExportedListFormField {
  type: 'exported-list';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * A file, which is uploaded as soon as it is chosen.
 */
export interface FileFormField {
  type: 'file';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * image: JPEG or PNG up to 1 MB. picture: JPEG or PNG up to 10 MB. document: JPEG, PNG or PDF up to 8 MB. rows: CSV up to 5 MB.
   */
  accept: 'image' | 'picture' | 'document' | 'rows';
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * Several of the same, which a person adds, removes and moves.
 */
export interface ListFormField {
  type: 'list';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * The fields of each, in order.
   *
   * @minItems 1
   */
  fields: FormPart[];
  /**
   * The words on the button that adds one.
   */
  add: LocaleKey;
  /**
   * What one of them is called; %{number} counts them from 1.
   */
  item: LocaleKey;
  /**
   * The amount of each that is added up, above the rows.
   */
  total?: FieldName;
  /**
   * sending: the fee and tax of sending each are shown beside the total.
   */
  charges?: 'sending';
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
  /**
   * Its rows can be filled from a CSV file whose first line names the columns; what is wrong with a row is said at the row, where it is put right.
   */
  file?: true;
  /**
   * The text field of the same form that gets the name of the file, where a file fills the rows.
   */
  file_name?: FieldName;
}
/**
 * A line of text. Inside a list or group.
 */
export interface TextFormPart {
  type: 'text';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  /**
   * A password, PIN or code: hidden while typed, never kept in a draft, never shown again.
   */
  secret?: true;
}
/**
 * Several lines of text, with a count of what may still be typed. Inside a list or group.
 */
export interface TextareaFormPart {
  type: 'textarea';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  /**
   * How many lines are seen at once.
   */
  rows?: number;
}
/**
 * An e-mail address. Inside a list or group.
 */
export interface EmailFormPart {
  type: 'email';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
}
/**
 * A number that is digits only, such as that of an account. Spaces, dots and hyphens between them are left out of what is typed, pasted or read from a file. Inside a list or group.
 */
export interface DigitsFormPart {
  type: 'digits';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
}
/**
 * A phone number with its country code, such as +628123456789. What is typed in the habit of the business's country is understood. Inside a list or group.
 */
export interface PhoneFormPart {
  type: 'phone';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
}
/**
 * An amount in the currency of the business: digits only, grouped as that currency is, no decimals in rupiah, at most 999,999,999,999. Inside a list or group.
 */
export interface MoneyFormPart {
  type: 'money';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
}
/**
 * A number. Inside a list or group.
 */
export interface NumberFormPart {
  type: 'number';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
}
/**
 * A day. Inside a list or group.
 */
export interface DateFormPart {
  type: 'date';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * Days before today are refused.
   */
  min?: 'today';
  /**
   * Days after today are refused.
   */
  max?: 'today';
}
/**
 * One of several values, from a list that opens. Inside a list or group.
 */
export interface SelectFormPart {
  type: 'select';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  values?: OfferedOptions;
}
/**
 * Yes or no. Inside a list or group.
 */
export interface CheckboxFormPart {
  type: 'checkbox';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
}
/**
 * A country. Inside a list or group.
 */
export interface CountryFormPart {
  type: 'country';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
}
/**
 * A record of another resource, which is found by typing. People who may not open that resource do not have the field. Inside a list or group.
 */
export interface RelationFormPart {
  type: 'relation';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * An example inside the empty field.
   */
  placeholder?: LocaleKey;
  /**
   * The resource that the record is picked from; its list needs a search filter.
   */
  resource: ResourceName;
}
/**
 * Values that belong together.
 */
export interface GroupFormField {
  type: 'group';
  /**
   * The property of the form's values; schemas/forms/<form>.schema.json defines its values.
   */
  field: FieldName;
  /**
   * The words above it, where they are not forms.<form>.<field>.
   */
  label?: LocaleKey;
  /**
   * A line below it that says what is meant.
   */
  help?: LocaleKey;
  /**
   * half: is placed next to its neighbour if there is room.
   */
  width?: 'full' | 'half';
  /**
   * The fields of each, in order.
   *
   * @minItems 1
   */
  fields: FormPart[];
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Shown only while other fields have these values. A hidden field is not sent, and is rejected when it is.
   */
  when?: FormCondition;
  /**
   * Who has the field. For everybody else it does not exist: it is not sent to the browser, and the server rejects it.
   */
  guard?: Guard;
}
/**
 * Sections that are filled in together.
 */
export interface FormStep {
  id: DeclaredId;
  /**
   * Its name in the list of steps; <words>.step_<id> if left out.
   */
  label: LocaleKey;
  /**
   * The ids of its sections. They are shown in the order of the form.
   *
   * @minItems 1
   */
  sections: DeclaredId[];
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
 * A section that is written under its id.
 */
export interface NamedFormSection {
  /**
   * The heading.
   */
  label?: LocaleKey;
  /**
   * A line below the heading.
   */
  help?: LocaleKey;
  /**
   * What is different for some; the first that is open counts.
   *
   * @minItems 1
   */
  variants?: FormVariant[];
  /**
   * Guard of all fields of the section.
   */
  guard?: Guard;
  /**
   * Shown only while other fields have these values.
   */
  when?: FormCondition;
  fields: FormFields;
}
/**
 * The terms that texts use, and the words that they avoid. `npm run check` reports avoided words in locales/ and in brand packs. locales/glossary.yaml.
 */
export interface GlossaryFile {
  version: ConfigVersion;
  /**
   * One entry per concept.
   */
  terms: GlossaryTerm[];
  /**
   * Words to avoid that belong to no concept, by language.
   */
  style: {
    en: GlossaryStyleRules;
    id: GlossaryStyleRules;
  };
}
export interface GlossaryTerm {
  concept: DeclaredId;
  /**
   * What the concept is, where the term alone does not say it.
   */
  note?: string;
  en: GlossaryWording;
  id: GlossaryWording;
}
/**
 * A concept in one language.
 */
export interface GlossaryWording {
  /**
   * The term to use.
   */
  term: string;
  /**
   * Other forms of the term, such as its plural.
   */
  forms?: GlossaryWords;
  /**
   * Words that no text uses.
   */
  avoid?: GlossaryWords;
  /**
   * Terms of other concepts: avoided where the English text of the same key uses this concept's term.
   */
  not?: GlossaryWords;
}
export interface GlossaryStyleRule {
  avoid: GlossaryWords;
  /**
   * What to write instead.
   */
  use: string;
}
/**
 * The steps of a new user, with those already done. A page shows one by a block of type journey, the sidebar by an item with progress. config/journeys.yaml.
 */
export interface JourneysFile {
  version: ConfigVersion;
  journeys: JourneyDeclaration[];
}
/**
 * One journey.
 */
export interface JourneyDeclaration {
  id: DeclaredId;
  /**
   * If left out, journeys.<id>.title.
   */
  label: LocaleKey;
  /**
   * What it is for, in a sentence. If left out, journeys.<id>.text.
   */
  text: LocaleKey;
  /**
   * What the button to the next step says; without it, the step's label.
   */
  action?: LocaleKey;
  /**
   * Other words for some; the first that is open wins.
   *
   * @minItems 1
   */
  variants?: JourneyVariant[];
  guard: Guard;
  /**
   * In the order done.
   *
   * @minItems 1
   */
  steps: JourneyStep[];
}
/**
 * Other words.
 */
export interface JourneyVariant {
  guard: Guard;
  label?: LocaleKey;
  text?: LocaleKey;
  action?: LocaleKey;
}
/**
 * One step. It is done when the server says so.
 */
export interface JourneyStep {
  id: DeclaredId;
  /**
   * If left out, journeys.<journey>.<id>.
   */
  label: LocaleKey;
  /**
   * What to do, in a sentence. If left out, journeys.<journey>.<id>_text.
   */
  text: LocaleKey;
  /**
   * Where it is done; without it, or where that is closed, the step is shown without a link.
   */
  to?: RouteTarget;
  /**
   * The resource with one record whose checklist is shown below the step until it is done.
   */
  checklist?: ResourceName;
  done: SetupFact;
  /**
   * The business waits for it and does nothing itself; it does not count among the steps left.
   */
  automatic?: true;
  guard?: Guard;
}
/**
 * Numbers of the product. config/limits.yaml.
 */
export interface LimitsFile {
  version: ConfigVersion;
  list: ListLimits;
  session: SessionLimits;
  team: TeamLimits;
  requests: RequestLimits;
  sign_in: SignInLimits;
  password: PasswordLimits;
  mailed_links: MailedLinkLimits;
  payments: PaymentLimits;
  channels?: ChannelsLimits;
  opening_balance?: OpeningBalances;
  settlement?: SettlementRules;
  recurring: RecurringLimits;
  actions: ActionLimits;
  uploads: UploadLimits;
  confirmation: ConfirmationLimits;
}
/**
 * Lists.
 */
export interface ListLimits {
  /**
   * Rows a page, the first is the default.
   *
   * @minItems 1
   */
  page_sizes: number[];
  /**
   * Counts are exact up to this many records, then shown as this many and a plus.
   */
  count_cap: number;
  /**
   * Characters before a search begins.
   */
  search_minimum: number;
  /**
   * Views of one list that a person may keep for themselves.
   */
  saved_views: number;
  /**
   * Views of one list that a business may share.
   */
  shared_views: number;
}
/**
 * Sessions, in seconds.
 */
export interface SessionLimits {
  /**
   * Lifetime of an access token.
   */
  access_token_seconds: number;
  /**
   * Lifetime of a refresh token.
   */
  refresh_token_seconds: number;
  /**
   * How long before its end an access token is renewed.
   */
  refresh_early_seconds: number;
  /**
   * How long a refresh token that was used is taken once more, for tabs that ask at the same moment. Later it ends the session.
   */
  refresh_grace_seconds: number;
  /**
   * How long a person stays signed in at most, however busy they are.
   */
  longest_seconds: number;
  /**
   * How long after the last thing that a person did they are signed out, in milliseconds.
   */
  idle_milliseconds: number;
  card_data: CardDataLimits;
}
/**
 * Screens with card data are left alone for a shorter time.
 */
export interface CardDataLimits {
  /**
   * How long after the last thing that a person did with one of these they are signed out, in milliseconds.
   */
  idle_milliseconds: number;
  /**
   * The resources that show card data.
   */
  resources: ResourceName[];
}
/**
 * Asking people to join a business.
 */
export interface TeamLimits {
  /**
   * How many days the link of an invitation is good for.
   */
  invitation_days: number;
  /**
   * How many pending invitations a business may have.
   */
  pending_invitations: number;
  /**
   * Seconds before an invitation may be sent again.
   */
  resend_seconds: number;
}
/**
 * The number of API requests per minute. Every process of the deployment counts separately. Responses above the limit have Retry-After.
 */
export interface RequestLimits {
  /**
   * Requests from one address, signed in or not. A whole office may share one.
   */
  address_per_minute: number;
  /**
   * Requests by one person, or by one key.
   */
  account_per_minute: number;
  /**
   * Requests in one business, by all its people and keys.
   */
  business_per_minute: number;
}
/**
 * Guessing passwords, and the tokens that another site of ours signs people in with.
 */
export interface SignInLimits {
  /**
   * Sign-ins a minute from one address.
   */
  tries_per_minute: number;
  /**
   * Wrong passwords for one e-mail that lock it, known or not. Each browser and network that its person has signed in with has a count of its own; all others share one.
   */
  wrong_tries: number;
  /**
   * How long it stays locked the first time, in seconds; each time after that for twice as long, until a right password or the mailed link.
   */
  lock_seconds: number;
  /**
   * How long it stays locked at most, in seconds.
   */
  longest_lock_seconds: number;
  /**
   * Wrong passwords from one address before it has to wait, whomever they were for.
   */
  address_tries: number;
  /**
   * How long until such an address has one try more, in seconds.
   */
  address_refill_seconds: number;
  new_device: NewDevice;
  /**
   * How long a one-time token that signs a person in is good for, in seconds.
   */
  token_seconds: number;
  /**
   * What may send people here with such a token: the `source` of the address.
   */
  token_sources: string[];
}
/**
 * Passwords.
 */
export interface PasswordLimits {
  /**
   * Former passwords that a person may not take again, beside the one they have.
   */
  remembered: number;
  /**
   * How many days a password is good for; left out, it never expires.
   */
  days?: number;
}
/**
 * Links that are mailed on request, before sign-in.
 */
export interface MailedLinkLimits {
  /**
   * How long the link to a new password is good for, in seconds.
   */
  password_seconds: number;
  /**
   * How long the link that unlocks a person is good for, in seconds.
   */
  unlock_seconds: number;
  /**
   * How long the link that confirms an e-mail is good for, and what was entered to register is kept, in seconds.
   */
  confirm_seconds: number;
  /**
   * How long before the same can be requested again, in seconds.
   */
  resend_seconds: number;
  /**
   * How often one e-mail can be requested before the wait is longer, which protects mailboxes from floods.
   */
  mails: number;
  /**
   * How often the link of one payout is mailed to its recipient.
   */
  payout_mails: number;
  /**
   * How long until it can be requested once more then, in seconds.
   */
  mail_refill_seconds: number;
  /**
   * How often one address can ask before it has to wait, for whomever.
   */
  address_mails: number;
  /**
   * How long until it can ask once more then, in seconds.
   */
  address_mail_refill_seconds: number;
}
/**
 * What a business may move. The first entry that is open wins; where none is, there is no limit.
 */
export interface PaymentLimits {
  /**
   * The most that a business accepts in a day of its own time zone.
   *
   * @minItems 1
   */
  accepted_per_day: DailyLimit[];
  /**
   * The most that a business sends in a day of its own time zone.
   *
   * @minItems 1
   */
  sent_per_day: DailyLimit[];
  /**
   * The least that a business withdraws at a time.
   *
   * @minItems 1
   */
  withdrawal_minimum?: DailyLimit[];
  /**
   * Days, of 24 hours, until a virtual account payment is the business's to use; 0 is at once.
   *
   * @minItems 1
   */
  virtual_account_settlement_days: SettlementDelay[];
}
/**
 * One value, for those for whom its guard is open; without a guard, for everybody else.
 */
export interface DailyLimit {
  /**
   * Whole units of the currency, not minor ones.
   */
  value: number;
  /**
   * The currency; payments in another have no limit.
   */
  currency: 'IDR' | 'PHP' | 'USD';
  guard?: Guard;
}
/**
 * One value, for those for whom its guard is open; without a guard, for everybody else.
 */
export interface SettlementDelay {
  /**
   * Days.
   */
  value: number;
  guard?: Guard;
}
/**
 * What payers may pay at once by the channels of a category, and for how long they can. Without an entry an amount has no bounds.
 */
export interface ChannelsLimits {
  VIRTUAL_ACCOUNT?: ChannelLimits;
  EWALLET?: ChannelLimits;
  CARD?: ChannelLimits;
  QR_CODE?: ChannelLimits;
  RETAIL_OUTLET?: ChannelLimits;
  DIRECT_DEBIT?: ChannelLimits;
  PAYLATER?: ChannelLimits;
}
/**
 * The limits of a category of channels, by currency.
 */
export interface ChannelLimits {
  IDR?: ChannelLimit;
  PHP?: ChannelLimit;
  USD?: ChannelLimit;
}
/**
 * The amounts of one payment, in whole units of the currency, and the lifetime of a payment request.
 */
export interface ChannelLimit {
  /**
   * The least that is paid at once.
   */
  minimum: number;
  /**
   * The most that is paid at once.
   */
  maximum: number;
  /**
   * How long a payment request can be paid; at retail outlets, unless the business has set its own.
   */
  hours: number;
}
/**
 * What a new business has in test mode before it is paid, by currency, in whole units. In a currency without an entry it has nothing.
 */
export interface OpeningBalances {
  IDR?: OpeningBalance;
  PHP?: OpeningBalance;
  USD?: OpeningBalance;
}
/**
 * When accepted money reaches the balance. Cards are paid out when their acquirer says; a category without an entry reaches the balance at once, and without rules all do.
 */
export interface SettlementRules {
  /**
   * The full hour at which settlements are paid out, in the time zone of the business.
   */
  hour: number;
  categories: SettlementCategories;
}
/**
 * The days by category of channels.
 */
export interface SettlementCategories {
  VIRTUAL_ACCOUNT?: SettlementRule;
  EWALLET?: SettlementRule;
  QR_CODE?: SettlementRule;
  RETAIL_OUTLET?: SettlementRule;
  DIRECT_DEBIT?: SettlementRule;
  PAYLATER?: SettlementRule;
}
/**
 * How long the channels of a category hold the money.
 */
export interface SettlementRule {
  /**
   * Days from Monday to Friday after the day of the payment.
   */
  days: number;
  /**
   * The full hour from which payments count for the next day, in the time zone of the business; 24: never.
   */
  cut_off: number;
}
/**
 * What recurring plans do when their day comes, and when a payment fails.
 */
export interface RecurringLimits {
  /**
   * The hour of the day, in the business's own time zone, at which payments of plans are requested.
   */
  due_hour: number;
  /**
   * How often a payment method on file is tried for one payment.
   */
  tries: number;
  /**
   * Hours between two tries. A try that would come after the plan's next payment is not made.
   */
  retry_hours: number;
  /**
   * Days that a payer has for an invoice or a link of a plan.
   */
  days_to_pay: number;
  /**
   * Failed payments in a row after which a plan is paused.
   */
  failures_until_pause: number;
}
/**
 * What people do to records.
 */
export interface ActionLimits {
  /**
   * How long what was done can be taken back, in seconds.
   */
  undo_seconds: number;
  /**
   * Most records that one action may be done to at once.
   */
  selection: number;
}
/**
 * What a business may upload in 24 hours, in each of its modes. An upload beyond it is refused until the oldest one is a day old.
 */
export interface UploadLimits {
  /**
   * Most files in 24 hours.
   */
  files_per_day: number;
  /**
   * Most megabytes in 24 hours; no less than one file of the largest size.
   */
  megabytes_per_day: number;
}
/**
 * Proving who one is before a sensitive action.
 */
export interface ConfirmationLimits {
  /**
   * How long a one-time code is good for, in seconds.
   */
  code_seconds: number;
  /**
   * How long before another code can be sent, in seconds.
   */
  resend_seconds: number;
  /**
   * Text messages with codes to one telephone, or for one person, in quick succession.
   */
  text_messages: number;
  /**
   * Seconds after which there may be one more of them.
   */
  text_message_refill_seconds: number;
  /**
   * Wrong PINs or codes in a row before a wait.
   */
  tries: number;
  /**
   * How long that wait is, in seconds.
   */
  wait_seconds: number;
  /**
   * Wrong PINs or codes in a row that sign the person out everywhere and lock them, until they use the link that is mailed to them; more than tries.
   */
  lock_tries: number;
  /**
   * How long it stays locked, in seconds.
   */
  lock_seconds: number;
}
/**
 * Guards and lists of values that several files use, each under a name: changed here, they change everywhere. config/names.yaml.
 */
export interface NamesFile {
  version: ConfigVersion;
  /**
   * Guards by name; a guard uses one by { named: <name> }, beside keys of its own or alone.
   */
  guards?: {
    [k: string]: Guard;
  };
  /**
   * Lists of values by name; the name is written in place of the list: in a key of a guard (`{ status: early }`), in `when` and `where`, in `values` of filters and form fields, and as `x-values` in the schemas of records and forms.
   */
  values?: {
    [k: string]: NamedValues;
  };
}
/**
 * All values of another list, in its place.
 */
export interface ListOfValues {
  /**
   * Its name.
   */
  named: ValueListName;
}
/**
 * The sidebar: one, two or three levels. An item whose target is closed for a person is not shown; neither is one left without children. config/navigation.yaml.
 */
export interface NavigationFile {
  version: ConfigVersion;
  /**
   * @minItems 1
   */
  home: HomeRule[];
  /**
   * Routes of screens that are on their way. Links and redirects may lead to them already, and stay closed until the screen is there; then the route is taken out here.
   *
   * @minItems 1
   */
  planned?: RoutePath[];
  /**
   * Other names of screens. Search finds every open screen by its label and by the headings above it, in every language; an entry here adds names that people may type instead.
   *
   * @minItems 1
   */
  search?: SearchNames[];
  /**
   * The help menu of the header. An entry whose target is closed is not shown.
   *
   * @minItems 1
   */
  help?: HelpEntry[];
  developer?: DeveloperDrawer;
  /**
   * @minItems 1
   */
  sections: NavigationSection[];
}
/**
 * Where / leads: the first rule that is open and whose target is open.
 */
export interface HomeRule {
  to: RouteTarget;
  guard: Guard;
}
/**
 * The other names of one screen.
 */
export interface SearchNames {
  /**
   * The screen, or a part of it by its #anchor.
   */
  to: RouteTarget;
  /**
   * A text with the names in each language, separated by commas: `payout, send money`. People never see it, so it may hold words that the glossary avoids.
   */
  names: LocaleKey;
}
/**
 * An entry of the help menu: a screen, an address outside, or something that opens in place.
 */
export interface HelpEntry {
  id: DeclaredId;
  label: LocaleKey;
  icon?: IconName;
  guard: Guard;
  to?: RouteTarget;
  href?: ExternalAddress;
  opens?: HelpDialog;
}
/**
 * Who has, on every record of the public API and every record that callbacks are sent about, a drawer with the record as JSON, its API requests, its callbacks and a request to read it.
 */
export interface DeveloperDrawer {
  guard: Guard;
}
/**
 * A group of items under one heading.
 */
export interface NavigationSection {
  id: DeclaredId;
  label?: LocaleKey;
  guard?: Guard;
  /**
   * @minItems 1
   */
  items: NavigationItem[];
}
/**
 * A link, or a heading with children.
 */
export interface NavigationItem {
  id: DeclaredId;
  label: LocaleKey;
  icon?: IconName;
  to?: RouteTarget;
  guard?: Guard;
  tag?: ItemTag;
  /**
   * The next level; the third is the last.
   *
   * @minItems 1
   */
  items?: NavigationItem[];
  /**
   * Shows how much of this journey is left. The item is there as long as the journey is.
   */
  progress?: JourneyName;
}
/**
 * Bars above every screen that say what state the account is in. config/notices.yaml.
 */
export interface NoticesFile {
  version: ConfigVersion;
  notices: NoticeDeclaration[];
}
/**
 * One bar.
 */
export interface NoticeDeclaration {
  id: DeclaredId;
  tone: Tone;
  /**
   * What it says; %{support_email} is the brand's. If left out, notices.<id>.
   */
  text: LocaleKey;
  /**
   * Is seen while the screen scrolls, on a striped ground: for what every screen is subject to, such as test mode.
   */
  stays?: boolean;
  guard: Guard;
  link?: NoticeLink;
  mail?: NoticeMail;
  /**
   * The bar waits while the person has a tour to take.
   */
  after_tours?: true;
  days?: ShownDays;
  dismiss?: Dismissal;
  /**
   * The bar is shown until this is true; without it, always. It is hidden while the server does not know.
   */
  until_done?: SetupFact;
}
/**
 * A button of the bar: to a screen or outside, one of the two.
 */
export interface NoticeLink {
  label: LocaleKey;
  /**
   * A screen; the button is not there for those for whom it is closed.
   */
  to?: RouteTarget;
  href?: ExternalAddress;
}
/**
 * A button by which people have what the bar says mailed to them, once a day at most.
 */
export interface NoticeMail {
  label: LocaleKey;
  /**
   * The mail, whose texts are mails.<mail>_subject, _text and _action.
   */
  mail: string;
}
/**
 * The days on which something shows. Both named days are included, and they begin and end in the zone named.
 */
export interface ShownDays {
  /**
   * The first day; without it, since ever.
   */
  from?: Day;
  /**
   * The last day; without it, for ever.
   */
  until?: Day;
  /**
   * The zone that the days are counted in, such as Asia/Jakarta.
   */
  time_zone: string;
}
/**
 * How a person puts it away, for themselves alone and in this business: for ever, or until it comes back after some days.
 */
export interface Dismissal {
  for_ever?: true;
  /**
   * Days until it comes back.
   */
  days?: number;
}
/**
 * Two kinds of news for people: the kinds of e-mails that they get, as listed on their profile, which each person can turn off for one business (e-mails of a kind that is not listed are always sent); and what the notification centre reports. config/notifications.yaml.
 */
export interface NotificationsFile {
  version: ConfigVersion;
  /**
   * In the order shown.
   *
   * @minItems 1
   */
  notifications: NotificationDeclaration[];
  centre: NotificationCentre;
}
/**
 * One kind of mails: one that can be turned off, by its `mails` or the `kinds` of notifications that it mails, or one that is `always` sent.
 */
export interface NotificationDeclaration {
  id: DeclaredId;
  /**
   * If left out, notifications.<id>.
   */
  label: LocaleKey;
  /**
   * When such a mail comes, in a sentence. If left out, notifications.<id>.text.
   */
  text: LocaleKey;
  /**
   * Whose profile lists it: people who get such e-mails.
   */
  guard: Guard;
  /**
   * The mails that stop when it is turned off.
   *
   * @minItems 1
   */
  mails?: OptionalMail[];
  /**
   * Kinds of the notification centre that are mailed as well, to the people who get them, until it is turned off.
   *
   * @minItems 1
   */
  kinds?: DeclaredId[];
  /**
   * The field of the records with the e-mail address of the person who made them, who gets no mail.
   */
  except?: FieldName;
  /**
   * The minutes within which notifications of its `kinds` are gathered into one mail.
   */
  minutes?: number;
  /**
   * It is listed without a switch: such e-mails are always sent, as are those of security.
   */
  always?: true;
}
/**
 * The bell of the header, and its screen.
 */
export interface NotificationCentre {
  /**
   * Its screen. Those for whom the screen is closed have no bell.
   */
  to: RouteTarget;
  v2: NotificationEndpoint;
  /**
   * What is reported. An event of config/transitions names its kind in `notify`.
   *
   * @minItems 1
   */
  kinds: NotificationKind[];
}
/**
 * The endpoints under /api/v2: who reads notifications by them.
 */
export interface NotificationEndpoint {
  guard: Guard;
}
/**
 * One kind of notifications: about a record, whose resource has to be open to the person, or with the screen that it leads to.
 */
export interface NotificationKind {
  id: DeclaredId;
  /**
   * Its title; %{name} is a value. If left out, centre.<id>.
   */
  label: LocaleKey;
  /**
   * Its message; %{name} is a value. If left out, centre.<id>.text.
   */
  text: LocaleKey;
  /**
   * The resource of the record that it is about. It leads to the detail screen of the record, or to the list of a resource without one.
   */
  resource?: ResourceName;
  /**
   * The screen that it leads to, in place of the record's.
   */
  to?: RouteTarget;
  /**
   * Who gets it, of those to whom the resource is open.
   */
  guard?: Guard;
  /**
   * Fields of the record that its texts use; none that is personal. Without a resource, the values that it is written with.
   *
   * @minItems 1
   */
  values?: FieldName[];
  /**
   * A field of the record: one that has a value is not reported, such as the batch of a disbursement, which is reported itself.
   */
  unless?: FieldName;
  media?: NotificationMedia;
}
/**
 * A picture or a video that belongs to it. The dashboard links to it.
 */
export interface NotificationMedia {
  type: NotificationMediaType;
  /**
   * Its address, by https.
   */
  url: string;
}
/**
 * A screen made of blocks, or written by hand. config/pages/<name>.yaml.
 */
export interface PageFile {
  version: ConfigVersion;
  /**
   * The file's name if left out.
   */
  page: DeclaredId;
  path: RoutePath;
  /**
   * If left out, <page>.title.
   */
  label: LocaleKey;
  guard: Guard;
  /**
   * In the order shown. A page has blocks or an island.
   *
   * @minItems 1
   */
  blocks?: Block[];
  periods?: PeriodChoice;
  /**
   * People may have one block at a time: the names of the blocks are shown above them as choices; a URL with # and a block's id selects one.
   */
  choose?: true;
  /**
   * The part written by hand that is the whole screen.
   */
  island?: PageIslandName;
}
/**
 * What the business has, from the ledger.
 */
export interface BalanceBlock {
  type: 'balance';
  id: DeclaredId;
  /**
   * If left out, <page>.<id>.
   */
  label: LocaleKey;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
  to?: RouteTarget;
  /**
   * The list of what is paid and not settled, which the figure in transit leads to.
   */
  in_transit?: ListedRecords;
  /**
   * The list of payments that are not paid yet: the figure is the sum of their amounts, and leads to it. Without it, or where the list is closed, there is no such figure.
   */
  pending?: ListedRecords;
  arriving?: ArrivingRecords;
  leaving?: LeavingRecords;
}
/**
 * Records of a resource that a figure leads to.
 */
export interface ListedRecords {
  resource: ResourceName;
  /**
   * Each field needs a filter of the resource's list that takes several values.
   */
  where: RecordCondition;
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
 * Records of money that arrives on a day: the earliest day and the sum of that day are shown, and lead to the list of exactly these. Without it, or where the list is closed, there is no such figure.
 */
export interface ArrivingRecords {
  resource: ResourceName;
  /**
   * Each field needs a filter of the resource's list that takes several values.
   */
  where: RecordCondition;
  /**
   * A date field, by which the resource's list has a filter.
   */
  day: FieldName;
  /**
   * A money field.
   */
  sum: FieldName;
}
/**
 * Records by which money leaves the balance at a time, such as schedules of withdrawals: the earliest time is shown, and leads to their list. Without it, or where the list is closed, there is no such line.
 */
export interface LeavingRecords {
  resource: ResourceName;
  /**
   * Each field needs a filter of the resource's list that takes several values.
   */
  where: RecordCondition;
  /**
   * A time field.
   */
  at: FieldName;
}
/**
 * One figure over a period, compared with the one before it. Leads to the list that adds up to it, where the list has the filters.
 */
export interface MetricBlock {
  type: 'metric';
  id: DeclaredId;
  /**
   * If left out, <page>.<id>.
   */
  label: LocaleKey;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
  resource: ResourceName;
  /**
   * The money field that is summed.
   */
  sum: FieldName;
  where?: RecordCondition;
  period: BlockPeriod;
  to?: RouteTarget;
  better?: BetterDirection;
}
/**
 * A bar for each day of a period, or for each week of a longer one, and a table of the same figures. Each leads to the list that adds up to it, where the list has the filters.
 */
export interface ChartBlock {
  type: 'chart';
  id: DeclaredId;
  /**
   * If left out, <page>.<id>.
   */
  label: LocaleKey;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
  resource: ResourceName;
  /**
   * The money field that is summed by day.
   */
  sum: FieldName;
  where?: RecordCondition;
  period: BlockPeriod;
}
/**
 * Records of a period by the values of a field: number, sum and its share of all, the share that succeeded, and the most frequent reasons why the others failed. Each figure leads to the list that adds up to it.
 */
export interface BreakdownBlock {
  type: 'breakdown';
  id: DeclaredId;
  /**
   * If left out, <page>.<id>.
   */
  label: LocaleKey;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
  resource: ResourceName;
  /**
   * The field whose values are the rows; a filter of the list that takes several values.
   */
  by: FieldName;
  /**
   * The money field that is summed, of what succeeded.
   */
  sum: FieldName;
  /**
   * Which of the resource's records. Each field needs a filter of the resource's list that takes several values.
   */
  where?: RecordCondition;
  period: BlockPeriod;
  /**
   * The values of status of what succeeded.
   *
   * @minItems 1
   */
  succeeded: string[];
  /**
   * The values of status of what failed.
   *
   * @minItems 1
   */
  failed: string[];
  /**
   * The field with the reason why one failed; a filter of the list that takes several values.
   */
  reason?: FieldName;
}
/**
 * What waits for the person, most urgent first; says so once nothing does.
 */
export interface ToDoBlock {
  type: 'to-do';
  id: DeclaredId;
  /**
   * If left out, <page>.<id>.
   */
  label: LocaleKey;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
  /**
   * In the order shown.
   *
   * @minItems 1
   */
  items: ToDoItemDeclaration[];
}
/**
 * Records that wait for the person, counted; leads to the list of exactly these. Not there for those for whom the list, or the action, is closed.
 */
export interface ToDoItemDeclaration {
  id: DeclaredId;
  /**
   * With %{smart_count}. If left out, <page>.<block>.<id>.
   */
  label: LocaleKey;
  resource: ResourceName;
  /**
   * Which of the resource's records. Each field needs a filter of the resource's list that takes several values.
   */
  where: RecordCondition;
  /**
   * The id of an action on these records: the item is for those who may do it.
   */
  action?: DeclaredId;
  /**
   * The screen that has these records, where the list of the resource has no path.
   */
  to?: RouteTarget;
  /**
   * A date or time field of the records: the earliest is shown.
   */
  due?: FieldName;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
}
/**
 * The newest records of a resource, with columns of its list.
 */
export interface ListBlock {
  type: 'list';
  id: DeclaredId;
  /**
   * If left out, <page>.<id>.
   */
  label: LocaleKey;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
  resource: ResourceName;
  /**
   * Fields of the resource's list columns.
   *
   * @minItems 1
   */
  columns: FieldName[];
  limit: number;
}
/**
 * Cards that offer something, side by side. On a phone they are stacked, or swiped through if some can be dismissed.
 */
export interface CardsBlock {
  type: 'cards';
  id: DeclaredId;
  /**
   * If left out, <page>.<id>.
   */
  label: LocaleKey;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
  /**
   * In the order shown.
   *
   * @minItems 1
   */
  cards: CardDeclaration[];
}
/**
 * A card that offers something. It leads to a screen or outside, or loads the page again, one of the three; for those for whom the screen is closed, the card is not there.
 */
export interface CardDeclaration {
  id: DeclaredId;
  icon?: IconName;
  /**
   * If left out, <page>.<block>.<id>.
   */
  title: LocaleKey;
  /**
   * If left out, <page>.<block>.<id>.text.
   */
  text: LocaleKey;
  /**
   * What the link says; if left out, <page>.<block>.<id>.action.
   */
  action: LocaleKey;
  to?: RouteTarget;
  /**
   * In place of a link: a button that loads the page again, for a card about something that ends by itself.
   */
  reload?: true;
  href?: ExternalAddress;
  /**
   * Only for people who read one of these languages; without it, for all.
   *
   * @minItems 1
   */
  languages?: Language[];
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
  days?: ShownDays;
  dismiss?: Dismissal;
}
/**
 * Cards of what is still to be set up; the block is gone once nothing is.
 */
export interface SetupBlock {
  type: 'setup';
  id: DeclaredId;
  /**
   * If left out, <page>.<id>.
   */
  label: LocaleKey;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
  /**
   * In the order shown.
   *
   * @minItems 1
   */
  cards: SetupCardDeclaration[];
}
/**
 * A card of something to set up. It leads to a screen or outside, one of the two, and is gone once done.
 */
export interface SetupCardDeclaration {
  id: DeclaredId;
  icon?: IconName;
  /**
   * If left out, <page>.<block>.<id>.
   */
  title: LocaleKey;
  /**
   * If left out, <page>.<block>.<id>.text.
   */
  text: LocaleKey;
  /**
   * What the link says; if left out, <page>.<block>.<id>.action.
   */
  action: LocaleKey;
  to?: RouteTarget;
  href?: ExternalAddress;
  /**
   * Only for people who read one of these languages; without it, for all.
   *
   * @minItems 1
   */
  languages?: Language[];
  /**
   * The card is gone once this is so; without it, the card stays.
   */
  until_done?: SetupFact;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
}
/**
 * Buttons to what is done often.
 */
export interface QuickActionsBlock {
  type: 'quick-actions';
  id: DeclaredId;
  /**
   * If left out, <page>.<id>.
   */
  label: LocaleKey;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
  /**
   * In the order shown.
   *
   * @minItems 1
   */
  actions: QuickActionDeclaration[];
}
/**
 * A short way to something that is done often: a screen, an action of a resource's list, or its search. Not there for those for whom that is closed.
 */
export interface QuickActionDeclaration {
  id: DeclaredId;
  /**
   * If left out, <page>.<block>.<id>.
   */
  label: LocaleKey;
  icon: IconName;
  to?: RouteTarget;
  resource?: ResourceName;
  /**
   * The id of an action of that resource's list, which opens.
   */
  action?: DeclaredId;
  /**
   * The list of that resource opens with the focus in its search box.
   */
  search?: true;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
}
/**
 * A journey with its progress. The block is there as long as the journey is open.
 */
export interface JourneyBlock {
  type: 'journey';
  id: DeclaredId;
  /**
   * If left out, <page>.<id>.
   */
  label: LocaleKey;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
  journey: JourneyName;
}
/**
 * A resource's list inside a page, with its actions: for settings, where several short lists are stacked. The address of the page with # and the block's id leads to it.
 */
export interface RecordsBlock {
  type: 'records';
  id: DeclaredId;
  /**
   * If left out, <resource>.title.
   */
  label: LocaleKey;
  /**
   * As open as what it is in if left out.
   */
  guard: Guard;
  resource: ResourceName;
  show?: RecordsShow;
  preview?: Preview;
  note?: BlockNote;
  /**
   * For rows: shows the search and the filters of the list above them, except those that `where` has set. Without it there are none: a short list needs none.
   */
  filters?: true;
  /**
   * Only these of the resource's records. Each field needs a filter of the resource's list that takes several values.
   */
  where?: RecordCondition;
}
/**
 * A sentence above the records for those whom the guard admits, such as why nothing can be changed here.
 */
export interface BlockNote {
  text: LocaleKey;
  guard: Guard;
}
/**
 * The periods that people choose from, above the first block of period `chosen`. The choice is in the address.
 */
export interface PeriodChoice {
  /**
   * In the order shown.
   *
   * @minItems 2
   */
  options: Period[];
  /**
   * Of an address without one: one of the options.
   */
  default: Period;
}
/**
 * The permission flags: what each is called, what it is explained by, and who may grant it. config/permissions.yaml.
 */
export interface PermissionsFile {
  version: ConfigVersion;
  /**
   * @minItems 1
   */
  permissions: PermissionDeclaration[];
}
/**
 * One flag. Its words are those of the first variant that is open, else its own.
 */
export interface PermissionDeclaration {
  id: Permission;
  /**
   * If left out, permissions.<id>.
   */
  label: LocaleKey;
  /**
   * What it allows, in a sentence. If left out, permissions.<id>.text.
   */
  text: LocaleKey;
  /**
   * For which businesses it is offered when access is granted.
   */
  offer: Guard;
  /**
   * Other words for some; the first that is open wins.
   *
   * @minItems 1
   */
  variants?: PermissionVariant[];
}
/**
 * Other words.
 */
export interface PermissionVariant {
  guard: Guard;
  label?: LocaleKey;
  text?: LocaleKey;
}
/**
 * A kind of record: its fields, its table and its indexes. schemas/records/<name>.schema.json.
 */
export interface RecordFile {
  /**
   * The dialect.
   */
  $schema: 'http://json-schema.org/draft-07/schema#';
  /**
   * Ends in the file's name.
   */
  $id: string;
  /**
   * The name of the TypeScript type of the record.
   */
  title: string;
  /**
   * What it is, for those who read the schema.
   */
  description: string;
  type: 'object';
  additionalProperties: false;
  /**
   * Fields that every record has.
   *
   * Items: This interface was referenced by `RecordFile`'s JSON-Schema
   * via the `definition` "fieldName".
   */
  required: string[];
  /**
   * The database table that holds the records.
   */
  'x-table': string;
  /**
   * The prefix of the ids.
   */
  'x-id-prefix': string;
  /**
   * The table is a view, which a migration makes by hand; nothing is written to it.
   */
  'x-view'?: true;
  /**
   * Records are added and never changed.
   */
  'x-append-only'?: true;
  /**
   * Field lists of the indexes, each below business_id and environment.
   */
  'x-indexes'?: string[][];
  /**
   * Text fields that can be searched.
   *
   * Items: This interface was referenced by `RecordFile`'s JSON-Schema
   * via the `definition` "fieldName".
   */
  'x-search'?: string[];
  /**
   * Fields of x-search that are looked up by their full value, case-insensitively: an index of the lower-cased copy.
   *
   * Items: This interface was referenced by `RecordFile`'s JSON-Schema
   * via the `definition` "fieldName".
   */
  'x-lookup'?: string[];
  /**
   * Text fields that are found by their last four characters.
   *
   * Items: This interface was referenced by `RecordFile`'s JSON-Schema
   * via the `definition` "fieldName".
   */
  'x-last-four'?: string[];
  /**
   * Fields whose value no two records of a business and environment share.
   *
   * Items: This interface was referenced by `RecordFile`'s JSON-Schema
   * via the `definition` "fieldName".
   */
  'x-unique'?: string[];
  /**
   * Fields whose values together no two records of an environment share, whichever business they are of. The last one is named in the error.
   */
  'x-unique-across'?: string[][];
  /**
   * Yes-or-no fields that at most one record of a business and environment has. Setting it on one record takes it from the other.
   *
   * Items: This interface was referenced by `RecordFile`'s JSON-Schema
   * via the `definition` "fieldName".
   */
  'x-only-one'?: string[];
  /**
   * A business has at most one record in each environment, such as its settings. The route of a resource of it opens the record instead of a list, and a block shows it with show: record.
   */
  'x-singleton'?: true;
  /**
   * The error code that answers for a record that does not exist.
   */
  'x-not-found'?: string;
  /**
   * The fields.
   */
  properties: {
    [k: string]: RecordFieldSchema;
  };
}
/**
 * A field of a record.
 */
export interface RecordFieldSchema {
  /**
   * What it is, for those who read the schema.
   */
  description: string;
  /**
   * The JSON type; with null where it may be empty.
   */
  type:
    | ('string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null')
    | ('string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null')[];
  /**
   * record-id; decimal: an amount of major units; date-time: a moment, UTC; date: a day; ip_range: an IP address or a range, stored in one form; email, phone and others describe text.
   */
  format?: string;
  /**
   * Every value that it may have.
   *
   * @minItems 1
   */
  enum?: (string | null)[];
  /**
   * A list of values of config/names.yaml, in place of `enum`: a value that is added there is added here.
   */
  'x-values'?: ValueListName;
  items?: RecordEntrySchema;
  /**
   * The prefix that the id is shown with.
   */
  'x-id-prefix'?: string;
  /**
   * The field that holds the currency of the amount.
   */
  'x-currency'?: string;
  'x-direction'?: AmountDirection;
  /**
   * Text: the end of an address of the product, and the path before it. Mails, links and QR codes have the whole address.
   */
  'x-path'?: string;
  /**
   * A file of another business, or an object whose values may be such files: the field with the id of that business. Who may read the field may read the files.
   */
  'x-file-owner'?: string;
  /**
   * Beside x-file-owner: the field with the mode of the files, where it is another than the record's.
   */
  'x-file-mode'?: string;
  /**
   * Text: the e-mail address of the person who did something, or of several with ", " between them. An action sets it to `person`.
   */
  'x-person'?: boolean;
  /**
   * What the server fills in where a new record has no value.
   */
  'x-made'?: string;
  /**
   * The SQL expression over the other columns by which the database computes it.
   */
  'x-computed'?: string;
  /**
   * Personal data: logs say that it changed and not what it was, and erasing a customer empties it.
   */
  'x-personal'?: boolean;
  /**
   * Texts that the server writes itself, such as System. People read them in their language: locale key values.<record>.<field>.<text>.
   *
   * @minItems 1
   */
  'x-words'?: string[];
  /**
   * With an id: its record may be of another business, such as the platform of an account. No foreign key binds it.
   */
  'x-elsewhere'?: true;
  /**
   * The field of another record that it repeats, such as customer_id.name.
   */
  'x-copied'?: string;
}
/**
 * What an entry of a list is.
 */
export interface RecordEntrySchema {
  /**
   */
  type: 'string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null';
  /**
   * @minItems 1
   */
  enum?: string[];
  /**
   * A list of values of config/names.yaml, in place of `enum`: a value that is added there is added here.
   */
  'x-values'?: ValueListName;
  additionalProperties?: false;
  required?: string[];
  properties?: {
    [k: string]: RecordPartSchema;
  };
}
/**
 * A value inside an entry.
 */
export interface RecordPartSchema {
  /**
   * The JSON type.
   */
  type:
    | ('string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null')
    | ('string' | 'integer' | 'number' | 'boolean' | 'object' | 'array' | 'null')[];
  /**
   * Every value that it may have.
   *
   * @minItems 1
   */
  enum?: string[];
  /**
   * A list of values of config/names.yaml, in place of `enum`: a value that is added there is added here.
   */
  'x-values'?: ValueListName;
  /**
   * What it is, for those who read the schema.
   */
  description?: string;
}
/**
 * Another field decides.
 */
export interface DirectionByField {
  /**
   * The enum field that decides.
   */
  field: string;
  /**
   * Its values with which the money leaves; with the others it comes in.
   *
   * @minItems 1
   */
  out: string[];
}
/**
 * Old routes that lead to new ones. config/redirects.yaml.
 */
export interface RedirectsFile {
  version: ConfigVersion;
  redirects: Redirect[];
}
/**
 * One old route. Of several with the same `from`, the first that is open and whose target is open wins. The query is carried over; a #anchor that the old address has goes before the target's own.
 */
export interface Redirect {
  /**
   * The old route; {name} matches one segment of it, and {name*} at its end for all parts that follow.
   */
  from: string;
  to: RedirectTarget;
  /**
   * For whom; without it, for everybody.
   */
  guard?: Guard;
}
/**
 * One kind of record on screen: its list, its detail and its actions. config/resources/<name>.yaml.
 */
export interface ResourceFile {
  version: ConfigVersion;
  /**
   * Name of the resource and of its list screen; equals the file's name. The API answers at /api/<name>. The file's name if left out.
   */
  resource: DeclaredId;
  /**
   * The record schema in schemas/records that this resource shows. If left out, the singular of the file's name: customers shows customer.
   */
  record: RecordName;
  /**
   * The part of the API that the resource belongs to: keys that are good for it may ask for it. Without one no key may.
   */
  product?: ApiProduct;
  /**
   * Route of the list screen. Without one the records are in related lists only.
   */
  path?: RoutePath;
  /**
   * What the list is called; if left out, <words>.title.
   */
  label: LocaleKey;
  /**
   * Alternative labels: the first one whose guard is open replaces `label`.
   *
   * @minItems 1
   * @maxItems 4
   */
  renamed?: OtherName[];
  guard: Guard;
  /**
   * Only these records belong to the resource.
   */
  where?: RecordCondition;
  api?: ApiAddresses;
  /**
   * True or false of a record that changes by itself soon, such as status = 'PROCESSING': screens read it again until it no longer is.
   */
  in_progress?: Expression;
  list: ListDeclaration;
  detail?: DetailDeclaration;
  /**
   * What a person may do to a record.
   */
  actions?: ActionDeclaration[];
}
/**
 * A name for those to whom its guard is open.
 */
export interface OtherName {
  label: LocaleKey;
  guard: Guard;
}
/**
 * What programs have of the resource: its part of the public API, and further addresses of /api/<name>, which stays.
 */
export interface ApiAddresses {
  /**
   * Where the list is read too.
   */
  list?: string;
  /**
   * Where the list is exported too; only where it has an export.
   */
  export?: string;
  v1?: PublicResource;
}
/**
 * What programs have of the resource at /api/v1/<name>, with a secret key for its product. It stays the same when the screens change.
 */
export interface PublicResource {
  /**
   * Its name in the address; the resource's own if left out.
   */
  name?: DeclaredId;
  /**
   * The fields of a record, in this order, after its id. Each is on a screen of the resource, whose guard and mask it keeps.
   *
   * @minItems 1
   */
  fields: string[];
  /**
   * The fields that a list is filtered by: those of the filters of the list, and those whose value no two records share.
   *
   * @minItems 1
   */
  filters?: string[];
  /**
   * The actions: one of the list creates a record by POST /api/v1/<name>, one on a record is POST /api/v1/<name>/{id}/<action>.
   *
   * @minItems 1
   */
  actions?: DeclaredId[];
}
/**
 * The list screen.
 */
export interface ListDeclaration {
  /**
   * The order of the list; the newest first if left out.
   */
  sort: Sort;
  /**
   * In the order shown.
   *
   * @minItems 1
   */
  columns: Column[];
  /**
   * In the order shown.
   */
  filters?: Filter[];
  /**
   * Named filters that everybody shares, as choices above the list, in the order shown.
   *
   * @minItems 1
   */
  segments?: Segment[];
  tabs?: StatusTabs;
  /**
   * How many rows a page can have, from small to large; a page begins with the first. Without it those of list.page_sizes in config/limits.yaml.
   *
   * @minItems 1
   */
  page_sizes?: number[];
  link?: RowLink;
  /**
   * Actions on a record that are shown in its row, in the order shown; for lists without a screen of the record.
   *
   * @minItems 1
   * @maxItems 5
   */
  row_actions?: DeclaredId[];
  card?: RowCard;
  export?: ExportDeclaration;
  empty?: EmptyState;
  help?: HelpLink;
  switch?: ListSwitch;
  balance?: ListBalance;
  /**
   * The interval in seconds at which the visible first page is refreshed. New rows are offered, and never move the rows on screen. Without it the list is refreshed on demand only.
   */
  refresh_seconds?: number;
}
/**
 * The order of a list.
 */
export interface Sort {
  field: FieldName;
  order: 'asc' | 'desc';
}
/**
 * One box that finds records by what was typed: the id, words that are parts of the fields, or exactly what `by` names.
 */
export interface SearchFilter {
  type: 'search';
  /**
   * Fields that any part of is found; each must be in x-search of the record schema and a column of the list, so that people see why a record was found.
   *
   * @minItems 1
   */
  fields: FieldName[];
  match?: ExactSearch;
  /**
   * References whose own records are searched too: a row is found where all words are in the record that it refers to. A reference that more than 500 records match is not followed. Who may not open the other list does not search it.
   *
   * @minItems 1
   */
  follow?: FollowedReference[];
  /**
   * Characters before a search begins. Default: list.search_minimum of config/limits.yaml.
   */
  minimum?: number;
  /**
   * How long typing pauses before the list is requested, in milliseconds. Default 300.
   */
  debounce_ms?: number;
  /**
   * One sentence that says what it finds.
   */
  help?: LocaleKey;
  guard?: Guard;
}
/**
 * What else is recognised in what was typed, and the field that it is looked for in. The id of a record is always recognised.
 */
export interface ExactSearch {
  /**
   * An amount of money in the business's currency, grouped or not. The field needs an index.
   */
  amount?: FieldName;
  /**
   * Four digits that a number ends in. The field must be in x-last-four of the record schema.
   */
  last_four?: FieldName;
}
/**
 * A reference to a record of another list.
 */
export interface FollowedReference {
  /**
   * A field of ids of the other record, such as customer_id. It must be shown by a column of the list, and an index must begin with it.
   */
  field: FieldName;
  /**
   * The list of the other records; it needs a search filter.
   */
  resource: ResourceName;
  /**
   * Fields of the other record that are searched, out of those that its list's search names.
   *
   * @minItems 1
   */
  fields: FieldName[];
}
/**
 * One of the values of a field that has a list of values.
 */
export interface SelectFilter {
  type: 'select';
  /**
   * A field whose schema has an enum; indexed together with the list's order.
   */
  field: FieldName;
  values?: OfferedValues;
  /**
   * What the filter is called; without it, what the field is called.
   */
  label?: LocaleKey;
  /**
   * One sentence that says what it finds.
   */
  help?: LocaleKey;
  guard?: Guard;
}
/**
 * One or more of the values of a field that has a list of values.
 */
export interface MultiSelectFilter {
  type: 'multi-select';
  /**
   * A field whose schema has an enum; indexed together with the list's order.
   */
  field: FieldName;
  values?: OfferedValues;
  /**
   * What the filter is called; without it, what the field is called.
   */
  label?: LocaleKey;
  /**
   * One sentence that says what it finds.
   */
  help?: LocaleKey;
  guard?: Guard;
}
/**
 * Yes or no.
 */
export interface BooleanFilter {
  type: 'boolean';
  /**
   * A field that holds yes or no; indexed together with the list's order.
   */
  field: FieldName;
  /**
   * What the filter is called; without it, what the field is called.
   */
  label?: LocaleKey;
  /**
   * One sentence that says what it finds.
   */
  help?: LocaleKey;
  guard?: Guard;
}
/**
 * Any number of kinds of records, by what people call them: of those that the person may open, and what else the log knows.
 */
export interface RecordKindFilter {
  type: 'record-kind';
  /**
   * A text field that holds the name of a record schema; indexed together with the list's order.
   */
  field: FieldName;
  /**
   * What the filter is called; without it, what the field is called.
   */
  label?: LocaleKey;
  /**
   * One sentence that says what it finds.
   */
  help?: LocaleKey;
  guard?: Guard;
}
/**
 * One record of another resource, found by typing. Who may not open that resource does not have the filter.
 */
export interface RelationFilter {
  type: 'relation';
  /**
   * The field that holds the other record's id; indexed together with the list's order.
   */
  field: FieldName;
  /**
   * The resource that the records are picked from; its list needs a search filter.
   */
  resource: ResourceName;
  /**
   * What the filter is called; without it, what the field is called.
   */
  label?: LocaleKey;
  /**
   * One sentence that says what it finds.
   */
  help?: LocaleKey;
  guard?: Guard;
}
/**
 * From one day to another, both included, in the person's time zone. The first may not be after the last.
 */
export interface DateRangeFilter {
  type: 'date-range';
  /**
   * A field that holds a moment.
   */
  field: FieldName;
  /**
   * Days after today may be chosen too, and next month, next year and the next ten years are offered. Default false.
   */
  future?: boolean;
  /**
   * What the filter is called; without it, what the field is called.
   */
  label?: LocaleKey;
  /**
   * One sentence that says what it finds.
   */
  help?: LocaleKey;
  guard?: Guard;
}
/**
 * From one amount to another, both included, in the business's currency.
 */
export interface AmountRangeFilter {
  type: 'amount-range';
  /**
   * A field that holds money.
   */
  field: FieldName;
  /**
   * What the filter is called; without it, what the field is called.
   */
  label?: LocaleKey;
  /**
   * One sentence that says what it finds.
   */
  help?: LocaleKey;
  guard?: Guard;
}
/**
 * A named filter. It is resolved on the server; over a closed column it is closed.
 */
export interface Segment {
  id: DeclaredId;
  label: LocaleKey;
  /**
   * Values of fields: every key must hold one of its values. At least one of the fields, or a field of `days`, needs an index with the list's order.
   */
  where?: RecordCondition;
  /**
   * Days of moments, counted in the person's time zone.
   */
  days?: {
    [k: string]: QuickRange;
  };
  guard?: Guard;
}
/**
 * Tabs above the list: everything, then one for each value, each with how many records there are. Counts stop at list.count_cap of config/limits.yaml.
 */
export interface StatusTabs {
  /**
   * A field whose schema has an enum; indexed together with the list's order.
   */
  field: FieldName;
  /**
   * In the order shown. Other values are reached through the first tab.
   *
   * @minItems 1
   * @maxItems 8
   */
  values: string[];
  guard?: Guard;
}
/**
 * Which columns a row shows on a phone, where it is a card of two lines. Without it they are chosen by their types.
 */
export interface RowCard {
  /**
   * The column that names the record.
   */
  title: FieldName;
  /**
   * Columns of the second line, in the order shown.
   *
   * @minItems 1
   * @maxItems 3
   */
  subtitle?: FieldName[];
  /**
   * A money column, at the end of the first line.
   */
  amount?: FieldName;
  /**
   * A status column, at the end of the second line.
   */
  status?: FieldName;
}
/**
 * The list as a file, with the filters, order, time zone and language that are shown. Every export is recorded in the activity logs.
 */
export interface ExportDeclaration {
  /**
   * Fields of list columns, in the order of the file; if left out, all columns of the list in their order. What is closed to a person is not in theirs.
   *
   * @minItems 1
   */
  columns: FieldName[];
  guard: Guard;
}
/**
 * What an empty list says to do next; if left out, the text <words>.empty, where there is one.
 */
export interface EmptyState {
  text: LocaleKey;
  to?: RouteTarget;
  action?: LocaleKey;
}
/**
 * A page that explains the list, in each language. A page of one brand needs a guard that keeps the others out.
 */
export interface HelpLink {
  /**
   * The English page.
   */
  en: string;
  /**
   * The page in Bahasa Indonesia.
   */
  id: string;
  guard?: Guard;
}
/**
 * A button by which a person changes to another view of what the list shows. The view follows a flag that they switch for themselves (`chosen_by` of config/flags.yaml).
 */
export interface ListSwitch {
  flag: FlagName;
  /**
   * Whether the button switches the flag on, or off.
   */
  on: boolean;
  to: RouteTarget;
  label: LocaleKey;
  confirm: LocaleKey;
  success: LocaleKey;
  /**
   * Feedback is requested after it.
   */
  feedback?: true;
}
/**
 * A balance block of a page, shown above the rows, also to those for whom the page is closed.
 */
export interface ListBalance {
  page: DeclaredId;
  block: DeclaredId;
}
/**
 * The screen of one record.
 */
export interface DetailDeclaration {
  path?: DetailPath;
  parent?: ParentDeclaration;
  /**
   * The field that names the record in the heading.
   */
  title?: FieldName;
  /**
   * The field of a column or field that is shown below the heading.
   */
  subtitle?: FieldName;
  /**
   * The field of a status column that is shown next to the heading.
   */
  status?: FieldName;
  /**
   * The field of a money column that is shown in the heading.
   */
  amount?: FieldName;
  /**
   * The field of a money column that is shown with its label below the heading's amount, unless it is zero, such as what of a payment was refunded.
   */
  amount_less?: FieldName;
  /**
   * The field of an explained enum that is shown in a notice below the heading if it has a value, such as why a payment failed and what to do.
   */
  notice?: FieldName;
  /**
   * The relation among the fields that leads to the record whose actions are offered here too, such as the card payment behind a transaction. Each is done to that record, and only to people who may do it there.
   */
  actions_of?: FieldName;
  /**
   * The action on the record whose form has steps: while it is open for the record, what each step lacks and who can fill it in are shown below the heading, to all who see the record.
   */
  checklist?: DeclaredId;
  /**
   * What other records say of this one, in notices below the heading.
   *
   * @minItems 1
   */
  alerts?: RecordAlert[];
  /**
   * In the order shown.
   *
   * @minItems 1
   */
  tabs: Tab[];
}
/**
 * The record that this one belongs to. The route holds both ids, the parent's first, and the heading leads back to the parent.
 */
export interface ParentDeclaration {
  /**
   * The resource that the parent is a record of; it has a detail screen.
   */
  resource: ResourceName;
  /**
   * The field of this record that holds the parent's id.
   */
  foreign_key: FieldName;
}
/**
 * A notice that is shown where another resource has a record with the same value, such as an entry of the block list with the payment's card. It is closed with that resource.
 */
export interface RecordAlert {
  id: DeclaredId;
  guard?: Guard;
  tone?: AlertTone;
  /**
   * What is so.
   */
  text: LocaleKey;
  /**
   * The words of the link to the other record.
   */
  link: LocaleKey;
  /**
   * The resource whose record is looked for. It has a detail screen.
   */
  resource: ResourceName;
  /**
   * Only these records of it.
   */
  where?: RecordCondition;
  /**
   * The other record's text field, which an index begins with.
   */
  match: FieldName;
  /**
   * The text field of this record that has the same value. It is compared on the server and never sent.
   */
  of: FieldName;
}
/**
 * Fields of the record, in sections.
 */
export interface FieldsTab {
  type: 'fields';
  id: DeclaredId;
  label: LocaleKey;
  guard?: Guard;
  sections: FieldSections;
}
/**
 * Fields under one heading.
 */
export interface FieldSection {
  id: DeclaredId;
  /**
   * The heading; if left out, <words>.section_<id>, or sections.<id> as every section of that id.
   */
  label: LocaleKey;
  guard?: Guard;
  fields: SectionFields;
}
/**
 * A list of another resource's records that point at this one.
 */
export interface RelatedTab {
  type: 'related';
  id: DeclaredId;
  label: LocaleKey;
  guard?: Guard;
  resource: ResourceName;
  /**
   * The other record's field that holds this record's id.
   */
  foreign_key: FieldName;
}
/**
 * Short lists of other records that point at this one, one below the other, each with its heading and its first rows. A list that is closed to a person is left out; an empty one takes one line.
 */
export interface ListsTab {
  type: 'lists';
  id: DeclaredId;
  label: LocaleKey;
  guard?: Guard;
  /**
   * How many rows each list shows; 5 if left out. "See all" leads to the rest.
   */
  rows?: number;
  /**
   * In the order shown.
   *
   * @minItems 2
   */
  lists: RelatedList[];
}
/**
 * One list in a tab of lists. Its id is an address of its own, as that of a tab, under which it has all its rows.
 */
export interface RelatedList {
  id: DeclaredId;
  label: LocaleKey;
  guard?: Guard;
  resource: ResourceName;
  /**
   * The other record's field that holds this record's id.
   */
  foreign_key: FieldName;
}
/**
 * What happened to the record, newest first: the records of another resource that point at it, each drawn by its kind.
 */
export interface TimelineTab {
  type: 'timeline';
  id: DeclaredId;
  label: LocaleKey;
  guard?: Guard;
  /**
   * The resource whose records are the events. The tab is closed with it.
   */
  resource: ResourceName;
  /**
   * The event's field that holds this record's id.
   */
  foreign_key: FieldName;
  /**
   * The event's list column that says when it happened.
   */
  time: FieldName;
  /**
   * The event's list column, an enum, that says what happened.
   */
  kind: FieldName;
  /**
   * How events of a kind are drawn, by the value of the kind. A kind that is not named is neutral.
   */
  kinds?: {
    [k: string]: EventKind;
  };
  /**
   * List columns of the events that are shown below the text of each.
   *
   * @minItems 1
   */
  fields?: FieldName[];
  changes?: EventChanges;
}
/**
 * How events of one kind are drawn.
 */
export interface EventKind {
  icon?: EventIcon;
  tone?: Tone;
  /**
   * Words in place of the value's own.
   */
  label?: LocaleKey;
}
/**
 * What an event changed of this record, listed below its text: each field by its label, as it was and as it is.
 */
export interface EventChanges {
  /**
   * The event's list column, a structured value, with the fields as they were.
   */
  before: FieldName;
  /**
   * The event's list column, a structured value, with the fields as they are.
   */
  after: FieldName;
}
/**
 * A structured field of the record, set out in lines, with a button that copies it.
 */
export interface JsonTab {
  type: 'json';
  id: DeclaredId;
  label: LocaleKey;
  guard?: Guard;
  /**
   * The structured field.
   */
  field: FieldName;
}
/**
 * What changed in another record: each field by its label, as it was and as it is.
 */
export interface ChangesTab {
  type: 'changes';
  id: DeclaredId;
  label: LocaleKey;
  guard?: Guard;
  /**
   * The list column, a structured value, with the fields as they were.
   */
  before: FieldName;
  /**
   * The list column, a structured value, with the fields as they are.
   */
  after: FieldName;
  /**
   * The list column, a record kind, that says whose fields they are.
   */
  kind: FieldName;
  /**
   * The list column, a relation, that leads to the record that changed.
   */
  record: FieldName;
}
/**
 * A part that is written by hand. It is given the fields that are named here, and no other.
 */
export interface PageTab {
  type: 'page';
  id: DeclaredId;
  label: LocaleKey;
  guard?: Guard;
  page: TabIslandName;
  /**
   * The fields of the record that it reads.
   *
   * @minItems 1
   *
   * Items: A whole field, or the name of a list column to show as it is declared there, guard included.
   */
  fields: (Column | FieldName)[];
}
/**
 * Something that a person may do. Whether it can be undone is the operation's to say.
 */
export interface ActionDeclaration {
  id: DeclaredId;
  /**
   * Names that it had: requests to their addresses run it. The API document calls them deprecated.
   *
   * @minItems 1
   */
  formerly?: DeclaredId[];
  /**
   * The words on its button, such as Archive. If left out, <words>.<id>, or actions.<id> as every action of that id.
   */
  label: LocaleKey;
  /**
   * The picture beside its words; if left out, plus for `create` and edit for `edit`.
   */
  icon?: ActionIcon;
  /**
   * What it is done to; if left out, the list for `create`, else the record that is open.
   */
  scope: ActionScope;
  /**
   * A route of its own: it shows the list, or the record, with the form of the action open. Only for an action with a form: one that makes a record in a list with a route, or one on a record with a screen, whose route has the id of the record, such as /customers/edit/{id}.
   */
  path?: string;
  guard: Guard;
  /**
   * The event of config/transitions/<record>.yaml that it causes: it is offered in the states from which the event can happen, and records.create, records.update and records.change set the state that follows.
   */
  event?: string;
  /**
   * Which records it is for, besides the states of its event: it is offered on no other, and is refused when the record has changed meanwhile. In a selection, records that do not fit are reported as failed.
   */
  when?: RecordCondition;
  /**
   * Records that it may not be done to, of those that it is for, and why: the reason of the first match is shown in place of its button. Only for an action on one record.
   *
   * @minItems 1
   * @maxItems 8
   */
  blocked?: ActionBlock[];
  /**
   * The code that answers where the action is not for the record, such as what is applied for a second time; ACTION_NOT_AVAILABLE_ERROR if left out.
   */
  error?: 'DUPLICATE_PRODUCT_APPLICATION_ERROR';
  /**
   * The reason for people who lack only the `permission` of the guard: on every record that it applies to, its button is shown disabled with this reason. Without it the action does not exist for them. Only for an action on one record.
   */
  refused?: LocaleKey;
  /**
   * The form that is filled in first; its values are the operation's input.
   */
  form?: FormName;
  /**
   * The form begins with the record's own values; so does that of `edit`, which leaves this out.
   */
  edits?: true;
  /**
   * For a form with steps: the event of the record that happens when the first of what is filled in is saved.
   */
  drafts?: string;
  /**
   * What records.create, records.update and records.change write besides the form's values and the state of its event, by field: a value, yes or no, `now` for the moment it runs, or `person` for the address of the person who runs it.
   */
  set?: {
    [k: string]: string | boolean | number | null;
  };
  /**
   * The confirmation question. Required without a form and without undo. %{count} is the number of records selected. true: <words>.<id>_confirm.
   */
  confirm?: LocaleKey;
  confirmation?: ActionConfirmation;
  /**
   * Fields of the detail screen that are shown below the question, so that people see what they confirm. Only for an action on one record.
   *
   * @minItems 1
   * @maxItems 10
   */
  shows?: FieldName[];
  /**
   * The message after success. %{count} is the number of affected records. If left out, <words>.<id>_done, and actions.saved for an action that edits.
   */
  success: LocaleKey;
  /**
   * What is said while it runs over a selection, such as Archiving customers. true: <words>.<id>_progress.
   */
  progress?: LocaleKey;
  notify?: ActionNotification;
  /**
   * critical: what it does is hard to take back, and its button says so by its colour.
   */
  tone?: 'normal' | 'critical';
  /**
   * The server operation. If left out, records.create for `create`, records.update for `edit`, and records.change for any other that names an event.
   */
  run: OperationName;
}
/**
 * Records that an action may not be done to, and what is said of it.
 */
export interface ActionBlock {
  /**
   * An expression that is true or false, such as days_between(created, now()) > 180.
   */
  when: Expression;
  /**
   * Why it may not be done, and what to do instead.
   */
  note: LocaleKey;
}
/**
 * The confirmation that the person gives first, if the operation itself requires none: their PIN, or a code that is sent to them. An operation's own confirmation cannot be removed.
 */
export interface ActionConfirmation {
  by: ConfirmationType;
  /**
   * Only in these environments; without it, in both.
   *
   * @minItems 1
   */
  environment?: Environment[];
}
/**
 * A mail that goes out when it is done, such as an invoice to its payer. Nothing is sent where the record has no address.
 */
export interface ActionNotification {
  /**
   * The field of the record that holds the address.
   */
  to: FieldName;
  /**
   * Its texts are mails.<mail>_subject and mails.<mail>_text; %{business}, %{brand} and %{<field>} of the record are filled in.
   */
  mail: string;
}
/**
 * Guided tours: what a person is shown once, step by step, until they have come to the last. config/tours.yaml.
 */
export interface ToursFile {
  version: ConfigVersion;
  /**
   * The first that is open, has a step to show and is not read yet begins by itself where it may.
   *
   * @minItems 1
   */
  tours: TourDeclaration[];
}
/**
 * One tour.
 */
export interface TourDeclaration {
  id: DeclaredId;
  guard: Guard;
  /**
   * The screen that it begins on; the one that a person begins on if left out. It is not for those for whom the screen is closed.
   */
  at?: RoutePath;
  /**
   * How long after the screen it begins on a phone, milliseconds.
   */
  phone_delay_ms?: number;
  /**
   * In the order shown. A step whose target is closed, or not on the screen, is left out.
   *
   * @minItems 1
   */
  steps: TourStep[];
}
/**
 * What is pointed at, and what is said of it. Without a target it is said in the middle.
 */
export interface TourStep {
  id: DeclaredId;
  /**
   * If left out, tours.<tour>.<id>.
   */
  label: LocaleKey;
  /**
   * If left out, tours.<tour>.<id>_text.
   */
  text: LocaleKey;
  guard?: Guard;
  /**
   * An item of the sidebar; on a phone the button that opens it is pointed at.
   */
  item?: DeclaredId;
  /**
   * A part of the screen, such as actions.create or filters.status.
   */
  part?: string;
}
/**
 * The states of one kind of record and the events that lead from one to another; no other change of a state is possible, in the database either. config/transitions/<record>.yaml.
 */
export interface TransitionsFile {
  version: ConfigVersion;
  /**
   * Events by name; the states of the record are the values of the fields that they change.
   */
  events: {
    [k: string]: TransitionEvent;
  };
  review?: ReviewDeclaration;
}
/**
 * What creates a record or changes its state.
 */
export interface TransitionEvent {
  /**
   * The field that it changes; "status" by default.
   */
  field?: string;
  /**
   * The states in which it can happen. Without them it creates the record.
   *
   * @minItems 1
   */
  from?: string[];
  /**
   * The state that follows.
   */
  to: string;
  /**
   * What may cause it.
   *
   * @minItems 1
   */
  by: TransitionCause[];
  /**
   * The field with the last day, or the moment, at which the clock causes it. Days are those of the business's time zone.
   */
  at?: string;
  /**
   * How many days after the moment of `at` the clock causes it; at that moment by default.
   */
  after_days?: number;
  /**
   * The mail that the payer is reminded by on the day before the day of `at`, where the checkout settings say so. When it was sent is kept in the record's field reminded.
   */
  remind?: {
    /**
     * The field with the address.
     */
    to: string;
    /**
     * The mail that it sends.
     */
    mail: string;
  };
  /**
   * Fields that have a value from then on, and have none before an event that fills them.
   *
   * @minItems 1
   */
  fills?: string[];
  /**
   * Fields that have no value any more. An action that causes the event writes so.
   *
   * @minItems 1
   */
  clears?: string[];
  /**
   * The type of the journal that it posts to the ledger.
   */
  journal?:
    | 'PAYMENT'
    | 'DISBURSEMENT'
    | 'REFUND'
    | 'WITHDRAWAL'
    | 'SETTLEMENT'
    | 'TOP_UP'
    | 'CHARGEBACK'
    | 'LOAN'
    | 'LOAN_REPAYMENT'
    | 'CARD_SPENDING'
    | 'PLATFORM_FEE'
    | 'TRANSFER'
    | 'ESCROW'
    | 'INVESTOR'
    | 'BILL'
    | 'SPLIT';
  /**
   * The product of the callback that it sends.
   */
  callback?:
    | 'INVOICE'
    | 'VIRTUAL_ACCOUNT_CREATED'
    | 'VIRTUAL_ACCOUNT_PAID'
    | 'EWALLET_PAYMENT'
    | 'RETAIL_OUTLET_PAID'
    | 'QR_CODE_PAYMENT'
    | 'CARD_PAYMENT'
    | 'RECURRING_PLAN'
    | 'PAYMENT_LINK'
    | 'DISBURSEMENT'
    | 'BATCH_DISBURSEMENT'
    | 'PAYOUT'
    | 'REFUND';
  /**
   * The mail that it sends.
   */
  mail?: string;
  /**
   * The kind of notification that people of the business get: `centre` in config/notifications.yaml.
   */
  notify?: DeclaredId;
  unlocks?: UnlockDeclaration;
  /**
   * The person who caused it may undo it for a short time.
   */
  undo?: true;
  /**
   * Nothing causes it yet.
   */
  planned?: true;
}
/**
 * What guards keep closed until then, and is open to the business from then on: a kind of account or a feature flag. In test mode it is open in test mode alone, in live mode in both.
 */
export interface UnlockDeclaration {
  /**
   * The kind of account that the business becomes.
   */
  account?: 'master';
  /**
   * The feature flag that it gets.
   */
  flag?: FlagName;
}
/**
 * How our reviewers answer a record: which events open a review, and which events its answers cause.
 */
export interface ReviewDeclaration {
  /**
   * What is requested: a value of `review-kinds` in config/names.yaml.
   */
  kind: string;
  /**
   * The business requests it in test mode, and it is answered in live mode, as what it is about concerns live mode.
   */
  live?: true;
  /**
   * The events that open a review.
   *
   * @minItems 1
   */
  opens: string[];
  /**
   * The event that an approval causes. While it can happen, the record waits for its review.
   */
  approve: string;
  /**
   * The event that a rejection causes.
   */
  decline: string;
  /**
   * The event of one more step on the way to the approval, where there are several.
   */
  advance?: string;
  /**
   * The event by which the business has to complete what it submitted, where its record shows that.
   */
  ask?: string;
  /**
   * The event by which a provider leaves the decision to our reviewers.
   */
  refer?: string;
  /**
   * The event by which a reviewer takes an approval back.
   */
  revoke?: string;
  moves?: ReviewMoves;
  submitted?: SubmittedRecord;
  conversation?: ReviewConversation;
  due: ReviewDue;
  /**
   * A second reviewer confirms every decision, because money is at stake.
   */
  four_eyes?: true;
  /**
   * The reasons for which it can be declined: values of `review-reasons` in config/names.yaml.
   *
   * @minItems 1
   */
  reasons: string[];
  /**
   * The field that holds the reason of a rejection, where the record has one.
   */
  reason_field?: string;
  /**
   * The field that holds what the reviewer wrote, where the record has one.
   */
  note_field?: string;
  /**
   * The field that names the record in the queue.
   */
  name: string;
  /**
   * The field with the address of the person who requested, who is mailed the answer. Without one, the business is.
   */
  requested_by?: string;
  /**
   * The field with the amount at stake.
   */
  amount?: string;
  /**
   * The field with the document.
   */
  document?: string;
}
/**
 * The events by which a reviewer moves the record beside their answer. All of them change one field.
 */
export interface ReviewMoves {
  open: EventNames;
  ended: EventNames1;
  four_eyes?: EventNames2;
}
/**
 * The record that holds what the business submitted, where it is one of its own: its fields are reviewed too.
 */
export interface SubmittedRecord {
  record: RecordName;
  /**
   * Its field with the id of the record that is reviewed.
   */
  foreign_key: FieldName;
}
/**
 * The record keeps what our staff and the business write to each other: questions are replied to there, and not in the settings.
 */
export interface ReviewConversation {
  /**
   * The field with what the business wrote last.
   */
  reply: FieldName;
  /**
   * The field with the file of what the business wrote last.
   */
  document?: FieldName;
  /**
   * The screen of the record, to which mails lead.
   */
  path: DetailPath;
}
/**
 * The time in which the business has its answer, from when it requested: days from Monday to Friday where the business is, or hours.
 */
export interface ReviewDue {
  /**
   * Days from Monday to Friday; the last one is over at midnight.
   */
  working_days?: number;
  /**
   * Hours.
   */
  hours?: number;
}
/**
 * What people may do with the views that they save of lists. Everybody may keep views for themselves. config/views.yaml.
 */
export interface ViewsFile {
  version: ConfigVersion;
  share: ViewSharing;
}
/**
 * Sharing a view with everybody of the business. A shared view opens nothing: what it holds and its reader may not see is left out for them.
 */
export interface ViewSharing {
  /**
   * Who may share a view, and change or delete one that another person has shared. It requires a permission.
   */
  guard: Guard;
}
/**
 * What a person may do to records.
 */
export interface ActionVocabulary {
  [k: string]: unknown;
}
/**
 * A column of a list or a field of a detail screen.
 */
export interface ColumnVocabulary {
  [k: string]: unknown;
}
export interface CommonVocabulary {
  [k: string]: unknown;
}
/**
 * What the screen of one record can declare.
 */
export interface DetailVocabulary {
  [k: string]: unknown;
}
/**
 * A section that is written under its id.
 */
export interface NamedSection {
  /**
   * The heading; if left out, <words>.section_<id>, or sections.<id> as every section of that id.
   */
  label?: LocaleKey;
  guard?: Guard;
  fields: SectionFields;
}
export interface FilterVocabulary {
  [k: string]: unknown;
}
/**
 * What a form can ask for.
 */
export interface FormVocabulary {
  [k: string]: unknown;
}
/**
 * Who may have a thing: keys AND, values OR, nesting ANDs with the parent. Only what is certainly true opens.
 */
export interface GuardVocabulary {
  [k: string]: unknown;
}
/**
 * Parts written by hand, each in a folder of src/pages. A name without code does not compile.
 */
export interface IslandVocabulary {
  [k: string]: unknown;
}
/**
 * What a list screen can declare.
 */
export interface ListVocabulary {
  [k: string]: unknown;
}
export interface OperationVocabulary {
  [k: string]: unknown;
}
/**
 * When a card or notice shows, where it leads, and how a person puts it away.
 */
export interface ShowingVocabulary {
  [k: string]: unknown;
}
