/* Generated from schemas/ by `npm run generate`. Do not edit. */

export interface Bundle {
  'forms/account-transfer.schema.json'?: AccountTransferForm;
  'forms/activation.schema.json'?: ActivationForm;
  'forms/api-key-rotation.schema.json'?: ApiKeyRotationForm;
  'forms/api-key.schema.json'?: ApiKeyForm;
  'forms/bank-account.schema.json'?: BankAccountForm;
  'forms/batch-disbursement.schema.json'?: BatchDisbursementForm;
  'forms/batch-file.schema.json'?: BatchFileForm;
  'forms/batch-payment-link.schema.json'?: BatchPaymentLinkForm;
  'forms/batch-remittance.schema.json'?: BatchRemittanceForm;
  'forms/batch-row.schema.json'?: BatchRowForm;
  'forms/bill-dispute.schema.json'?: BillDisputeForm;
  'forms/bill-transfer.schema.json'?: BillTransferForm;
  'forms/business-profile.schema.json'?: BusinessProfileForm;
  'forms/business-status.schema.json'?: BusinessStatusForm;
  'forms/callback-url-test.schema.json'?: CallbackUrlTestForm;
  'forms/callback-url.schema.json'?: CallbackUrlForm;
  'forms/card-change-request.schema.json'?: CardChangeRequestForm;
  'forms/card-product.schema.json'?: CardProductForm;
  'forms/checkout-setting.schema.json'?: CheckoutSettingForm;
  'forms/credit-card-capture.schema.json'?: CreditCardCaptureForm;
  'forms/credit-card-chargeback.schema.json'?: CreditCardChargebackForm;
  'forms/credit-card-promotion.schema.json'?: CreditCardPromotionForm;
  'forms/credit-card-refund.schema.json'?: CreditCardRefundForm;
  'forms/customer.schema.json'?: CustomerForm;
  'forms/disbursement.schema.json'?: DisbursementForm;
  'forms/ereceipt-activation.schema.json'?: EreceiptActivationForm;
  'forms/ereceipt-setting.schema.json'?: EreceiptSettingForm;
  'forms/ereceipt.schema.json'?: EreceiptForm;
  'forms/escrow-account.schema.json'?: EscrowAccountForm;
  'forms/escrow-application.schema.json'?: EscrowApplicationForm;
  'forms/escrow-customer.schema.json'?: EscrowCustomerForm;
  'forms/escrow-refund.schema.json'?: EscrowRefundForm;
  'forms/escrow-release.schema.json'?: EscrowReleaseForm;
  'forms/fraud-bin.schema.json'?: FraudBinForm;
  'forms/fraud-card-number.schema.json'?: FraudCardNumberForm;
  'forms/fraud-country.schema.json'?: FraudCountryForm;
  'forms/fraud-ip.schema.json'?: FraudIpForm;
  'forms/fraud-rule.schema.json'?: FraudRuleForm;
  'forms/integration-problem.schema.json'?: IntegrationProblemForm;
  'forms/integration.schema.json'?: IntegrationForm;
  'forms/investor-repayment.schema.json'?: InvestorRepaymentForm;
  'forms/investor-withdrawal.schema.json'?: InvestorWithdrawalForm;
  'forms/invoice.schema.json'?: InvoiceForm;
  'forms/ip-whitelist-entry.schema.json'?: IpWhitelistEntryForm;
  'forms/issued-card.schema.json'?: IssuedCardForm;
  'forms/loan-repayment.schema.json'?: LoanRepaymentForm;
  'forms/method-application.schema.json'?: MethodApplicationForm;
  'forms/method-step.schema.json'?: MethodStepForm;
  'forms/multiple-payment-link.schema.json'?: MultiplePaymentLinkForm;
  'forms/on-demand-link.schema.json'?: OnDemandLinkForm;
  'forms/payment-link.schema.json'?: PaymentLinkForm;
  'forms/payment-request.schema.json'?: PaymentRequestForm;
  'forms/payout-link.schema.json'?: PayoutLinkForm;
  'forms/payout.schema.json'?: PayoutForm;
  'forms/platform-activation.schema.json'?: PlatformActivationForm;
  'forms/platform-fee.schema.json'?: PlatformFeeForm;
  'forms/qr-code.schema.json'?: QrCodeForm;
  'forms/rdl-investor.schema.json'?: RdlInvestorForm;
  'forms/recurring-plan-terms.schema.json'?: RecurringPlanTermsForm;
  'forms/recurring-plan.schema.json'?: RecurringPlanForm;
  'forms/remittance-payout.schema.json'?: RemittancePayoutForm;
  'forms/report-schedule.schema.json'?: ReportScheduleForm;
  'forms/report.schema.json'?: ReportForm;
  'forms/retail-outlet-setting.schema.json'?: RetailOutletSettingForm;
  'forms/review-answer.schema.json'?: ReviewAnswerForm;
  'forms/review-approval.schema.json'?: ReviewApprovalForm;
  'forms/review-info.schema.json'?: ReviewInfoForm;
  'forms/review-rejection.schema.json'?: ReviewRejectionForm;
  'forms/sending-setting.schema.json'?: SendingSettingForm;
  'forms/simulated-account-payment.schema.json'?: SimulatedAccountPaymentForm;
  'forms/simulated-bank-error.schema.json'?: SimulatedBankErrorForm;
  'forms/simulated-card-payment.schema.json'?: SimulatedCardPaymentForm;
  'forms/simulated-card-refund.schema.json'?: SimulatedCardRefundForm;
  'forms/simulated-channel-order.schema.json'?: SimulatedChannelOrderForm;
  'forms/simulated-chargeback.schema.json'?: SimulatedChargebackForm;
  'forms/simulated-code-payment.schema.json'?: SimulatedCodePaymentForm;
  'forms/simulated-escrow-deposit.schema.json'?: SimulatedEscrowDepositForm;
  'forms/simulated-investor-deposit.schema.json'?: SimulatedInvestorDepositForm;
  'forms/simulated-link-payment.schema.json'?: SimulatedLinkPaymentForm;
  'forms/simulated-order.schema.json'?: SimulatedOrderForm;
  'forms/simulated-payment.schema.json'?: SimulatedPaymentForm;
  'forms/simulated-spending.schema.json'?: SimulatedSpendingForm;
  'forms/split-rule.schema.json'?: SplitRuleForm;
  'forms/store-address.schema.json'?: StoreAddressForm;
  'forms/store-appearance.schema.json'?: StoreAppearanceForm;
  'forms/store-channel.schema.json'?: StoreChannelForm;
  'forms/store-payments.schema.json'?: StorePaymentsForm;
  'forms/store-product.schema.json'?: StoreProductForm;
  'forms/store-shipment.schema.json'?: StoreShipmentForm;
  'forms/store.schema.json'?: StoreForm;
  'forms/sub-account-invited.schema.json'?: SubAccountInvitedForm;
  'forms/sub-account-owned.schema.json'?: SubAccountOwnedForm;
  'forms/support-answer.schema.json'?: SupportAnswerForm;
  'forms/support-case.schema.json'?: SupportCaseForm;
  'forms/support-reply.schema.json'?: SupportReplyForm;
  'forms/tax-slip.schema.json'?: TaxSlipForm;
  'forms/test-clock.schema.json'?: TestClockForm;
  'forms/top-up.schema.json'?: TopUpForm;
  'forms/virtual-account-terms.schema.json'?: VirtualAccountTermsForm;
  'forms/virtual-account.schema.json'?: VirtualAccountForm;
  'forms/wallet-refund.schema.json'?: WalletRefundForm;
  'forms/withdrawal-schedule.schema.json'?: WithdrawalScheduleForm;
  'forms/withdrawal.schema.json'?: WithdrawalForm;
}
/**
 * Money that a platform moves between its balance and that of an account below it.
 */
export interface AccountTransferForm {
  /**
   * The account that pays.
   */
  from_id: string;
  /**
   * The account that receives.
   */
  to_id: string;
  /**
   * What is moved.
   */
  amount: string;
  /**
   * What it is for.
   */
  description?: string;
}
/**
 * What a business fills in to become live.
 */
