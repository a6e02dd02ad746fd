import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { RouteError } from '../../src/app/RouteError.tsx';

test('rendering the error page of a missing chunk has no side effects', async () => {
  const store = vi.spyOn(Storage.prototype, 'setItem');
  const message = 'Failed to fetch dynamically imported module: https://dealer.example/assets/AboutPage.js';
  const lazy = () => Promise.reject(new TypeError(message));
  const router = createMemoryRouter([
    { path: '/', ErrorBoundary: RouteError, lazy, HydrateFallback: () => null },
  ]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(store).not.toHaveBeenCalled();
});
