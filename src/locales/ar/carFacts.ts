import type { carFactMessages as english } from '../en/carFacts.ts';
import type { Arabic } from './localeInfo.ts';

export const carFactMessages: Arabic<typeof english> = {
  names: {
    brand: 'الماركة',
    model: 'الموديل',
    trim: 'الفئة',
    price: 'السعر',
    status: 'التوفّر',
    location: 'مكان السيارة',
    year: 'سنة الصنع',
    origin: 'بلد المنشأ',
    condition: 'الحالة',
    mileage: 'العداد',
    fuel: 'الوقود',
    transmission: 'ناقل الحركة',
    body: 'شكل الهيكل',
    power: 'القوة',
    engine: 'سعة المحرك',
    color: 'اللون',
    vin: 'رقم الشاسيه',
  },
  equipment: {
    specialFeatures: 'مميزات خاصة',
    engineSpecs: 'مواصفات المحرك',
    exterior: 'من الخارج',
    interior: 'من الداخل',
  },
};
