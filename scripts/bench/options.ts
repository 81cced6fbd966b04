/** What a run of the bench can be given as variables of the environment, with its defaults. */
export const OPTIONS = {
  /** Transactions of the demo. */
  BENCH_ROWS: Number(process.env.BENCH_ROWS ?? 1_000_000),
  /** How often a page is opened, or a key pressed. */
  BENCH_RUNS: Number(process.env.BENCH_RUNS ?? 5),
  /** Rows of each table that `every-list` and `every-search` fill. */
  BENCH_TABLE_ROWS: Number(process.env.BENCH_TABLE_ROWS ?? 1_000_000),
  BENCH_PAYMENTS: Number(process.env.BENCH_PAYMENTS ?? 1_500),
  BENCH_BUSINESSES: Number(process.env.BENCH_BUSINESSES ?? 1),
  /** Addresses of lists with all kinds of cells between them: links, amounts, copy buttons, checkboxes, buttons and menus in rows. */
  BENCH_LISTS: process.env.BENCH_LISTS ?? '/transactions-new /invoices /disbursements /customers /payment-methods',
} as const;
