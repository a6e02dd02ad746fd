/** Why a car could not be saved. */
export const shortlistNoticeMessages = {
  full: {
    one: 'Your list can hold # car. Remove one to add another.',
    other: 'Your list can hold # cars. Remove one to add another.',
  },
  notStored: 'This browser can’t save your shortlist. It will be gone when you close this tab.',
} as const;