export interface ActivationForm {
  /**
   * What kind of business it is.
   */
  entity_type:
    | 'ENTITY_DOMESTIC'
    | 'ENTITY_FOREIGN'
    | 'INDIVIDUAL_DOMESTIC'
    | 'INDIVIDUAL_FOREIGN'
    | 'CORPORATION'
    | 'PARTNERSHIP'
    | 'SOLE_PROPRIETORSHIP'
    | 'INDIVIDUAL'
    | 'FOREIGN_CORPORATION';
  /**
   * The name in the register, or of the person.
   */
  legal_name: string;
  /**
   * The name that payers see.
   */
  brand_name: string;
  /**
   * What it does.
   */
  industry: 'RETAIL' | 'FOOD_AND_DRINK' | 'LOGISTICS' | 'FINANCE' | 'MARKETPLACE' | 'SERVICES' | 'OTHER';
  /**
   * The sector of its industry.
   */
  sector:
    | 'GROCERIES'
    | 'FASHION'
    | 'ELECTRONICS'
    | 'HEALTH_AND_BEAUTY'
    | 'HOME_AND_FURNITURE'
    | 'OFFICE_SUPPLIES'
    | 'RESTAURANT'
    | 'CAFE'
    | 'CATERING'
    | 'PACKAGED_FOOD'
    | 'COURIER'
    | 'FREIGHT'
    | 'WAREHOUSING'
    | 'LENDING'
    | 'INSURANCE'
    | 'INVESTMENT'
    | 'MONEY_TRANSFER'
    | 'GOODS_MARKETPLACE'
    | 'SERVICES_MARKETPLACE'
    | 'TRAVEL_MARKETPLACE'
    | 'EDUCATION'
    | 'HEALTH_CARE'
    | 'PROFESSIONAL_SERVICES'
    | 'TRAVEL'
    | 'SOFTWARE'
    | 'NON_PROFIT'
    | 'GOVERNMENT'
    | 'OTHER_SECTOR';
  /**
   * What it sells, and how.
   */
  description: string;
  /**
   * Its pages.
   */
  website: string;
  /**
   * How much it expects to be paid a month.
   */
  monthly_volume: 'UNDER_1000_USD' | 'UNDER_10000_USD' | 'UNDER_100000_USD' | 'ABOVE_100000_USD';
  /**
   * What it wants to do.
   *
   * @minItems 1
   * @maxItems 4
   */
  usage_intents: ('ACCEPT_PAYMENTS' | 'SEND_MONEY' | 'PLATFORM' | 'STORE')[];
  /**
   * Where the business is written to.
   */
  email: string;
  /**
   * Phone.
   */
  phone_number: string;
  /**
   * The tax number, as its country writes it.
   */
  tax_number: string;
  /**
   * The number in the register.
   */
  registration_number: string;
  /**
   * Where it is registered.
   */
  address: {
    country: string;
    area_1: string;
    area_1_name: string;
    area_2: string;
    area_2_name: string;
    area_3: string;
    area_3_name: string;
    area_4: string;
    area_4_name: string;
    postal_code: string;
    line: string;
  };
  /**
   * Who answers for the business.
   */
  representative_name: string;
  /**
   * Their position.
   */
  representative_role: string;
  /**
   * Their date of birth.
   */
  representative_birth_date: string;
  /**
   * Their nationality.
   */
  representative_country:
    | 'AE'
    | 'AU'
    | 'BR'
    | 'CA'
    | 'CN'
    | 'DE'
    | 'FR'
    | 'GB'
    | 'HK'
    | 'ID'
    | 'IN'
    | 'JP'
    | 'KR'
    | 'MY'
    | 'NG'
    | 'NL'
    | 'PH'
    | 'RU'
    | 'SA'
    | 'SG'
    | 'TH'
    | 'TW'
    | 'UA'
    | 'US'
    | 'VN';
  /**
   * Where the business is written to.
   */
  representative_email: string;
  /**
   * Phone.
   */
  representative_phone: string;
  /**
   * How they identify themselves.
   */
  id_option: 'ONE_PRIMARY' | 'TWO_SECONDARY';
  /**
   * Their primary ID.
   */
  primary_id: 'KTP' | 'PHILSYS' | 'UMID' | 'DRIVERS_LICENSE' | 'PRC_ID' | 'PASSPORT';
  /**
   * Its number.
   */
  primary_id_number: string;
  /**
   * A picture of it.
   */
  primary_id_file: string;
  /**
   * Their first secondary ID.
   */
  secondary_id:
    'POSTAL_ID' | 'VOTERS_ID' | 'TIN_ID' | 'NBI_CLEARANCE' | 'POLICE_CLEARANCE' | 'BARANGAY_CLEARANCE' | 'COMPANY_ID';
  /**
   * A picture of it.
   */
  secondary_id_file: string;
  /**
   * Their second secondary ID.
   */
  other_secondary_id:
    'POSTAL_ID' | 'VOTERS_ID' | 'TIN_ID' | 'NBI_CLEARANCE' | 'POLICE_CLEARANCE' | 'BARANGAY_CLEARANCE' | 'COMPANY_ID';
  /**
   * A picture of it.
   */
  other_secondary_id_file: string;
  /**
   * Directors, commissioners and those who own a quarter or more.
   *
   * @minItems 1
   * @maxItems 20
   */
  owners: {
    /**
     * Full name.
     */
    name: string;
    /**
     * What they are.
     */
    role: 'DIRECTOR' | 'COMMISSIONER' | 'SHAREHOLDER' | 'DIRECTOR_AND_SHAREHOLDER';
    /**
     * Nationality.
     */
    country:
      | 'AE'
      | 'AU'
      | 'BR'
      | 'CA'
      | 'CN'
      | 'DE'
      | 'FR'
      | 'GB'
      | 'HK'
      | 'ID'
      | 'IN'
      | 'JP'
      | 'KR'
      | 'MY'
      | 'NG'
      | 'NL'
      | 'PH'
      | 'RU'
      | 'SA'
      | 'SG'
      | 'TH'
      | 'TW'
      | 'UA'
      | 'US'
      | 'VN';
    /**
     * Share in percent.
     */
    share?: number;
    /**
     * Number of their ID or passport.
     */
    id_number: string;
  }[];
  /**
   * The deed, or the certificate of the register.
   */
  registration_file: string;
  /**
   * The certificate of the tax number.
   */
  tax_file: string;
  /**
   * The licence of what it does.
   */
  licence_file?: string;
  /**
   * The business agrees to the terms, and says that all is true.
   */
  agreed: true;
}
/**
 * A new secret for an API key.
 */
export interface ApiKeyRotationForm {
  /**
   * How long the old secret still works.
   */
  old_key: 'NOW' | 'HOUR' | 'DAY' | 'WEEK';
  /**
   * The last day on which the key works; without it, as before.
   */
  expires?: string;
}
/**
 * An API key that a program uses.
 */
export interface ApiKeyForm {
  /**
   * What it is called.
   */
  name: string;
  /**
   * Where it is used.
   */
  type: 'SECRET' | 'PUBLIC';
  /**
   * The last day on which it works.
   */
  expires?: string;
  /**
   * What it may look at.
   *
   * @maxItems 10
   */
  reads?: (
    | 'BALANCE'
    | 'CUSTOMERS'
    | 'ACCEPT_PAYMENTS'
    | 'INVOICES_AND_LINKS'
    | 'SEND_MONEY'
    | 'REPORTS'
    | 'ISSUING'
    | 'STORE'
    | 'PLATFORM'
    | 'ESCROW'
  )[];
  /**
   * What it may look at and change.
   *
   * @maxItems 10
   */
  writes?: (
    | 'BALANCE'
    | 'CUSTOMERS'
    | 'ACCEPT_PAYMENTS'
    | 'INVOICES_AND_LINKS'
    | 'SEND_MONEY'
    | 'REPORTS'
    | 'ISSUING'
    | 'STORE'
    | 'PLATFORM'
    | 'ESCROW'
  )[];
}
/**
 * An account that the balance can be withdrawn to.
 */
export interface BankAccountForm {
  /**
   * The bank.
   */
  bank:
    | 'BCA'
    | 'BNI'
    | 'BRI'
    | 'MANDIRI'
    | 'PERMATA'
    | 'CIMB'
    | 'BSI'
    | 'BDO'
    | 'BPI'
    | 'METROBANK'
    | 'UNIONBANK'
    | 'SECURITY_BANK'
    | 'DBS'
    | 'OCBC'
    | 'UOB';
  /**
   * Number of the account.
   */
  account_number: string;
  /**
   * Whose account it is.
   */
  account_name: string;
}
/**
 * Disbursements that a person of the business writes down together.
 */
export interface BatchDisbursementForm {
  /**
   * The business's own reference; no two batches have the same.
   */
  reference?: string;
  /**
   * What the batch is for.
   */
  description?: string;
  /**
   * The name of the file that the rows came from.
   */
  file_name?: string;
  /**
   * What is sent, row by row.
   *
   * @minItems 1
   * @maxItems 500
   */
  rows: {
    /**
     * The bank or wallet that it goes to.
     */
    bank:
      | 'BCA'
      | 'MANDIRI'
      | 'BNI'
      | 'BRI'
      | 'PERMATA'
      | 'BSI'
      | 'CIMB'
      | 'OVO'
      | 'DANA'
      | 'SHOPEEPAY'
      | 'LINKAJA'
      | 'BPI'
      | 'UNIONBANK'
      | 'BDO'
      | 'METROBANK'
      | 'GCASH'
      | 'MAYA'
      | 'GRABPAY';
    /**
     * The account at the bank, or the number of the wallet: digits only.
     */
    account_number: string;
    /**
     * Whose account it is.
     */
    account_name: string;
    /**
     * What is sent.
     */
    amount: string;
    /**
     * What it is for; the recipient reads it.
     */
    description?: string;
    /**
     * Who is notified by e-mail.
     */
    recipient_email?: string;
    /**
     * The business's own reference; no two have the same.
     */
    external_id?: string;
  }[];
}
/**
 * A file with the rows of a batch.
 */
export interface BatchFileForm {
  /**
   * The rows, as CSV.
   */
  file: string;
  /**
   * The business's own reference; no two batches have the same.
   */
  reference?: string;
  /**
   * What the batch is for.
   */
  description?: string;
}
/**
 * Payment links that are made together, row by row.
 */
export interface BatchPaymentLinkForm {
  /**
   * What the business calls it.
   */
  name: string;
  /**
   * The name of the file that the rows came from.
   */
  file_name?: string;
  /**
   * The links, row by row.
   *
   * @minItems 1
   * @maxItems 500
   */
  rows: {
    /**
     * What the payer reads above.
     */
    title: string;
    /**
     * What is to be paid.
     */
    amount: string;
    /**
     * Who pays.
     */
    payer_email?: string;
    /**
     * The last day to pay.
     */
    end_date?: string;
    /**
     * What it is for.
     */
    description?: string;
    /**
     * The business's own reference; no two have the same.
     */
    external_id?: string;
  }[];
}
/**
 * Remittances that a person of the business writes down together.
 */
