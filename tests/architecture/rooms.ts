/** Rooms of a folder in their order, each with why it comes where it does. */
export type Rooms = Readonly<Record<string, string>>;

/**
 * Folders that are divided into rooms with an order: a room imports itself and the rooms before it, never a file of the
 * folder itself, which puts the rooms together.
 */
export const DIVIDED: Readonly<Record<string, Rooms>> = {
  'src/compiler/checks': {
    reading: 'what several checks read of the config is there before any of them',
    names: 'a name is checked before what it names',
    words: 'words are needed by everything that is shown',
    records: 'fields and columns are checked before the lists and forms that use them',
    lists: 'a list shows columns of records',
    forms: 'a form fills in fields of records and picks records from lists',
    actions: 'an action may open a form',
    transitions: 'an action changes the state of a record',
    guards: 'a guard closes any of these',
    screens: 'a screen shows lists, forms and actions',
    settings: 'settings of the product refer to any of these',
  },
  'src/compiler/diff': {
    keys: 'the class of a key is known before two values are compared',
  },
  'src/compiler/parse': {
    syntax: 'a text becomes nodes with places before anything reads them',
    schemas: 'schemas are read as JSON before they validate',
    files: 'a file of each kind is read by its syntax and its schema',
  },
  'src/compiler/resolve': {
    gate: 'whether a guard is open is decided in one place',
    fields: 'a field is open or hidden before what shows it',
    resources: 'a resource is made of fields',
    forms: 'a form is open if an action of a resource is',
    screens: 'a screen is made of resources and forms, and leads to other screens',
    settings: 'what a person may turn off and read in errors depends on what they see',
  },
  'src/runtime/actions': {
    pin: 'the PIN is set without any action',
    send: 'sending an action needs no dialog',
    dialog: 'a dialog sends an action',
    buttons: 'a button opens a dialog',
    jobs: 'a job that has finished offers its action again',
  },
  'src/runtime/cells/columns': {
    value: 'every cell reads and shows its value with them',
  },
  'src/runtime/forms': {
    errors: 'the texts of errors know no field',
    upload: 'a file is uploaded without a form',
    values: 'what a form holds is known to all its components',
    steps: 'a step shows values, and knows of no draft',
    drafts: 'a draft keeps values',
    rows: 'rows of a file are values of one field',
    validator: 'a validator judges values',
    widgets: 'a widget edits one value',
    templates: 'a template lays out widgets and rows',
  },
  'src/runtime/forms/widgets': {
    base: 'every widget is made of them',
    amount: 'one kind of value with several components',
    exportedList: 'one kind of value with several components',
    address: 'one kind of value with several components',
  },
  'src/runtime/list': {
    query: 'what a list requests is known before anything is shown',
    selection: 'rows are selected without a table or cards',
    rows: 'table and cards show the same rows',
    columns: 'which columns are shown is chosen without a table',
    toolbar: 'it is above rows, and shows none',
    savedViews: 'a saved view is a query with a name',
    cards: 'cards show rows',
    table: 'a table shows rows',
  },
  'src/runtime/parts': {
    browser: 'they know nothing of what is drawn',
    focus: 'they move between elements and draw none',
    keys: 'a key works only outside of what has the focus to type in',
    icons: 'a button and a message may have an icon',
    buttons: 'a message may have a button',
    marks: 'a mark shows whose or what a thing is, and is not pressed',
    print: 'the head of a printed page has the mark of the brand',
    fields: 'an input may have buttons and icons',
    messages: 'a message may offer a button',
    loading: 'code that does not load is a message with a button',
    boundary: 'a broken part shows what loading shows',
    overlays: 'an overlay loads when it is opened, with inputs and messages in it',
    zones: 'a time zone is chosen in an overlay',
  },
  'src/runtime/shell': {
    errors: 'a full-page error needs nothing of the frame',
    explain: 'explain mode is turned on in the header',
    notices: 'notices are above any screen',
    pinned: 'search and the sidebar show what is pinned',
    search: 'search opens from the header',
    shortcuts: 'their list is opened from any screen',
    sidebar: 'on a phone the header opens the sidebar',
    header: 'it opens everything else of the frame',
  },
  'src/server/access/sessions': {
    credentials: 'tokens and passwords know no user',
    store: 'a session is found by its token',
    people: 'who sends a request is read from their session',
    activity: 'what people do with their access is logged with who they are',
  },
  'src/server/account/mfa': {
    factors: 'a code is checked in the same way at sign-in and in the profile',
    setup: 'a second factor is set up by a user who is signed in',
    signIn: 'sign-in needs a factor that was set up',
  },
  'src/server/engine/operations': {
    operation: 'what a handler gets and returns is known to all',
    request: 'the request is read before anything runs',
    run: 'an action runs on records that are locked',
    records: 'operations on any record are handlers',
    previews: 'a preview is a run without its changes',
  },
  'src/server/engine/resources': {
    query: 'a request is checked against the resolution before any SQL is made of it',
    statements: 'a statement is made of a checked query',
    export: 'a file has the rows of a list',
  },
};

/** Most source files of one folder, tests aside: more are divided by what belongs together. */
export const MOST_FILES = 25;

/** Folders with more files, each with the reason. */
export const CROWDED: Readonly<Record<string, string>> = {
  'src/server/database/migrations': 'in the order in which they are applied, and never moved',
  'src/server/database/schema/records': 'generated: one table for each file of schemas/records',
};
