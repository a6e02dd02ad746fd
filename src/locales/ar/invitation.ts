import type { invitationMessages as english } from '../en/invitation.ts';
import type { Arabic } from './localeInfo.ts';

export const invitationMessages: Arabic<typeof english> = {
  title: 'هل تفكّر في سيارة معيّنة؟',
  action: 'اسألنا عنها',
};