export interface BatchRemittanceForm {
  /**
   * The business's own reference; no two batches have the same.
   */
  reference?: string;
  /**
   * What the batch is for.
   */
  description?: string;
  /**
   * The name of the file that the rows came from.
   */
  file_name?: string;
  /**
   * What is sent, row by row.
   *
   * @minItems 1
   * @maxItems 500
   */
  rows: {
    /**
     * Who sends it.
     */
    sender_name: string;
    /**
     * Where they live: the code of the country.
     */
    sender_country: string;
    /**
     * Who the recipient is to the sender.
     */
    relationship: 'FAMILY' | 'FRIEND' | 'EMPLOYEE' | 'SUPPLIER' | 'SELF';
    /**
     * What it is for.
     */
    purpose: 'FAMILY_SUPPORT' | 'EDUCATION' | 'SALARY' | 'SAVINGS' | 'TRADE';
    /**
     * Who receives it.
     */
    recipient_name: string;
    /**
     * Where it goes.
     */
    country: 'ID' | 'PH';
    /**
     * The bank or wallet that it goes to.
     */
    bank:
      | 'BCA'
      | 'MANDIRI'
      | 'BNI'
      | 'BRI'
      | 'PERMATA'
      | 'BSI'
      | 'CIMB'
      | 'OVO'
      | 'DANA'
      | 'SHOPEEPAY'
      | 'LINKAJA'
      | 'BPI'
      | 'UNIONBANK'
      | 'BDO'
      | 'METROBANK'
      | 'GCASH'
      | 'MAYA'
      | 'GRABPAY';
    /**
     * The account at the bank, or the number of the wallet: digits only.
     */
    account_number: string;
    /**
     * What is sent.
     */
    amount: string;
    /**
     * The business's own reference; no two have the same.
     */
    external_id?: string;
  }[];
}
/**
 * A row of the file of a batch, as a person corrects it; rows of files are validated by it too.
 */
export interface BatchRowForm {
  /**
   * The bank or wallet that it goes to.
   */
  bank:
    | 'BCA'
    | 'MANDIRI'
    | 'BNI'
    | 'BRI'
    | 'PERMATA'
    | 'BSI'
    | 'CIMB'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY';
  /**
   * The account at the bank, or the number of the wallet: digits only.
   */
  account_number: string;
  /**
   * Whose account it is.
   */
  account_name: string;
  /**
   * What is sent.
   */
  amount: string;
  /**
   * What it is for; the recipient reads it.
   */
  description?: string;
  /**
   * Who is notified by e-mail.
   */
  recipient_email?: string;
  /**
   * The business's own reference; no two have the same.
   */
  external_id?: string;
}
/**
 * Why a billing statement is wrong.
 */
export interface BillDisputeForm {
  /**
   * Why the statement is wrong, in the words of the business.
   */
  explanation: string;
}
/**
 * A bank transfer that paid a billing statement.
 */
export interface BillTransferForm {
  /**
   * The day of the transfer.
   */
  transferred_on: string;
  /**
   * The bank, or the name of the account, that sent it.
   */
  sent_from: string;
  /**
   * The proof of the transfer.
   */
  proof?: string;
}
/**
 * What a business says of itself.
 */
export interface BusinessProfileForm {
  /**
   * The name that payers see.
   */
  brand_name: string;
  /**
   * The name in the register.
   */
  legal_name: string;
  /**
   * Where the business is written to.
   */
  email: string;
  /**
   * Phone.
   */
  phone_number: string;
  /**
   * Its pages.
   */
  website?: string;
  /**
   * What it does.
   */
  industry: 'RETAIL' | 'FOOD_AND_DRINK' | 'LOGISTICS' | 'FINANCE' | 'MARKETPLACE' | 'SERVICES' | 'OTHER';
  /**
   * The tax number, as its country writes it.
   */
  tax_number?: string;
  /**
   * Street and number.
   */
  address_line: string;
  /**
   * City.
   */
  city: string;
  /**
   * Postal code.
   */
  postal_code?: string;
  /**
   * The logo of the business.
   */
  logo_file?: string;
}
/**
 * The status to which a reviewer moves a business, and why.
 */
export interface BusinessStatusForm {
  /**
   * The status that the reviewer has seen.
   */
  business_status:
    | 'REGISTERED'
    | 'AWAITING_DOCS'
    | 'FORM_CONFIRMED'
    | 'PENDING_VERIFICATION'
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
   * The status that follows.
   */
  next_status:
    | 'REGISTERED'
    | 'AWAITING_DOCS'
    | 'FORM_CONFIRMED'
    | 'PENDING_VERIFICATION'
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
   * Why, as the business reads it.
   */
  reason: string;
}
/**
 * Where the business wants to hear of a product in test mode.
 */
export interface CallbackUrlTestForm {
  /**
   * What is reported there.
   */
  product:
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
   * Where it is sent.
   */
  url: string;
}
/**
 * Where the business wants to hear of a product.
 */
export interface CallbackUrlForm {
  /**
   * What is reported there.
   */
  product:
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
   * Where it is sent.
   */
  url: string;
}
/**
 * Why something of card payments is to be turned on or off.
 */
export interface CardChangeRequestForm {
  /**
   * Why the business requests it.
   */
  reason: string;
}
/**
 * A kind of card as a person of the business describes it.
 */
export interface CardProductForm {
  /**
   * What it is called.
   */
  name: string;
  /**
   * Whether there is a card to hold.
   */
  type: 'VIRTUAL' | 'PHYSICAL';
  /**
   * The card network.
   */
  network: 'VISA' | 'MASTERCARD';
  /**
   * What a card of it may spend in a month.
   */
  card_limit: string;
  /**
   * How many years a card is good for.
   */
  valid_years: number;
  /**
   * What it is for.
   */
  description?: string;
}
/**
 * What payers see where they pay.
 */
export interface CheckoutSettingForm {
  /**
   * Colour of buttons.
   */
  primary_colour: string;
  /**
   * Colour of what is pointed at.
   */
  secondary_colour: string;
  /**
   * The typeface.
   */
  font: 'INTER' | 'NUNITO_SANS' | 'ROBOTO' | 'LATO';
  /**
   * The language it begins in.
   */
  language: 'id' | 'en';
  /**
   * Hours until a checkout ends.
   */
  ttl_hours: number;
  /**
   * Whether payers are reminded.
   */
  remind_payers?: boolean;
  /**
   * Where payers go once they have paid.
   */
  success_url?: string;
}
/**
 * What is taken of an authorized amount; the rest is released.
 */
export interface CreditCardCaptureForm {
  /**
   * What is captured: all that was authorized, or part of it.
   */
  amount: string;
}
/**
 * The evidence that a disputed payment was right.
 */
export interface CreditCardChargebackForm {
  /**
   * What happened, in the business's words.
   */
  note: string;
  /**
   * A proof of delivery, a receipt, or letters with the customer.
   */
  document: string;
}
/**
 * A discount for payments by card.
 */
export interface CreditCardPromotionForm {
  /**
   * What the payer reads.
   */
  name: string;
  /**
   * What the payer types; no two promotions have the same.
   */
  code: string;
  /**
   * For the people of the business.
   */
  description?: string;
  /**
   * How the discount is counted.
   */
  discount_type: 'PERCENT' | 'AMOUNT';
  /**
   * Percent of the amount.
   */
  discount_percent: number;
  /**
   * What is taken off.
   */
  discount_amount: string;
  /**
   * The smallest amount that it is for.
   */
  minimum_amount?: string;
  /**
   * The only network that it is for.
   */
  card_brand?:
    'VISA' | 'MASTERCARD' | 'AMEX' | 'DISCOVER' | 'JCB' | 'VISA-ELECTRON' | 'DANKORT' | 'MAESTRO' | 'GPN' | 'BCA';
  /**
   * First six to eight digits of the cards that it is for.
   *
   * @maxItems 20
   *
   * Items: Six to eight digits.
   */
  bins?: string[];
  /**
   * The first day.
   */
  start_date: string;
  /**
   * The last day.
   */
  end_date: string;
  /**
   * How often it may be used.
   */
  usage_limit?: number;
}
/**
 * What a cardholder is given back of a payment.
 */
export interface CreditCardRefundForm {
  /**
   * What is given back; all that has not been given back yet, or part of it.
   */
  amount: string;
  /**
   * Why.
   */
  reason: 'REQUESTED_BY_CUSTOMER' | 'DUPLICATE' | 'FRAUDULENT' | 'CANCELLATION' | 'OTHERS';
  /**
   * For the people of the business.
   */
  note?: string;
}
/**
 * A customer as a person of the business writes them down.
 */
