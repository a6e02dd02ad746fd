import { expect } from 'vitest';
import { visitor as person } from '../../support/factories.ts';
import { mailsOf } from '../../support/mails.ts';
import type { Steps } from './step.ts';

/** An inquiry from the floating button to the dealer's inbox. */
export const inquirySteps: Steps = {
  async 'an inquiry is sent, and arrives'(visitor) {
    const email = `walk-${crypto.randomUUID().slice(0, 8)}@example.com`;
    await visitor.open('/inventory');
    await visitor.click('link', 'Audi A6…');
    await visitor.click('button', 'Message us about this car');
    await visitor.see('heading', 'Interested? Send your car inquiry!');
    expect(await visitor.read(() => (document.activeElement as HTMLInputElement).name)).toBe('firstName');
    const message = 'Is it still there?';
    for (const [name, text] of Object.entries({ ...person, Email: email, Message: message }))
      await visitor.fill(name, text);
    await visitor.click('button', 'Send Message');
    await visitor.see('text', 'Message sent successfully!');
    const [mail] = await mailsOf(email);
    expect(mail?.text).toContain(message);
    expect(mail?.text).toContain('+201001234567');
    await visitor.until(() => document.querySelector('dialog[open]') === null);
  },
  async 'the message button hides neither price nor footer'(visitor) {
    await visitor.open('/inventory');
    await visitor.click('link', 'Audi A6…');
    await visitor.see('button', 'Message us about this car');
    for (const width of [320, 390, 1280]) {
      await visitor.resize({ width, height: 700 });
      expect(await visitor.read(overlaps, 'main h1 + p'), `price at ${width}`).toBe(false);
      await visitor.read(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await visitor.read(overlaps, 'footer'), `footer at ${width}`).toBe(false);
      await visitor.read(() => scrollTo(0, 0));
    }
  },
};

/** Whether the floating button overlaps an element. Runs in the page. */
function overlaps(selector: string): boolean {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Message us'),
  );
  const a = button?.getBoundingClientRect();
  const element = document.querySelector(selector) as Element;
  const range = document.createRange();
  range.selectNodeContents(element);
  const b = (selector === 'footer' ? element : range).getBoundingClientRect();
  if (!a) throw new Error('No button');
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
