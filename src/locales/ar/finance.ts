import type { financeMessages as english } from '../en/finance.ts';
import type { Arabic } from './localeInfo.ts';

export const financeMessages: Arabic<typeof english> = {
  title: 'بالتقسيط',
  from: (monthly) => `قسط شهري يبدأ من ${monthly}`,
  terms: (down, months, day) => `مقدّم ${down}، ${months}، رقم استرشادي سارٍ حتى ${day}`,
  months: {
    zero: '# شهر',
    one: 'شهر واحد',
    two: 'شهران',
    few: '# أشهر',
    many: '# شهرًا',
    other: '# شهر',
  },
  kinds: { reducing: 'فائدة متناقصة', flat: 'فائدة ثابتة', murabaha: 'مرابحة: بيع بربح ثابت' },
  form: 'المقدّم ومدة التقسيط',
  fields: { offer: 'العرض', down: 'المقدّم (ج.م)', term: 'مدة التقسيط (بالشهور)' },
  slider: (field) => `${field}، شريط تمرير`,
  range: (from, to) => `من ${from} إلى ${to}`,
  outside: (from, to) => `أدخل رقمًا صحيحًا من ${from} إلى ${to}`,
  monthly: 'القسط الشهري',
  rows: {
    price: 'سعر السيارة',
    down: 'المقدّم',
    financed: 'المبلغ المموّل',
    interest: 'الفائدة',
    profit: 'الربح',
    fee: 'المصاريف الإدارية',
    total: 'إجمالي ما ستدفعه في السيارة',
  },
  assumptions: 'على أي أساس حُسب القسط',
  reducing: (rate) => `فائدة سنوية ${rate} تُحسب كل شهر على المبلغ المتبقّي، والأقساط متساوية.`,
  flat: (rate) => `فائدة سنوية ${rate} على كامل المبلغ المموّل طوال المدة.`,
  murabaha: {
    bank: (rate) =>
      `يشتري البنك السيارة ثم يبيعها لك بثمنها مضافًا إليه ربح سنوي ${rate} من المبلغ المموّل. والربح ثابت طوال المدة.`,
    own: (rate) =>
      `نبيع لك السيارة بثمنها مضافًا إليه ربح سنوي ${rate} من المبلغ المموّل. والربح ثابت طوال المدة.`,
  },
  fee: (amount) => `تُدفع مصاريف إدارية قدرها ${amount} مع المقدّم.`,
  feeOf: (rate) => `تُدفع مصاريف إدارية بنسبة ${rate} من المبلغ المموّل مع المقدّم.`,
  rounding: 'يُقرّب القسط إلى أقرب قرش صحيح، ويُجبر نصف القرش.',
  indicative: 'هذا حساب تقريبي وليس عرضًا: الشروط النهائية في العقد بعد الموافقة على طلبك.',
  failed: 'تعذّر تحميل الأقساط.',
  ask: 'استفسر عن هذا العرض',
  inquiry: 'أود شراء هذه السيارة بالتقسيط.',
};