export interface CustomerForm {
  /**
   * A person or a business.
   */
  type: 'INDIVIDUAL' | 'BUSINESS';
  /**
   * Full name.
   */
  name: string;
  /**
   * E-mail; no two customers have the same.
   */
  email?: string;
  /**
   * Phone.
   */
  phone_number?: string;
  /**
   * Day of birth of a person.
   */
  birth_date?: string;
  /**
   * Number in the companies' register.
   */
  company_registration: string;
  /**
   * NPWP or TIN, with or without its marks.
   */
  tax_number?: string;
  /**
   * Street and number.
   */
  address_line?: string;
  /**
   * City or regency.
   */
  city: string;
  /**
   * Province, in Indonesia.
   */
  province?: string;
  /**
   * Region, in the Philippines.
   */
  region?:
    | 'NCR'
    | 'CAR'
    | 'REGION_I'
    | 'REGION_II'
    | 'REGION_III'
    | 'REGION_IV_A'
    | 'MIMAROPA'
    | 'REGION_V'
    | 'REGION_VI'
    | 'REGION_VII'
    | 'REGION_VIII'
    | 'REGION_IX'
    | 'REGION_X'
    | 'REGION_XI'
    | 'REGION_XII'
    | 'REGION_XIII'
    | 'BARMM';
  /**
   * Barangay, in the Philippines.
   */
  barangay?: string;
  /**
   * Postal code.
   */
  postal_code?: string;
  /**
   * Country.
   */
  country?: 'ID' | 'PH' | 'SG';
  /**
   * People to speak to.
   *
   * @maxItems 5
   */
  contacts?: {
    /**
     * Name.
     */
    name: string;
    /**
     * What they do.
     */
    role?: string;
    /**
     * E-mail.
     */
    email?: string;
    /**
     * Phone.
     */
    phone_number?: string;
  }[];
  /**
   * How they may be written to.
   *
   * @maxItems 3
   */
  channels?: ('EMAIL' | 'SMS' | 'WHATSAPP')[];
  /**
   * Words that the business sorts them by.
   *
   * @maxItems 10
   *
   * Items: A word.
   */
  tags?: string[];
  /**
   * The most that they may owe, in major units of the business's currency.
   */
  credit_limit?: string;
  /**
   * Whether invoices are mailed to them.
   */
  invoice_by_email?: boolean;
  /**
   * Identity card or deed.
   */
  document?: string;
  /**
   * The business's own reference; no two customers have the same.
   */
  reference?: string;
  /**
   * Notes.
   */
  description?: string;
}
/**
 * Money that a person of the business sends.
 */
export interface DisbursementForm {
  /**
   * The bank or wallet that it goes to.
   */
  bank:
    | 'BCA'
    | 'MANDIRI'
    | 'BNI'
    | 'BRI'
    | 'PERMATA'
    | 'BSI'
    | 'CIMB'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY';
  /**
   * The account at the bank, or the number of the wallet: digits only.
   */
  account_number: string;
  /**
   * Whose account it is.
   */
  account_name: string;
  /**
   * What is sent.
   */
  amount: string;
  /**
   * What it is for; the recipient reads it.
   */
  description?: string;
  /**
   * Who is notified by e-mail.
   */
  recipient_email?: string;
  /**
   * The business's own reference; no two have the same.
   */
  external_id?: string;
}
/**
 * What a business of the Philippines fills in to send e-receipts.
 */
export interface EreceiptActivationForm {
  /**
   * The name on receipts.
   */
  trade_name: string;
  /**
   * TIN: 12 digits, or 999-999-999-999.
   */
  tax_number: string;
  /**
   * The code of its branch.
   */
  branch_code: string;
  /**
   * Whether it charges value added tax.
   */
  taxpayer_type: 'VAT' | 'NON_VAT';
  /**
   * Where it is registered.
   */
  address: {
    country: string;
    area_1: string;
    area_1_name: string;
    area_2: string;
    area_2_name: string;
    area_3: string;
    area_3_name: string;
    area_4: string;
    area_4_name: string;
    postal_code: string;
    line: string;
  };
  /**
   * How many receipts it sends a month.
   */
  monthly_receipts: 'UNDER_100' | 'UNDER_1000' | 'ABOVE_1000';
  /**
   * Who answers for the receipts.
   */
  contact_person: string;
  /**
   * Where the business is written to.
   */
  email: string;
  /**
   * Phone.
   */
  phone_number: string;
  /**
   * The number of the permit to use.
   */
  permit_number: string;
  /**
   * The permit to use.
   */
  permit_file: string;
  /**
   * The certificate of registration, form 2303.
   */
  registration_file: string;
  /**
   * The business says that all is true.
   */
  agreed: true;
}
/**
 * How receipts look and who they are from.
 */
export interface EreceiptSettingForm {
  /**
   * The trade name on the receipts.
   */
  name: string;
  /**
   * TIN: 12 digits, or 999-999-999-999.
   */
  tax_number?: string;
  /**
   * The address on the receipts.
   */
  address_line?: string;
  /**
   * Where it is sent.
   */
  reply_email?: string;
  /**
   * What numbers begin with.
   */
  prefix?: string;
  /**
   * The last line.
   */
  footer?: string;
  /**
   * Whether one is sent for every payment.
   */
  send_automatically?: boolean;
}
/**
 * A receipt as a person of the business writes it.
 */
export interface EreceiptForm {
  /**
   * A customer of the business.
   */
  customer_id?: string;
  /**
   * Who bought.
   */
  buyer_name: string;
  /**
   * Where it is sent.
   */
  buyer_email: string;
  /**
   * What was bought.
   */
  description: string;
  /**
   * What was paid, VAT included.
   */
  amount: string;
  /**
   * The VAT in it.
   */
  vat_amount?: string;
  /**
   * The day of the purchase.
   */
  purchase_date: string;
  /**
   * How it was paid.
   */
  payment_method: 'CASH' | 'CARD' | 'EWALLET' | 'BANK_TRANSFER';
  /**
   * A line for the buyer.
   */
  note?: string;
  /**
   * The business's own reference; no two have the same.
   */
  number?: string;
}
/**
 * An escrow account that a bank is to open.
 */
export interface EscrowAccountForm {
  /**
   * What the business calls it.
   */
  name: string;
  /**
   * The bank.
   */
  bank: 'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'PERMATA' | 'BSI' | 'CIMB';
}
/**
 * An application for a product that holds money for others.
 */
export interface EscrowApplicationForm {
  /**
   * What the money is held for, in the words of the business.
   */
  purpose: string;
  /**
   * The bank that holds the money.
   */
  bank: 'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'PERMATA' | 'BSI' | 'CIMB';
  /**
   * Who is notified of events.
   */
  contact_email: string;
}
/**
 * A person whose money is to be held in escrow.
 */
export interface EscrowCustomerForm {
  /**
   * Full name.
   */
  name: string;
  /**
   * E-mail.
   */
  email: string;
  /**
   * Phone.
   */
  phone_number?: string;
  /**
   * Which side they are on.
   */
  type: 'LENDER' | 'BORROWER' | 'BUYER' | 'SELLER';
  /**
   * The escrow account.
   */
  account_id: string;
  /**
   * The business's own reference; no two have the same.
   */
  reference?: string;
}
/**
 * What a customer of escrow gets back.
 */
export interface EscrowRefundForm {
  /**
   * What is refunded: all that is held, or part of it.
   */
  amount: string;
  /**
   * The bank that it goes to.
   */
  bank: 'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'PERMATA' | 'BSI' | 'CIMB' | 'BPI' | 'UNIONBANK' | 'BDO' | 'METROBANK';
  /**
   * The account at the bank: digits only.
   */
  account_number: string;
  /**
   * What it is for.
   */
  description?: string;
}
/**
 * What is released of the money that is held for a customer of escrow.
 */
export interface EscrowReleaseForm {
  /**
   * What is released: all that is held, or part of it; the fee is taken from it.
   */
  amount: string;
  /**
   * Who gets it.
   */
  release_to: 'BALANCE' | 'RECIPIENT';
  /**
   * The other customer of escrow who gets it.
   */
  recipient_id: string;
  /**
   * The bank that it goes to.
   */
  bank: 'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'PERMATA' | 'BSI' | 'CIMB' | 'BPI' | 'UNIONBANK' | 'BDO' | 'METROBANK';
  /**
   * The account at the bank: digits only.
   */
  account_number: string;
  /**
   * What it is for.
   */
  description?: string;
}
/**
 * The issuer of cards on the block list or the allow list.
 */
export interface FraudBinForm {
  /**
   * The first six to eight digits of the cards.
   */
  value: string;
  /**
   * Why it is there.
   */
  note?: string;
}
/**
 * A card on the block list or the allow list.
 */
export interface FraudCardNumberForm {
  /**
   * The card's number. Of it are kept its HMAC, its first six or eight digits and its last four.
   */
  value: string;
  /**
   * Why it is there.
   */
  note?: string;
}
/**
 * A country on the block list or the allow list.
 */
export interface FraudCountryForm {
  /**
   * The country of the card.
   */
  value:
    | 'AE'
    | 'AU'
    | 'BR'
    | 'CA'
    | 'CN'
    | 'DE'
    | 'FR'
    | 'GB'
    | 'HK'
    | 'ID'
    | 'IN'
    | 'JP'
    | 'KR'
    | 'MY'
    | 'NG'
    | 'NL'
    | 'PH'
    | 'RU'
    | 'SA'
    | 'SG'
    | 'TH'
    | 'TW'
    | 'UA'
    | 'US'
    | 'VN';
  /**
   * Why it is there.
   */
  note?: string;
}
/**
 * An address on the block list or the allow list.
 */
export interface FraudIpForm {
  /**
   * An IP address, or a range of them in CIDR notation.
   */
  value: string;
  /**
   * Why it is there.
   */
  note?: string;
}
/**
 * What is done with payments that look like fraud.
 */
export interface FraudRuleForm {
  /**
   * What it is called; no two rules have the same name.
   */
  name: string;
  /**
   * What it looks at.
   */
  attribute: 'AMOUNT' | 'RISK_SCORE' | 'CARD_COUNTRY' | 'IP_COUNTRY' | 'PAYMENTS_PER_HOUR' | 'CARDS_PER_DAY';
  /**
   * How.
   */
  comparison: 'IS' | 'IS_NOT' | 'AT_LEAST' | 'LESS_THAN';
  /**
   * With what: a number, or the two letters of a country.
   */
  value: string;
  /**
   * What becomes of the payment.
   */
  action: 'BLOCK' | 'ALLOW';
}
/**
 * A problem that a connected system reports.
 */
