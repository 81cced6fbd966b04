/** Bahasa Indonesia names of common fields: whole names first, if they are not composed of their words. */
const NAMES: Readonly<Record<string, string>> = {
  account_holder_name: 'Nama pemilik rekening',
  account_name: 'Nama rekening',
  account_number: 'Nomor rekening',
  created: 'Dibuat',
  created_at: 'Dibuat',
  due: 'Jatuh tempo',
  due_date: 'Jatuh tempo',
  email_address: 'Email',
  external_id: 'ID eksternal',
  failure_code: 'Kode kegagalan',
  net_amount: 'Jumlah bersih',
  paid_at: 'Dibayar',
  payer_email: 'Email pembayar',
  payment_method: 'Metode pembayaran',
  phone_number: 'Nomor telepon',
  reference_id: 'ID referensi',
  updated: 'Diperbarui',
  updated_at: 'Diperbarui',
};

/** Words that names are composed of. */
const WORDS: Readonly<Record<string, string>> = {
  account: 'rekening',
  active: 'aktif',
  address: 'alamat',
  amount: 'jumlah',
  approved: 'disetujui',
  balance: 'saldo',
  bank: 'bank',
  batch: 'kelompok',
  bill: 'tagihan',
  business: 'bisnis',
  canceled: 'dibatalkan',
  cancelled: 'dibatalkan',
  card: 'kartu',
  category: 'kategori',
  channel: 'kanal',
  city: 'kota',
  closed: 'ditutup',
  code: 'kode',
  completed: 'selesai',
  count: 'jumlah',
  country: 'negara',
  currency: 'mata uang',
  customer: 'pelanggan',
  date: 'tanggal',
  deadline: 'tenggat',
  declined: 'ditolak',
  description: 'keterangan',
  discount: 'diskon',
  dispute: 'sengketa',
  done: 'selesai',
  draft: 'draf',
  email: 'email',
  end: 'akhir',
  expired: 'kedaluwarsa',
  expires: 'kedaluwarsa',
  failed: 'gagal',
  fee: 'biaya',
  file: 'berkas',
  id: 'ID',
  inactive: 'nonaktif',
  invoice: 'faktur',
  item: 'barang',
  items: 'barang',
  kind: 'jenis',
  language: 'bahasa',
  link: 'tautan',
  lost: 'kalah',
  merchant: 'pedagang',
  message: 'pesan',
  metadata: 'metadata',
  method: 'metode',
  name: 'nama',
  note: 'catatan',
  notes: 'catatan',
  number: 'nomor',
  open: 'terbuka',
  order: 'pesanan',
  overdue: 'lewat jatuh tempo',
  paid: 'lunas',
  payer: 'pembayar',
  payment: 'pembayaran',
  payout: 'pencairan',
  pending: 'menunggu',
  period: 'periode',
  phone: 'telepon',
  plan: 'paket',
  price: 'harga',
  processing: 'diproses',
  product: 'produk',
  quantity: 'kuantitas',
  reason: 'alasan',
  recipient: 'penerima',
  reference: 'referensi',
  refund: 'refund',
  refunded: 'dikembalikan',
  rejected: 'ditolak',
  sender: 'pengirim',
  sent: 'terkirim',
  settled: 'diselesaikan',
  settlement: 'penyelesaian',
  start: 'awal',
  state: 'status',
  status: 'status',
  store: 'toko',
  subscription: 'langganan',
  success: 'berhasil',
  succeeded: 'berhasil',
  tax: 'pajak',
  title: 'judul',
  total: 'total',
  transaction: 'transaksi',
  tries: 'percobaan',
  type: 'jenis',
  unpaid: 'belum dibayar',
  urgent: 'mendesak',
  url: 'URL',
  voided: 'dibatalkan',
  won: 'menang',
};

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the name of a field or value in Bahasa Indonesia, or `undefined` if one of its words is unknown. */
export function translate(name: string): string | undefined {
  const whole = NAMES[name.toLowerCase()];
  if (whole !== undefined) return whole;
  const words = name
    .toLowerCase()
    .split(/[_\-\s]+/)
    .map((word) => WORDS[word]);
  // The noun comes first, its modifiers follow.
  return words.includes(undefined) ? undefined : capitalised(words.reverse().join(' '));
}

/** Marks a text that still has to be translated. */
export function untranslated(english: string): string {
  return `⟦${english}⟧`;
}
