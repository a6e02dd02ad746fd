import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getInquiryState, setInquiryState } from '../../src/site/inquiry/inquiryStore.ts';
import { ClearDeviceData } from '../../src/site/privacy/ClearDeviceData.tsx';
import { addToShortlist, getShortlist } from '../../src/site/shortlist/shortlistStore.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Clear data on this device' }));

function fillDevice(): void {
  addToShortlist(['volvo']);
  const draft = { firstName: 'Mona', lastName: '', email: '', phone: '', car: '', message: '' };
  setInquiryState('/contact', { stage: 'open', draft });
  localStorage.setItem('locale-offer-declined', 'true');
  sessionStorage.setItem('scroll', '{}');
}

test('clears the shortlist, unsent inquiries, choices and offline copies', async () => {
  const deleted: string[] = [];
  const remove = async (name: string) => deleted.push(name) > 0;
  vi.stubGlobal('caches', { keys: async () => ['last-seen', 'site-/-1'], delete: remove });
  fillDevice();
  render(<ClearDeviceData />);
  press();
  expect(await screen.findByText(/^Cleared\./)).toBeVisible();
  expect(getShortlist()).toEqual([]);
  expect(getInquiryState('/contact').draft).toBeNull();
  expect([localStorage.getItem('locale-offer-declined'), sessionStorage.length]).toEqual([null, 0]);
  expect(deleted).toEqual(['last-seen', 'site-/-1']);
});

test('says so when the browser blocks its storage', async () => {
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('denied', 'SecurityError')) });
  render(<ClearDeviceData />);
  press();
  expect(await screen.findByText(/^Your browser didn’t allow us to clear it\./)).toBeVisible();
});
