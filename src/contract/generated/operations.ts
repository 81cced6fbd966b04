/* Generated from schemas/shared/operation.schema.json by `npm run generate`. Do not edit. */

export const OPERATIONS = {
  "payments.simulate": {
    "description": "The sandbox's bank says that a virtual account was paid. Test mode only.",
    "record": "virtual-account-payment",
    "scopes": [
      "record",
      "selection"
    ]
  }
} as const;
