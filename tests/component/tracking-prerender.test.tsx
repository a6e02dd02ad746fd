// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

test('the tracking page fetches no sheet and is the same for every VIN', async () => {
  expect(typeof window).toBe('undefined');
  for (const name of ['API_KEY', 'AUTH_DOMAIN', 'PROJECT_ID', 'STORAGE_BUCKET', 'APP_ID'])
    vi.stubEnv(`VITE_FIREBASE_${name}`, 'x');
  vi.stubEnv('VITE_SHIPMENTS_CSV_URL', '/sheet.csv');
  const read = vi.spyOn(globalThis, 'fetch');
  const { Component } = await import('../../src/site/pages/TrackingPage.tsx');
  const prerender = (address: string) =>
    renderToString(
      <MemoryRouter initialEntries={[address]}>
        <Component />
      </MemoryRouter>,
    );
  const html = prerender('/tracking');
  expect(html).toContain('Track Your Vehicle Shipment');
  expect(html).toContain('Loading...');
  const main = (text: string) => text.slice(text.indexOf('<h1'));
  expect(main(prerender('/tracking?vin=WBA1'))).toBe(main(html));
  expect(read).not.toHaveBeenCalled();
});
