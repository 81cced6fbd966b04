/* Generated from schemas/shared/operation.schema.json by `npm run generate`. Do not edit. */

export const OPERATIONS = {
  "account_transfers.create": {
    "description": "Moves money between the balances of a platform and an account below it. The person confirms it by their PIN.",
    "record": "account-transfer",
    "scopes": [
      "list"
    ],
    "input": true,
    "confirmation": "pin",
    "moves": true
  },
  "split_rules.create": {
    "description": "Makes a rule by which payments of the platform and its accounts are divided between their balances. The person confirms it by their PIN.",
    "record": "split-rule",
    "scopes": [
      "list"
    ],
    "input": true,
    "confirmation": "pin"
  },
  "sub_accounts.invite": {
    "description": "Invites a managed account below the platform: its person registers by the mailed link.",
    "record": "sub-account",
    "scopes": [
      "list"
    ],
    "input": true
  },
  "sub_accounts.register": {
    "description": "Registers an account that the platform owns; the platform's people act for it.",
    "record": "sub-account",
    "scopes": [
      "list"
    ],
    "input": true
  },
  "api_keys.create": {
    "description": "Makes a key and shows it once; only its hash is kept.",
    "record": "api-key",
    "scopes": [
      "list"
    ],
    "input": true,
    "reveals": true
  },
  "api_keys.end_old_key": {
    "description": "Ends the old secret of a key that was rotated, before its time.",
    "record": "api-key",
    "scopes": [
      "record"
    ]
  },
  "api_keys.rotate": {
    "description": "Gives a key a new secret and shows it once; the old one works as long as the person chooses.",
    "record": "api-key",
    "scopes": [
      "record"
    ],
    "input": true,
    "reveals": true
  },
  "bank_accounts.create": {
    "description": "Adds a bank account, which the bank verifies.",
    "record": "bank-account",
    "scopes": [
      "list"
    ],
    "set": true,
    "input": true
  },
  "batch_disbursements.approve": {
    "description": "Approves a batch: its disbursements are sent in the background. The person confirms it by their PIN.",
    "record": "batch-disbursement",
    "scopes": [
      "record"
    ],
    "confirmation": "pin",
    "moves": true
  },
  "batch_disbursements.create": {
    "description": "Adds a batch of disbursements, which wait for approval.",
    "record": "batch-disbursement",
    "scopes": [
      "list"
    ],
    "input": true
  },
  "batch_disbursements.reject": {
    "description": "Rejects a batch: what of it was not sent never will be.",
    "record": "batch-disbursement",
    "scopes": [
      "record"
    ]
  },
  "batch_disbursements.upload": {
    "description": "Adds a batch from a file, whose rows are validated in the background.",
    "record": "batch-disbursement",
    "scopes": [
      "list"
    ],
    "input": true
  },
  "batch_disbursements.submit": {
    "description": "Submits the rows of a file for approval, once none has an error.",
    "record": "batch-disbursement",
    "scopes": [
      "record"
    ]
  },
  "batch_disbursements.discard": {
    "description": "Discards the rows of a file. Nothing is sent.",
    "record": "batch-disbursement",
    "scopes": [
      "record"
    ]
  },
  "batch_remittances.approve": {
    "description": "Approves a batch: its remittances are sent in the background. The person confirms it by their PIN.",
    "record": "batch-remittance",
    "scopes": [
      "record"
    ],
    "confirmation": "pin",
    "moves": true
  },
  "batch_remittances.create": {
    "description": "Adds a batch of remittances, which wait for approval.",
    "record": "batch-remittance",
    "scopes": [
      "list"
    ],
    "input": true
  },
  "batch_remittances.reject": {
    "description": "Rejects a batch: what of it was not sent never will be.",
    "record": "batch-remittance",
    "scopes": [
      "record"
    ]
  },
  "batch_rows.update": {
    "description": "Corrects a row of the file of a batch, and validates it again.",
    "record": "batch-row",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "batch_rows.remove": {
    "description": "Removes a row of the file of a batch.",
    "record": "batch-row",
    "scopes": [
      "record"
    ]
  },
  "callback_urls.remove": {
    "description": "Removes a callback URL.",
    "record": "callback-url",
    "scopes": [
      "record"
    ]
  },
  "callback_urls.test": {
    "description": "Sends a test callback to a callback URL.",
    "record": "callback-url",
    "scopes": [
      "record"
    ]
  },
  "callbacks.resend": {
    "description": "Sends a callback again.",
    "record": "callback",
    "scopes": [
      "record",
      "selection"
    ]
  },
  "callbacks.resend_event": {
    "description": "Sends the callback of a delivery again.",
    "record": "callback-event",
    "scopes": [
      "record"
    ]
  },
  "cards.allow": {
    "description": "Puts the card of a payment on the allow list.",
    "record": "credit-card-payment",
    "scopes": [
      "record"
    ]
  },
  "cards.block": {
    "description": "Puts the card of a payment on the block list.",
    "record": "credit-card-payment",
    "scopes": [
      "record"
    ]
  },
  "cards.capture": {
    "description": "Takes what was authorized on a card, or part of it; the rest is released. Test mode only.",
    "record": "credit-card-payment",
    "scopes": [
      "record"
    ],
    "input": true,
    "moves": true
  },
  "cards.fail_challenge": {
    "description": "Fails the challenge of the card's bank in place of the cardholder: the payment is declined. Test mode only.",
    "record": "credit-card-payment",
    "scopes": [
      "record"
    ]
  },
  "cards.pass_challenge": {
    "description": "Passes the challenge of the card's bank in place of the cardholder: the payment goes on. Test mode only.",
    "record": "credit-card-payment",
    "scopes": [
      "record"
    ],
    "moves": true
  },
  "cards.refund": {
    "description": "Gives a cardholder back a payment, or part of it, out of the balance.",
    "record": "credit-card-payment",
    "scopes": [
      "record"
    ],
    "input": true,
    "moves": true
  },
  "cards.request_change": {
    "description": "Requests that a card payment feature is turned on, or off if it is on.",
    "record": "card-feature",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "cards.reverse": {
    "description": "Releases what was authorized on a card. Test mode only.",
    "record": "credit-card-payment",
    "scopes": [
      "record"
    ]
  },
  "cards.simulate": {
    "description": "Pays with a test card in place of a payer. Test mode only.",
    "record": "credit-card-payment",
    "scopes": [
      "list"
    ],
    "input": true,
    "moves": true
  },
  "chargebacks.lose": {
    "description": "The cardholder keeps what was disputed: it is paid out of the balance.",
    "record": "credit-card-chargeback",
    "scopes": [
      "record"
    ],
    "moves": true
  },
  "chargebacks.simulate": {
    "description": "A cardholder disputes a card payment: a chargeback is opened. Test mode only.",
    "record": "credit-card-payment",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "customers.archive": {
    "description": "Puts a customer away: it is no longer among those in use.",
    "record": "customer",
    "scopes": [
      "record",
      "selection"
    ],
    "undo": true
  },
  "customers.create": {
    "description": "Adds a customer.",
    "record": "customer",
    "scopes": [
      "list"
    ],
    "input": true
  },
  "customers.erase": {
    "description": "Erases who a customer is, for good, here and wherever payments name them. The person confirms it by a code that is sent to them.",
    "record": "customer",
    "scopes": [
      "record"
    ],
    "confirmation": "otp"
  },
  "customers.restore": {
    "description": "Takes a customer out of the archive.",
    "record": "customer",
    "scopes": [
      "record",
      "selection"
    ],
    "undo": true
  },
  "customers.update": {
    "description": "Changes what is known of a customer.",
    "record": "customer",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "disbursements.complete": {
    "description": "The sandbox's bank says that it has the money. Test mode only.",
    "record": "disbursement",
    "scopes": [
      "record",
      "selection"
    ]
  },
  "disbursements.create": {
    "description": "Sends money out of the balance. The person confirms it by their PIN.",
    "record": "disbursement",
    "scopes": [
      "list"
    ],
    "input": true,
    "confirmation": "pin",
    "moves": true
  },
  "disbursements.return": {
    "description": "The sandbox's bank sends the money back. Test mode only.",
    "record": "disbursement",
    "scopes": [
      "record",
      "selection"
    ],
    "moves": true
  },
  "disbursements.send": {
    "description": "Sends disbursements that wait for approval. The person confirms it by their PIN.",
    "record": "disbursement",
    "scopes": [
      "record",
      "selection"
    ],
    "confirmation": "pin",
    "moves": true
  },
  "escrow_accounts.close": {
    "description": "Closes an escrow account that is empty and has no customers, for good.",
    "record": "escrow-account",
    "scopes": [
      "record"
    ],
    "set": true
  },
  "escrow_accounts.request": {
    "description": "Requests an escrow account of a bank, once escrow is enabled.",
    "record": "escrow-account",
    "scopes": [
      "list"
    ],
    "input": true,
    "set": true
  },
  "escrow_customers.refund": {
    "description": "Returns what is held for a customer of escrow, or part of it, to them. The person confirms it by their PIN.",
    "record": "escrow-customer",
    "scopes": [
      "record"
    ],
    "input": true,
    "confirmation": "pin",
    "moves": true
  },
  "escrow_customers.release": {
    "description": "Releases what is held for a customer of escrow, or part of it, to another one or to the balance, less the fee. The person confirms it by their PIN.",
    "record": "escrow-customer",
    "scopes": [
      "record"
    ],
    "input": true,
    "confirmation": "pin",
    "moves": true
  },
  "escrow_customers.simulate": {
    "description": "A customer of escrow pays into their escrow account. Test mode only.",
    "record": "escrow-customer",
    "scopes": [
      "record"
    ],
    "input": true,
    "moves": true
  },
  "ewallets.refund": {
    "description": "Gives a payer back a payment by e-wallet, or part of it, out of the balance.",
    "record": "transaction",
    "scopes": [
      "record"
    ],
    "input": true,
    "moves": true
  },
  "rdl_investors.close": {
    "description": "Closes the account of an investor that is empty and has no pending movement, for good.",
    "record": "rdl-investor",
    "scopes": [
      "record"
    ],
    "set": true
  },
  "rdl_investors.fund": {
    "description": "Takes money of an investor's deposit account into the balance, to lend it. The person confirms it by their PIN.",
    "record": "rdl-investor",
    "scopes": [
      "record"
    ],
    "input": true,
    "confirmation": "pin",
    "moves": true
  },
  "rdl_investors.register": {
    "description": "Registers an investor for whom a bank opens a deposit account, once investor deposits are enabled.",
    "record": "rdl-investor",
    "scopes": [
      "list"
    ],
    "input": true,
    "set": true
  },
  "rdl_investors.repay": {
    "description": "Pays an investor back out of the balance, into their deposit account. The person confirms it by their PIN.",
    "record": "rdl-investor",
    "scopes": [
      "record"
    ],
    "input": true,
    "confirmation": "pin",
    "moves": true
  },
  "rdl_investors.simulate": {
    "description": "An investor pays into their deposit account. Test mode only.",
    "record": "rdl-investor",
    "scopes": [
      "record"
    ],
    "input": true,
    "moves": true
  },
  "rdl_investors.withdraw": {
    "description": "Sends money of an investor's deposit account to the investor. The person confirms it by their PIN.",
    "record": "rdl-investor",
    "scopes": [
      "record"
    ],
    "input": true,
    "confirmation": "pin",
    "moves": true
  },
  "rdl_transactions.complete": {
    "description": "The sandbox's bank carries out a movement of a deposit account. Test mode only.",
    "record": "rdl-transaction",
    "scopes": [
      "record"
    ],
    "moves": true
  },
  "rdl_transactions.fail": {
    "description": "The sandbox's bank does not carry out a movement of a deposit account. Test mode only.",
    "record": "rdl-transaction",
    "scopes": [
      "record"
    ],
    "input": true,
    "moves": true
  },
  "fraud_lists.add": {
    "description": "Puts an address, a country, a card or an issuer on the list that `set` of the action says.",
    "record": "fraud-list-entry",
    "scopes": [
      "list"
    ],
    "set": true,
    "input": true
  },
  "fraud_rules.create": {
    "description": "Creates a fraud rule. What it would have done to the payments of the last 30 days is shown before.",
    "record": "fraud-rule",
    "scopes": [
      "list"
    ],
    "set": true,
    "input": true,
    "previews": true
  },
  "fraud_rules.update": {
    "description": "Changes a fraud rule. What it would have done to the payments of the last 30 days is shown before.",
    "record": "fraud-rule",
    "scopes": [
      "record"
    ],
    "set": true,
    "input": true,
    "previews": true
  },
  "test_clocks.move": {
    "description": "Moves the clock of test mode ahead: what is due until then happens in its order. Test mode only.",
    "record": "test-clock",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "billing_requests.withdraw": {
    "description": "Takes back what the business said about a billing statement.",
    "record": "billing-request",
    "scopes": [
      "record"
    ]
  },
  "billing_statements.dispute": {
    "description": "Says that a billing statement is wrong. Our staff voids it, or declines with a reason.",
    "record": "billing-statement",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "billing_statements.report_transfer": {
    "description": "Reports the bank transfer that paid a billing statement. Our staff confirms it, or declines with a reason.",
    "record": "billing-statement",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "billing_statements.pay": {
    "description": "Pays a bill out of the balance. The person confirms it by their PIN.",
    "record": "billing-statement",
    "scopes": [
      "record"
    ],
    "confirmation": "pin",
    "moves": true
  },
  "capital_loans.repay": {
    "description": "Repays a loan, or part of it, out of the balance. The person confirms it by their PIN.",
    "record": "capital-loan",
    "scopes": [
      "record"
    ],
    "input": true,
    "confirmation": "pin",
    "moves": true
  },
  "issued_cards.simulate": {
    "description": "A merchant or a cash machine charges a card, which may decline. Test mode only.",
    "record": "issued-card",
    "scopes": [
      "record"
    ],
    "input": true,
    "moves": true
  },
  "issuing_transactions.refund": {
    "description": "A merchant refunds a card transaction, or part of it, to the balance. Test mode only.",
    "record": "issuing-transaction",
    "scopes": [
      "record"
    ],
    "input": true,
    "moves": true
  },
  "issuing_transactions.reverse": {
    "description": "A merchant releases what was authorized on a card. Test mode only.",
    "record": "issuing-transaction",
    "scopes": [
      "record"
    ],
    "moves": true
  },
  "issuing_transactions.settle": {
    "description": "The network settles a card transaction before its day. Test mode only.",
    "record": "issuing-transaction",
    "scopes": [
      "record"
    ]
  },
  "issued_cards.create": {
    "description": "Makes a card of a card product.",
    "record": "issued-card",
    "scopes": [
      "list"
    ],
    "input": true
  },
  "payment_methods.apply": {
    "description": "Applies for a payment method with what its partner needs, or completes that: it is pending at the first step of its channel, or at the one after that which waited for the business.",
    "record": "payment-method",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "payment_methods.ask": {
    "description": "Has the business complete what it submitted, in place of a reviewer. Test mode only.",
    "record": "payment-method",
    "scopes": [
      "record"
    ]
  },
  "payment_methods.confirm": {
    "description": "Confirms that the business leaves its provider, and moves the method to the step that follows.",
    "record": "payment-method",
    "scopes": [
      "record"
    ]
  },
  "payment_link_batches.create": {
    "description": "Makes a payment link for each row.",
    "record": "payment-link-batch",
    "scopes": [
      "list"
    ],
    "input": true
  },
  "stores.simulate_order": {
    "description": "A buyer orders on the pages of a store, and has not paid yet. Test mode only.",
    "record": "store",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "store_channels.simulate_order": {
    "description": "A buyer orders on a sales platform, and has paid there. Test mode only.",
    "record": "store-channel",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "payment_requests.create": {
    "description": "Requests a payment by a channel in place of a payer: of an invoice or a payment link. The form has the record, the channel, and the amount where the payer chooses it. Test mode only.",
    "record": "payment-request",
    "scopes": [
      "list"
    ],
    "input": true
  },
  "payments.simulate": {
    "description": "Pays in place of a payer: an invoice, payment link, virtual account or QR code, an order of a store, a payment request, or a pending payment of a virtual account. Test mode only. The form has the channel and the amount, where the payer chooses them.",
    "record": [
      "invoice",
      "payment-link",
      "payment-request",
      "qr-code",
      "store-order",
      "virtual-account",
      "virtual-account-payment"
    ],
    "scopes": [
      "record",
      "selection"
    ],
    "input": "optional",
    "moves": true
  },
  "payout_links.approve": {
    "description": "Approves a batch of payout links: with the last approval their links are mailed. The person confirms it by their PIN.",
    "record": "payout-link",
    "scopes": [
      "record"
    ],
    "confirmation": "pin",
    "moves": true
  },
  "payout_links.cancel": {
    "description": "Cancels the unclaimed payouts of a batch of payout links.",
    "record": "payout-link",
    "scopes": [
      "record"
    ]
  },
  "payout_links.create": {
    "description": "Makes a payout for each row. The person confirms it by their PIN.",
    "record": "payout-link",
    "scopes": [
      "list"
    ],
    "input": true,
    "confirmation": "pin",
    "moves": true
  },
  "payouts.approve": {
    "description": "Approves a payout: with the last approval its link is mailed. The person confirms it by their PIN.",
    "record": "payout",
    "scopes": [
      "record"
    ],
    "confirmation": "pin",
    "moves": true
  },
  "payouts.claim": {
    "description": "The sandbox's recipient claims a payout, which leaves the balance and goes its way. Test mode only.",
    "record": "payout",
    "scopes": [
      "record"
    ],
    "moves": true
  },
  "payouts.create": {
    "description": "Creates a payout that the recipient claims by its link. The user confirms it by their PIN.",
    "record": "payout",
    "scopes": [
      "list"
    ],
    "input": true,
    "confirmation": "pin",
    "moves": true
  },
  "payouts.resend": {
    "description": "Mails the link of a payout to its recipient again.",
    "record": "payout",
    "scopes": [
      "record"
    ]
  },
  "qr_codes.create": {
    "description": "Creates a QR code with the data that QRIS requires.",
    "record": "qr-code",
    "scopes": [
      "list"
    ],
    "set": true,
    "input": true
  },
  "qr_codes.poster": {
    "description": "Gives a poster of a QR code to print.",
    "record": "qr-code",
    "scopes": [
      "record"
    ],
    "gives": true
  },
  "store_channels.disconnect": {
    "description": "Disconnects a sales channel and unlists its products.",
    "record": "store-channel",
    "scopes": [
      "record"
    ],
    "set": true
  },
  "store_channels.reconnect": {
    "description": "Reconnects a sales channel and lists active products again, with their price and stock.",
    "record": "store-channel",
    "scopes": [
      "record"
    ],
    "set": true
  },
  "records.change": {
    "description": "Sets what `set` of the action says, such as a status.",
    "scopes": [
      "record",
      "selection"
    ],
    "set": true,
    "undo": true
  },
  "records.finish": {
    "description": "Sets what `set` of the action says for good, where a change that is undone would leave something behind.",
    "scopes": [
      "record"
    ],
    "set": true
  },
  "virtual_accounts.create": {
    "description": "Adds a virtual account: it can be paid into at once, or once its bank has opened it. Its callback is queued then.",
    "record": "virtual-account",
    "scopes": [
      "list"
    ],
    "set": true,
    "input": true
  },
  "virtual_accounts.open": {
    "description": "The business answers in place of the bank that has not opened the account yet. Test mode only.",
    "record": "virtual-account",
    "scopes": [
      "record"
    ]
  },
  "records.create": {
    "description": "Creates a record from the form's values and what `set` of the action says.",
    "scopes": [
      "list"
    ],
    "set": true,
    "input": true
  },
  "records.update": {
    "description": "Writes the form's values, and what `set` of the action says.",
    "scopes": [
      "record"
    ],
    "set": true,
    "input": true
  },
  "recurring_plans.create": {
    "description": "Draws up a recurring plan, whose next payment is its first. A first day that has passed is refused.",
    "record": "recurring-plan",
    "scopes": [
      "list"
    ],
    "set": true,
    "input": true
  },
  "recurring_plans.update": {
    "description": "Changes a recurring plan from its next payment on. A next day that has passed is refused.",
    "record": "recurring-plan",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "remittance_payouts.complete": {
    "description": "The sandbox's bank says that it has the money. Test mode only.",
    "record": "remittance-payout",
    "scopes": [
      "record",
      "selection"
    ]
  },
  "remittance_payouts.create": {
    "description": "Sends a remittance out of the balance. The person confirms it by their PIN.",
    "record": "remittance-payout",
    "scopes": [
      "list"
    ],
    "input": true,
    "confirmation": "pin",
    "moves": true
  },
  "remittance_payouts.return": {
    "description": "The sandbox's bank sends the money back. Test mode only.",
    "record": "remittance-payout",
    "scopes": [
      "record",
      "selection"
    ],
    "moves": true
  },
  "remittance_payouts.send": {
    "description": "Sends remittances that wait for approval. The person confirms it by their PIN.",
    "record": "remittance-payout",
    "scopes": [
      "record",
      "selection"
    ],
    "confirmation": "pin",
    "moves": true
  },
  "report_schedules.create": {
    "description": "Has a report made again and again.",
    "record": "report-schedule",
    "scopes": [
      "list"
    ],
    "input": true
  },
  "report_schedules.resume": {
    "description": "Has a paused schedule run again.",
    "record": "report-schedule",
    "scopes": [
      "record"
    ]
  },
  "report_schedules.update": {
    "description": "Changes what a schedule makes, and when. It then makes what the person may have who changed it.",
    "record": "report-schedule",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "reports.create": {
    "description": "Requests a file of what a list shows; it is created in the background, and its recipients get an e-mail with the link.",
    "record": "report",
    "scopes": [
      "list"
    ],
    "input": true
  },
  "reports.download": {
    "description": "Gives the file of a report that is ready.",
    "record": "report",
    "scopes": [
      "record"
    ],
    "gives": true
  },
  "settlements.simulate": {
    "description": "The channel pays a settlement out before its day. Test mode only.",
    "record": "settlement",
    "scopes": [
      "record"
    ],
    "moves": true
  },
  "top_ups.simulate": {
    "description": "The sandbox's bank receives a transfer to a top-up account, which reaches the balance. Test mode only.",
    "record": "top-up-account",
    "scopes": [
      "record"
    ],
    "input": true,
    "moves": true
  },
  "tax_documents.invoice": {
    "description": "Gives a tax invoice to print.",
    "record": "tax-document",
    "scopes": [
      "record"
    ],
    "gives": true
  },
  "transfers.proof": {
    "description": "Gives a printable proof of a completed transfer.",
    "scopes": [
      "record"
    ],
    "gives": true
  },
  "withdrawal_schedules.create": {
    "description": "Has the balance withdrawn again and again. The person confirms it by their PIN.",
    "record": "withdrawal-schedule",
    "scopes": [
      "list"
    ],
    "input": true,
    "confirmation": "pin"
  },
  "withdrawal_schedules.resume": {
    "description": "Has a paused schedule withdraw again, as the person who resumes it. The person confirms it by their PIN.",
    "record": "withdrawal-schedule",
    "scopes": [
      "record"
    ],
    "confirmation": "pin"
  },
  "withdrawal_schedules.update": {
    "description": "Changes what a schedule withdraws, and when. It then withdraws as the person who changed it. The person confirms it by their PIN.",
    "record": "withdrawal-schedule",
    "scopes": [
      "record"
    ],
    "input": true,
    "confirmation": "pin"
  },
  "withdrawals.approve": {
    "description": "Approves a withdrawal: with the last approval the money is sent. The person confirms it by their PIN.",
    "record": "withdrawal",
    "scopes": [
      "record"
    ],
    "confirmation": "pin",
    "moves": true
  },
  "withdrawals.complete": {
    "description": "The sandbox's bank says that it has the money. Test mode only.",
    "record": "withdrawal",
    "scopes": [
      "record",
      "selection"
    ]
  },
  "withdrawals.create": {
    "description": "Sends money of the balance to a verified bank account of the business. The person confirms it by their PIN.",
    "record": "withdrawal",
    "scopes": [
      "list"
    ],
    "input": true,
    "confirmation": "pin",
    "moves": true
  },
  "withdrawals.fail": {
    "description": "The sandbox's bank does not find the account, and the money returns to the balance. Test mode only.",
    "record": "withdrawal",
    "scopes": [
      "record",
      "selection"
    ],
    "moves": true
  },
  "reviews.take": {
    "description": "A reviewer takes a review.",
    "record": "review",
    "scopes": [
      "record",
      "selection"
    ]
  },
  "reviews.give_back": {
    "description": "A review goes back to the queue.",
    "record": "review",
    "scopes": [
      "record"
    ]
  },
  "reviews.request_info": {
    "description": "Sends the business a question, which is mailed.",
    "record": "review",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "reviews.approve": {
    "description": "Approves what the business requested, or proposes it to a second reviewer where two people decide.",
    "record": "review",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "reviews.decline": {
    "description": "Declines what the business requested, with a reason, or proposes it to a second reviewer where two people decide.",
    "record": "review",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "reviews.confirm": {
    "description": "A second reviewer confirms the decision of the first.",
    "record": "review",
    "scopes": [
      "record"
    ]
  },
  "reviews.send_back": {
    "description": "A second reviewer does not agree with the decision of the first, who reviews it again.",
    "record": "review",
    "scopes": [
      "record"
    ]
  },
  "reviews.play": {
    "description": "Plays an approval of the reviewers in test mode beside their own review, or ends the play, as the event of the action says.",
    "record": "activation",
    "scopes": [
      "record"
    ]
  },
  "reviews.play_words": {
    "description": "Plays a question or a rejection of the reviewers in test mode beside their own review, as the event of the action says.",
    "record": "activation",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "reviews.simulate": {
    "description": "Answers a request in place of a reviewer, as the event of the action says. Test mode only.",
    "record": [
      "app",
      "bank-account",
      "billing-request",
      "capital-loan",
      "card-change-request",
      "ereceipt-activation",
      "escrow-account",
      "escrow-customer",
      "escrow-setting",
      "payment-method",
      "platform-activation",
      "rdl-investor",
      "support-case",
      "tax-document"
    ],
    "scopes": [
      "record"
    ]
  },
  "support_cases.raise": {
    "description": "Raises a case with us, with its first message.",
    "record": "support-case",
    "scopes": [
      "list"
    ],
    "input": true,
    "set": true
  },
  "support_cases.write": {
    "description": "Adds a message of the business to its case, and causes the event of the action.",
    "record": "support-case",
    "scopes": [
      "record"
    ],
    "input": true,
    "set": true
  },
  "support_cases.answer": {
    "description": "Answers a case in place of our staff. Test mode only.",
    "record": "support-case",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "support_cases.withdraw": {
    "description": "Closes a case that the business no longer needs answered.",
    "record": "support-case",
    "scopes": [
      "record"
    ],
    "set": true
  },
  "support_cases.ask": {
    "description": "Sends the business a question about its case, in place of our staff. Test mode only.",
    "record": "support-case",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "reviews.advance": {
    "description": "Moves a payment method on by one step of its channel; to a test, with the link of its partner.",
    "record": "review",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "reviews.revoke": {
    "description": "Takes an approval back, with a reason, such as of a payment method that its partner has ended.",
    "record": "review",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "reviews.move": {
    "description": "Moves the business of an activation to another status, with a reason, such as suspended. What opens live mode is chosen by two reviewers.",
    "record": "review",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "payment_methods.advance": {
    "description": "Moves a payment method on by one step of its channel, in place of a reviewer; to a test, with a link for it. Test mode only.",
    "record": "payment-method",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "store_products.create": {
    "description": "Adds a product, and lists it on the connected sales channels. Without stock it is sold out.",
    "record": "store-product",
    "scopes": [
      "list"
    ],
    "set": true,
    "input": true
  },
  "store_products.update": {
    "description": "Changes a product and what its listings repeat of it: without stock it is sold out, with stock it is sold again.",
    "record": "store-product",
    "scopes": [
      "record"
    ],
    "set": true,
    "input": true
  },
  "store_listings.list": {
    "description": "Lists a product on a sales channel again, with its present price and stock.",
    "record": "store-listing",
    "scopes": [
      "record"
    ],
    "set": true
  },
  "stores.create": {
    "description": "Adds a store as a draft, with its first address, its own sales channel and the couriers that it can choose from.",
    "record": "store",
    "scopes": [
      "list"
    ],
    "set": true,
    "input": true
  },
  "stores.update": {
    "description": "Changes a store and its own address.",
    "record": "store",
    "scopes": [
      "record"
    ],
    "set": true,
    "input": true
  },
  "stores.close": {
    "description": "Closes a store: buyers can no longer order, and its products are no longer offered on its sales channels.",
    "record": "store",
    "scopes": [
      "record"
    ],
    "set": true
  },
  "store_orders.cancel_paid": {
    "description": "Cancels a paid order that was not shipped. A payment by e-wallet is refunded out of the balance, and what was ordered returns to the stock. The person confirms it by their PIN.",
    "record": "store-order",
    "scopes": [
      "record"
    ],
    "set": true,
    "confirmation": "pin",
    "moves": true
  },
  "stores.publish": {
    "description": "Publishes a store that has a courier and an address where parcels are picked up.",
    "record": "store",
    "scopes": [
      "record"
    ],
    "set": true
  },
  "store_addresses.add": {
    "description": "Adds an address to a store.",
    "record": "store",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "store_addresses.update": {
    "description": "Changes an address of a store.",
    "record": "store-address",
    "scopes": [
      "record"
    ],
    "set": true,
    "input": true
  },
  "store_channels.connect": {
    "description": "Leads the person to the platform's own page, where they allow the store to sell there. The sales channel waits until then.",
    "record": "store",
    "scopes": [
      "record"
    ],
    "input": true
  },
  "store_channels.authorize": {
    "description": "Leads the person to the platform's own page again.",
    "record": "store-channel",
    "scopes": [
      "record"
    ],
    "set": true
  },
  "store_products.deactivate": {
    "description": "Takes a product off sale on every channel.",
    "record": "store-product",
    "scopes": [
      "record"
    ],
    "set": true,
    "undo": true
  },
  "store_products.activate": {
    "description": "Puts a product on sale again on the channels that list it.",
    "record": "store-product",
    "scopes": [
      "record"
    ],
    "set": true,
    "undo": true
  },
  "store_listings.unlist": {
    "description": "Takes a product off one sales channel.",
    "record": "store-listing",
    "scopes": [
      "record"
    ],
    "set": true
  },
  "integrations.connect": {
    "description": "Leads the person to the system's own page, where they allow payments to be sent to it. The integration waits until then.",
    "record": "integration",
    "scopes": [
      "list"
    ],
    "input": true,
    "set": true
  },
  "integrations.authorize": {
    "description": "Leads the person to the system's own page again.",
    "record": "integration",
    "scopes": [
      "record"
    ]
  },
  "integrations.sync": {
    "description": "Sends the payments that the system has not received, at once instead of within the hour.",
    "record": "integration",
    "scopes": [
      "record"
    ]
  },
  "integrations.disconnect": {
    "description": "Disconnects the system: nothing more is sent to it.",
    "record": "integration",
    "scopes": [
      "record"
    ],
    "set": true
  }
} as const;
