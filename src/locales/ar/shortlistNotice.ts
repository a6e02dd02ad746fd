import type { shortlistNoticeMessages as english } from '../en/shortlistNotice.ts';
import type { Arabic } from './localeInfo.ts';

const makeRoom = 'أزل واحدة لتفسح مكانًا لغيرها.';

export const shortlistNoticeMessages: Arabic<typeof english> = {
  full: {
    zero: `لا تتسع المفضلة لأي سيارة. ${makeRoom}`,
    one: `تتسع المفضلة لسيارة واحدة. ${makeRoom}`,
    two: `تتسع المفضلة لسيارتين. ${makeRoom}`,
    few: `تتسع المفضلة لـ# سيارات. ${makeRoom}`,
    many: `تتسع المفضلة لـ# سيارة. ${makeRoom}`,
    other: `تتسع المفضلة لـ# سيارة. ${makeRoom}`,
  },
  notStored: 'هذا المتصفح لا يحفظ مفضلتك: ستبقى إلى أن تغلق علامة التبويب هذه.',
};
