/** The last section of a page: the way to the inquiry form. */
export const invitationMessages = {
  title: 'Have a car in mind?',
  action: 'Ask us about it',
} as const;
