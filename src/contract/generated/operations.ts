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
  }
} as const;
