import { localeInfo } from '#locales/localeInfo.ts';

/** schema.org data of a list of questions and answers. */
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
