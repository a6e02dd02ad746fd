/** Why the heart on a car did not do what it does. */
export const shortlistNoticeWords = {
  full: {
    one: 'A shortlist holds # car. Take one off to make room for another.',
    other: 'A shortlist holds # cars. Take one off to make room for another.',
  },
  notKept: 'This browser does not keep your shortlist: it is there until you close this tab.',
} as const;
