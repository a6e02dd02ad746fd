import type { offlineWords as english } from '../en/offline.ts';
import type { Arabic } from './locale.ts';

export const offlineWords: Arabic<typeof english> = {
  offline: 'أنت غير متصل بالإنترنت.',
  noAnswer: 'تعذّر الحصول على أحدث البيانات الآن.',
  seenLast: 'هذا ما شاهدته آخر مرة.',
  seenAt: (time) => `يعود إلى ${time}.`,
};
