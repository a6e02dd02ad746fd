import { localeInfo } from '#locales/localeInfo.ts';

export function faqData(faq: readonly { readonly question: string; readonly answer: string }[]) {
  return {
    '@type': 'FAQPage',
    inLanguage: localeInfo.code,
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
