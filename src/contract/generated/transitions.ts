/* Generated from config/transitions/ by `npm run generate`. Do not edit. */

/** The table and the events of every record that has states, by record. */
export const TRANSITIONS = {
  "account-transfer": {
    "table": "account_transfers",
    "events": {
      "create": {
        "to": "COMPLETED",
        "by": [
          "person"
        ],
        "journal": "TRANSFER",
        "notify": "transfer-received"
      }
    }
  },
  "activation": {
    "table": "activations",
    "events": {
      "offer": {
        "to": "OPEN",
        "by": [
          "record"
        ]
      },
      "begin": {
        "from": [
          "OPEN"
        ],
        "to": "AWAITING_DATA",
        "by": [
          "person"
        ]
      },
      "submit": {
        "from": [
          "OPEN",
          "AWAITING_DATA",
          "DECLINED"
        ],
        "to": "DATA_PROVIDED",
        "by": [
          "person"
        ],
        "fills": [
          "submitted"
        ],
        "clears": [
          "decided",
          "reason",
          "note"
        ]
      },
      "try": {
        "from": [
          "DATA_PROVIDED"
        ],
        "to": "DATA_PROVIDED",
        "by": [
          "sandbox"
        ],
        "fills": [
          "tried"
        ],
        "clears": [
          "simulated_reason",
          "simulated_note"
        ]
      },
      "simulate_ask": {
        "from": [
          "DATA_PROVIDED"
        ],
        "to": "DATA_PROVIDED",
        "by": [
          "sandbox"
        ],
        "fills": [
          "simulated_note"
        ],
        "clears": [
          "tried",
          "simulated_reason"
        ]
      },
      "simulate_decline": {
        "from": [
          "DATA_PROVIDED"
        ],
        "to": "DATA_PROVIDED",
        "by": [
          "sandbox"
        ],
        "fills": [
          "simulated_reason"
        ],
        "clears": [
          "tried"
        ]
      },
      "simulate_reset": {
        "from": [
          "DATA_PROVIDED"
        ],
        "to": "DATA_PROVIDED",
        "by": [
          "sandbox"
        ],
        "clears": [
          "tried",
          "simulated",
          "simulated_reason",
          "simulated_note"
        ]
      },
      "approve": {
        "from": [
          "DATA_PROVIDED"
        ],
        "to": "PASSED",
        "by": [
          "reviewer"
        ],
        "fills": [
          "decided"
        ],
        "clears": [
          "simulated",
          "simulated_reason",
          "simulated_note"
        ],
        "mail": "review_approved",
        "notify": "activation-approved"
      },
      "decline": {
        "from": [
          "DATA_PROVIDED"
        ],
        "to": "DECLINED",
        "by": [
          "reviewer"
        ],
        "fills": [
          "decided",
          "reason"
        ],
        "clears": [
          "simulated",
          "simulated_reason",
          "simulated_note"
        ],
        "mail": "review_declined",
        "notify": "activation-declined"
      },
      "register": {
        "field": "business_status",
        "to": "REGISTERED",
        "by": [
          "record"
        ]
      },
      "await_documents": {
        "field": "business_status",
        "from": [
          "REGISTERED",
          "FORM_CONFIRMED",
          "PENDING",
          "PENDING_VERIFICATION",
          "PENDING_LIVE",
          "LIVE_TESTMODE"
        ],
        "to": "AWAITING_DOCS",
        "by": [
          "record"
        ]
      },
      "verify": {
        "field": "business_status",
        "from": [
          "REGISTERED",
          "AWAITING_DOCS",
          "FORM_CONFIRMED",
          "PENDING",
          "PENDING_LIVE",
          "LIVE_TESTMODE"
        ],
        "to": "PENDING_VERIFICATION",
        "by": [
          "record"
        ]
      },
      "test_live": {
        "field": "business_status",
        "from": [
          "PENDING_VERIFICATION",
          "PENDING_LIVE",
          "FORM_CONFIRMED",
          "PENDING"
        ],
        "to": "LIVE_TESTMODE",
        "by": [
          "record"
        ]
      },
      "go_live": {
        "field": "business_status",
        "from": [
          "REGISTERED",
          "AWAITING_DOCS",
          "FORM_CONFIRMED",
          "PENDING",
          "PENDING_VERIFICATION",
          "PENDING_LIVE",
          "LIVE_TESTMODE",
          "INSTANT_LIVE_PENDING_VERIFICATION",
          "INSTANT_LIVE_AWAITING_DOCS",
          "TIER_1"
        ],
        "to": "LIVE",
        "by": [
          "record"
        ]
      },
      "await_checks": {
        "field": "business_status",
        "from": [
          "REGISTERED",
          "AWAITING_DOCS"
        ],
        "to": "PENDING_LIVE",
        "by": [
          "record"
        ]
      },
      "begin_at_once": {
        "field": "business_status",
        "from": [
          "REGISTERED",
          "AWAITING_DOCS",
          "PENDING_LIVE",
          "INSTANT_LIVE_AWAITING_DOCS"
        ],
        "to": "INSTANT_LIVE_PENDING_VERIFICATION",
        "by": [
          "record"
        ]
      },
      "await_instant_documents": {
        "field": "business_status",
        "from": [
          "INSTANT_LIVE_PENDING_VERIFICATION"
        ],
        "to": "INSTANT_LIVE_AWAITING_DOCS",
        "by": [
          "record"
        ]
      },
      "confirm_form": {
        "field": "business_status",
        "from": [
          "PENDING_VERIFICATION",
          "LIVE_TESTMODE"
        ],
        "to": "FORM_CONFIRMED",
        "by": [
          "reviewer"
        ],
        "mail": "business_status",
        "notify": "business-status"
      },
      "hold": {
        "field": "business_status",
        "from": [
          "PENDING_VERIFICATION",
          "LIVE_TESTMODE",
          "FORM_CONFIRMED"
        ],
        "to": "PENDING",
        "by": [
          "reviewer"
        ],
        "mail": "business_status",
        "notify": "business-status"
      },
      "give_another_try": {
        "field": "business_status",
        "from": [
          "INVALID",
          "FAILED"
        ],
        "to": "AWAITING_DOCS",
        "by": [
          "reviewer"
        ],
        "mail": "business_status",
        "notify": "business-status"
      },
      "reject": {
        "field": "business_status",
        "from": [
          "REGISTERED",
          "AWAITING_DOCS",
          "FORM_CONFIRMED",
          "PENDING",
          "PENDING_VERIFICATION",
          "PENDING_LIVE",
          "LIVE_TESTMODE",
          "INSTANT_LIVE_PENDING_VERIFICATION",
          "INSTANT_LIVE_AWAITING_DOCS"
        ],
        "to": "INVALID",
        "by": [
          "reviewer"
        ],
        "mail": "business_status",
        "notify": "business-status"
      },
      "fail": {
        "field": "business_status",
        "from": [
          "REGISTERED",
          "AWAITING_DOCS",
          "FORM_CONFIRMED",
          "PENDING",
          "PENDING_VERIFICATION",
          "PENDING_LIVE",
          "LIVE_TESTMODE",
          "INSTANT_LIVE_PENDING_VERIFICATION",
          "INSTANT_LIVE_AWAITING_DOCS"
        ],
        "to": "FAILED",
        "by": [
          "reviewer"
        ],
        "mail": "business_status",
        "notify": "business-status"
      },
      "limit": {
        "field": "business_status",
        "from": [
          "REGISTERED",
          "AWAITING_DOCS",
          "FORM_CONFIRMED",
          "PENDING",
          "PENDING_VERIFICATION",
          "PENDING_LIVE",
          "LIVE_TESTMODE",
          "INSTANT_LIVE_PENDING_VERIFICATION",
          "INSTANT_LIVE_AWAITING_DOCS",
          "LIVE",
          "SUSPENDED"
        ],
        "to": "TIER_1",
        "by": [
          "reviewer"
        ],
        "mail": "business_status",
        "notify": "business-status"
      },
      "let_in": {
        "field": "business_status",
        "from": [
          "TIER_1",
          "SUSPENDED",
          "INSTANT_LIVE_PENDING_VERIFICATION",
          "INSTANT_LIVE_AWAITING_DOCS",
          "INSTANT_LIVE_SUSPENDED",
          "INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW"
        ],
        "to": "LIVE",
        "by": [
          "reviewer"
        ],
        "mail": "business_status",
        "notify": "business-status"
      },
      "suspend": {
        "field": "business_status",
        "from": [
          "LIVE",
          "TIER_1"
        ],
        "to": "SUSPENDED",
        "by": [
          "reviewer"
        ],
        "mail": "business_status",
        "notify": "business-status"
      },
      "resume_instant": {
        "field": "business_status",
        "from": [
          "INSTANT_LIVE_SUSPENDED",
          "INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW"
        ],
        "to": "INSTANT_LIVE_AWAITING_DOCS",
        "by": [
          "reviewer"
        ],
        "mail": "business_status",
        "notify": "business-status"
      },
      "suspend_instant": {
        "field": "business_status",
        "from": [
          "INSTANT_LIVE_PENDING_VERIFICATION",
          "INSTANT_LIVE_AWAITING_DOCS",
          "INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW"
        ],
        "to": "INSTANT_LIVE_SUSPENDED",
        "by": [
          "reviewer"
        ],
        "mail": "business_status",
        "notify": "business-status"
      },
      "suspend_payments": {
        "field": "business_status",
        "from": [
          "INSTANT_LIVE_PENDING_VERIFICATION",
          "INSTANT_LIVE_AWAITING_DOCS",
          "INSTANT_LIVE_SUSPENDED"
        ],
        "to": "INSTANT_LIVE_SUSPENDED_CAN_WITHDRAW",
        "by": [
          "reviewer"
        ],
        "mail": "business_status",
        "notify": "business-status"
      }
    }
  },
  "api-key": {
    "table": "api_keys",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "delete": {
        "from": [
          "ACTIVE"
        ],
        "to": "DELETED",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "app": {
    "table": "apps",
    "events": {
      "list": {
        "to": "AVAILABLE",
        "by": [
          "record"
        ]
      },
      "request": {
        "from": [
          "AVAILABLE"
        ],
        "to": "REQUESTED",
        "by": [
          "person"
        ],
        "fills": [
          "requested"
        ],
        "undo": true
      },
      "install": {
        "from": [
          "REQUESTED"
        ],
        "to": "INSTALLED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "installed"
        ],
        "mail": "review_approved",
        "notify": "app-installed"
      },
      "decline": {
        "from": [
          "REQUESTED"
        ],
        "to": "AVAILABLE",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "clears": [
          "requested"
        ],
        "mail": "review_declined",
        "notify": "app-declined"
      },
      "remove": {
        "from": [
          "INSTALLED",
          "REQUESTED"
        ],
        "to": "AVAILABLE",
        "by": [
          "person"
        ],
        "clears": [
          "requested",
          "installed"
        ],
        "undo": true
      }
    }
  },
  "bank-account": {
    "table": "bank_accounts",
    "events": {
      "create": {
        "to": "PENDING",
        "by": [
          "person"
        ]
      },
      "refer": {
        "from": [
          "PENDING"
        ],
        "to": "PENDING",
        "by": [
          "provider"
        ]
      },
      "verify": {
        "from": [
          "PENDING"
        ],
        "to": "VERIFIED",
        "by": [
          "provider",
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "verified"
        ],
        "mail": "bank_account_verified",
        "notify": "bank-account-verified"
      },
      "reject": {
        "from": [
          "PENDING"
        ],
        "to": "REJECTED",
        "by": [
          "provider",
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "rejected_reason"
        ],
        "mail": "bank_account_rejected",
        "notify": "bank-account-rejected"
      },
      "delete": {
        "from": [
          "PENDING",
          "VERIFIED",
          "REJECTED"
        ],
        "to": "DELETED",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "batch-disbursement": {
    "table": "batch_disbursements",
    "events": {
      "create": {
        "to": "NEEDS_APPROVAL",
        "by": [
          "person"
        ],
        "notify": "batch-needs-approval"
      },
      "upload": {
        "to": "VALIDATING",
        "by": [
          "person"
        ]
      },
      "validate": {
        "from": [
          "VALIDATING"
        ],
        "to": "DRAFT",
        "by": [
          "record"
        ]
      },
      "fail": {
        "from": [
          "VALIDATING"
        ],
        "to": "FAILED",
        "by": [
          "record"
        ],
        "fills": [
          "failure_code"
        ]
      },
      "submit": {
        "from": [
          "DRAFT"
        ],
        "to": "NEEDS_APPROVAL",
        "by": [
          "person"
        ],
        "notify": "batch-needs-approval"
      },
      "discard": {
        "from": [
          "VALIDATING",
          "DRAFT"
        ],
        "to": "DISCARDED",
        "by": [
          "person"
        ]
      },
      "approve": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "PROCESSING",
        "by": [
          "person"
        ],
        "fills": [
          "approved_by",
          "approved"
        ]
      },
      "reject": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "REJECTED",
        "by": [
          "person"
        ],
        "fills": [
          "approved_by",
          "approved"
        ]
      },
      "return_for_approval": {
        "from": [
          "PROCESSING"
        ],
        "to": "NEEDS_APPROVAL",
        "by": [
          "record"
        ],
        "clears": [
          "approved"
        ],
        "notify": "batch-needs-approval"
      },
      "complete": {
        "from": [
          "PROCESSING"
        ],
        "to": "COMPLETED",
        "by": [
          "record"
        ],
        "fills": [
          "completed"
        ],
        "callback": "BATCH_DISBURSEMENT",
        "notify": "batch-completed"
      }
    }
  },
  "batch-remittance": {
    "table": "batch_remittances",
    "events": {
      "create": {
        "to": "NEEDS_APPROVAL",
        "by": [
          "person"
        ],
        "notify": "batch-remittance-needs-approval"
      },
      "approve": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "PROCESSING",
        "by": [
          "person"
        ],
        "fills": [
          "approved_by",
          "approved"
        ]
      },
      "reject": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "REJECTED",
        "by": [
          "person"
        ],
        "fills": [
          "approved_by",
          "approved"
        ]
      },
      "return_for_approval": {
        "from": [
          "PROCESSING"
        ],
        "to": "NEEDS_APPROVAL",
        "by": [
          "record"
        ],
        "clears": [
          "approved"
        ],
        "notify": "batch-remittance-needs-approval"
      },
      "complete": {
        "from": [
          "PROCESSING"
        ],
        "to": "COMPLETED",
        "by": [
          "record"
        ],
        "fills": [
          "completed"
        ],
        "callback": "BATCH_DISBURSEMENT",
        "notify": "batch-remittance-completed"
      }
    }
  },
  "batch-row": {
    "table": "batch_rows",
    "events": {
      "read": {
        "to": "VALID",
        "by": [
          "record"
        ]
      },
      "read_invalid": {
        "to": "INVALID",
        "by": [
          "record"
        ]
      },
      "correct": {
        "from": [
          "INVALID",
          "VALID"
        ],
        "to": "VALID",
        "by": [
          "person",
          "record"
        ]
      },
      "invalidate": {
        "from": [
          "INVALID",
          "VALID"
        ],
        "to": "INVALID",
        "by": [
          "person",
          "record"
        ]
      }
    }
  },
  "billing-request": {
    "table": "billing_requests",
    "events": {
      "submit": {
        "to": "PENDING",
        "by": [
          "person"
        ]
      },
      "accept": {
        "from": [
          "PENDING"
        ],
        "to": "ACCEPTED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "decided"
        ],
        "mail": "review_approved",
        "notify": "bill-request-accepted"
      },
      "decline": {
        "from": [
          "PENDING"
        ],
        "to": "DECLINED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "decided",
          "reason"
        ],
        "mail": "review_declined",
        "notify": "bill-request-declined"
      },
      "withdraw": {
        "from": [
          "PENDING"
        ],
        "to": "WITHDRAWN",
        "by": [
          "person"
        ]
      }
    }
  },
  "billing-statement": {
    "table": "billing_statements",
    "events": {
      "issue": {
        "to": "UNPAID",
        "by": [
          "clock"
        ],
        "notify": "bill-issued"
      },
      "pay": {
        "from": [
          "UNPAID"
        ],
        "to": "PAID",
        "by": [
          "person"
        ],
        "fills": [
          "paid",
          "paid_from"
        ],
        "journal": "BILL"
      },
      "receive": {
        "from": [
          "UNPAID"
        ],
        "to": "PAID",
        "by": [
          "record"
        ],
        "fills": [
          "paid",
          "paid_from"
        ]
      },
      "void": {
        "from": [
          "UNPAID"
        ],
        "to": "VOID",
        "by": [
          "record"
        ]
      },
      "issue_unreviewed": {
        "field": "in_review",
        "to": "NONE",
        "by": [
          "clock"
        ]
      },
      "report_transfer": {
        "field": "in_review",
        "from": [
          "NONE"
        ],
        "to": "TRANSFER",
        "by": [
          "person"
        ]
      },
      "dispute": {
        "field": "in_review",
        "from": [
          "NONE"
        ],
        "to": "DISPUTE",
        "by": [
          "person"
        ]
      },
      "end_review": {
        "field": "in_review",
        "from": [
          "TRANSFER",
          "DISPUTE"
        ],
        "to": "NONE",
        "by": [
          "record"
        ]
      }
    }
  },
  "callback": {
    "table": "callbacks",
    "events": {
      "queue": {
        "to": "FAILED",
        "by": [
          "record"
        ]
      },
      "skip": {
        "to": "CALLBACK_URL_NOT_SET",
        "by": [
          "record"
        ]
      },
      "deliver": {
        "from": [
          "FAILED"
        ],
        "to": "COMPLETED",
        "by": [
          "provider"
        ]
      },
      "fail": {
        "from": [
          "FAILED",
          "CALLBACK_URL_NOT_SET"
        ],
        "to": "FAILED",
        "by": [
          "provider",
          "person"
        ]
      },
      "deliver_again": {
        "from": [
          "COMPLETED",
          "CALLBACK_URL_NOT_SET"
        ],
        "to": "COMPLETED",
        "by": [
          "provider"
        ]
      },
      "lose_url": {
        "from": [
          "FAILED"
        ],
        "to": "CALLBACK_URL_NOT_SET",
        "by": [
          "person"
        ]
      }
    }
  },
  "capital-loan": {
    "table": "capital_loans",
    "events": {
      "offer": {
        "to": "OFFERED",
        "by": [
          "clock"
        ],
        "notify": "loan-offered"
      },
      "request": {
        "from": [
          "OFFERED"
        ],
        "to": "REQUESTED",
        "by": [
          "person"
        ],
        "fills": [
          "requested",
          "requested_by"
        ],
        "undo": true
      },
      "decline": {
        "from": [
          "OFFERED"
        ],
        "to": "REJECTED",
        "by": [
          "person"
        ],
        "undo": true
      },
      "expire": {
        "from": [
          "OFFERED"
        ],
        "to": "EXPIRED",
        "by": [
          "clock"
        ],
        "at": "expires"
      },
      "approve": {
        "from": [
          "REQUESTED"
        ],
        "to": "APPROVED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "mail": "review_approved",
        "notify": "loan-approved"
      },
      "reject": {
        "from": [
          "REQUESTED"
        ],
        "to": "REJECTED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "mail": "review_declined",
        "notify": "loan-rejected"
      },
      "disburse": {
        "from": [
          "APPROVED"
        ],
        "to": "ACTIVE",
        "by": [
          "clock"
        ],
        "fills": [
          "disbursed",
          "due_date"
        ],
        "journal": "LOAN"
      },
      "fall_overdue": {
        "from": [
          "ACTIVE"
        ],
        "to": "OVERDUE",
        "by": [
          "clock"
        ],
        "at": "due_date"
      },
      "repay": {
        "from": [
          "ACTIVE",
          "OVERDUE"
        ],
        "to": "PAID",
        "by": [
          "record"
        ],
        "notify": "loan-paid"
      }
    }
  },
  "capital-repayment": {
    "table": "capital_repayments",
    "events": {
      "create": {
        "to": "PENDING",
        "by": [
          "clock"
        ]
      },
      "collect": {
        "from": [
          "PENDING"
        ],
        "to": "COMPLETED",
        "by": [
          "clock"
        ],
        "journal": "LOAN_REPAYMENT"
      },
      "fail": {
        "from": [
          "PENDING"
        ],
        "to": "FAILED",
        "by": [
          "clock"
        ],
        "notify": "loan-repayment-failed"
      },
      "pay": {
        "to": "COMPLETED",
        "by": [
          "person"
        ],
        "journal": "LOAN_REPAYMENT"
      }
    }
  },
  "card-change-request": {
    "table": "card_change_requests",
    "events": {
      "request": {
        "to": "PENDING",
        "by": [
          "person"
        ]
      },
      "approve": {
        "from": [
          "PENDING"
        ],
        "to": "APPROVED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "decided"
        ],
        "mail": "review_approved",
        "notify": "card-change-approved"
      },
      "reject": {
        "from": [
          "PENDING"
        ],
        "to": "REJECTED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "decided"
        ],
        "mail": "review_declined",
        "notify": "card-change-rejected"
      }
    }
  },
  "card-product": {
    "table": "card_products",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "deactivate": {
        "from": [
          "ACTIVE"
        ],
        "to": "INACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "activate": {
        "from": [
          "INACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "credit-card-authentication": {
    "table": "credit_card_authentications",
    "events": {
      "begin": {
        "to": "PENDING",
        "by": [
          "payer",
          "sandbox"
        ]
      },
      "enroll": {
        "from": [
          "PENDING"
        ],
        "to": "ENROLLED",
        "by": [
          "provider",
          "sandbox"
        ]
      },
      "find_enrolled": {
        "from": [
          "PENDING"
        ],
        "to": "CARD_ENROLLED",
        "by": [
          "provider",
          "sandbox"
        ]
      },
      "find_not_enrolled": {
        "from": [
          "PENDING"
        ],
        "to": "CARD_NOT_ENROLLED",
        "by": [
          "provider",
          "sandbox"
        ]
      },
      "fail_enrollment_check": {
        "from": [
          "PENDING"
        ],
        "to": "ENROLLMENT_CHECK_FAILED",
        "by": [
          "provider",
          "sandbox"
        ]
      },
      "fail_at_processor": {
        "from": [
          "PENDING",
          "ENROLLED",
          "CARD_ENROLLED"
        ],
        "to": "CYBERSOURCE_ERROR",
        "by": [
          "provider",
          "sandbox"
        ]
      },
      "verify": {
        "from": [
          "ENROLLED",
          "CARD_ENROLLED"
        ],
        "to": "VERIFIED",
        "by": [
          "payer",
          "sandbox"
        ]
      },
      "fail": {
        "from": [
          "ENROLLED",
          "CARD_ENROLLED"
        ],
        "to": "FAILED",
        "by": [
          "payer",
          "sandbox"
        ]
      },
      "use": {
        "from": [
          "VERIFIED"
        ],
        "to": "USED",
        "by": [
          "record"
        ]
      }
    }
  },
  "credit-card-authorization": {
    "table": "credit_card_authorizations",
    "events": {
      "authorize": {
        "to": "SUCCEEDED",
        "by": [
          "payer",
          "sandbox"
        ]
      },
      "decline": {
        "to": "FAILED",
        "by": [
          "payer",
          "sandbox"
        ],
        "fills": [
          "failure_code"
        ]
      },
      "reverse": {
        "from": [
          "SUCCEEDED"
        ],
        "to": "REVERSED",
        "by": [
          "person",
          "sandbox"
        ],
        "fills": [
          "reversed"
        ]
      }
    }
  },
  "credit-card-chargeback": {
    "table": "credit_card_chargebacks",
    "events": {
      "open": {
        "to": "OPEN",
        "by": [
          "provider",
          "sandbox"
        ],
        "mail": "chargeback_opened",
        "notify": "chargeback-opened"
      },
      "answer": {
        "from": [
          "OPEN"
        ],
        "to": "SUBMITTED",
        "by": [
          "person"
        ],
        "fills": [
          "submitted"
        ]
      },
      "accept": {
        "from": [
          "OPEN"
        ],
        "to": "LOST",
        "by": [
          "person"
        ],
        "fills": [
          "closed",
          "lost_amount"
        ],
        "journal": "CHARGEBACK"
      },
      "review": {
        "from": [
          "SUBMITTED"
        ],
        "to": "REVIEWING",
        "by": [
          "provider",
          "sandbox"
        ],
        "undo": true
      },
      "win": {
        "from": [
          "SUBMITTED",
          "REVIEWING",
          "UNKNOWN"
        ],
        "to": "WON",
        "by": [
          "provider",
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "closed"
        ],
        "mail": "chargeback_won",
        "notify": "chargeback-won",
        "undo": true
      },
      "lose": {
        "from": [
          "SUBMITTED",
          "REVIEWING",
          "UNKNOWN"
        ],
        "to": "LOST",
        "by": [
          "provider",
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "closed",
          "lost_amount"
        ],
        "journal": "CHARGEBACK",
        "mail": "chargeback_lost",
        "notify": "chargeback-lost"
      },
      "refund": {
        "from": [
          "OPEN"
        ],
        "to": "REFUNDED",
        "by": [
          "record"
        ],
        "fills": [
          "closed"
        ]
      },
      "reopen": {
        "from": [
          "REFUNDED"
        ],
        "to": "OPEN",
        "by": [
          "record"
        ],
        "clears": [
          "closed"
        ],
        "notify": "chargeback-reopened"
      },
      "cancel": {
        "from": [
          "OPEN",
          "SUBMITTED",
          "REVIEWING",
          "UNKNOWN"
        ],
        "to": "CANCELLED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "closed"
        ],
        "undo": true
      },
      "lose_track": {
        "from": [
          "OPEN",
          "SUBMITTED",
          "REVIEWING"
        ],
        "to": "UNKNOWN",
        "by": [
          "clock"
        ],
        "at": "updated",
        "after_days": 45,
        "notify": "chargeback-unknown"
      }
    }
  },
  "credit-card-payment": {
    "table": "credit_card_payments",
    "events": {
      "begin": {
        "to": "PENDING",
        "by": [
          "payer",
          "sandbox"
        ]
      },
      "charge": {
        "from": [
          "PENDING"
        ],
        "to": "CHARGED",
        "by": [
          "provider",
          "sandbox"
        ],
        "journal": "PAYMENT",
        "callback": "CARD_PAYMENT"
      },
      "decline": {
        "from": [
          "PENDING"
        ],
        "to": "FAILED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "failure_code"
        ],
        "callback": "CARD_PAYMENT"
      },
      "reverse": {
        "from": [
          "PENDING"
        ],
        "to": "FAILED",
        "by": [
          "provider",
          "sandbox"
        ],
        "callback": "CARD_PAYMENT"
      },
      "submit": {
        "from": [
          "CHARGED"
        ],
        "to": "SETTLING",
        "by": [
          "clock"
        ]
      },
      "settle": {
        "from": [
          "CHARGED",
          "SETTLING"
        ],
        "to": "SETTLED",
        "by": [
          "clock"
        ],
        "fills": [
          "settled"
        ],
        "journal": "SETTLEMENT"
      },
      "refund": {
        "from": [
          "CHARGED",
          "SETTLING",
          "SETTLED"
        ],
        "to": "REFUNDED",
        "by": [
          "person"
        ]
      }
    }
  },
  "credit-card-promotion": {
    "table": "credit_card_promotions",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "pause": {
        "from": [
          "ACTIVE"
        ],
        "to": "PAUSED",
        "by": [
          "person"
        ],
        "undo": true
      },
      "resume": {
        "from": [
          "PAUSED"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "deactivate": {
        "from": [
          "ACTIVE",
          "PAUSED"
        ],
        "to": "INACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "activate": {
        "from": [
          "INACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "expire": {
        "from": [
          "ACTIVE",
          "PAUSED"
        ],
        "to": "EXPIRED",
        "by": [
          "clock"
        ],
        "at": "end_date"
      }
    }
  },
  "credit-card-refund": {
    "table": "credit_card_refunds",
    "events": {
      "request": {
        "to": "REQUESTED",
        "by": [
          "person"
        ],
        "journal": "REFUND"
      },
      "send_in_test_mode": {
        "to": "SUCCEEDED",
        "by": [
          "sandbox"
        ],
        "fills": [
          "completed"
        ],
        "journal": "REFUND",
        "callback": "REFUND"
      },
      "accept": {
        "from": [
          "REQUESTED"
        ],
        "to": "PENDING",
        "by": [
          "provider"
        ]
      },
      "succeed": {
        "from": [
          "PENDING"
        ],
        "to": "SUCCEEDED",
        "by": [
          "provider"
        ],
        "fills": [
          "completed"
        ],
        "callback": "REFUND"
      },
      "fail": {
        "from": [
          "PENDING"
        ],
        "to": "FAILED",
        "by": [
          "provider"
        ],
        "journal": "REFUND",
        "callback": "REFUND"
      },
      "fail_at_acquirer": {
        "from": [
          "REQUESTED"
        ],
        "to": "CYBERSOURCE_ERROR",
        "by": [
          "provider"
        ],
        "journal": "REFUND",
        "callback": "REFUND"
      },
      "fail_at_processor": {
        "from": [
          "PENDING"
        ],
        "to": "PROCESSOR_ERROR",
        "by": [
          "provider"
        ],
        "journal": "REFUND",
        "callback": "REFUND"
      }
    }
  },
  "credit-card-settlement": {
    "table": "credit_card_settlements",
    "events": {
      "expect": {
        "to": "PENDING",
        "by": [
          "record"
        ]
      },
      "pay_out": {
        "from": [
          "PENDING"
        ],
        "to": "SETTLED",
        "by": [
          "clock"
        ],
        "fills": [
          "settled"
        ]
      }
    }
  },
  "customer": {
    "table": "customers",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person",
          "payer"
        ]
      },
      "archive": {
        "from": [
          "ACTIVE"
        ],
        "to": "ARCHIVED",
        "by": [
          "person"
        ],
        "undo": true
      },
      "restore": {
        "from": [
          "ARCHIVED"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "erase": {
        "from": [
          "ACTIVE",
          "ARCHIVED"
        ],
        "to": "ERASED",
        "by": [
          "person"
        ]
      }
    }
  },
  "disbursement": {
    "table": "disbursements",
    "events": {
      "create": {
        "to": "PENDING",
        "by": [
          "person",
          "record"
        ],
        "journal": "DISBURSEMENT"
      },
      "create_for_approval": {
        "to": "NEEDS_APPROVAL",
        "by": [
          "person"
        ],
        "notify": "disbursement-needs-approval"
      },
      "send": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "PENDING",
        "by": [
          "person"
        ],
        "journal": "DISBURSEMENT"
      },
      "reject": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "CANCELLED",
        "by": [
          "person"
        ],
        "undo": true
      },
      "complete": {
        "from": [
          "PENDING"
        ],
        "to": "COMPLETED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "completed"
        ],
        "callback": "DISBURSEMENT"
      },
      "fail": {
        "from": [
          "PENDING",
          "NEEDS_APPROVAL"
        ],
        "to": "FAILED",
        "by": [
          "provider",
          "record"
        ],
        "fills": [
          "failure_code"
        ],
        "callback": "DISBURSEMENT",
        "notify": "disbursement-failed"
      },
      "return": {
        "from": [
          "PENDING"
        ],
        "to": "REVERSED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "failure_code"
        ],
        "journal": "DISBURSEMENT",
        "callback": "DISBURSEMENT",
        "notify": "disbursement-failed"
      }
    }
  },
  "ereceipt-activation": {
    "table": "ereceipt_activations",
    "events": {
      "offer": {
        "to": "OPEN",
        "by": [
          "record"
        ]
      },
      "begin": {
        "from": [
          "OPEN",
          "CLOSED"
        ],
        "to": "AWAITING_DATA",
        "by": [
          "person"
        ]
      },
      "submit": {
        "from": [
          "OPEN",
          "AWAITING_DATA",
          "DECLINED",
          "CLOSED"
        ],
        "to": "DATA_PROVIDED",
        "by": [
          "person"
        ],
        "fills": [
          "submitted"
        ],
        "clears": [
          "decided",
          "reason",
          "note"
        ]
      },
      "approve": {
        "from": [
          "DATA_PROVIDED"
        ],
        "to": "PASSED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "decided"
        ],
        "mail": "review_approved",
        "notify": "ereceipts-approved",
        "unlocks": {
          "flag": "ereceipts"
        }
      },
      "decline": {
        "from": [
          "DATA_PROVIDED"
        ],
        "to": "DECLINED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "decided",
          "reason"
        ],
        "mail": "review_declined",
        "notify": "ereceipts-declined"
      },
      "withdraw": {
        "from": [
          "AWAITING_DATA",
          "DATA_PROVIDED",
          "DECLINED"
        ],
        "to": "CLOSED",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "ereceipt": {
    "table": "ereceipts",
    "events": {
      "create": {
        "to": "DRAFT",
        "by": [
          "person"
        ]
      },
      "send": {
        "from": [
          "DRAFT"
        ],
        "to": "SENT",
        "by": [
          "person"
        ],
        "mail": "ereceipt",
        "fills": [
          "sent"
        ]
      },
      "send_automatically": {
        "to": "SENT",
        "by": [
          "record"
        ],
        "fills": [
          "sent"
        ]
      },
      "view": {
        "from": [
          "SENT"
        ],
        "to": "VIEWED",
        "by": [
          "payer"
        ],
        "fills": [
          "viewed"
        ]
      },
      "void": {
        "from": [
          "SENT",
          "VIEWED"
        ],
        "to": "VOIDED",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "escrow-account": {
    "table": "escrow_accounts",
    "events": {
      "request": {
        "to": "PENDING",
        "by": [
          "person"
        ]
      },
      "begin": {
        "to": "ACTIVE",
        "by": [
          "record"
        ]
      },
      "open": {
        "from": [
          "PENDING"
        ],
        "to": "ACTIVE",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "account_number"
        ],
        "mail": "review_approved",
        "notify": "escrow-account-opened"
      },
      "decline": {
        "from": [
          "PENDING"
        ],
        "to": "CLOSED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "closed",
          "reason"
        ],
        "mail": "review_declined",
        "notify": "escrow-account-declined"
      },
      "close": {
        "from": [
          "PENDING",
          "ACTIVE"
        ],
        "to": "CLOSED",
        "by": [
          "person"
        ],
        "fills": [
          "closed"
        ]
      }
    }
  },
  "escrow-customer": {
    "table": "escrow_customers",
    "events": {
      "create": {
        "to": "PENDING",
        "by": [
          "person"
        ]
      },
      "submit_again": {
        "from": [
          "PENDING",
          "REJECTED"
        ],
        "to": "PENDING",
        "by": [
          "person"
        ]
      },
      "verify": {
        "from": [
          "PENDING"
        ],
        "to": "VERIFIED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "mail": "review_approved",
        "notify": "escrow-customer-verified"
      },
      "reject": {
        "from": [
          "PENDING"
        ],
        "to": "REJECTED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "mail": "review_declined",
        "notify": "escrow-customer-rejected"
      },
      "block": {
        "from": [
          "VERIFIED",
          "PENDING"
        ],
        "to": "BLOCKED",
        "by": [
          "person"
        ],
        "undo": true
      },
      "unblock": {
        "from": [
          "BLOCKED"
        ],
        "to": "PENDING",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "escrow-entry": {
    "table": "escrow_entries",
    "events": {
      "deposit": {
        "field": "type",
        "to": "DEPOSIT",
        "by": [
          "provider",
          "sandbox"
        ],
        "journal": "ESCROW",
        "notify": "escrow-deposit"
      },
      "release": {
        "field": "type",
        "to": "RELEASE",
        "by": [
          "person"
        ],
        "journal": "ESCROW"
      },
      "refund": {
        "field": "type",
        "to": "REFUND",
        "by": [
          "person"
        ],
        "journal": "ESCROW"
      },
      "charge": {
        "field": "type",
        "to": "FEE",
        "by": [
          "record"
        ],
        "journal": "ESCROW"
      }
    }
  },
  "escrow-setting": {
    "table": "escrow_settings",
    "events": {
      "offer": {
        "to": "disabled",
        "by": [
          "record"
        ]
      },
      "apply": {
        "from": [
          "disabled",
          "rejected"
        ],
        "to": "pending",
        "by": [
          "person"
        ],
        "fills": [
          "submitted"
        ],
        "clears": [
          "decided",
          "reason",
          "note"
        ]
      },
      "enable": {
        "from": [
          "pending"
        ],
        "to": "enabled",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "activated_at",
          "account_number",
          "decided"
        ],
        "mail": "review_approved",
        "notify": "escrow-enabled"
      },
      "reject": {
        "from": [
          "pending"
        ],
        "to": "rejected",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "decided",
          "reason"
        ],
        "mail": "review_declined",
        "notify": "escrow-rejected"
      },
      "withdraw": {
        "from": [
          "pending"
        ],
        "to": "disabled",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "fraud-list-entry": {
    "table": "fraud_list_entries",
    "events": {
      "add": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "remove": {
        "from": [
          "ACTIVE"
        ],
        "to": "REMOVED",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "fraud-rule": {
    "table": "fraud_rules",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "activate": {
        "from": [
          "INACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "deactivate": {
        "from": [
          "ACTIVE"
        ],
        "to": "INACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "integration": {
    "table": "integrations",
    "events": {
      "connect": {
        "to": "PENDING",
        "by": [
          "person"
        ]
      },
      "connect_again": {
        "from": [
          "REFUSED",
          "DISCONNECTED",
          "NEEDS_ATTENTION"
        ],
        "to": "PENDING",
        "by": [
          "person"
        ],
        "clears": [
          "problem"
        ]
      },
      "authorize": {
        "from": [
          "PENDING"
        ],
        "to": "CONNECTED",
        "by": [
          "provider"
        ],
        "fills": [
          "connected",
          "connected_by",
          "version"
        ]
      },
      "refuse": {
        "from": [
          "PENDING"
        ],
        "to": "REFUSED",
        "by": [
          "provider"
        ]
      },
      "break": {
        "from": [
          "CONNECTED"
        ],
        "to": "NEEDS_ATTENTION",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "problem"
        ],
        "notify": "integration-broken"
      },
      "disconnect": {
        "from": [
          "PENDING",
          "CONNECTED",
          "NEEDS_ATTENTION",
          "REFUSED"
        ],
        "to": "DISCONNECTED",
        "by": [
          "person"
        ],
        "clears": [
          "problem",
          "synced"
        ]
      }
    }
  },
  "invoice": {
    "table": "invoices",
    "events": {
      "create": {
        "to": "PENDING",
        "by": [
          "person",
          "record"
        ],
        "mail": "invoice"
      },
      "pay": {
        "from": [
          "PENDING"
        ],
        "to": "PAID",
        "by": [
          "payer",
          "sandbox"
        ],
        "fills": [
          "paid"
        ],
        "journal": "PAYMENT",
        "callback": "INVOICE"
      },
      "pay_late": {
        "from": [
          "EXPIRED"
        ],
        "to": "PAID",
        "by": [
          "provider"
        ],
        "fills": [
          "paid"
        ],
        "journal": "PAYMENT",
        "callback": "INVOICE"
      },
      "settle": {
        "from": [
          "PAID"
        ],
        "to": "SETTLED",
        "by": [
          "record"
        ],
        "journal": "SETTLEMENT",
        "callback": "INVOICE"
      },
      "expire": {
        "from": [
          "PENDING"
        ],
        "to": "EXPIRED",
        "by": [
          "clock",
          "record"
        ],
        "at": "due_date",
        "remind": {
          "to": "payer_email",
          "mail": "invoice_reminder"
        },
        "callback": "INVOICE"
      },
      "cancel": {
        "from": [
          "PENDING"
        ],
        "to": "CANCELLED",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "ip-whitelist-entry": {
    "table": "ip_whitelist_entries",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "delete": {
        "from": [
          "ACTIVE"
        ],
        "to": "DELETED",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "issued-card": {
    "table": "issued_cards",
    "events": {
      "issue": {
        "to": "INACTIVE",
        "by": [
          "person"
        ]
      },
      "issue_virtual": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "activate": {
        "from": [
          "INACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "block": {
        "from": [
          "ACTIVE"
        ],
        "to": "BLOCKED",
        "by": [
          "person"
        ],
        "undo": true
      },
      "unblock": {
        "from": [
          "BLOCKED"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "expire": {
        "from": [
          "INACTIVE",
          "ACTIVE",
          "BLOCKED"
        ],
        "to": "EXPIRED",
        "by": [
          "clock"
        ],
        "at": "last_day"
      },
      "close": {
        "from": [
          "INACTIVE",
          "ACTIVE",
          "BLOCKED"
        ],
        "to": "CLOSED",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "issuing-transaction": {
    "table": "issuing_transactions",
    "events": {
      "authorize": {
        "to": "PENDING",
        "by": [
          "provider",
          "sandbox"
        ],
        "journal": "CARD_SPENDING"
      },
      "decline": {
        "to": "DECLINED",
        "by": [
          "provider",
          "sandbox"
        ],
        "notify": "issued-card-declined"
      },
      "settle": {
        "from": [
          "PENDING"
        ],
        "to": "SETTLED",
        "by": [
          "clock",
          "sandbox"
        ],
        "fills": [
          "settled"
        ]
      },
      "reverse": {
        "from": [
          "PENDING"
        ],
        "to": "REVERSED",
        "by": [
          "provider",
          "sandbox"
        ],
        "journal": "CARD_SPENDING"
      },
      "refund": {
        "to": "SETTLED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "settled"
        ],
        "journal": "CARD_SPENDING"
      }
    }
  },
  "payment-link-batch": {
    "table": "payment_link_batches",
    "events": {
      "create": {
        "to": "COMPLETED",
        "by": [
          "person"
        ],
        "fills": [
          "completed"
        ]
      }
    }
  },
  "payment-link": {
    "table": "payment_links",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person",
          "record"
        ],
        "mail": "payment_link"
      },
      "pay": {
        "from": [
          "ACTIVE"
        ],
        "to": "PAID",
        "by": [
          "payer",
          "sandbox"
        ],
        "fills": [
          "paid"
        ],
        "journal": "PAYMENT",
        "callback": "PAYMENT_LINK"
      },
      "receive": {
        "from": [
          "ACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "payer",
          "sandbox"
        ],
        "fills": [
          "paid"
        ],
        "journal": "PAYMENT",
        "callback": "PAYMENT_LINK"
      },
      "pay_late": {
        "from": [
          "EXPIRED"
        ],
        "to": "PAID",
        "by": [
          "provider"
        ],
        "fills": [
          "paid"
        ],
        "journal": "PAYMENT",
        "callback": "PAYMENT_LINK"
      },
      "expire": {
        "from": [
          "ACTIVE"
        ],
        "to": "EXPIRED",
        "by": [
          "clock",
          "record"
        ],
        "at": "end_date",
        "remind": {
          "to": "payer_email",
          "mail": "payment_link_reminder"
        },
        "callback": "PAYMENT_LINK"
      },
      "deactivate": {
        "from": [
          "ACTIVE"
        ],
        "to": "INACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "activate": {
        "from": [
          "INACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "payment-method": {
    "table": "payment_methods",
    "events": {
      "offer": {
        "to": "disabled",
        "by": [
          "record"
        ]
      },
      "open": {
        "to": "enabled",
        "by": [
          "record"
        ],
        "fills": [
          "activated_at"
        ]
      },
      "apply": {
        "from": [
          "disabled"
        ],
        "to": "pending",
        "by": [
          "person"
        ],
        "fills": [
          "requested_by"
        ]
      },
      "advance": {
        "from": [
          "pending"
        ],
        "to": "pending",
        "by": [
          "provider",
          "reviewer",
          "sandbox"
        ],
        "mail": "method_test"
      },
      "ask": {
        "from": [
          "pending"
        ],
        "to": "pending",
        "by": [
          "provider",
          "reviewer",
          "sandbox"
        ]
      },
      "refer": {
        "from": [
          "pending"
        ],
        "to": "pending",
        "by": [
          "provider"
        ]
      },
      "complete": {
        "from": [
          "pending"
        ],
        "to": "pending",
        "by": [
          "person"
        ],
        "clears": [
          "note"
        ]
      },
      "confirm": {
        "from": [
          "pending"
        ],
        "to": "pending",
        "by": [
          "person"
        ]
      },
      "enable": {
        "from": [
          "pending"
        ],
        "to": "enabled",
        "by": [
          "provider",
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "activated_at"
        ],
        "clears": [
          "reason",
          "note"
        ],
        "mail": "review_approved",
        "notify": "payment-method-enabled"
      },
      "reject": {
        "from": [
          "pending"
        ],
        "to": "rejected",
        "by": [
          "provider",
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "rejected_at"
        ],
        "mail": "review_declined",
        "notify": "payment-method-rejected"
      },
      "apply_again": {
        "from": [
          "rejected"
        ],
        "to": "pending",
        "by": [
          "person"
        ],
        "clears": [
          "rejected_at",
          "reason",
          "note"
        ]
      },
      "deactivate": {
        "from": [
          "enabled"
        ],
        "to": "rejected",
        "by": [
          "provider",
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "rejected_at",
          "deactivated_at"
        ],
        "mail": "review_revoked"
      }
    }
  },
  "payment-request": {
    "table": "payment_requests",
    "events": {
      "create": {
        "to": "PENDING",
        "by": [
          "payer",
          "sandbox"
        ]
      },
      "pay_account": {
        "from": [
          "PENDING",
          "EXPIRED",
          "CANCELLED"
        ],
        "to": "PAID",
        "by": [
          "payer",
          "provider",
          "sandbox"
        ],
        "fills": [
          "paid",
          "transaction_id"
        ],
        "callback": "VIRTUAL_ACCOUNT_PAID"
      },
      "pay_wallet": {
        "from": [
          "PENDING",
          "EXPIRED",
          "CANCELLED"
        ],
        "to": "PAID",
        "by": [
          "payer",
          "provider",
          "sandbox"
        ],
        "fills": [
          "paid",
          "transaction_id"
        ],
        "callback": "EWALLET_PAYMENT"
      },
      "pay_outlet": {
        "from": [
          "PENDING",
          "EXPIRED",
          "CANCELLED"
        ],
        "to": "PAID",
        "by": [
          "payer",
          "provider",
          "sandbox"
        ],
        "fills": [
          "paid",
          "transaction_id"
        ],
        "callback": "RETAIL_OUTLET_PAID"
      },
      "pay_qr": {
        "from": [
          "PENDING",
          "EXPIRED",
          "CANCELLED"
        ],
        "to": "PAID",
        "by": [
          "payer",
          "provider",
          "sandbox"
        ],
        "fills": [
          "paid",
          "transaction_id"
        ],
        "callback": "QR_CODE_PAYMENT"
      },
      "pay_card": {
        "from": [
          "PENDING",
          "EXPIRED",
          "CANCELLED"
        ],
        "to": "PAID",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "paid",
          "transaction_id"
        ]
      },
      "pay_debit": {
        "from": [
          "PENDING",
          "EXPIRED",
          "CANCELLED"
        ],
        "to": "PAID",
        "by": [
          "payer",
          "provider",
          "sandbox"
        ],
        "fills": [
          "paid",
          "transaction_id"
        ]
      },
      "pay_later": {
        "from": [
          "PENDING",
          "EXPIRED",
          "CANCELLED"
        ],
        "to": "PAID",
        "by": [
          "payer",
          "provider",
          "sandbox"
        ],
        "fills": [
          "paid",
          "transaction_id"
        ]
      },
      "expire": {
        "from": [
          "PENDING"
        ],
        "to": "EXPIRED",
        "by": [
          "clock"
        ],
        "at": "expires"
      },
      "cancel": {
        "from": [
          "PENDING"
        ],
        "to": "CANCELLED",
        "by": [
          "record",
          "payer"
        ]
      },
      "decline": {
        "from": [
          "PENDING"
        ],
        "to": "CANCELLED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "failure_code"
        ]
      }
    }
  },
  "payout-link": {
    "table": "payout_links",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "create_for_approval": {
        "to": "NEEDS_APPROVAL",
        "by": [
          "person"
        ],
        "notify": "payout-link-needs-approval"
      },
      "approve": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "reject": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "CANCELLED",
        "by": [
          "person"
        ]
      },
      "complete": {
        "from": [
          "ACTIVE"
        ],
        "to": "COMPLETED",
        "by": [
          "record"
        ]
      },
      "expire": {
        "from": [
          "ACTIVE"
        ],
        "to": "EXPIRED",
        "by": [
          "clock"
        ],
        "at": "expires"
      },
      "cancel": {
        "from": [
          "ACTIVE"
        ],
        "to": "CANCELLED",
        "by": [
          "person"
        ]
      }
    }
  },
  "payout": {
    "table": "payouts",
    "events": {
      "create": {
        "to": "PENDING",
        "by": [
          "person",
          "record"
        ],
        "mail": "payout"
      },
      "create_for_approval": {
        "to": "NEEDS_APPROVAL",
        "by": [
          "person",
          "record"
        ],
        "notify": "payout-needs-approval"
      },
      "approve": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "PENDING",
        "by": [
          "person",
          "record"
        ],
        "mail": "payout"
      },
      "reject": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "VOIDED",
        "by": [
          "person",
          "record"
        ],
        "undo": true
      },
      "name_account": {
        "from": [
          "PENDING",
          "FAILED"
        ],
        "to": "VERIFYING",
        "by": [
          "recipient"
        ],
        "fills": [
          "bank",
          "account_number"
        ],
        "clears": [
          "rejected_reason",
          "failure_code"
        ]
      },
      "reject_account": {
        "from": [
          "VERIFYING"
        ],
        "to": "PENDING",
        "by": [
          "provider"
        ],
        "fills": [
          "rejected_reason"
        ],
        "mail": "payout_account_rejected"
      },
      "claim": {
        "from": [
          "PENDING",
          "VERIFYING"
        ],
        "to": "CLAIMED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "claimed",
          "bank",
          "account_number"
        ],
        "journal": "DISBURSEMENT"
      },
      "complete": {
        "from": [
          "CLAIMED"
        ],
        "to": "COMPLETED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "completed"
        ],
        "callback": "PAYOUT",
        "mail": "payout_done"
      },
      "fail": {
        "from": [
          "CLAIMED"
        ],
        "to": "FAILED",
        "by": [
          "provider"
        ],
        "fills": [
          "failure_code"
        ],
        "journal": "DISBURSEMENT",
        "callback": "PAYOUT",
        "mail": "payout_failed",
        "notify": "payout-failed"
      },
      "fail_to_send": {
        "from": [
          "VERIFYING"
        ],
        "to": "FAILED",
        "by": [
          "provider"
        ],
        "fills": [
          "failure_code"
        ],
        "callback": "PAYOUT",
        "mail": "payout_failed",
        "notify": "payout-failed"
      },
      "expire": {
        "from": [
          "PENDING"
        ],
        "to": "EXPIRED",
        "by": [
          "clock"
        ],
        "at": "expires",
        "callback": "PAYOUT"
      },
      "void": {
        "from": [
          "PENDING",
          "FAILED"
        ],
        "to": "VOIDED",
        "by": [
          "person",
          "record"
        ],
        "undo": true
      }
    }
  },
  "platform-activation": {
    "table": "platform_activations",
    "events": {
      "offer": {
        "to": "OPEN",
        "by": [
          "record"
        ]
      },
      "begin": {
        "from": [
          "OPEN",
          "CLOSED"
        ],
        "to": "AWAITING_DATA",
        "by": [
          "person"
        ]
      },
      "submit": {
        "from": [
          "OPEN",
          "AWAITING_DATA",
          "DECLINED",
          "CLOSED"
        ],
        "to": "DATA_PROVIDED",
        "by": [
          "person"
        ],
        "fills": [
          "submitted"
        ],
        "clears": [
          "decided",
          "reason",
          "note"
        ]
      },
      "approve": {
        "from": [
          "DATA_PROVIDED"
        ],
        "to": "AWAITING_SIGN",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "decided"
        ],
        "mail": "review_approved",
        "notify": "platform-approved"
      },
      "decline": {
        "from": [
          "DATA_PROVIDED"
        ],
        "to": "DECLINED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "decided",
          "reason"
        ],
        "mail": "review_declined",
        "notify": "platform-declined"
      },
      "sign": {
        "from": [
          "AWAITING_SIGN"
        ],
        "to": "PASSED",
        "by": [
          "person"
        ],
        "fills": [
          "signed"
        ],
        "unlocks": {
          "account": "master"
        }
      },
      "withdraw": {
        "from": [
          "AWAITING_DATA",
          "DATA_PROVIDED",
          "AWAITING_SIGN",
          "DECLINED"
        ],
        "to": "CLOSED",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "platform-fee": {
    "table": "platform_fees",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "activate": {
        "from": [
          "INACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "deactivate": {
        "from": [
          "ACTIVE"
        ],
        "to": "INACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "qr-code": {
    "table": "qr_codes",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "pay": {
        "from": [
          "ACTIVE"
        ],
        "to": "PAID",
        "by": [
          "payer",
          "sandbox"
        ],
        "fills": [
          "last_paid"
        ],
        "journal": "PAYMENT",
        "callback": "QR_CODE_PAYMENT"
      },
      "receive": {
        "from": [
          "ACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "payer",
          "sandbox"
        ],
        "fills": [
          "last_paid"
        ],
        "journal": "PAYMENT",
        "callback": "QR_CODE_PAYMENT"
      },
      "deactivate": {
        "from": [
          "ACTIVE"
        ],
        "to": "INACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "activate": {
        "from": [
          "INACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "expire": {
        "from": [
          "ACTIVE"
        ],
        "to": "EXPIRED",
        "by": [
          "clock"
        ],
        "at": "expires"
      }
    }
  },
  "rdl-investor": {
    "table": "rdl_investors",
    "events": {
      "register": {
        "to": "REGISTERED",
        "by": [
          "person"
        ]
      },
      "submit": {
        "from": [
          "REGISTERED",
          "PENDING_VERIFICATION",
          "REJECTED"
        ],
        "to": "PENDING_VERIFICATION",
        "by": [
          "person"
        ]
      },
      "activate": {
        "from": [
          "REGISTERED",
          "PENDING_VERIFICATION"
        ],
        "to": "ACTIVE",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "activated",
          "account_number"
        ],
        "mail": "review_approved",
        "notify": "investor-activated"
      },
      "reject": {
        "from": [
          "REGISTERED",
          "PENDING_VERIFICATION"
        ],
        "to": "REJECTED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "mail": "review_declined",
        "notify": "investor-rejected"
      },
      "close": {
        "from": [
          "ACTIVE"
        ],
        "to": "CLOSED",
        "by": [
          "person"
        ]
      }
    }
  },
  "rdl-transaction": {
    "table": "rdl_transactions",
    "events": {
      "receive": {
        "to": "COMPLETED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "completed"
        ],
        "journal": "INVESTOR",
        "notify": "investor-deposit"
      },
      "order": {
        "to": "PENDING",
        "by": [
          "person"
        ]
      },
      "repay": {
        "to": "PENDING",
        "by": [
          "person"
        ],
        "journal": "INVESTOR"
      },
      "complete": {
        "from": [
          "PENDING"
        ],
        "to": "COMPLETED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "completed"
        ],
        "journal": "INVESTOR"
      },
      "fail": {
        "from": [
          "PENDING"
        ],
        "to": "FAILED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "failure_code"
        ],
        "notify": "investor-transaction-failed"
      },
      "return": {
        "from": [
          "PENDING"
        ],
        "to": "FAILED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "failure_code"
        ],
        "journal": "INVESTOR"
      }
    }
  },
  "recurring-cycle": {
    "table": "recurring_cycles",
    "events": {
      "start": {
        "to": "PENDING",
        "by": [
          "clock"
        ]
      },
      "skip_missed": {
        "to": "SKIPPED",
        "by": [
          "clock"
        ]
      },
      "pay": {
        "from": [
          "PENDING",
          "RETRYING"
        ],
        "to": "PAID",
        "by": [
          "payer",
          "provider",
          "sandbox"
        ],
        "fills": [
          "paid"
        ],
        "clears": [
          "next_try",
          "failure_code"
        ],
        "journal": "PAYMENT",
        "callback": "RECURRING_PLAN",
        "mail": "recurring_paid"
      },
      "pay_by_invoice": {
        "from": [
          "PENDING",
          "RETRYING"
        ],
        "to": "PAID",
        "by": [
          "record"
        ],
        "fills": [
          "paid"
        ],
        "clears": [
          "next_try",
          "failure_code"
        ],
        "callback": "RECURRING_PLAN"
      },
      "retry": {
        "from": [
          "PENDING",
          "RETRYING"
        ],
        "to": "RETRYING",
        "by": [
          "provider"
        ],
        "fills": [
          "next_try",
          "failure_code"
        ],
        "callback": "RECURRING_PLAN",
        "mail": "recurring_retry"
      },
      "fail": {
        "from": [
          "PENDING",
          "RETRYING"
        ],
        "to": "FAILED",
        "by": [
          "provider"
        ],
        "fills": [
          "failure_code"
        ],
        "clears": [
          "next_try"
        ],
        "callback": "RECURRING_PLAN",
        "mail": "recurring_failed",
        "notify": "recurring-failed"
      },
      "skip": {
        "from": [
          "PENDING",
          "RETRYING"
        ],
        "to": "SKIPPED",
        "by": [
          "record"
        ],
        "clears": [
          "next_try"
        ],
        "callback": "RECURRING_PLAN"
      }
    }
  },
  "recurring-plan": {
    "table": "recurring_plans",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "schedule": {
        "to": "PENDING",
        "by": [
          "person"
        ]
      },
      "start": {
        "from": [
          "PENDING"
        ],
        "to": "ACTIVE",
        "by": [
          "clock"
        ]
      },
      "pause": {
        "from": [
          "ACTIVE",
          "PENDING"
        ],
        "to": "PAUSED",
        "by": [
          "person",
          "record"
        ],
        "undo": true
      },
      "resume": {
        "from": [
          "PAUSED"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "complete": {
        "from": [
          "ACTIVE",
          "PAUSED"
        ],
        "to": "COMPLETED",
        "by": [
          "record"
        ],
        "clears": [
          "next_date"
        ]
      },
      "stop": {
        "from": [
          "ACTIVE",
          "PENDING",
          "PAUSED"
        ],
        "to": "STOPPED",
        "by": [
          "person"
        ],
        "fills": [
          "stopped"
        ],
        "clears": [
          "next_date"
        ],
        "undo": true
      }
    }
  },
  "remittance-payout": {
    "table": "remittance_payouts",
    "events": {
      "create": {
        "to": "PENDING",
        "by": [
          "person",
          "record"
        ],
        "journal": "DISBURSEMENT"
      },
      "create_for_approval": {
        "to": "NEEDS_APPROVAL",
        "by": [
          "person"
        ],
        "notify": "remittance-needs-approval"
      },
      "send": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "PENDING",
        "by": [
          "person"
        ],
        "journal": "DISBURSEMENT"
      },
      "reject": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "CANCELLED",
        "by": [
          "person"
        ],
        "undo": true
      },
      "complete": {
        "from": [
          "PENDING"
        ],
        "to": "COMPLETED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "completed"
        ],
        "callback": "DISBURSEMENT"
      },
      "fail": {
        "from": [
          "PENDING",
          "NEEDS_APPROVAL"
        ],
        "to": "FAILED",
        "by": [
          "provider",
          "record"
        ],
        "fills": [
          "failure_code"
        ],
        "callback": "DISBURSEMENT",
        "notify": "remittance-failed"
      },
      "return": {
        "from": [
          "PENDING"
        ],
        "to": "REVERSED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "failure_code"
        ],
        "journal": "DISBURSEMENT",
        "callback": "DISBURSEMENT",
        "notify": "remittance-failed"
      }
    }
  },
  "report-schedule": {
    "table": "report_schedules",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "fills": [
          "next_run"
        ]
      },
      "pause": {
        "from": [
          "ACTIVE"
        ],
        "to": "PAUSED",
        "by": [
          "person"
        ],
        "clears": [
          "next_run"
        ],
        "undo": true
      },
      "resume": {
        "from": [
          "PAUSED"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "fills": [
          "next_run"
        ]
      },
      "delete": {
        "from": [
          "ACTIVE",
          "PAUSED"
        ],
        "to": "DELETED",
        "by": [
          "person"
        ],
        "clears": [
          "next_run"
        ],
        "undo": true
      }
    }
  },
  "report": {
    "table": "reports",
    "events": {
      "request": {
        "to": "QUEUED",
        "by": [
          "person",
          "clock"
        ]
      },
      "run": {
        "from": [
          "QUEUED"
        ],
        "to": "RUNNING",
        "by": [
          "clock"
        ]
      },
      "finish": {
        "from": [
          "RUNNING"
        ],
        "to": "READY",
        "by": [
          "clock"
        ],
        "fills": [
          "finished",
          "bytes"
        ],
        "mail": "report",
        "notify": "report-ready"
      },
      "fail": {
        "from": [
          "QUEUED",
          "RUNNING"
        ],
        "to": "FAILED",
        "by": [
          "clock"
        ],
        "fills": [
          "finished"
        ],
        "notify": "report-failed"
      },
      "cancel": {
        "from": [
          "QUEUED",
          "RUNNING"
        ],
        "to": "CANCELLED",
        "by": [
          "person"
        ],
        "fills": [
          "finished"
        ],
        "undo": true
      },
      "expire": {
        "from": [
          "READY"
        ],
        "to": "EXPIRED",
        "by": [
          "clock"
        ]
      }
    }
  },
  "review-question": {
    "table": "review_questions",
    "events": {
      "send": {
        "to": "OPEN",
        "by": [
          "reviewer"
        ],
        "mail": "review_question",
        "notify": "review-question"
      },
      "answer": {
        "from": [
          "OPEN"
        ],
        "to": "ANSWERED",
        "by": [
          "person"
        ],
        "fills": [
          "answer",
          "answered"
        ]
      },
      "close": {
        "from": [
          "OPEN"
        ],
        "to": "CLOSED",
        "by": [
          "record"
        ]
      }
    }
  },
  "review": {
    "table": "reviews",
    "events": {
      "open": {
        "to": "NEW",
        "by": [
          "record"
        ]
      },
      "take": {
        "from": [
          "NEW"
        ],
        "to": "IN_REVIEW",
        "by": [
          "reviewer"
        ],
        "fills": [
          "assignee"
        ]
      },
      "give_back": {
        "from": [
          "IN_REVIEW"
        ],
        "to": "NEW",
        "by": [
          "reviewer"
        ],
        "clears": [
          "assignee"
        ]
      },
      "request_info": {
        "from": [
          "IN_REVIEW"
        ],
        "to": "NEEDS_INFO",
        "by": [
          "reviewer"
        ],
        "fills": [
          "question",
          "question_sent"
        ],
        "mail": "review_question"
      },
      "provider_request": {
        "from": [
          "NEW",
          "IN_REVIEW"
        ],
        "to": "NEEDS_INFO",
        "by": [
          "record"
        ],
        "fills": [
          "question",
          "question_sent"
        ]
      },
      "answer": {
        "from": [
          "NEEDS_INFO"
        ],
        "to": "IN_REVIEW",
        "by": [
          "record"
        ],
        "fills": [
          "answered"
        ]
      },
      "answer_untaken": {
        "from": [
          "NEEDS_INFO"
        ],
        "to": "NEW",
        "by": [
          "record"
        ],
        "fills": [
          "answered"
        ]
      },
      "propose": {
        "from": [
          "IN_REVIEW"
        ],
        "to": "PROPOSED",
        "by": [
          "reviewer"
        ],
        "fills": [
          "decision",
          "first_reviewer"
        ]
      },
      "send_back": {
        "from": [
          "PROPOSED"
        ],
        "to": "IN_REVIEW",
        "by": [
          "reviewer"
        ],
        "clears": [
          "decision",
          "reason",
          "note",
          "first_reviewer"
        ]
      },
      "approve": {
        "from": [
          "NEW",
          "IN_REVIEW",
          "NEEDS_INFO",
          "PROPOSED"
        ],
        "to": "APPROVED",
        "by": [
          "reviewer",
          "record"
        ],
        "fills": [
          "decision",
          "decided"
        ]
      },
      "decline": {
        "from": [
          "NEW",
          "IN_REVIEW",
          "NEEDS_INFO",
          "PROPOSED"
        ],
        "to": "DECLINED",
        "by": [
          "reviewer",
          "record"
        ],
        "fills": [
          "decision",
          "decided"
        ]
      },
      "withdraw": {
        "from": [
          "NEW",
          "IN_REVIEW",
          "NEEDS_INFO",
          "PROPOSED"
        ],
        "to": "WITHDRAWN",
        "by": [
          "record"
        ],
        "fills": [
          "decided"
        ]
      },
      "revoke": {
        "from": [
          "APPROVED"
        ],
        "to": "DECLINED",
        "by": [
          "reviewer"
        ],
        "fills": [
          "decision",
          "decided"
        ]
      }
    }
  },
  "settlement": {
    "table": "settlements",
    "events": {
      "expect": {
        "to": "PENDING",
        "by": [
          "record"
        ]
      },
      "pay_out": {
        "from": [
          "PENDING"
        ],
        "to": "SETTLED",
        "by": [
          "clock",
          "sandbox"
        ],
        "fills": [
          "settled"
        ],
        "notify": "settlement-paid"
      },
      "reopen": {
        "from": [
          "SETTLED"
        ],
        "to": "PENDING",
        "by": [
          "record"
        ],
        "clears": [
          "settled"
        ]
      }
    }
  },
  "split-rule": {
    "table": "split_rules",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "activate": {
        "from": [
          "INACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "deactivate": {
        "from": [
          "ACTIVE"
        ],
        "to": "INACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "store-channel": {
    "table": "store_channels",
    "events": {
      "connect": {
        "to": "PENDING",
        "by": [
          "record"
        ]
      },
      "connect_again": {
        "from": [
          "REFUSED",
          "DISCONNECTED",
          "EXPIRED"
        ],
        "to": "PENDING",
        "by": [
          "person",
          "record"
        ]
      },
      "authorize": {
        "from": [
          "PENDING"
        ],
        "to": "CONNECTED",
        "by": [
          "provider"
        ]
      },
      "refuse": {
        "from": [
          "PENDING"
        ],
        "to": "REFUSED",
        "by": [
          "provider"
        ]
      },
      "open_own": {
        "to": "CONNECTED",
        "by": [
          "record"
        ]
      },
      "expire": {
        "from": [
          "CONNECTED"
        ],
        "to": "EXPIRED",
        "by": [
          "provider",
          "sandbox"
        ],
        "notify": "channel-expired"
      },
      "disconnect": {
        "from": [
          "PENDING",
          "CONNECTED",
          "EXPIRED",
          "REFUSED"
        ],
        "to": "DISCONNECTED",
        "by": [
          "person"
        ],
        "clears": [
          "synced"
        ]
      },
      "reconnect": {
        "from": [
          "DISCONNECTED"
        ],
        "to": "CONNECTED",
        "by": [
          "person"
        ]
      }
    }
  },
  "store-courier": {
    "table": "store_couriers",
    "events": {
      "add": {
        "to": "DISABLED",
        "by": [
          "record"
        ]
      },
      "enable": {
        "from": [
          "DISABLED"
        ],
        "to": "ENABLED",
        "by": [
          "person"
        ],
        "undo": true
      },
      "disable": {
        "from": [
          "ENABLED"
        ],
        "to": "DISABLED",
        "by": [
          "person"
        ],
        "undo": true
      }
    }
  },
  "store-listing": {
    "table": "store_listings",
    "events": {
      "list": {
        "to": "LISTED",
        "by": [
          "record"
        ]
      },
      "unlist": {
        "from": [
          "LISTED",
          "FAILED"
        ],
        "to": "UNLISTED",
        "by": [
          "person",
          "record"
        ],
        "clears": [
          "failure"
        ]
      },
      "list_again": {
        "from": [
          "UNLISTED",
          "FAILED"
        ],
        "to": "LISTED",
        "by": [
          "person",
          "record"
        ],
        "clears": [
          "failure"
        ]
      },
      "fail": {
        "from": [
          "LISTED"
        ],
        "to": "FAILED",
        "by": [
          "provider"
        ],
        "fills": [
          "failure"
        ],
        "notify": "listing-failed"
      }
    }
  },
  "store-order": {
    "table": "store_orders",
    "events": {
      "place": {
        "to": "UNPAID",
        "by": [
          "payer",
          "sandbox"
        ],
        "mail": "store_order"
      },
      "arrive": {
        "to": "PAID",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "paid"
        ],
        "notify": "order-paid"
      },
      "pay": {
        "from": [
          "UNPAID"
        ],
        "to": "PAID",
        "by": [
          "payer",
          "sandbox"
        ],
        "fills": [
          "paid"
        ],
        "journal": "PAYMENT",
        "notify": "order-paid"
      },
      "pack": {
        "from": [
          "PAID"
        ],
        "to": "PACKED",
        "by": [
          "person"
        ],
        "undo": true
      },
      "ship": {
        "from": [
          "PACKED"
        ],
        "to": "SHIPPED",
        "by": [
          "person"
        ],
        "fills": [
          "shipped"
        ],
        "mail": "store_order_shipped"
      },
      "complete": {
        "from": [
          "SHIPPED"
        ],
        "to": "COMPLETED",
        "by": [
          "person"
        ],
        "fills": [
          "completed"
        ],
        "undo": true
      },
      "expire": {
        "from": [
          "UNPAID"
        ],
        "to": "CANCELLED",
        "by": [
          "clock"
        ],
        "at": "expires",
        "fills": [
          "cancelled"
        ]
      },
      "cancel_paid": {
        "from": [
          "PAID",
          "PACKED"
        ],
        "to": "CANCELLED",
        "by": [
          "person"
        ],
        "fills": [
          "cancelled"
        ]
      },
      "cancel": {
        "from": [
          "UNPAID"
        ],
        "to": "CANCELLED",
        "by": [
          "person"
        ],
        "fills": [
          "cancelled"
        ],
        "undo": true
      }
    }
  },
  "store-product": {
    "table": "store_products",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "create_sold_out": {
        "to": "OUT_OF_STOCK",
        "by": [
          "record"
        ]
      },
      "deactivate": {
        "from": [
          "ACTIVE",
          "OUT_OF_STOCK"
        ],
        "to": "INACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "activate": {
        "from": [
          "INACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "activate_sold_out": {
        "from": [
          "INACTIVE"
        ],
        "to": "OUT_OF_STOCK",
        "by": [
          "person"
        ],
        "undo": true
      },
      "sell_out": {
        "from": [
          "ACTIVE"
        ],
        "to": "OUT_OF_STOCK",
        "by": [
          "record"
        ]
      },
      "restock": {
        "from": [
          "OUT_OF_STOCK"
        ],
        "to": "ACTIVE",
        "by": [
          "record"
        ]
      }
    }
  },
  "store": {
    "table": "stores",
    "events": {
      "create": {
        "to": "DRAFT",
        "by": [
          "person"
        ]
      },
      "publish": {
        "from": [
          "DRAFT",
          "CLOSED"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ]
      },
      "close": {
        "from": [
          "ACTIVE"
        ],
        "to": "CLOSED",
        "by": [
          "person"
        ]
      }
    }
  },
  "support-case": {
    "table": "support_cases",
    "events": {
      "raise": {
        "to": "OPEN",
        "by": [
          "person"
        ]
      },
      "add": {
        "from": [
          "OPEN"
        ],
        "to": "OPEN",
        "by": [
          "person"
        ]
      },
      "ask": {
        "from": [
          "OPEN"
        ],
        "to": "AWAITING_REPLY",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "mail": "case_question",
        "notify": "case-question"
      },
      "reply": {
        "from": [
          "AWAITING_REPLY"
        ],
        "to": "OPEN",
        "by": [
          "person"
        ]
      },
      "answer": {
        "from": [
          "OPEN",
          "AWAITING_REPLY"
        ],
        "to": "ANSWERED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "answered",
          "closes"
        ],
        "clears": [
          "reason"
        ],
        "mail": "case_answered",
        "notify": "case-answered"
      },
      "decline": {
        "from": [
          "OPEN",
          "AWAITING_REPLY"
        ],
        "to": "DECLINED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "answered",
          "closes",
          "reason"
        ],
        "mail": "case_declined",
        "notify": "case-declined"
      },
      "reopen": {
        "from": [
          "ANSWERED",
          "DECLINED",
          "SOLVED"
        ],
        "to": "OPEN",
        "by": [
          "person"
        ],
        "clears": [
          "answered",
          "closes",
          "reason"
        ]
      },
      "solve": {
        "from": [
          "ANSWERED",
          "DECLINED"
        ],
        "to": "SOLVED",
        "by": [
          "person"
        ],
        "undo": true
      },
      "withdraw": {
        "from": [
          "OPEN",
          "AWAITING_REPLY"
        ],
        "to": "CLOSED",
        "by": [
          "person"
        ]
      },
      "close": {
        "from": [
          "ANSWERED",
          "DECLINED",
          "SOLVED"
        ],
        "to": "CLOSED",
        "by": [
          "clock"
        ],
        "at": "closes"
      }
    }
  },
  "tax-document": {
    "table": "tax_documents",
    "events": {
      "issue": {
        "to": "ISSUED",
        "by": [
          "clock"
        ]
      },
      "submit": {
        "to": "SUBMITTED",
        "by": [
          "person"
        ]
      },
      "submit_again": {
        "from": [
          "SUBMITTED",
          "REJECTED"
        ],
        "to": "SUBMITTED",
        "by": [
          "person"
        ],
        "clears": [
          "reason"
        ]
      },
      "accept": {
        "from": [
          "SUBMITTED"
        ],
        "to": "ACCEPTED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "mail": "review_approved"
      },
      "reject": {
        "from": [
          "SUBMITTED"
        ],
        "to": "REJECTED",
        "by": [
          "reviewer",
          "sandbox"
        ],
        "fills": [
          "reason"
        ],
        "mail": "review_declined"
      }
    }
  },
  "test-clock": {
    "table": "test_clocks",
    "events": {
      "create": {
        "to": "READY",
        "by": [
          "record"
        ]
      },
      "move": {
        "from": [
          "READY"
        ],
        "to": "MOVING",
        "by": [
          "person"
        ],
        "fills": [
          "moved_by"
        ]
      },
      "arrive": {
        "from": [
          "MOVING"
        ],
        "to": "READY",
        "by": [
          "clock"
        ],
        "fills": [
          "moved_to"
        ]
      }
    }
  },
  "transaction": {
    "table": "transactions",
    "events": {
      "accept": {
        "to": "COMPLETED",
        "by": [
          "record"
        ],
        "journal": "PAYMENT"
      },
      "top_up": {
        "to": "COMPLETED",
        "by": [
          "record"
        ],
        "journal": "TOP_UP"
      },
      "take_platform_fee": {
        "to": "COMPLETED",
        "by": [
          "record"
        ],
        "journal": "PLATFORM_FEE"
      },
      "take_split": {
        "to": "COMPLETED",
        "by": [
          "record"
        ],
        "journal": "SPLIT"
      },
      "send": {
        "to": "PENDING",
        "by": [
          "record"
        ],
        "journal": "DISBURSEMENT"
      },
      "withdraw": {
        "to": "PENDING",
        "by": [
          "record"
        ],
        "journal": "WITHDRAWAL"
      },
      "refund": {
        "to": "PENDING",
        "by": [
          "record"
        ],
        "journal": "REFUND"
      },
      "refund_at_once": {
        "to": "COMPLETED",
        "by": [
          "record"
        ],
        "journal": "REFUND"
      },
      "refund_wallet": {
        "to": "PENDING",
        "by": [
          "person"
        ],
        "journal": "REFUND"
      },
      "refund_wallet_in_test_mode": {
        "to": "COMPLETED",
        "by": [
          "sandbox"
        ],
        "journal": "REFUND",
        "callback": "REFUND"
      },
      "complete_wallet_refund": {
        "from": [
          "PENDING"
        ],
        "to": "COMPLETED",
        "by": [
          "provider"
        ],
        "callback": "REFUND"
      },
      "fail_wallet_refund": {
        "from": [
          "PENDING"
        ],
        "to": "FAILED",
        "by": [
          "provider"
        ],
        "fills": [
          "failure_code"
        ],
        "journal": "REFUND",
        "callback": "REFUND"
      },
      "decline": {
        "to": "FAILED",
        "by": [
          "record"
        ],
        "fills": [
          "failure_code"
        ]
      },
      "complete": {
        "from": [
          "PENDING"
        ],
        "to": "COMPLETED",
        "by": [
          "provider",
          "sandbox"
        ]
      },
      "fail": {
        "from": [
          "PENDING"
        ],
        "to": "FAILED",
        "by": [
          "provider"
        ],
        "fills": [
          "failure_code"
        ],
        "journal": "DISBURSEMENT"
      },
      "fail_withdrawal": {
        "from": [
          "PENDING"
        ],
        "to": "FAILED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "failure_code"
        ],
        "journal": "WITHDRAWAL"
      },
      "fail_refund": {
        "from": [
          "PENDING"
        ],
        "to": "FAILED",
        "by": [
          "provider"
        ],
        "fills": [
          "failure_code"
        ],
        "journal": "REFUND"
      },
      "reverse": {
        "from": [
          "PENDING",
          "COMPLETED"
        ],
        "to": "REVERSED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "failure_code"
        ],
        "journal": "DISBURSEMENT"
      },
      "await_settlement": {
        "field": "settlement_status",
        "to": "PENDING",
        "by": [
          "record"
        ]
      },
      "settle_at_once": {
        "field": "settlement_status",
        "to": "SETTLED",
        "by": [
          "record"
        ],
        "fills": [
          "settled"
        ]
      },
      "need_no_settlement": {
        "field": "settlement_status",
        "to": "NOT_APPLICABLE",
        "by": [
          "record"
        ]
      },
      "settle": {
        "field": "settlement_status",
        "from": [
          "PENDING"
        ],
        "to": "SETTLED",
        "by": [
          "clock"
        ],
        "fills": [
          "settled"
        ],
        "journal": "SETTLEMENT"
      },
      "await_split": {
        "field": "split_status",
        "to": "PENDING",
        "by": [
          "record"
        ]
      },
      "split": {
        "field": "split_status",
        "from": [
          "PENDING"
        ],
        "to": "MOVED",
        "by": [
          "record"
        ],
        "journal": "SPLIT"
      },
      "split_nothing": {
        "field": "split_status",
        "from": [
          "PENDING"
        ],
        "to": "MOVED",
        "by": [
          "record"
        ]
      },
      "leave_uncovered": {
        "field": "split_status",
        "from": [
          "PENDING"
        ],
        "to": "NOT_COVERED",
        "by": [
          "record"
        ],
        "notify": "split-not-moved"
      },
      "leave_suspended": {
        "field": "split_status",
        "from": [
          "PENDING"
        ],
        "to": "SUSPENDED",
        "by": [
          "record"
        ],
        "notify": "split-not-moved"
      },
      "leave_without_account": {
        "field": "split_status",
        "from": [
          "PENDING"
        ],
        "to": "ACCOUNT_GONE",
        "by": [
          "record"
        ],
        "notify": "split-not-moved"
      }
    }
  },
  "virtual-account-payment": {
    "table": "virtual_account_payments",
    "events": {
      "expect": {
        "to": "PENDING",
        "by": [
          "payer"
        ]
      },
      "receive": {
        "to": "COMPLETED",
        "by": [
          "record"
        ],
        "fills": [
          "paid",
          "transaction_id"
        ],
        "callback": "VIRTUAL_ACCOUNT_PAID"
      },
      "complete": {
        "from": [
          "PENDING",
          "FAILED",
          "CANCELLED"
        ],
        "to": "COMPLETED",
        "by": [
          "payer",
          "provider",
          "sandbox"
        ],
        "fills": [
          "paid",
          "transaction_id"
        ],
        "journal": "PAYMENT",
        "callback": "VIRTUAL_ACCOUNT_PAID"
      },
      "fail": {
        "from": [
          "PENDING"
        ],
        "to": "FAILED",
        "by": [
          "record"
        ]
      },
      "cancel": {
        "from": [
          "PENDING"
        ],
        "to": "CANCELLED",
        "by": [
          "record"
        ]
      }
    }
  },
  "virtual-account": {
    "table": "virtual_accounts",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "callback": "VIRTUAL_ACCOUNT_CREATED"
      },
      "request": {
        "to": "PENDING",
        "by": [
          "person"
        ]
      },
      "open": {
        "from": [
          "PENDING"
        ],
        "to": "ACTIVE",
        "by": [
          "provider",
          "sandbox"
        ],
        "callback": "VIRTUAL_ACCOUNT_CREATED"
      },
      "pay": {
        "from": [
          "ACTIVE"
        ],
        "to": "PAID",
        "by": [
          "payer",
          "sandbox"
        ],
        "journal": "PAYMENT"
      },
      "receive": {
        "from": [
          "ACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "payer",
          "sandbox"
        ],
        "journal": "PAYMENT"
      },
      "deactivate": {
        "from": [
          "ACTIVE"
        ],
        "to": "INACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "activate": {
        "from": [
          "INACTIVE"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "undo": true
      },
      "expire": {
        "from": [
          "PENDING",
          "ACTIVE"
        ],
        "to": "EXPIRED",
        "by": [
          "clock"
        ],
        "at": "expires"
      }
    }
  },
  "withdrawal-schedule": {
    "table": "withdrawal_schedules",
    "events": {
      "create": {
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "fills": [
          "next_run"
        ]
      },
      "pause": {
        "from": [
          "ACTIVE"
        ],
        "to": "PAUSED",
        "by": [
          "person"
        ],
        "clears": [
          "next_run"
        ],
        "undo": true
      },
      "resume": {
        "from": [
          "PAUSED"
        ],
        "to": "ACTIVE",
        "by": [
          "person"
        ],
        "fills": [
          "next_run"
        ]
      },
      "stop": {
        "from": [
          "ACTIVE"
        ],
        "to": "PAUSED",
        "by": [
          "clock"
        ],
        "clears": [
          "next_run"
        ]
      },
      "delete": {
        "from": [
          "ACTIVE",
          "PAUSED"
        ],
        "to": "DELETED",
        "by": [
          "person"
        ],
        "clears": [
          "next_run"
        ],
        "undo": true
      }
    }
  },
  "withdrawal": {
    "table": "withdrawals",
    "events": {
      "create": {
        "to": "PENDING",
        "by": [
          "person",
          "clock"
        ],
        "journal": "WITHDRAWAL"
      },
      "create_for_approval": {
        "to": "NEEDS_APPROVAL",
        "by": [
          "person",
          "clock"
        ],
        "notify": "withdrawal-needs-approval"
      },
      "approve": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "PENDING",
        "by": [
          "person"
        ],
        "journal": "WITHDRAWAL"
      },
      "reject": {
        "from": [
          "NEEDS_APPROVAL"
        ],
        "to": "CANCELLED",
        "by": [
          "person"
        ],
        "undo": true
      },
      "complete": {
        "from": [
          "PENDING"
        ],
        "to": "COMPLETED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "completed"
        ],
        "mail": "withdrawal_done",
        "notify": "withdrawal-arrived"
      },
      "fail": {
        "from": [
          "PENDING"
        ],
        "to": "FAILED",
        "by": [
          "provider",
          "sandbox"
        ],
        "fills": [
          "failure_code"
        ],
        "journal": "WITHDRAWAL",
        "mail": "withdrawal_failed",
        "notify": "withdrawal-failed"
      }
    }
  }
} as const;

