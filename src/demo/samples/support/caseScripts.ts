import type { support_cases } from '#server/database/schema/index.ts';
import type { SampleRow } from '../SampleScene.ts';

type Case = SampleRow<typeof support_cases>;

/** A text in Indonesian and in English. */
type Said = readonly [indonesian: string, english: string];

/** A case of the demo, from its first message to its present state. */
export interface CaseScript {
  readonly status: Case['status'];
  /** How long ago it was raised, in days. */
  readonly age: number;
  readonly category: Case['category'];
  readonly subject: Said;
  readonly description: Said;
  readonly question?: Said;
  readonly reply?: Said;
  readonly answer?: Said;
}

/** Cases of the demo, newest first. */
export const CASE_SCRIPTS: readonly CaseScript[] = [
  {
    status: 'OPEN',
    age: 1,
    category: 'PAYMENT_PROBLEM',
    subject: ['Pembayaran virtual account belum tercatat', 'A virtual account payment is missing'],
    description: [
      'Pelanggan sudah transfer ke virtual account pukul 09.14 dan mengirim bukti, tetapi pembayarannya belum muncul di daftar.',
      'A customer paid into the virtual account at 09:14 and sent us the receipt, but the payment is not in the list.',
    ],
  },
  {
    status: 'AWAITING_REPLY',
    age: 2,
    category: 'INTEGRATION_HELP',
    subject: ['Callback pembayaran datang dua kali', 'A payment callback arrives twice'],
    description: [
      'Server kami menerima callback yang sama dua kali untuk beberapa pembayaran hari ini. Mohon dicek.',
      'Our server receives the same callback twice for some of today’s payments. Please check.',
    ],
    question: [
      'Berapa lama server Anda membalas callback tersebut? Kami mengirim ulang jika tidak dibalas dalam 10 detik.',
      'How long does your server take to respond? We send a callback again when there is no response within 10 seconds.',
    ],
  },
  {
    status: 'OPEN',
    age: 4,
    category: 'BILL_QUESTION',
    subject: ['Biaya di tagihan bulan lalu', 'Fees on last month’s bill'],
    description: [
      'Biaya kartu di tagihan lebih tinggi dari perhitungan kami. Mohon rinciannya per transaksi.',
      'The card fees on the bill are higher than we calculated. Please send the details per transaction.',
    ],
    question: ['Nomor tagihan mana yang Anda maksud?', 'Which bill number do you mean?'],
    reply: ['Tagihan bulan lalu, yang jatuh tempo tanggal 14.', 'Last month’s bill, the one due on the 14th.'],
  },
  {
    status: 'ANSWERED',
    age: 6,
    category: 'SETTLEMENT_PROBLEM',
    subject: ['Settlement belum masuk', 'A settlement has not arrived'],
    description: [
      'Settlement hari Jumat belum masuk ke saldo kami sampai Senin siang.',
      'Friday’s settlement had not arrived in our balance by Monday noon.',
    ],
    answer: [
      'Settlement hari Jumat dibayarkan pada hari kerja berikutnya karena libur bank. Dana sudah masuk Senin pukul 15.00.',
      'Friday’s settlement was paid on the next working day because of a bank holiday. It arrived on Monday at 15:00.',
    ],
  },
  {
    status: 'SOLVED',
    age: 9,
    category: 'TRANSFER_PROBLEM',
    subject: ['Transfer ke BCA tertunda', 'A transfer to BCA is delayed'],
    description: [
      'Transfer ke rekening pemasok masih diproses sejak tadi pagi.',
      'A transfer to our supplier’s account has been processing since this morning.',
    ],
    answer: [
      'Bank tujuan mengalami gangguan dan sudah pulih. Transfer Anda sudah sampai.',
      'The receiving bank had an outage, which is over. Your transfer has arrived.',
    ],
  },
  {
    status: 'DECLINED',
    age: 11,
    category: 'REFUND_PROBLEM',
    subject: ['Refund lebih dari jumlah pembayaran', 'A refund above the payment'],
    description: [
      'Kami ingin mengembalikan dana lebih besar dari pembayaran sebagai kompensasi untuk pelanggan.',
      'We want to refund more than the payment, to compensate the customer.',
    ],
    answer: [
      'Refund tidak bisa melebihi pembayaran. Silakan kirim selisihnya sebagai transfer.',
      'A refund cannot exceed the payment. Please send the difference as a transfer.',
    ],
  },
  {
    status: 'CLOSED',
    age: 40,
    category: 'ACCOUNT_ACCESS',
    subject: ['Anggota tim tidak bisa masuk', 'A team member can’t sign in'],
    description: [
      'Kasir baru kami tidak menerima kode verifikasi saat masuk.',
      'Our new cashier does not get the verification code when signing in.',
    ],
    question: ['Apakah nomor telepon di profilnya sudah benar?', 'Is the phone number in their profile correct?'],
    reply: ['Ternyata salah satu angkanya. Sudah kami perbaiki.', 'One digit was wrong. We have corrected it.'],
    answer: [
      'Terima kasih. Kode sekarang terkirim ke nomor yang baru.',
      'Thank you. Codes now go to the corrected number.',
    ],
  },
  {
    status: 'CLOSED',
    age: 75,
    category: 'SOMETHING_ELSE',
    subject: ['Logo baru di halaman pembayaran', 'A new logo on the payment page'],
    description: [
      'Bagaimana cara mengganti logo di halaman pembayaran kami?',
      'How do we change the logo on our payment page?',
    ],
    answer: [
      'Buka Pengaturan, lalu Checkout, dan unggah logo baru Anda.',
      'Open Settings, then Checkout, and upload your new logo.',
    ],
  },
];
