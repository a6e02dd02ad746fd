// @vitest-environment node
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

function prerender(Page: ComponentType, address: string): string {
  expect(typeof window).toBe('undefined');
  return renderToString(
    <MemoryRouter initialEntries={[address]}>
      <Page />
    </MemoryRouter>,
  );
}

test('the contact page contains its texts and fields', async () => {
  const { Component } = await import('../../src/site/pages/ContactPage.tsx');
  const html = prerender(Component, '/contact');
  expect(html).toContain('Contact Us');
  for (const label of ['First Name', 'Last Name', 'Email', 'Phone', 'Requested Car', 'Message'])
    expect(html).toContain(`>${label}</label>`);
  expect(html).not.toContain('iframe');
});

test('the tracking page fetches no sheet and is the same for every VIN', async () => {
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'])
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'x');
  vi.stubEnv('VITE_SHIPMENTS_CSV_URL', '/sheet.csv');
  const read = vi.spyOn(globalThis, 'fetch');
  const { Component } = await import('../../src/site/pages/TrackingPage.tsx');
  const html = prerender(Component, '/tracking');
  expect(html).toContain('Track Your Vehicle Shipment');
  expect(html).toContain('Loading...');
  const main = (text: string) => text.slice(text.indexOf('<h1'));
  expect(main(prerender(Component, '/tracking?vin=WBA1'))).toBe(main(html));
  expect(read).not.toHaveBeenCalled();
});
