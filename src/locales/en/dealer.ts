/** Whom to call, and when. Loaded after the page. */
export const dealerMessages = {
  label: 'Your contact',
  speaks: (languages: string) => `Speaks ${languages}`,
  openUntil: (time: string) => `Open now, until ${time}`,
  /** Of a closed showroom. */
  opens: {
    today: (time: string) => `Closed, opens at ${time}`,
    tomorrow: (time: string) => `Closed, opens tomorrow at ${time}`,
    /** @param day such as 'Saturday' */
    later: (day: string, time: string) => `Closed, opens on ${day} at ${time}`,
  },
} as const;
