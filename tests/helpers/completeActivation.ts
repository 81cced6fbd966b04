import { addressIn } from './addressIn.ts';
import type { Person } from './testApp.ts';
import { uploadDocument } from './uploadFile.ts';

/** The form of the activation of a company in Indonesia, complete, with files that the person uploads. */
export async function completeActivation(person: Person): Promise<Record<string, unknown>> {
  return {
    entity_type: 'ENTITY_DOMESTIC',
    legal_name: 'PT Baru Jaya',
    brand_name: 'Baru',
    industry: 'RETAIL',
    sector: 'OFFICE_SUPPLIES',
    description: 'Perlengkapan kantor untuk usaha kecil di Bandung.',
    website: 'https://baru.example',
    usage_intents: ['ACCEPT_PAYMENTS', 'SEND_MONEY'],
    monthly_volume: 'UNDER_10000_USD',
    tax_number: '01.234.567.8-901.000',
    registration_number: '1234567890123',
    email: 'halo@baru.example',
    phone_number: '+6281234567890',
    address: await addressIn(person, 'ID'),
    representative_name: 'Bayu Pratama',
    representative_role: 'Direktur',
    representative_birth_date: '1985-04-12',
    representative_country: 'ID',
    representative_email: 'bayu@baru.example',
    representative_phone: '+6281234567891',
    id_option: 'ONE_PRIMARY',
    primary_id: 'KTP',
    primary_id_number: '3273011204850001',
    primary_id_file: await uploadDocument(person, 'DEVELOPMENT'),
    owners: [{ name: 'Bayu Pratama', role: 'DIRECTOR', country: 'ID', id_number: '3273011204850001', share: 60 }],
    registration_file: await uploadDocument(person, 'DEVELOPMENT'),
    tax_file: await uploadDocument(person, 'DEVELOPMENT'),
    agreed: true,
  };
}
