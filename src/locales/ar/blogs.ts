import type { blogsMessages as english } from '../en/blogs.ts';
import { type Arabic, isolated } from './localeInfo.ts';

export const blogsMessages: Arabic<typeof english> = {
  title: 'المدونة',
  description:
    'نصائح لمن يشتري سيارة أوروبية في مصر: الاستيراد والجمارك واختيار السيارة وفحصها والعناية بها.',
  lead: 'ما تعلّمناه عن السيارات الأوروبية في مصر، كتبناه لك.',
  listFailed: 'تعذّر تحميل المقالات.',
  none: 'لا توجد مقالات بعد.',
  untitled: 'بلا عنوان',
  onlyEnglish: 'بالإنجليزية فقط',
  byAuthor: (author) => `بقلم ${isolated(author)}`,
  failed: 'تعذّر تحميل المقال.',
  notFound: 'لم نعثر على المقال.',
  seeAll: 'كل المقالات',
  next: 'اقرأ أيضًا',
  cars: 'سيارات مختارة',
  allCars: 'كل السيارات',
};
