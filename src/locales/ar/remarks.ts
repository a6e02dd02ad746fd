import type { CommonRemark } from '../../model/inspection/remarks.ts';

/** Nouns, which fit parts of either gender. */
export const remarkMessages: Readonly<Record<CommonRemark, string>> = {
  kerb: 'احتكاك بالرصيف',
  chips: 'آثار حصى',
  scratches: 'خدوش خفيفة',
  dent: 'انبعاج صغير',
  slightlyWorn: 'تآكل بسيط',
  worn: 'تآكل',
  damp: 'رشح بسيط',
  cracked: 'تشقق',
  rust: 'صدأ سطحي',
  due: 'موعد التغيير قريب',
  touchedUp: 'جرت معالجة الطلاء موضعيًا',
  repainted: 'أُعيد الطلاء',
  repaired: 'تم الإصلاح',
  replaced: 'تم الاستبدال',
};
