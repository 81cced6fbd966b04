/** Common names and places of each country. All people are fictitious. */
export interface NameBook {
  readonly given: readonly string[];
  readonly family: readonly string[];
  readonly cities: readonly string[];
  /** Parts of business names: a form and a name. */
  readonly businessForms: readonly string[];
  readonly businessNames: readonly string[];
  /** Mobile prefixes in E.164, and the number of digits that follow. */
  readonly mobilePrefixes: readonly string[];
  readonly mobileDigits: number;
  /** Beginning of numbers in the register of companies; five digits follow. */
  readonly registrationPrefix: string;
  /** What a business writes of a customer that is a company, in its language. */
  readonly paysByInvoice: string;
}

const INDONESIA: NameBook = {
  given: words(
    'Adi Agus Ahmad Aisyah Aldi Amelia Andi Anisa Arief Ayu Bagus Bambang Bayu Bella Budi Cahya Citra Dedi Dewi Dian Dimas Dwi Eka Eko Fajar Farhan Fitri Galih Gita Hadi Hana Hendra Ika Indah Indra Intan Irfan Joko Kartika Kevin Laras Lestari Lia Lukman Made Maya Mega Nadia Nanda Nia Nur Nyoman Putri Putu Rahma Ratna Reza Rina Rizki Sari Siti Sri Surya Tari Taufik Tri Umar Vina Wahyu Wati Wayan Yanti Yoga Yusuf Zahra',
  ),
  family: words(
    'Anggraini Ardiansyah Aritonang Aulia Batubara Damayanti Fauzi Firmansyah Ginting Gunawan Hakim Halim Handayani Hartono Hasibuan Hidayat Irawan Kurniawan Kusuma Laksono Lubis Mahendra Manurung Maulana Nasution Nugroho Nurhaliza Oktaviani Permana Permata Pradana Pranata Prasetyo Pratama Purnomo Puspita Rahardjo Rahmawati Ramadhan Rangkuti Safitri Santoso Saputra Saragih Setiawan Siahaan Simanjuntak Siregar Sitompul Suharto Sulistyo Suryani Susanto Sutanto Tanjung Utami Wardani Wibowo Wicaksono Widodo Wijaya Winata Wulandari Yulianti',
  ),
  cities: list(
    'Jakarta Selatan, Jakarta Pusat, Jakarta Barat, Jakarta Timur, Bandung, Surabaya, Yogyakarta, Semarang, Medan, Makassar, Denpasar, Malang, Bogor, Depok, Tangerang, Bekasi, Palembang, Pekanbaru, Balikpapan, Manado, Batam, Padang, Solo, Cirebon',
  ),
  businessForms: list('PT, CV, Toko, UD, Koperasi'),
  businessNames: list(
    'Sumber Rejeki, Maju Jaya, Berkah Abadi, Cahaya Timur, Sinar Harapan, Karya Mandiri, Anugerah Sejahtera, Gayo Lestari, Toraja Makmur, Nusa Indah, Bintang Utama, Mitra Sentosa, Surya Kencana, Tunas Muda, Lautan Biru, Kencana Raya, Sari Alam, Rukun Tani, Mega Kemasan, Susu Segar Lembang, Rasa Nusantara, Griya Kopi, Prima Logistik, Agung Perkasa, Bumi Hijau',
  ),
  mobilePrefixes: words('+62811 +62812 +62813 +62821 +62822 +62851 +62852 +62856 +62857 +62878 +62881 +62895'),
  mobileDigits: 8,
  registrationPrefix: '91203301',
  paysByInvoice: 'Membayar dengan invoice',
};

const PHILIPPINES: NameBook = {
  given: words(
    'Aaron Aileen Alden Althea Andrea Angelica Anthony Arlene Arnel Bea Benigno Bianca Carlo Carmela Cherry Christian Clarissa Cristina Daniel Danica Diego Divina Edgar Eduardo Elena Emmanuel Erlinda Felipe Francis Gabriel Gemma Gerald Grace Hannah Hazel Ian Imelda Isabel Jasmine Jericho Jessa Joel Jomar Jose Josefina Joy Juan Julius Karen Kathleen Kristine Leandro Liza Lourdes Luis Luz Maricel Mark Mary Melissa Miguel Nathaniel Nena Noel Paolo Patricia Ramon Regina Rey Rhea Rico Rodel Rosa Rowena Ruel Sheila Teresa Vicente Vilma',
  ),
  family: list(
    'Abad, Aguilar, Alonzo, Aquino, Bautista, Belmonte, Bernardo, Buenaventura, Cabrera, Castillo, Castro, Cordero, Cruz, Cruzado, Dalisay, De Guzman, De la Cruz, De Leon, Del Rosario, Diaz, Domingo, Espinosa, Espiritu, Estrada, Fernandez, Flores, Francisco, Garcia, Gonzales, Hernandez, Ignacio, Javier, Lacson, Lim, Lopez, Luna, Macaraeg, Magbanua, Malonzo, Manalo, Mendoza, Mercado, Morales, Navarro, Ocampo, Ortega, Padilla, Pangilinan, Pascual, Peña, Perez, Quijano, Quizon, Ramos, Reyes, Rivera, Robles, Roque, Salazar, Salonga, San Juan, Santiago, Santos, Silverio, Soriano, Sy, Tan, Tolentino, Torres, Valdez, Velasco, Villanueva, Yap, Zamora',
  ),
  cities: list(
    'Makati, Quezon City, Manila, Taguig, Pasig, Mandaluyong, Parañaque, Las Piñas, Caloocan, Marikina, Cebu City, Davao City, Iloilo City, Bacolod, Baguio, Cagayan de Oro, Antipolo, Dasmariñas, General Santos, Zamboanga City',
  ),
  businessForms: list('Tindahan ni, Sari-sari Store ni, RJ, JM, Kapatid'),
  businessNames: list(
    'Marketing, Trading, Enterprises, General Merchandise, Packaging Supplies, Hardware, Textiles, Home Depot Supply, Food Products, Logistics, Printing Services, Ceramics, Rattan Works, Abaca Crafts, Coconut Products',
  ),
  mobilePrefixes: words('+63905 +63906 +63915 +63917 +63918 +63919 +63920 +63927 +63939 +63945 +63956 +63977 +63995'),
  mobileDigits: 7,
  registrationPrefix: 'CS2019',
  paysByInvoice: 'Pays by invoice',
};

/** Indonesians abroad send money home, so the regional brand uses their names. */
export const NAME_BOOKS = { ID: INDONESIA, PH: PHILIPPINES, SG: INDONESIA } as const;

function words(text: string): string[] {
  return text.split(' ');
}

function list(text: string): string[] {
  return text.split(', ');
}
