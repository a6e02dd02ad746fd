import type { invitationMessages as english } from '../en/invitation.ts';
import type { German } from './localeInfo.ts';

export const invitationMessages: German<typeof english> = {
  title: 'Haben Sie ein Auto im Sinn?',
  action: 'Fragen Sie uns',
};
