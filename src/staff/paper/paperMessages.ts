/** The words of printed documents, which are Arabic. */
export const paperMessages = {
  price: 'السعر',
  equipment: 'الكماليات والتجهيزات',
  /** Equipment that does not fit on the page. */
  more: {
    zero: '',
    one: 'وتجهيزة أخرى على صفحة السيارة',
    two: 'وتجهيزتان أخريان على صفحة السيارة',
    few: 'و# تجهيزات أخرى على صفحة السيارة',
    many: 'و# تجهيزة أخرى على صفحة السيارة',
    other: 'و# تجهيزة أخرى على صفحة السيارة',
  },
  scan: 'امسح الرمز لصفحة السيارة',
  offer: {
    title: 'عرض سعر',
    number: 'رقم العرض',
    date: 'التاريخ',
    until: 'سارٍ حتى',
    to: 'السادة',
    greeting: 'تحية طيبة وبعد،',
    opening: 'يسرنا أن نقدم لكم عرض سعر السيارة التالية، بناءً على طلب عميلكم:',
    vin: 'رقم الشاسيه',
    engineNumber: 'رقم المحرك',
    inPounds: 'السعر بالجنيه المصري',
    only: (words: string) => `فقط ${words} لا غير`,
    closing: 'وتفضلوا بقبول فائق الاحترام،',
    signature: 'الاسم والتوقيع',
    stamp: 'الختم',
  },
} as const;