export interface IntegrationProblemForm {
  /**
   * Why it takes no payments.
   */
  problem: 'TOKEN_EXPIRED' | 'VERSION_TOO_OLD' | 'ACCESS_REVOKED';
}
/**
 * A system to connect.
 */
export interface IntegrationForm {
  /**
   * The system.
   */
  platform: 'SHOPIFY' | 'WOOCOMMERCE' | 'MAGENTO' | 'PRESTASHOP' | 'ACCURATE' | 'JURNAL' | 'XERO' | 'GOOGLE_SHEETS';
  /**
   * The shop or company there.
   */
  name: string;
}
/**
 * What an investor is paid back out of the balance.
 */
export interface InvestorRepaymentForm {
  /**
   * What is paid back.
   */
  amount: string;
  /**
   * What it is for.
   */
  description?: string;
}
/**
 * What is taken out of the deposit account of an investor.
 */
export interface InvestorWithdrawalForm {
  /**
   * What is taken: all that is available, or part of it.
   */
  amount: string;
  /**
   * What it is for.
   */
  description?: string;
}
/**
 * An invoice as a person of the business writes it.
 */
export interface InvoiceForm {
  /**
   * A customer of the business.
   */
  customer_id?: string;
  /**
   * Who is to pay.
   */
  payer_name?: string;
  /**
   * Where the invoice is sent.
   */
  payer_email: string;
  /**
   * What is to be paid.
   */
  amount: string;
  /**
   * The last day to pay.
   */
  due_date: string;
  /**
   * What it is for.
   */
  description?: string;
  /**
   * A split rule of the platform; payments are divided by it.
   */
  split_rule_id?: string;
  /**
   * The business's own reference; no two invoices have the same.
   */
  external_id?: string;
}
/**
 * Addresses from which keys may be used.
 */
export interface IpWhitelistEntryForm {
  /**
   * An address or a range.
   */
  cidr: string;
  /**
   * What is there.
   */
  description?: string;
}
/**
 * A card as a user of the business requests it.
 */
export interface IssuedCardForm {
  /**
   * What kind of card it is.
   */
  card_product_id: string;
  /**
   * Who carries it.
   */
  holder_name: string;
  /**
   * Their address.
   */
  holder_email?: string;
  /**
   * What it may spend in a month; without one, what its product says.
   */
  card_limit?: string;
}
/**
 * What of a loan is repaid out of the balance.
 */
export interface LoanRepaymentForm {
  /**
   * What is repaid: all that is owed, or part of it.
   */
  amount: string;
}
/**
 * What a business gives to apply for a payment method.
 */
export interface MethodApplicationForm {
  /**
   * The partner.
   */
  channel:
    | 'BCA'
    | 'BCA_DIRECT'
    | 'BNI'
    | 'BRI'
    | 'MANDIRI'
    | 'PERMATA'
    | 'BSI'
    | 'CIMB'
    | 'BPI'
    | 'BDO'
    | 'METROBANK'
    | 'UNIONBANK'
    | 'CARDS'
    | 'PH_CARDS'
    | 'ALFAMART'
    | 'INDOMARET'
    | 'SEVEN_ELEVEN'
    | 'CEBUANA'
    | 'QRIS'
    | 'OVO'
    | 'DANA'
    | 'LINKAJA'
    | 'SHOPEEPAY'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | 'DD_BRI'
    | 'DD_MANDIRI'
    | 'DD_BPI'
    | 'UBP'
    | 'KREDIVO'
    | 'AKULAKU'
    | 'BILLEASE';
  /**
   * The name under which the partner knows the business, and payers see it.
   */
  merchant_name: string;
  /**
   * What it does.
   */
  industry: 'RETAIL' | 'FOOD_AND_DRINK' | 'LOGISTICS' | 'FINANCE' | 'MARKETPLACE' | 'SERVICES' | 'OTHER';
  /**
   * Who answers the partner.
   */
  contact_person: string;
  /**
   * Where they are written to.
   */
  email: string;
  /**
   * Their phone.
   */
  phone_number: string;
  /**
   * Where it sells.
   */
  website: string;
  /**
   * What it sells, and how.
   */
  description: string;
  /**
   * How much it expects to be paid a month.
   */
  monthly_volume: 'UNDER_1000_USD' | 'UNDER_10000_USD' | 'UNDER_100000_USD' | 'ABOVE_100000_USD';
  /**
   * Who tests the connection.
   */
  technical_email: string;
  /**
   * The digits with which its account numbers at the bank begin.
   */
  account_range: string;
  /**
   * Its own account at the partner.
   */
  bank_account_number: string;
  /**
   * What payment codes at the outlet begin with.
   */
  fixed_code?: string;
  /**
   * The provider through which it is paid by the partner now.
   */
  current_provider?: string;
  /**
   * Its size, by which QRIS is ordered.
   */
  merchant_size: 'MICRO' | 'SMALL' | 'MEDIUM' | 'LARGE';
  /**
   * Where it sells.
   */
  address: {
    country: string;
    area_1: string;
    area_1_name: string;
    area_2: string;
    area_2_name: string;
    area_3: string;
    area_3_name: string;
    area_4: string;
    area_4_name: string;
    postal_code: string;
    line: string;
  };
  /**
   * Its owner, or a director.
   */
  owner_name: string;
  /**
   * The number of their ID.
   */
  owner_id_number: string;
  /**
   * A picture of their ID.
   */
  owner_id_file: string;
  /**
   * A picture of the store.
   */
  store_photo_file: string;
  /**
   * The tax number, as its country writes it.
   */
  tax_number: string;
  /**
   * The certificate of the tax number.
   */
  tax_file: string;
  /**
   * The deed, or the certificate of the register.
   */
  registration_file: string;
  /**
   * The business agrees to the terms, and says that all is true.
   */
  agreed: true;
}
/**
 * The step of its channel to which a payment method moves, with what its partner gave for it.
 */
export interface MethodStepForm {
  /**
   * The step that follows.
   */
  step:
    | 'new_submission'
    | 'new_user_activation'
    | 'awaiting_merchant_data'
    | 'incomplete_data'
    | 'pending'
    | 'awaiting_info_from_merchant'
    | 'fill_forms'
    | 'awaiting_pg_switch_confirmation_from_customer'
    | 'awaiting_partner_action'
    | 'waiting_for_credential_from_dana'
    | 'waiting_for_linkaja_credential'
    | 'awaiting_feedback_from_shopee'
    | 'awaiting_feedback_from_bca'
    | 'awaiting_feedback_from_ubp'
    | 'submit_to_alfamart'
    | 'testing_uat'
    | 'uat';
  /**
   * The partner's page for the acceptance test.
   */
  uat_url?: string;
}
/**
 * A payment link that is paid again and again.
 */
export interface MultiplePaymentLinkForm {
  /**
   * What the payer reads above.
   */
  title: string;
  /**
   * What it is for.
   */
  description?: string;
  /**
   * A split rule of the platform; payments are divided by it.
   */
  split_rule_id?: string;
  /**
   * The last day to pay.
   */
  end_date?: string;
  /**
   * The business's own reference; no two have the same.
   */
  external_id?: string;
  /**
   * What is to be paid; without it the payer enters it.
   */
  amount?: string;
  /**
   * How often it can be paid.
   */
  usage_limit?: number;
}
/**
 * A link where payers make out invoices to themselves.
 */
export interface OnDemandLinkForm {
  /**
   * What the payer reads above.
   */
  title: string;
  /**
   * What it is for.
   */
  description?: string;
  /**
   * A split rule of the platform; payments are divided by it.
   */
  split_rule_id?: string;
  /**
   * The last day to pay.
   */
  end_date?: string;
  /**
   * The business's own reference; no two have the same.
   */
  external_id?: string;
  /**
   * How often it can be paid.
   */
  usage_limit?: number;
}
/**
 * A payment link for one payment.
 */
export interface PaymentLinkForm {
  /**
   * What the payer reads above.
   */
  title: string;
  /**
   * What it is for.
   */
  description?: string;
  /**
   * A split rule of the platform; payments are divided by it.
   */
  split_rule_id?: string;
  /**
   * The last day to pay.
   */
  end_date?: string;
  /**
   * The business's own reference; no two have the same.
   */
  external_id?: string;
  /**
   * What is to be paid.
   */
  amount: string;
  /**
   * Where it is sent.
   */
  payer_email?: string;
  /**
   * A customer of the business.
   */
  customer_id?: string;
}
/**
 * By which channel an invoice or a payment link is to be paid.
 */
export interface PaymentRequestForm {
  /**
   * The id of the invoice or payment link.
   */
  paid_for: string;
  /**
   * The bank, wallet, outlet or pay-later that the payer uses.
   */
  channel:
    | 'BCA'
    | 'MANDIRI'
    | 'BNI'
    | 'BRI'
    | 'PERMATA'
    | 'BSI'
    | 'CIMB'
    | 'QRIS'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'ALFAMART'
    | 'INDOMARET'
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | '7ELEVEN'
    | 'CEBUANA'
    | 'DD_BRI'
    | 'DD_MANDIRI'
    | 'DD_BPI'
    | 'UBP'
    | 'KREDIVO'
    | 'AKULAKU'
    | 'BILLEASE';
  /**
   * What has to be paid, where the link leaves it to the payer.
   */
  amount?: string;
  /**
   * What it is for, which a link requires whose payer chooses the amount.
   */
  purpose?: string;
}
/**
 * Payouts that a person of the business writes down together.
 */
