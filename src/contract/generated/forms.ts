/* Generated from schemas/ by `npm run generate`. Do not edit. */

export interface Bundle {
  'forms/customer.schema.json'?: CustomerForm;
  'forms/invoice.schema.json'?: InvoiceForm;
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
 * An invoice as a person of the business writes it.
 */
export interface InvoiceForm {
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
   * The business's own reference; no two invoices have the same.
   */
  external_id?: string;
}
