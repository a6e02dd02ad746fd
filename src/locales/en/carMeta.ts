/** A car's page for search engines and chats. */
export const carMetaMessages = {
  /** For search results and chat previews: 'New, 2024, BMW X5, 3,450,000 EGP. One owner.' */
  description: (facts: readonly string[], text: string) => `${facts.join(', ')}. ${text}`,
} as const;
