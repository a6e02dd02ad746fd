export const shareMessages = {
  action: 'Share',
  copy: 'Copy link',
  copied: 'Link copied.',
  copyThis: (url: string) => `Copy this link: ${url}`,
  whatsApp: 'WhatsApp',
} as const;
