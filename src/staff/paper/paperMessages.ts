/** The words of printed documents, which are Arabic. */
export const paperMessages = {
  price: 'السعر شاملًا الضريبة',
  brand: 'النوع',
  model: 'الطراز',
  customs: 'الرسوم الجمركية والضرائب',
  equipment: 'الكماليات والتجهيزات',
  /** Equipment that does not fit on the page. */
  more: {
    zero: '',
    one: 'وميزة أخرى على صفحة السيارة',
    two: 'وميزتان أخريان على صفحة السيارة',
    few: 'و# ميزات أخرى على صفحة السيارة',
    many: 'و# ميزة أخرى على صفحة السيارة',
    other: 'و# ميزة أخرى على صفحة السيارة',
  },
  design: 'تصميم جهاز حماية المستهلك',
  scan: 'امسح الرمز لعرض صفحة السيارة',
  offer: {
    title: 'عرض سعر',
    number: 'رقم العرض',
    date: 'التاريخ',
    until: 'سارٍ حتى',
    to: 'السادة /',
    greeting: 'تحية طيبة وبعد،',
    opening: {
      before: 'بناءً على طلب عميلكم السيد/ة ',
      after: '، يسرنا أن نقدّم لكم عرض سعر السيارة الموضحة بياناتها فيما يلي:',
    },
    vin: 'رقم الشاسيه',
    engineNumber: 'رقم الموتور',
    inPounds: 'السعر بالجنيه المصري',
    only: (words: string) => `فقط ${words} لا غير`,
    closing: 'وتفضلوا بقبول فائق الاحترام والتقدير،',
    signature: 'الاسم والتوقيع',
    stamp: 'الختم',
  },
} as const;
