import type { videoMessages as english } from '../en/video.ts';
import { type Arabic, isolated } from './localeInfo.ts';

export const videoMessages: Arabic<typeof english> = {
  play: (site) => `تشغيل الفيديو من ${isolated(site)}`,
  title: (car) => `فيديو ${isolated(car)}`,
  offline: 'أنت غير متصل بالإنترنت، والفيديو يحتاج إلى اتصال.',
  blocked: 'إذا لم يبدأ الفيديو، فربما يحجبه المتصفح أو الشبكة.',
  openAt: (site) => `شاهده على ${isolated(site)}`,
};