/** How our reviewers answer the records that they review, by record. */
export const REVIEWS = {
  "activation": {
    "prefix": "act",
    "kind": "ACTIVATION",
    "live": true,
    "opens": [
      "submit"
    ],
    "approve": "approve",
    "decline": "decline",
    "due": {
      "working_days": 3
    },
    "four_eyes": true,
    "moves": {
      "open": [
        "confirm_form",
        "hold",
        "limit",
        "suspend_instant",
        "suspend_payments",
        "resume_instant"
      ],
      "ended": [
        "reject",
        "fail",
        "give_another_try",
        "limit",
        "let_in",
        "suspend",
        "suspend_instant",
        "suspend_payments",
        "resume_instant"
      ],
      "four_eyes": [
        "limit",
        "let_in"
      ]
    },
    "reasons": [
      "INCOMPLETE",
      "UNREADABLE",
      "DOCUMENT_EXPIRED",
      "NAME_MISMATCH",
      "IDENTITY_NOT_CONFIRMED",
      "WEBSITE_NOT_REACHABLE",
      "NOT_SUPPORTED",
      "RISK_TOO_HIGH"
    ],
    "reason_field": "reason",
    "note_field": "note",
    "name": "legal_name",
    "requested_by": "submitted_by"
  },
  "app": {
    "prefix": "app",
    "kind": "APP",
    "opens": [
      "request"
    ],
    "approve": "install",
    "decline": "decline",
    "due": {
      "working_days": 2
    },
    "reasons": [
      "NOT_SUPPORTED",
      "INCOMPLETE"
    ],
    "name": "name"
  },
  "bank-account": {
    "prefix": "ba",
    "kind": "BANK_ACCOUNT",
    "opens": [
      "refer"
    ],
    "approve": "verify",
    "decline": "reject",
    "refer": "refer",
    "due": {
      "working_days": 1
    },
    "reasons": [
      "NAME_MISMATCH",
      "ACCOUNT_NOT_FOUND",
      "ACCOUNT_CLOSED"
    ],
    "reason_field": "rejected_reason",
    "name": "short_name",
    "requested_by": "created_by"
  },
  "billing-request": {
    "prefix": "breq",
    "kind": "BILLING",
    "opens": [
      "submit"
    ],
    "approve": "accept",
    "decline": "decline",
    "due": {
      "working_days": 2
    },
    "four_eyes": true,
    "reasons": [
      "NOT_CONFIRMED",
      "WRONG_AMOUNT",
      "UNREADABLE",
      "INCOMPLETE"
    ],
    "reason_field": "reason",
    "note_field": "note",
    "name": "number",
    "requested_by": "created_by",
    "amount": "amount",
    "document": "proof"
  },
  "capital-loan": {
    "prefix": "loan",
    "kind": "CAPITAL",
    "opens": [
      "request"
    ],
    "approve": "approve",
    "decline": "reject",
    "due": {
      "working_days": 2
    },
    "four_eyes": true,
    "reasons": [
      "RISK_TOO_HIGH",
      "NOT_ENOUGH_HISTORY",
      "INCOMPLETE"
    ],
    "name": "reference",
    "requested_by": "requested_by",
    "amount": "amount"
  },
  "card-change-request": {
    "prefix": "cccr",
    "kind": "CARD_CHANGE",
    "opens": [
      "request"
    ],
    "approve": "approve",
    "decline": "reject",
    "due": {
      "working_days": 2
    },
    "reasons": [
      "RISK_TOO_HIGH",
      "NOT_ENOUGH_HISTORY",
      "INCOMPLETE"
    ],
    "note_field": "answer",
    "name": "feature",
    "requested_by": "created_by"
  },
  "credit-card-chargeback": {
    "prefix": "cccb",
    "kind": "CHARGEBACK",
    "opens": [
      "answer",
      "lose_track"
    ],
    "approve": "win",
    "decline": "lose",
    "due": {
      "working_days": 5
    },
    "four_eyes": true,
    "reasons": [
      "CARDHOLDER_WINS",
      "INCOMPLETE"
    ],
    "name": "external_id",
    "amount": "amount",
    "document": "document"
  },
  "ereceipt-activation": {
    "prefix": "eac",
    "kind": "ERECEIPTS",
    "opens": [
      "submit"
    ],
    "approve": "approve",
    "decline": "decline",
    "due": {
      "working_days": 3
    },
    "reasons": [
      "INCOMPLETE",
      "UNREADABLE",
      "DOCUMENT_EXPIRED",
      "NAME_MISMATCH",
      "NOT_SUPPORTED"
    ],
    "reason_field": "reason",
    "note_field": "note",
    "name": "trade_name",
    "requested_by": "submitted_by"
  },
  "escrow-account": {
    "prefix": "esa",
    "kind": "ESCROW_ACCOUNT",
    "opens": [
      "request"
    ],
    "approve": "open",
    "decline": "decline",
    "due": {
      "working_days": 3
    },
    "reasons": [
      "INCOMPLETE",
      "DECLINED_BY_PARTNER",
      "NOT_SUPPORTED"
    ],
    "reason_field": "reason",
    "note_field": "note",
    "name": "name",
    "requested_by": "requested_by"
  },
  "escrow-customer": {
    "prefix": "esc",
    "kind": "ESCROW_CUSTOMER",
    "opens": [
      "create",
      "submit_again",
      "unblock"
    ],
    "approve": "verify",
    "decline": "reject",
    "due": {
      "working_days": 2
    },
    "four_eyes": true,
    "reasons": [
      "IDENTITY_NOT_CONFIRMED",
      "INCOMPLETE",
      "RISK_TOO_HIGH"
    ],
    "name": "name",
    "requested_by": "created_by"
  },
  "escrow-setting": {
    "prefix": "escs",
    "kind": "ESCROW",
    "opens": [
      "apply"
    ],
    "approve": "enable",
    "decline": "reject",
    "due": {
      "working_days": 5
    },
    "four_eyes": true,
    "reasons": [
      "INCOMPLETE",
      "NOT_SUPPORTED",
      "RISK_TOO_HIGH",
      "DECLINED_BY_PARTNER"
    ],
    "reason_field": "reason",
    "note_field": "note",
    "name": "product",
    "requested_by": "submitted_by"
  },
  "payment-method": {
    "prefix": "pm",
    "kind": "PAYMENT_METHOD",
    "opens": [
      "apply",
      "apply_again",
      "complete",
      "confirm",
      "refer"
    ],
    "approve": "enable",
    "decline": "reject",
    "advance": "advance",
    "ask": "ask",
    "refer": "refer",
    "revoke": "deactivate",
    "submitted": {
      "record": "method-application",
      "foreign_key": "payment_method_id",
      "table": "method_applications"
    },
    "due": {
      "working_days": 5
    },
    "reasons": [
      "INCOMPLETE",
      "UNREADABLE",
      "NAME_MISMATCH",
      "WEBSITE_NOT_REACHABLE",
      "DECLINED_BY_PARTNER",
      "RISK_TOO_HIGH"
    ],
    "reason_field": "reason",
    "note_field": "note",
    "name": "name",
    "requested_by": "requested_by"
  },
  "platform-activation": {
    "prefix": "pac",
    "kind": "PLATFORM",
    "opens": [
      "submit"
    ],
    "approve": "approve",
    "decline": "decline",
    "due": {
      "working_days": 5
    },
    "four_eyes": true,
    "reasons": [
      "INCOMPLETE",
      "UNREADABLE",
      "WEBSITE_NOT_REACHABLE",
      "NOT_SUPPORTED",
      "RISK_TOO_HIGH"
    ],
    "reason_field": "reason",
    "note_field": "note",
    "name": "platform_name",
    "requested_by": "submitted_by"
  },
  "rdl-investor": {
    "prefix": "rdi",
    "kind": "INVESTOR",
    "opens": [
      "register",
      "submit"
    ],
    "approve": "activate",
    "decline": "reject",
    "due": {
      "working_days": 3
    },
    "reasons": [
      "IDENTITY_NOT_CONFIRMED",
      "INCOMPLETE"
    ],
    "name": "name"
  },
  "support-case": {
    "prefix": "case",
    "kind": "SUPPORT_CASE",
    "opens": [
      "raise",
      "add",
      "reply",
      "reopen"
    ],
    "approve": "answer",
    "decline": "decline",
    "ask": "ask",
    "conversation": {
      "reply": "reply",
      "document": "reply_file",
      "path": "/resolution-center/{id}"
    },
    "due": {
      "working_days": 2
    },
    "reasons": [
      "INCOMPLETE",
      "NOT_SUPPORTED",
      "DECLINED_BY_PARTNER"
    ],
    "reason_field": "reason",
    "note_field": "answer",
    "name": "subject",
    "requested_by": "raised_by",
    "document": "document"
  },
  "tax-document": {
    "prefix": "tax",
    "kind": "TAX_SLIP",
    "opens": [
      "submit",
      "submit_again"
    ],
    "approve": "accept",
    "decline": "reject",
    "due": {
      "working_days": 3
    },
    "reasons": [
      "UNREADABLE",
      "WRONG_AMOUNT",
      "WRONG_PERIOD"
    ],
    "reason_field": "reason",
    "name": "number",
    "requested_by": "created_by",
    "amount": "amount",
    "document": "document"
  }
} as const;

