/** Helpers for the HTML that the site's editor (Quill 2) stores. */
export const h2 = (text: string) => `<h2>${text}</h2>`;
export const h3 = (text: string) => `<h3>${text}</h3>`;
export const p = (text: string) => `<p>${text}</p>`;
export const quote = (text: string) => `<blockquote>${text}</blockquote>`;
export const arabic = (text: string) => `<p class="ql-align-right ql-direction-rtl">${text}</p>`;
export const picture = (address: string, alt: string) => `<p><img src="${address}" alt="${alt}"></p>`;
export const link = (href: string, text: string) =>
  `<a href="${href}" rel="noopener noreferrer" target="_blank">${text}</a>`;

const list = (kind: 'bullet' | 'ordered', items: readonly string[]) =>
  `<ol>${items
    .map((item) => `<li data-list="${kind}"><span class="ql-ui" contenteditable="false"></span>${item}</li>`)
    .join('')}</ol>`;
export const bullets = (...items: string[]) => list('bullet', items);
export const steps = (...items: string[]) => list('ordered', items);
