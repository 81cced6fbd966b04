/* Generated from schemas/shared/operation.schema.json by `npm run generate`. Do not edit. */

export const OPERATIONS = {
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
  "payments.simulate": {
    "description": "The sandbox's bank says that a virtual account was paid. Test mode only.",
    "record": "virtual-account-payment",
    "scopes": [
      "record",
      "selection"
    ]
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
  "records.create": {
    "description": "Adds a record of what the form asks for and what `set` of the action says.",
    "scopes": [
      "list"
    ],
    "set": true,
    "input": true
  },
  "records.update": {
    "description": "Changes what the form asks for, and sets what `set` of the action says.",
    "scopes": [
      "record"
    ],
    "set": true,
    "input": true
  }
} as const;