/** What notifications keep of what they are about, by kind: config/notifications.yaml. */
export const NOTIFICATIONS = {
  "batch-needs-approval": {
    "values": [
      "reference",
      "total_count",
      "amount",
      "currency"
    ]
  },
  "batch-remittance-needs-approval": {
    "values": [
      "reference",
      "total_count",
      "amount",
      "currency"
    ]
  },
  "disbursement-needs-approval": {
    "values": [
      "external_id",
      "amount",
      "currency"
    ],
    "unless": "batch_disbursement_id"
  },
  "remittance-needs-approval": {
    "values": [
      "external_id",
      "amount",
      "currency"
    ],
    "unless": "batch_remittance_id"
  },
  "payout-needs-approval": {
    "values": [
      "external_id",
      "amount",
      "currency"
    ],
    "unless": "payout_link_id"
  },
  "payout-link-needs-approval": {
    "values": [
      "reference",
      "total_count",
      "amount",
      "currency"
    ]
  },
  "withdrawal-needs-approval": {
    "values": [
      "external_id",
      "amount",
      "currency"
    ]
  },
  "batch-completed": {
    "values": [
      "reference",
      "sent_count",
      "failed_count"
    ]
  },
  "batch-remittance-completed": {
    "values": [
      "reference",
      "sent_count",
      "failed_count"
    ]
  },
  "disbursement-failed": {
    "values": [
      "external_id",
      "amount",
      "currency"
    ],
    "unless": "batch_disbursement_id"
  },
  "remittance-failed": {
    "values": [
      "external_id",
      "amount",
      "currency"
    ],
    "unless": "batch_remittance_id"
  },
  "payout-failed": {
    "values": [
      "external_id",
      "amount",
      "currency"
    ],
    "unless": "payout_link_id"
  },
  "withdrawal-arrived": {
    "values": [
      "external_id",
      "amount",
      "currency"
    ]
  },
  "withdrawal-failed": {
    "values": [
      "external_id",
      "amount",
      "currency"
    ]
  },
  "transfer-received": {
    "values": [
      "external_id",
      "account_name",
      "amount",
      "currency"
    ],
    "unless": "created_by"
  },
  "split-not-moved": {
    "values": [
      "external_id"
    ]
  },
  "account-split-not-moved": {
    "values": [
      "name"
    ]
  },
  "payment-not-applied": {
    "values": [
      "external_id",
      "amount",
      "currency"
    ]
  },
  "settlement-paid": {
    "values": [
      "reference",
      "net_amount",
      "currency"
    ]
  },
  "recurring-failed": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  },
  "chargeback-opened": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  },
  "chargeback-due": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  },
  "chargeback-reopened": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  },
  "chargeback-unknown": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  },
  "chargeback-won": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  },
  "chargeback-lost": {
    "values": [
      "reference",
      "lost_amount",
      "currency"
    ]
  },
  "report-ready": {
    "values": [
      "file_name"
    ]
  },
  "report-failed": {
    "values": [
      "file_name"
    ]
  },
  "callback-failing": {
    "values": [
      "url"
    ]
  },
  "integration-broken": {
    "values": [
      "platform",
      "name"
    ]
  },
  "order-paid": {
    "values": [
      "order_id",
      "amount",
      "currency"
    ]
  },
  "channel-expired": {
    "values": [
      "platform",
      "name"
    ]
  },
  "listing-failed": {
    "values": [
      "product_name",
      "platform"
    ]
  },
  "member-joined": {
    "values": [
      "name"
    ]
  },
  "review-question": {
    "values": []
  },
  "case-question": {
    "values": [
      "subject"
    ]
  },
  "case-answered": {
    "values": [
      "subject"
    ]
  },
  "case-declined": {
    "values": [
      "subject"
    ]
  },
  "activation-approved": {
    "values": []
  },
  "activation-declined": {
    "values": []
  },
  "business-status": {
    "values": [
      "business_status"
    ]
  },
  "platform-approved": {
    "values": []
  },
  "platform-declined": {
    "values": []
  },
  "ereceipts-approved": {
    "values": []
  },
  "ereceipts-declined": {
    "values": []
  },
  "bank-account-verified": {
    "values": [
      "short_name"
    ]
  },
  "bank-account-rejected": {
    "values": [
      "short_name"
    ]
  },
  "payment-method-testing": {
    "values": [
      "name"
    ]
  },
  "payment-method-enabled": {
    "values": [
      "name"
    ]
  },
  "payment-method-rejected": {
    "values": [
      "name"
    ]
  },
  "card-change-approved": {
    "values": []
  },
  "card-change-rejected": {
    "values": []
  },
  "app-installed": {
    "values": [
      "name"
    ]
  },
  "app-declined": {
    "values": [
      "name"
    ]
  },
  "loan-offered": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  },
  "loan-approved": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  },
  "loan-rejected": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  },
  "loan-paid": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  },
  "loan-repayment-failed": {
    "values": [
      "amount",
      "currency"
    ]
  },
  "issued-card-declined": {
    "values": [
      "merchant_name",
      "amount",
      "currency"
    ]
  },
  "escrow-enabled": {
    "values": []
  },
  "escrow-rejected": {
    "values": []
  },
  "bill-issued": {
    "values": [
      "number",
      "total",
      "currency"
    ]
  },
  "bill-request-accepted": {
    "values": [
      "number"
    ]
  },
  "bill-request-declined": {
    "values": [
      "number"
    ]
  },
  "escrow-account-opened": {
    "values": [
      "name"
    ]
  },
  "escrow-account-declined": {
    "values": [
      "name"
    ]
  },
  "escrow-customer-verified": {
    "values": [
      "reference"
    ]
  },
  "escrow-customer-rejected": {
    "values": [
      "reference"
    ]
  },
  "escrow-deposit": {
    "values": [
      "reference",
      "amount",
      "currency"
    ],
    "unless": "bank"
  },
  "escrow-returned": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  },
  "investor-activated": {
    "values": [
      "reference"
    ]
  },
  "investor-rejected": {
    "values": [
      "reference"
    ]
  },
  "investor-deposit": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  },
  "investor-transaction-failed": {
    "values": [
      "reference",
      "amount",
      "currency"
    ]
  }
} as const;

/** The notifications that are mailed as well: config/notifications.yaml. */
export const MAILED_NOTIFICATIONS = {
  "approvals": {
    "kinds": [
      "batch-needs-approval",
      "batch-remittance-needs-approval",
      "disbursement-needs-approval",
      "remittance-needs-approval",
      "payout-needs-approval",
      "payout-link-needs-approval",
      "withdrawal-needs-approval"
    ],
    "minutes": 1
  },
  "batches": {
    "kinds": [
      "batch-completed",
      "batch-remittance-completed"
    ],
    "minutes": 5
  },
  "payments": {
    "kinds": [
      "payment-not-applied"
    ],
    "minutes": 5
  },
  "orders": {
    "kinds": [
      "order-paid"
    ],
    "minutes": 5
  },
  "recurring": {
    "kinds": [
      "recurring-failed"
    ],
    "minutes": 60
  },
  "callbacks": {
    "kinds": [
      "callback-failing",
      "integration-broken"
    ],
    "minutes": 5
  },
  "bills": {
    "kinds": [
      "bill-issued"
    ],
    "minutes": 5
  },
  "capital": {
    "kinds": [
      "loan-offered"
    ],
    "minutes": 5
  }
} as const;
