import { expect } from 'vitest';
import { testPorts } from '../../../scripts/local/ports.ts';
import type { Visitor } from '../visitor.ts';
import type { Step } from './step.ts';

/** An inquiry from the floating button to the dealer's inbox. */
export const inquirySteps: readonly Step[] = [
  {
    name: 'an inquiry is sent, and arrives',
    async run(visitor) {
      const email = `walk-${crypto.randomUUID().slice(0, 8)}@example.com`;
      await visitor.open('/inventory');
      await visitor.click('link', 'Audi A6…');
      await visitor.click('button', 'Message us about this car');
      await visitor.see('heading', 'Interested? Send your car inquiry!');
      expect(await visitor.read(() => (document.activeElement as HTMLInputElement).name)).toBe('firstName');
      await fillIn(visitor, email);
      await visitor.click('button', 'Send Message');
      await visitor.see('text', 'Message sent successfully!');
      const [mail] = await mailsFrom(email);
      expect(mail?.text).toContain('Is it still there?');
      expect(mail?.text).toContain('+201001234567');
      await visitor.until(() => document.querySelector('dialog[open]') === null);
    },
  },
  {
    name: 'the message button hides neither price nor footer',
    async run(visitor) {
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
  },
];

async function fillIn(visitor: Visitor, email: string): Promise<void> {
  const answers = {
    'First Name': 'Mona',
    'Last Name': 'Hassan',
    Email: email,
    Phone: '01001234567',
    Message: 'Is it still there?',
  };
  for (const [name, text] of Object.entries(answers)) await visitor.fill(name, text);
}

interface Mail {
  readonly text: string;
  readonly replyTo: readonly { readonly address: string }[];
}

async function mailsFrom(address: string): Promise<readonly Mail[]> {
  const response = await fetch(`http://127.0.0.1:${testPorts.inbox}/email`);
  const mails = (await response.json()) as readonly Mail[];
  return mails.filter(({ replyTo }) => replyTo?.some((sender) => sender.address === address));
}

/** Whether the floating button overlaps an element. Runs in the page. */
function overlaps(selector: string): boolean {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Message us'),
  );
  const a = button?.getBoundingClientRect();
  const range = document.createRange();
  range.selectNodeContents(document.querySelector(selector) as Element);
  const b =
    selector === 'footer'
      ? document.querySelector(selector)?.getBoundingClientRect()
      : range.getBoundingClientRect();
  if (!a || !b) throw new Error(`Neither button nor ${selector}`);
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
