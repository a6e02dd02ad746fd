import { expect, test } from 'vitest';
import { toPageAddress } from '../../src/app/pageAddress.ts';

const routes = [
  {
    id: 'site',
    children: [
      ...['/', '/inventory', '/car/:id', '/car/:id/report', '*'].map((path) => ({ path })),
      { path: '/dashboard', children: [{ path: '/dashboard/cars' }] },
    ],
  },
];

test.each([
  ['/INVENTORY', '/inventory'],
  ['/', '/'],
  ['/CAR/BMW-X5', '/car/BMW-X5'],
  ['/car/Abc%2f1/REPORT', '/car/Abc%2f1/report'],
  ['/Dashboard/Cars', '/dashboard/cars'],
  ['/No-Such-Page', '/No-Such-Page'],
  ['/DE', '/de'],
  ['/Design', '/Design'],
  ['/index.html', '/'],
  ['/car/bmw-x5.html', '/car/bmw-x5'],
])('%s leads to %s', (path, address) => {
  expect(toPageAddress(path, routes, '/', ['/de', '/ar'])).toBe(address);
});

test.each([
  ['/de/Inventory', '/de/inventory'],
  ['/de', '/de'],
  ['/AR/Inventory', '/ar/Inventory'],
])('in another language %s leads to %s', (path, address) => {
  expect(toPageAddress(path, routes, '/de/', ['/ar'])).toBe(address);
});