export interface PayoutLinkForm {
  /**
   * The business's own reference; no two batches have the same.
   */
  reference?: string;
  /**
   * What the batch is for.
   */
  description?: string;
  /**
   * What is sent, row by row.
   *
   * @minItems 1
   * @maxItems 500
   */
  rows: {
    /**
     * Who the link is sent to.
     */
    recipient_email: string;
    /**
     * Who receives it.
     */
    recipient_name?: string;
    /**
     * What is sent.
     */
    amount: string;
    /**
     * What it is for; the recipient reads it.
     */
    description?: string;
  }[];
}
/**
 * A payout as a person of the business writes it.
 */
export interface PayoutForm {
  /**
   * Who the link is sent to.
   */
  recipient_email: string;
  /**
   * Who receives it.
   */
  recipient_name?: string;
  /**
   * What is sent.
   */
  amount: string;
  /**
   * What it is for; the recipient reads it.
   */
  description?: string;
  /**
   * The business's own reference; no two have the same.
   */
  external_id?: string;
}
/**
 * What a business fills in to be a platform.
 */
export interface PlatformActivationForm {
  /**
   * The name that accounts see.
   */
  platform_name: string;
  /**
   * Its pages.
   */
  website: string;
  /**
   * Who its accounts are, and what it does for them.
   */
  description: string;
  /**
   * Whose accounts they are.
   *
   * @minItems 1
   * @maxItems 2
   */
  account_types: ('OWNED' | 'MANAGED')[];
  /**
   * How many accounts it expects in a year.
   */
  account_count: 'UNDER_10' | 'UNDER_100' | 'UNDER_1000' | 'ABOVE_1000';
  /**
   * How much its accounts are paid a month.
   */
  monthly_volume: 'UNDER_1000_USD' | 'UNDER_10000_USD' | 'UNDER_100000_USD' | 'ABOVE_100000_USD';
  /**
   * How it is paid by its accounts.
   */
  fee_model: 'FLAT' | 'PERCENTAGE' | 'SUBSCRIPTION' | 'NONE';
  /**
   * How it knows who its accounts are.
   */
  account_checks: string;
  /**
   * Who answers for the platform.
   */
  contact_person: string;
  /**
   * Where the business is written to.
   */
  email: string;
  /**
   * Phone.
   */
  phone_number: string;
  /**
   * How money flows between payers, accounts and the platform.
   */
  funds_file: string;
  /**
   * What the platform agrees with its accounts.
   */
  terms_file: string;
  /**
   * The licence of what it does.
   */
  licence_file?: string;
  /**
   * The business says that all is true.
   */
  agreed: true;
}
/**
 * What a platform takes of its sub-accounts' payments.
 */
export interface PlatformFeeForm {
  /**
   * What it is called.
   */
  name: string;
  /**
   * How it is reckoned.
   */
  unit: 'FLAT' | 'PERCENT';
  /**
   * A fixed amount of each payment.
   */
  amount: string;
  /**
   * Per cent of each payment, such as 1.5.
   */
  percentage: string;
  /**
   * Which payments it is taken of.
   */
  channel_category:
    'ALL' | 'VIRTUAL_ACCOUNT' | 'EWALLET' | 'QR_CODE' | 'CARD' | 'RETAIL_OUTLET' | 'DIRECT_DEBIT' | 'PAYLATER';
  /**
   * What it is for.
   */
  description?: string;
}
/**
 * A QR code as a person of the business makes one.
 */
export interface QrCodeForm {
  /**
   * What the business calls it.
   */
  name: string;
  /**
   * Whether it is paid again and again, or once.
   */
  type: 'STATIC' | 'DYNAMIC';
  /**
   * What has to be paid.
   */
  amount: string;
  /**
   * The business's own reference; no two have the same.
   */
  external_id?: string;
}
/**
 * An investor for whom a deposit account is to be opened.
 */
export interface RdlInvestorForm {
  /**
   * Full name.
   */
  name: string;
  /**
   * E-mail.
   */
  email: string;
  /**
   * Phone.
   */
  phone_number?: string;
  /**
   * The bank.
   */
  bank: 'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'CIMB';
  /**
   * The business's own reference; no two have the same.
   */
  reference?: string;
}
/**
 * What of a recurring plan may change from the next payment on.
 */
export interface RecurringPlanTermsForm {
  /**
   * Where it is sent.
   */
  payer_email: string;
  /**
   * What it is for.
   */
  description: string;
  /**
   * What is paid each time.
   */
  amount: string;
  /**
   * The day of the next payment.
   */
  next_date: string;
  /**
   * After how many payments it ends.
   */
  total_cycles?: number;
}
/**
 * A recurring plan as a person of the business draws it up.
 */
export interface RecurringPlanForm {
  /**
   * A customer of the business.
   */
  customer_id?: string;
  /**
   * Where it is sent.
   */
  payer_email: string;
  /**
   * What it is for.
   */
  description: string;
  /**
   * What is paid each time.
   */
  amount: string;
  /**
   * The business's own reference; no two have the same.
   */
  external_id?: string;
  /**
   * How many of the unit lie between two payments.
   */
  interval_count: number;
  /**
   * The unit of time.
   */
  interval: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR';
  /**
   * The day of the first payment.
   */
  start_date: string;
  /**
   * After how many payments it ends.
   */
  total_cycles?: number;
}
/**
 * A remittance as a person of the business writes it.
 */
export interface RemittancePayoutForm {
  /**
   * Who sends it.
   */
  sender_name: string;
  /**
   * Where they live: the code of the country.
   */
  sender_country: string;
  /**
   * Who the recipient is to the sender.
   */
  relationship: 'FAMILY' | 'FRIEND' | 'EMPLOYEE' | 'SUPPLIER' | 'SELF';
  /**
   * What it is for.
   */
  purpose: 'FAMILY_SUPPORT' | 'EDUCATION' | 'SALARY' | 'SAVINGS' | 'TRADE';
  /**
   * Who receives it.
   */
  recipient_name: string;
  /**
   * Where it goes.
   */
  country: 'ID' | 'PH';
  /**
   * The bank or wallet that it goes to.
   */
  bank:
    | 'BCA'
    | 'MANDIRI'
    | 'BNI'
    | 'BRI'
    | 'PERMATA'
    | 'BSI'
    | 'CIMB'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY';
  /**
   * The account at the bank, or the number of the wallet: digits only.
   */
  account_number: string;
  /**
   * What is sent.
   */
  amount: string;
  /**
   * The business's own reference; no two have the same.
   */
  external_id?: string;
}
/**
 * A report that is created on a schedule, as a user requests it.
 */
export interface ReportScheduleForm {
  /**
   * What it is called.
   */
  name: string;
  /**
   * The list, and behind a question mark how it is narrowed, ordered and which columns it shows.
   */
  source: string;
  /**
   * How often.
   */
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  /**
   * On which day of the week.
   */
  weekday?: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
  /**
   * On which day of the month.
   */
  month_day?: number;
  /**
   * At which hour.
   */
  time_of_day: string;
  /**
   * The kind of file.
   */
  format: 'CSV' | 'XLSX';
  /**
   * Who gets a mail with the link.
   *
   * @minItems 1
   * @maxItems 5
   */
  recipients: string[];
}
/**
 * A report as a user requests it.
 */
export interface ReportForm {
  /**
   * The list, and behind a question mark how it is narrowed, ordered and which columns it shows.
   */
  source: string;
  /**
   * The days that its records are of.
   */
  period: string;
  /**
   * The kind of file.
   */
  format: 'CSV' | 'XLSX';
  /**
   * Who gets a mail with the link.
   *
   * @minItems 1
   * @maxItems 5
   */
  recipients: string[];
}
/**
 * How the codes look that are paid at a counter.
 */
export interface RetailOutletSettingForm {
  /**
   * What every payment code begins with.
   */
  prefix: string;
  /**
   * How long a code can be paid.
   */
  expiry_hours: number;
}
/**
 * What the business answers our reviewers.
 */
export interface ReviewAnswerForm {
  /**
   * The answer.
   */
  answer: string;
  /**
   * A file that shows it.
   */
  document?: string;
}
/**
 * What a reviewer writes with an approval.
 */
export interface ReviewApprovalForm {
  /**
   * What the business reads.
   */
  note?: string;
}
/**
 * What a reviewer needs to know from the business.
 */
export interface ReviewInfoForm {
  /**
   * What the business reads.
   */
  question: string;
}
/**
 * Why a reviewer declines a request.
 */
export interface ReviewRejectionForm {
  /**
   * Why.
   */
  reason:
    | 'UNREADABLE'
    | 'WRONG_AMOUNT'
    | 'WRONG_PERIOD'
    | 'RISK_TOO_HIGH'
    | 'NOT_ENOUGH_HISTORY'
    | 'INCOMPLETE'
    | 'NAME_MISMATCH'
    | 'ACCOUNT_NOT_FOUND'
    | 'ACCOUNT_CLOSED'
    | 'IDENTITY_NOT_CONFIRMED'
    | 'NOT_SUPPORTED'
    | 'DECLINED_BY_PARTNER'
    | 'CARDHOLDER_WINS'
    | 'DOCUMENT_EXPIRED'
    | 'WEBSITE_NOT_REACHABLE'
    | 'NOT_CONFIRMED';
  /**
   * What the business reads besides.
   */
  note?: string;
}
/**
 * How money is sent.
 */
