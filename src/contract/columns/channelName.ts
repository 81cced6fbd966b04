/** What banks, wallets, outlets and card networks call themselves, by the codes of the product. */
const NAMES: Readonly<Record<string, string>> = {
  BCA: 'BCA',
  MANDIRI: 'Mandiri',
  BNI: 'BNI',
  BRI: 'BRI',
  PERMATA: 'Permata',
  BSI: 'BSI',
  CIMB: 'CIMB Niaga',
  OVO: 'OVO',
  DANA: 'DANA',
  SHOPEEPAY: 'ShopeePay',
  LINKAJA: 'LinkAja',
  GCASH: 'GCash',
  MAYA: 'Maya',
  GRABPAY: 'GrabPay',
  QRIS: 'QRIS',
  ALFAMART: 'Alfamart',
  INDOMARET: 'Indomaret',
  '7ELEVEN': '7-Eleven',
  CEBUANA: 'Cebuana',
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  JCB: 'JCB',
  AMEX: 'American Express',
  DISCOVER: 'Discover',
  'VISA-ELECTRON': 'Visa Electron',
  DANKORT: 'Dankort',
  MAESTRO: 'Maestro',
  GPN: 'GPN',
  BPI: 'BPI',
  UNIONBANK: 'UnionBank',
  BDO: 'BDO',
  METROBANK: 'Metrobank',
  KREDIVO: 'Kredivo',
};

/** The name of a bank or another channel; `undefined` for a code that is not known. Names are the same in every language. */
export function channelName(code: string): string | undefined {
  return Object.hasOwn(NAMES, code) ? NAMES[code] : undefined;
}
