import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { AsyncBoundary } from '../../src/site/shared/AsyncBoundary.tsx';

function List({ promise, onRetry }: { promise: Promise<string>; onRetry: () => void }) {
  return (
    <AsyncBoundary promise={promise} onRetry={onRetry}>
      {(text) => <input aria-label={text} />}
    </AsyncBoundary>
  );
}

async function fail(): Promise<never> {
  throw new Error('Too busy.');
}

test('a failed refresh keeps typed input, and its Refresh button retries without a reload', async () => {
  const onRetry = vi.fn();
  const show = (promise: Promise<string>) => <List promise={promise} onRetry={onRetry} />;
  const { rerender } = await act(async () => render(show(Promise.resolve('Cars'))));
  await userEvent.type(screen.getByLabelText('Cars'), 'bmw');

  await act(async () => rerender(show(fail())));
  expect(screen.getByRole('alert')).toHaveTextContent('Error: Too busy.');
  expect(screen.getByLabelText('Cars')).toHaveValue('bmw');
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onRetry).toHaveBeenCalledOnce();

  await act(async () => rerender(show(Promise.resolve('New cars'))));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByLabelText('New cars')).toHaveValue('bmw');
});