export interface SendingSettingForm {
  /**
   * Whether another person approves what is sent.
   */
  needs_approval?: boolean;
  /**
   * From which amount another person approves, where approval is needed.
   */
  approval_from?: string;
  /**
   * From which amount two people approve.
   */
  second_approval_from?: string;
  /**
   * The most that is sent at once.
   */
  limit_amount?: string;
  /**
   * Whether recipients are notified by e-mail.
   */
  notify_recipient?: boolean;
  /**
   * Who is notified of errors.
   */
  notify_email: string;
  /**
   * Whether people may approve what they created themselves.
   */
  self_approval?: boolean;
}
/**
 * A payment into a virtual account, in place of a payer.
 */
export interface SimulatedAccountPaymentForm {
  /**
   * What is paid.
   */
  amount: string;
}
/**
 * Why the sandbox's bank does not carry out a movement.
 */
export interface SimulatedBankErrorForm {
  /**
   * Why it failed.
   */
  failure_code: 'INSUFFICIENT_BALANCE' | 'INVALID_ACCOUNT' | 'CHANNEL_UNAVAILABLE';
}
/**
 * A payment with a test card, in place of a payer. No card number is entered.
 */
export interface SimulatedCardPaymentForm {
  /**
   * The test card, by what happens to its payments.
   */
  test_card:
    | 'VISA_CHARGED'
    | 'MASTERCARD_CHARGED'
    | 'JCB_CHARGED'
    | 'AMEX_CHARGED'
    | 'FOREIGN_CHARGED'
    | 'CHALLENGE'
    | 'AUTHENTICATION_FAILED'
    | 'NOT_ENROLLED'
    | 'ENROLLMENT_CHECK_FAILED'
    | 'AUTHENTICATION_ERROR'
    | 'HIGH_RISK'
    | 'EXPIRED_CARD'
    | 'STOLEN_CARD'
    | 'INACTIVE_CARD'
    | 'INVALID_CVN'
    | 'CARD_DECLINED'
    | 'BIN_BLOCK'
    | '3DS_REQUIRED'
    | 'CVN_REQUIRED'
    | 'INSUFFICIENT_BALANCE'
    | 'GPN_CHARGED'
    | 'REFUND_PENDING'
    | 'REFUND_REFUSED'
    | 'REFUND_FAILED'
    | 'REFUND_PROCESSOR_ERROR';
  /**
   * What is to be paid, before a promotion.
   */
  amount: string;
  /**
   * What is paid for.
   */
  description?: string;
  /**
   * The business's own reference.
   */
  external_id?: string;
  /**
   * Where the receipt is sent; a customer with this address is the payer.
   */
  payer_email?: string;
  /**
   * Where the payment is made; the dashboard if left out.
   */
  source?:
    | 'API_GATEWAY'
    | 'DASHBOARD'
    | 'SDK'
    | 'XENDIT_JS'
    | 'INVOICE'
    | 'SECURE_ACCEPTANCE'
    | 'VIRTUAL_TERMINAL'
    | 'OFF_RAILS';
  /**
   * The code of a promotion.
   */
  promotion_code?: string;
  /**
   * Over how many months it is paid.
   */
  installment_months?: '3' | '6' | '12';
  /**
   * The IP address of the payer.
   */
  ip_address?: string;
  /**
   * The country of that address.
   */
  ip_country?:
    | 'AE'
    | 'AU'
    | 'BR'
    | 'CA'
    | 'CN'
    | 'DE'
    | 'FR'
    | 'GB'
    | 'HK'
    | 'ID'
    | 'IN'
    | 'JP'
    | 'KR'
    | 'MY'
    | 'NG'
    | 'NL'
    | 'PH'
    | 'RU'
    | 'SA'
    | 'SG'
    | 'TH'
    | 'TW'
    | 'UA'
    | 'US'
    | 'VN';
  /**
   * Whether the card verification number is left out.
   */
  without_cvn?: boolean;
  /**
   * Whether the amount is only reserved on the card, and captured later.
   */
  authorize_only?: boolean;
}
/**
 * What a merchant refunds of a card transaction.
 */
export interface SimulatedCardRefundForm {
  /**
   * What is refunded: all that was not refunded yet, or part of it.
   */
  amount: string;
}
/**
 * An order of a sales platform, in place of a buyer there.
 */
export interface SimulatedChannelOrderForm {
  /**
   * What is bought.
   */
  product_id: string;
  /**
   * How many.
   */
  quantity: number;
  /**
   * Who buys it.
   */
  customer_name: string;
}
/**
 * What a cardholder disputes of a payment.
 */
export interface SimulatedChargebackForm {
  /**
   * What is disputed: all that was not refunded, or part of it.
   */
  amount: string;
  /**
   * What the cardholder says.
   */
  reason:
    'FRAUD' | 'NOT_RECEIVED' | 'NOT_AS_DESCRIBED' | 'DUPLICATE' | 'CREDIT_NOT_PROCESSED' | 'SUBSCRIPTION_CANCELLED';
}
/**
 * A payment of a QR code, in place of a payer.
 */
export interface SimulatedCodePaymentForm {
  /**
   * What is paid.
   */
  amount: string;
}
/**
 * What a customer of escrow pays into their escrow account.
 */
export interface SimulatedEscrowDepositForm {
  /**
   * What is paid in.
   */
  amount: string;
  /**
   * What it is for.
   */
  description?: string;
}
/**
 * What an investor pays into their deposit account.
 */
export interface SimulatedInvestorDepositForm {
  /**
   * What is paid in.
   */
  amount: string;
}
/**
 * A payment of a link that may be paid several times, in place of a payer.
 */
export interface SimulatedLinkPaymentForm {
  /**
   * How it is paid.
   */
  channel:
    | 'BCA'
    | 'MANDIRI'
    | 'BNI'
    | 'BRI'
    | 'PERMATA'
    | 'BSI'
    | 'CIMB'
    | 'QRIS'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'ALFAMART'
    | 'INDOMARET'
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | '7ELEVEN'
    | 'CEBUANA'
    | 'DD_BRI'
    | 'DD_MANDIRI'
    | 'DD_BPI'
    | 'UBP'
    | 'KREDIVO'
    | 'AKULAKU'
    | 'BILLEASE';
  /**
   * What is paid.
   */
  amount: string;
}
/**
 * An order of a store, in place of a buyer.
 */
export interface SimulatedOrderForm {
  /**
   * What is bought.
   */
  product_id: string;
  /**
   * How many.
   */
  quantity: number;
  /**
   * Who buys it.
   */
  customer_name: string;
  /**
   * Where the receipt goes.
   */
  customer_email?: string;
  /**
   * The courier.
   */
  courier: 'JNE' | 'JNT' | 'SICEPAT' | 'ANTERAJA' | 'POS' | 'GOSEND' | 'GRABEXPRESS';
}
/**
 * A payment of an invoice or of a link for one payment, in place of a payer.
 */
export interface SimulatedPaymentForm {
  /**
   * How it is paid.
   */
  channel:
    | 'BCA'
    | 'MANDIRI'
    | 'BNI'
    | 'BRI'
    | 'PERMATA'
    | 'BSI'
    | 'CIMB'
    | 'QRIS'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'ALFAMART'
    | 'INDOMARET'
    | 'BPI'
    | 'UNIONBANK'
    | 'BDO'
    | 'METROBANK'
    | 'GCASH'
    | 'MAYA'
    | 'GRABPAY'
    | '7ELEVEN'
    | 'CEBUANA'
    | 'DD_BRI'
    | 'DD_MANDIRI'
    | 'DD_BPI'
    | 'UBP'
    | 'KREDIVO'
    | 'AKULAKU'
    | 'BILLEASE';
}
/**
 * What a merchant or a cash machine charges a card.
 */
export interface SimulatedSpendingForm {
  /**
   * Whether it is bought for, or withdrawn.
   */
  type: 'PURCHASE' | 'WITHDRAWAL';
  /**
   * What is charged.
   */
  amount: string;
  /**
   * The merchant, or the bank of the cash machine.
   */
  merchant_name: string;
  /**
   * What the merchant sells.
   */
  merchant_category: 'TRAVEL' | 'FUEL' | 'MEALS' | 'SOFTWARE' | 'OFFICE' | 'ADVERTISING' | 'OTHER';
  /**
   * Where the merchant is.
   */
  merchant_country:
    | 'AE'
    | 'AU'
    | 'BR'
    | 'CA'
    | 'CN'
    | 'DE'
    | 'FR'
    | 'GB'
    | 'HK'
    | 'ID'
    | 'IN'
    | 'JP'
    | 'KR'
    | 'MY'
    | 'NG'
    | 'NL'
    | 'PH'
    | 'RU'
    | 'SA'
    | 'SG'
    | 'TH'
    | 'TW'
    | 'UA'
    | 'US'
    | 'VN';
}
/**
 * How a platform divides payments.
 */
export interface SplitRuleForm {
  /**
   * What it is called.
   */
  name: string;
  /**
   * What it is for.
   */
  description?: string;
  /**
   * What goes to which account.
   *
   * @minItems 1
   * @maxItems 10
   */
  routes: {
    /**
     * The platform itself, or an account below it.
     */
    destination_id: string;
    /**
     * A fixed amount of each payment.
     */
    amount?: string;
    /**
     * Per cent of the gross amount of each payment, with at most two decimals.
     */
    percentage?: number;
    /**
     * What the platform calls the route; no two of a rule have the same.
     */
    reference: string;
  }[];
}
/**
 * An address that a store sends from.
 */
export interface StoreAddressForm {
  /**
   * What it is called.
   */
  name: string;
  /**
   * Who is there.
   */
  contact_person: string;
  /**
   * Phone.
   */
  phone_number: string;
  /**
   * Where it is registered.
   */
  address: {
    country: string;
    area_1: string;
    area_1_name: string;
    area_2: string;
    area_2_name: string;
    area_3: string;
    area_3_name: string;
    area_4: string;
    area_4_name: string;
    postal_code: string;
    line: string;
  };
  /**
   * Latitude in decimal degrees.
   */
  lat?: string;
  /**
   * Longitude in decimal degrees.
   */
  lng?: string;
  /**
   * Whether it is shown as the store's.
   */
  is_store_address?: boolean;
  /**
   * Whether couriers come there.
   */
  is_pickup_address?: boolean;
}
/**
 * How a store looks.
 */
export interface StoreAppearanceForm {
  /**
   * Colour of buttons.
   */
  primary_colour: string;
  /**
   * Colour of what is pointed at.
   */
  secondary_colour: string;
  /**
   * The typeface.
   */
  font: 'INTER' | 'NUNITO_SANS' | 'ROBOTO' | 'LATO';
  /**
   * The language it begins in.
   */
  language: 'id' | 'en';
  /**
   * The picture at the top of its pages.
   */
  banner_file?: string;
}
/**
 * A sales channel to connect.
 */
export interface StoreChannelForm {
  /**
   * The platform.
   */
  platform: 'TOKOPEDIA' | 'SHOPEE' | 'LAZADA' | 'BUKALAPAK' | 'SHOPIFY' | 'WOOCOMMERCE';
}
/**
 * How buyers of a store may pay.
 */
export interface StorePaymentsForm {
  /**
   * The payment methods.
   *
   * @minItems 1
   * @maxItems 20
   */
  payment_methods: (
    | 'BCA'
    | 'MANDIRI'
    | 'BNI'
    | 'BRI'
    | 'PERMATA'
    | 'BSI'
    | 'CIMB'
    | 'QRIS'
    | 'OVO'
    | 'DANA'
    | 'SHOPEEPAY'
    | 'LINKAJA'
    | 'ALFAMART'
    | 'INDOMARET'
    | 'DD_BRI'
    | 'DD_MANDIRI'
    | 'KREDIVO'
    | 'AKULAKU'
  )[];
  /**
   * Hours until a checkout ends.
   */
  ttl_hours: number;
}
/**
 * Something that a store sells.
 */
export interface StoreProductForm {
  /**
   * What it is called.
   */
  name: string;
  /**
   * Size, colour or taste.
   */
  variant?: string;
  /**
   * The business's own number.
   */
  sku?: string;
  /**
   * What it says of itself.
   */
  description?: string;
  /**
   * What one costs.
   */
  price: string;
  /**
   * How many there are.
   */
  stock: number;
  /**
   * Grams.
   */
  weight: number;
  /**
   * Packed, in centimetres.
   */
  width?: number;
  /**
   * Packed, in centimetres.
   */
  length?: number;
  /**
   * Packed, in centimetres.
   */
  height?: number;
  /**
   * The picture that buyers see first.
   */
  picture_file?: string;
  /**
   * Another picture.
   */
  second_picture_file?: string;
  /**
   * Another picture.
   */
  third_picture_file?: string;
}
/**
 * How an order was sent.
 */
export interface StoreShipmentForm {
  /**
   * The courier.
   */
  courier: 'JNE' | 'JNT' | 'SICEPAT' | 'ANTERAJA' | 'POS' | 'GOSEND' | 'GRABEXPRESS';
  /**
   * What the courier calls it.
   */
  tracking_number: string;
}
/**
 * An online store.
 */
export interface StoreForm {
  /**
   * What it is called.
   */
  name: string;
  /**
   * The beginning of its address.
   */
  slug: string;
  /**
   * What it says of itself.
   */
  description?: string;
  /**
   * Its logo.
   */
  logo_file?: string;
  /**
   * Who answers for it.
   */
  contact_person: string;
  /**
   * Phone.
   */
  phone_number: string;
  /**
   * Where buyers write to.
   */
  email?: string;
  /**
   * Where it is registered.
   */
  address: {
    country: string;
    area_1: string;
    area_1_name: string;
    area_2: string;
    area_2_name: string;
    area_3: string;
    area_3_name: string;
    area_4: string;
    area_4_name: string;
    postal_code: string;
    line: string;
  };
  /**
   * What shipping costs where no courier says.
   */
  shipping_fee: string;
  /**
   * Grams.
   */
  weight?: number;
  /**
   * Centimetres.
   */
  width?: number;
  /**
   * Centimetres.
   */
  length?: number;
  /**
   * Centimetres.
   */
  height?: number;
}
/**
 * An account that a platform invites to register below it.
 */
export interface SubAccountInvitedForm {
  /**
   * What the business is called.
   */
  name: string;
  /**
   * The address of the business; the invitation goes there.
   */
  email: string;
}
/**
 * An account that a platform registers and owns.
 */
export interface SubAccountOwnedForm {
  /**
   * What the business is called.
   */
  name: string;
  /**
   * The address of the business; the invitation goes there.
   */
  email: string;
}
/**
 * The answer of our staff to a case.
 */
export interface SupportAnswerForm {
  /**
   * What the business reads.
   */
  note: string;
}
/**
 * A problem that a business reports to us.
 */
export interface SupportCaseForm {
  /**
   * What it is about.
   */
  category:
    | 'PAYMENT_PROBLEM'
    | 'REFUND_PROBLEM'
    | 'TRANSFER_PROBLEM'
    | 'SETTLEMENT_PROBLEM'
    | 'INTEGRATION_HELP'
    | 'ACCOUNT_ACCESS'
    | 'BILL_QUESTION'
    | 'SOMETHING_ELSE';
  /**
   * The id or reference of the record that it concerns.
   */
  reference?: string;
  /**
   * The problem in a few words.
   */
  subject: string;
  /**
   * What happened, and what was expected.
   */
  description: string;
  /**
   * A file that shows it.
   */
  document?: string;
}
/**
 * What a business writes about its case.
 */
export interface SupportReplyForm {
  /**
   * The words.
   */
  reply: string;
  /**
   * A file that belongs to it.
   */
  reply_file?: string;
}
/**
 * A slip of tax that the business withheld on fees.
 */
export interface TaxSlipForm {
  /**
   * The number on the slip.
   */
  number: string;
  /**
   * The month, YYYY-MM.
   */
  period: string;
  /**
   * The fees that are taxed.
   */
  base_amount: string;
  /**
   * The tax withheld.
   */
  amount: string;
  /**
   * The slip.
   */
  document: string;
}
/**
 * How far the clock of test mode is moved ahead.
 */
export interface TestClockForm {
  /**
   * To what is due next, or by how much.
   */
  step: 'NEXT' | 'HOUR' | 'DAY' | 'WEEK' | 'MONTH';
}
/**
 * A simulated transfer to a top-up account.
 */
export interface TopUpForm {
  /**
   * What is transferred.
   */
  amount: string;
}
/**
 * What of a virtual account may still change: neither its bank nor its number.
 */
export interface VirtualAccountTermsForm {
  /**
   * The name shown to the payer.
   */
  name: string;
  /**
   * What has to be paid; without it any amount.
   */
  expected_amount?: string;
  /**
   * The last day to pay.
   */
  expires?: string;
  /**
   * What it is for.
   */
  description?: string;
}
/**
 * A virtual account as a user of the business requests it from a bank.
 */
export interface VirtualAccountForm {
  /**
   * The bank.
   */
  bank: 'BCA' | 'MANDIRI' | 'BNI' | 'BRI' | 'PERMATA' | 'BSI' | 'CIMB' | 'BPI' | 'UNIONBANK' | 'BDO' | 'METROBANK';
  /**
   * The name shown to the payer.
   */
  name: string;
  /**
   * Whether it is used once or again and again.
   */
  type: 'SINGLE_USE' | 'MULTIPLE_USE';
  /**
   * What has to be paid; without it any amount.
   */
  expected_amount?: string;
  /**
   * The last day to pay.
   */
  expires?: string;
  /**
   * A customer of the business.
   */
  customer_id?: string;
  /**
   * What it is for.
   */
  description?: string;
  /**
   * The business's own reference; no two have the same.
   */
  external_id?: string;
}
/**
 * What a payer is given back of a payment by e-wallet.
 */
export interface WalletRefundForm {
  /**
   * What is given back; all that has not been given back yet, or part of it.
   */
  amount: string;
  /**
   * Why.
   */
  reason: 'REQUESTED_BY_CUSTOMER' | 'DUPLICATE' | 'FRAUDULENT' | 'CANCELLATION' | 'OTHERS';
  /**
   * For the people of the business.
   */
  note?: string;
}
/**
 * When and to where the balance is withdrawn by itself.
 */
export interface WithdrawalScheduleForm {
  /**
   * How often it withdraws.
   */
  frequency: 'DAILY' | 'WEEKLY' | 'MONTHLY';
  /**
   * On which day of the week.
   */
  weekday?: 'MONDAY' | 'TUESDAY' | 'WEDNESDAY' | 'THURSDAY' | 'FRIDAY' | 'SATURDAY' | 'SUNDAY';
  /**
   * On which day of the month.
   */
  month_day?: number;
  /**
   * At which hour.
   */
  time_of_day: string;
  /**
   * The verified account that it goes to; the primary one by default.
   */
  bank_account_id?: string;
  /**
   * What stays in the balance.
   */
  keep_amount?: string;
}
/**
 * Money that a person withdraws from the balance.
 */
export interface WithdrawalForm {
  /**
   * The verified account that it goes to; the primary one by default.
   */
  bank_account_id?: string;
  /**
   * What is sent.
   */
  amount: string;
}
